/* grid-view.h - RtGridView: shows a scene, reports intents. Holds no state of the game.
 *
 * A container (accessible role grid) of 81 light cells (role grid cell) with real focus; the board
 * is always left to right. It owns what is only of the view: focus, selection, pencil mode. */
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

/* Shows SCENE: only cells that differ are drawn again. With SPEAK false the cells' accessible names
 * are left as they are (while an animation runs); a later call with true brings them up to date. */
void rt_grid_view_set_scene (RtGridView *self, const RtScene *scene, bool speak);

const RtScene *rt_grid_view_scene (RtGridView *self);

/* STEPS: it shows steps of something; keys that go through them (rt_intent_is_step_key) are left to
 * others. */
void rt_grid_view_set_steps (RtGridView *self, bool steps);

int rt_grid_view_focus_cell (RtGridView *self);
void rt_grid_view_set_focus_cell (RtGridView *self, int cell);

/* The cell at this place of the grid view, or -1. */
int rt_grid_view_cell_at (RtGridView *self, double x, double y);

/* The digit whose mark is at this place, of which CELL becomes the cell; 0: there is none. */
int rt_grid_view_mark_at (RtGridView *self, double x, double y, int *cell);
