/* step-list.h - RtStepList: a list of logical steps to look at, search in and choose from. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/reasoning.h"

#include <gtk/gtk.h>

#define RT_TYPE_STEP_LIST (rt_step_list_get_type ())
G_DECLARE_FINAL_TYPE (RtStepList, rt_step_list, RT, STEP_LIST, GtkWidget)

/* Signals:
 *   pointed  (int): the step that the person has selected or, except in a path, points at
 *   chosen   (int): the step that the person wants done */
GtkWidget *rt_step_list_new (void);

/* STEPS (of RtStep) may be NULL: none. A path is listed in its order, with numbers; the steps that
 * are possible here are grouped by technique, each group under its name. */
void rt_step_list_set_steps (RtStepList *self, GPtrArray *steps, RtSteps kind);

/* The text of the row that is selected; NULL: none is. The caller frees it. */
char *rt_step_list_selected_text (RtStepList *self);

/* Adds those of STEPS from FIRST on. The first of them must have another technique than the step
 * before it. */
void rt_step_list_add_steps (RtStepList *self, GPtrArray *steps, guint first, RtSteps kind);

/* Selects the step at PLACE and scrolls to it; below 0: none. */
void rt_step_list_select (RtStepList *self, int place);
