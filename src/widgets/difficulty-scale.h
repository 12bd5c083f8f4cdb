/* difficulty-scale.h - RtScale, a widget: scale with six words for hardness, and a pointer at a puzzle's rating.
 *
 *               v
 *     ====  ====  ====  ====  ====  ====
 *     Easy    . . .              Extreme
 *
 * Each word has a segment of equal width; the puzzle's segment is highlighted. If there is not
 * enough width, only the first and the last word are shown. For screen readers the widget is a
 * meter with a text as its value. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_SCALE (rt_scale_get_type ())
G_DECLARE_FINAL_TYPE (RtScale, rt_scale, RT, SCALE, GtkWidget)

/* Points at the rating ER of a puzzle, in tenths. If KNOWN is false, ER is only a lower bound of
 * the rating, which is still being computed. */
void rt_scale_show (RtScale *self, int er, bool known);
