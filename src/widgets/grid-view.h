/* grid-view.h - RtGridView, a widget: shows a scene and reports intents; it knows no rules of
 * the game.
 *
 * A container (accessible role grid) of 81 cells (role grid cell) that can have the focus. The
 * board runs from left to right in every language. It owns focus, selection and pencil mode. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "widgets/intent.h"

#include <gtk/gtk.h>

#define RT_TYPE_GRID_VIEW (rt_grid_view_get_type ())
G_DECLARE_FINAL_TYPE (RtGridView, rt_grid_view, RT, GRID_VIEW, GtkWidget)

/* Signal `intent` (RtIntent *, valid during the call): DIGIT, MARK or CLEAR on the selected cells.
 * Properties: `pencil` boolean (a digit writes a mark), `focus-cell` int 0..80. */

GtkWidget *rt_grid_view_new (void);

/* Shows SCENE; only changed cells are drawn again. If SPEAK is false, as during an animation,
 * accessible names are not updated; a later call with true updates them. */
void rt_grid_view_set_scene (RtGridView *self, const RtScene *scene, bool speak);

const RtScene *rt_grid_view_scene (RtGridView *self);

/* STEPS: the scene is a step of a search or path. The keys of rt_intent_is_step_key are ignored
 * then. */
void rt_grid_view_set_steps (RtGridView *self, bool steps);

int rt_grid_view_focus_cell (RtGridView *self);
void rt_grid_view_set_focus_cell (RtGridView *self, int cell);

/* Returns the cell at X, Y, or -1. */
int rt_grid_view_cell_at (RtGridView *self, double x, double y);

/* Returns the digit of the pencil mark at X, Y and sets CELL; 0 if there is none. */
int rt_grid_view_mark_at (RtGridView *self, double x, double y, int *cell);
