/* step-list.h - RtStepList, a widget: list of logical steps that the person views, searches and applies. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_LIST (rt_step_list_get_type ())
G_DECLARE_FINAL_TYPE (RtStepList, rt_step_list, RT, STEP_LIST, GtkBox)

/* Signals:
 *   pointed  (int): index of the step that the person has selected or, except in a path, points at
 *   chosen   (int): index of the step that the person wants to apply */

/* Lists STEPS (of RtStep; NULL: none). If KIND is a path to the solution, the steps are numbered;
 * otherwise they are grouped by technique, with a heading for each group. */
void rt_step_list_set_steps (RtStepList *self, GPtrArray *steps, RtSteps kind);

/* Returns the text of the selected row, or NULL if no row is selected. Free with g_free. */
char *rt_step_list_selected_text (RtStepList *self);

/* Appends the steps of STEPS from the index FIRST on, whose technique must differ from that of the
 * step before. KIND: steps of a path, or possible steps. */
void rt_step_list_add_steps (RtStepList *self, GPtrArray *steps, guint first, RtSteps kind);

/* Selects the step with the index PLACE, and scrolls to it. If PLACE is negative, unselects all steps. */
void rt_step_list_select (RtStepList *self, int place);
