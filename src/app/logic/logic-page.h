/* logic-page.h - RtLogicPage, the side page of logic: all possible steps, or the path to the solution,
 * with cases and links of the current step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"

#include <gtk/gtk.h>

#define RT_TYPE_LOGIC_PAGE (rt_logic_page_get_type ())
G_DECLARE_FINAL_TYPE (RtLogicPage, rt_logic_page, RT, LOGIC_PAGE, GtkBox)

GtkWidget *rt_logic_page_new (void);

/* Shows the hints, steps and paths of REASONING and follows their changes. If REASONING is NULL,
 * keeps the contents and follows nothing. */
void rt_logic_page_set_reasoning (RtLogicPage *self, RtReasoning *reasoning);
