/* technique-options.h - RtTechniqueOptions: what holds for all techniques: whether one solution is
 * presumed, and the order in which they are tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/techniques.h"

#include <gtk/gtk.h>

#define RT_TYPE_TECHNIQUE_OPTIONS (rt_technique_options_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniqueOptions, rt_technique_options, RT, TECHNIQUE_OPTIONS, GtkWidget)

/* Shows and changes TECHNIQUES, which it keeps alive. */
GtkWidget *rt_technique_options_new (RtTechniques *techniques);
