/* grid-view.h - RtGridView, a widget: shows a scene, and reports the intents of the person. It does
 * not depend on the rules of the game.
 *
 * For screen readers, it is a grid of 81 focusable grid cells. The board is not mirrored in
 * right-to-left languages. The widget holds focus, selection and pencil mode. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "widgets/intent.h"

#include <gtk/gtk.h>

#define RT_TYPE_GRID_VIEW (rt_grid_view_get_type ())
G_DECLARE_FINAL_TYPE (RtGridView, rt_grid_view, RT, GRID_VIEW, GtkWidget)

/* Signal `intent` (RtIntent *, valid during the call): an intent of the kind DIGIT, MARK or CLEAR
 * for the selected cells.
 * Properties: `pencil` boolean (a digit writes a pencil mark), `focus-cell` int 0..80. */

GtkWidget *rt_grid_view_new (void);

/* Shows SCENE. Only changed cells are drawn again. SPEAK: updates accessible names; false during an
 * animation, after which a call with true must follow. */
void rt_grid_view_set_scene (RtGridView *self, const RtScene *scene, bool speak);

const RtScene *rt_grid_view_scene (RtGridView *self);

/* Sets whether steps of a search or path are shown. If STEPS is true, the grid view ignores the
 * keys of rt_intent_is_step_key, which then move in the steps. */
void rt_grid_view_set_steps (RtGridView *self, bool steps);

int rt_grid_view_focus_cell (RtGridView *self);
void rt_grid_view_set_focus_cell (RtGridView *self, int cell);

/* Returns the cell at X, Y, or -1. */
int rt_grid_view_cell_at (RtGridView *self, double x, double y);

/* Returns the digit of the pencil mark at X, Y, or 0 if there is none. Sets CELL to the cell, or to
 * -1. */
int rt_grid_view_mark_at (RtGridView *self, double x, double y, int *cell);
