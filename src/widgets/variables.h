/* variables.h - RtVariablesView, a widget: table of the current variables of a search, and its stack. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <gtk/gtk.h>

#define RT_TYPE_VARIABLES_VIEW (rt_variables_view_get_type ())
G_DECLARE_FINAL_TYPE (RtVariablesView, rt_variables_view, RT, VARIABLES_VIEW, GtkBox)

/* Shows VARIABLES and STACK of a search at its current step; each may be NULL: none. Updates only changed rows. */
void rt_variables_view_show (RtVariablesView *self, const RtVariables *variables,
                             const RtStack *stack);
