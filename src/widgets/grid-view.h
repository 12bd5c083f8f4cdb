/* grid-view.h - RtGridView, a widget: shows a scene (digits and marks of 81 cells), and reports the
 * person's wishes for cells. It does not depend on the rules of the game.
 *
 * For screen readers, it is a grid of 81 focusable grid cells. The board is not mirrored in
 * right-to-left languages. The widget stores focus, selection, the mode of writing and the held digit
 * (the digit that a click on a cell writes). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "widgets/intent.h"

#include <gtk/gtk.h>

#define RT_TYPE_GRID_VIEW (rt_grid_view_get_type ())
G_DECLARE_FINAL_TYPE (RtGridView, rt_grid_view, RT, GRID_VIEW, GtkWidget)

/* Signals:
 *   intent    (RtIntent *, valid during the call): an intent of the kind WRITE or CLEAR, with cells
 *   advanced  the focus has moved to the next cell because a digit was typed
 *   menu      (double x, double y): the secondary button or a long press asks for the menu
 * Properties:
 *   mode         int, one of the first RT_N_WRITES of RtEdit: what a typed digit writes
 *   held         int 0..9, read-only: the digit (in the mode of colours, the colour) that a click on
 *                a cell writes; 0: none
 *   lit          int 0..9, read-only: the held digit in every mode; its cells and marks are lit, and
 *                colours go to its candidates; 0: none
 *   pairs        boolean: cells with two centre marks are lit
 *   chosen       boolean, read-only: the person has chosen the selection, and not cancelled it
 *   digit-first  boolean: rt_grid_view_press always sets the held digit
 *   advances     boolean: a puzzle is typed in; each digit or blank moves the focus to the next cell
 *   focus-cell   int 0..80 */

GtkWidget *rt_grid_view_new (void);

/* Shows SCENE, the digits and marks of all cells. Draws only changed cells again. If SPEAK is true, updates the
 * accessible names. SPEAK is false during an animation; after the animation, a call with true must follow. */
void rt_grid_view_set_scene (RtGridView *self, const RtScene *scene, bool speak);

const RtScene *rt_grid_view_scene (RtGridView *self);

/* Sets whether steps of a search or solving path are shown. If STEPS is true, the grid view ignores
 * the keys of rt_intent_is_step_key, so that the window can use them to move from step to step. */
void rt_grid_view_set_steps (RtGridView *self, bool steps);

/* Writes DIGIT (1..9) into the selection, like the key of DIGIT. If a digit is held already, no cell
 * is chosen, or `digit-first` is true, sets the held digit to DIGIT instead, or to none if it is DIGIT
 * already. */
void rt_grid_view_press (RtGridView *self, int digit);

/* Clears the cells of the selection, like the key 0. */
void rt_grid_view_erase (RtGridView *self);

/* Resets selection and held digit (which a click writes), and moves the focus to the first cell.
 * For another puzzle. */
void rt_grid_view_forget (RtGridView *self);

int rt_grid_view_focus_cell (RtGridView *self);
void rt_grid_view_set_focus_cell (RtGridView *self, int cell);

/* Returns the cell at X, Y in coordinates of the widget, or -1 outside the board. */
int rt_grid_view_cell_at (RtGridView *self, double x, double y);

/* Returns the digit of the pencil mark at X, Y, or 0 if there is none. Sets CELL to the cell at X, Y,
 * or to -1 outside the board. */
int rt_grid_view_mark_at (RtGridView *self, double x, double y, int *cell);
