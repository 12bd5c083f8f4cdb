/* step-links.h - RtStepLinks: the links of a chain, folded up ("12 links") or listed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_LINKS (rt_step_links_get_type ())
G_DECLARE_FINAL_TYPE (RtStepLinks, rt_step_links, RT, STEP_LINKS, GtkWidget)

GtkWidget *rt_step_links_new (void);

/* Lists the links of VIEW of STEP, or of all views for 0. Hidden where there are none, or STEP is
 * NULL. It stays unfolded from step to step. */
void rt_step_links_show (RtStepLinks *self, const RtStep *step, guint view);
