/* layout.h - RtLayout: where board, side panel and timeline stand, wide and narrow.
 *
 *     wide   +---------+------+      narrow  +----------+
 *            |  board  | side |              |  board   |
 *            +---------+------+              +----------+
 *            |    timeline    |              | timeline |
 *            +----------------+              |   side   |
 *                                            +----------+
 *
 * Narrow and low, the board gives way as far as the side panel needs it: both are to be seen at
 * once. Where that is not enough it is taller than its place, and belongs into a scrolled window;
 * so it is, with the board whole, where what the side panel shows does not scroll by itself. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_LAYOUT (rt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RtLayout, rt_layout, RT, LAYOUT, GtkWidget)

/* Below this width the side panel moves under the timeline. */
#define RT_LAYOUT_WIDE_FROM 720

/* BOARD is square, the others are as wide as they may be. Takes the children. */
GtkWidget *rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline);
