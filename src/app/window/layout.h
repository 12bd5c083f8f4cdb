/* layout.h - RtLayout: the layout of board, card, side panel and timeline, wide and narrow.
 *
 *     wide   +---------+------+      narrow  +----------+
 *            |  board  | side |              |  board   |
 *            |  card   |      |              |  card    |
 *            +---------+------+              +----------+
 *            |    timeline    |              | timeline |
 *            +----------------+              |   side   |
 *                                            +----------+
 *
 * In a narrow and low window the board shrinks so that the side panel is visible as well. Where
 * even that is too tall, a scrolled window around the layout scrolls. A page that does not scroll
 * by itself does not shrink the board: the whole layout scrolls instead. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define RT_TYPE_LAYOUT (rt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RtLayout, rt_layout, RT, LAYOUT, GtkWidget)

/* Below this width, in pixels, the side panel moves under the timeline. */
#define RT_LAYOUT_WIDE_FROM 720

/* BOARD draws a square within the place that it gets. Takes ownership of the children. */
GtkWidget *rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline);

/* Puts CARD below the board, as wide as that. While it is not visible the board has all of the
 * room. Takes ownership of it. */
void rt_layout_set_card (RtLayout *self, GtkWidget *card);
