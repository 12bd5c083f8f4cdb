/* hint-row.h - RtHintRow, a widget of the card: stage of a hint, and actions on hints and paths. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"

#include <gtk/gtk.h>

#define RT_TYPE_HINT_ROW (rt_hint_row_get_type ())
G_DECLARE_FINAL_TYPE (RtHintRow, rt_hint_row, RT, HINT_ROW, GtkBox)

/* Signals:
 *   apply  the step that is shown is to be done, on a path with all before it
 *   close  the hint, list or path is to be put away
 * Its other buttons have actions: "win.hint", and "win.technique" with the technique that is told. */
GtkWidget *rt_hint_row_new (void);

/* Shows the actions on MOMENT, which must be one of logic. */
void rt_hint_row_show (RtHintRow *self, const RtMoment *moment);
