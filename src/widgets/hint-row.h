/* hint-row.h - RtHintRow, a widget: a row of the card below the grid, with the stage of a hint, and buttons for hints
 * and paths. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"

#include <gtk/gtk.h>

#define RT_TYPE_HINT_ROW (rt_hint_row_get_type ())
G_DECLARE_FINAL_TYPE (RtHintRow, rt_hint_row, RT, HINT_ROW, GtkBox)

/* Signals:
 *   apply  apply the current logical step; on a path, also all steps before it
 *   close  close the hint, the list of steps or the path
 * The other buttons activate actions: "win.hint", and "win.technique" with the id of the current
 * technique. */
GtkWidget *rt_hint_row_new (void);

/* Shows the stage and the buttons for the hint or path that MOMENT explains; its member `reasoning`
 * must not be NULL. */
void rt_hint_row_show (RtHintRow *self, const RtMoment *moment);
