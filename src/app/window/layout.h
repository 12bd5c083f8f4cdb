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
 * by itself does not shrink the board: the whole layout scrolls instead.
 *
 * In a window like a phone a bar is at the bottom, and the side panel may be a sheet, which comes up
 * from there over the lower part of all that, while all of that stays where it is. Its top can be
 * dragged down. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LAYOUT (rt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RtLayout, rt_layout, RT, LAYOUT, GtkWidget)

/* Below this width, in pixels, the side panel moves under the timeline. */
#define RT_LAYOUT_WIDE_FROM 720

/* Below this one the window is like a phone. */
#define RT_LAYOUT_ROOMY_FROM 480

/* Where the side panel is while there is a bar. */
typedef enum {
  RT_SIDE_BELOW,      /* the board, as in any narrow window */
  RT_SIDE_SHEET_DOWN, /* not seen */
  RT_SIDE_SHEET_UP,
} RtSidePlace;

/* BOARD draws a square within the place that it gets. Takes ownership of the children. Signal
 * `lowered`: the person has dragged the sheet down; it is to be put there (RT_SIDE_SHEET_DOWN). */
GtkWidget *rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline);

/* Puts BAR at the bottom; it counts while it is visible. Takes ownership of it. */
void rt_layout_set_bar (RtLayout *self, GtkWidget *bar);
void rt_layout_set_side_place (RtLayout *self, RtSidePlace place);

/* Where the sheet begins once it is up, in pixels from the top of the layout; while it is to be down,
 * or there is none, where the layout ends. Known once the layout has its place. */
int rt_layout_sheet_top (RtLayout *self);

/* Puts CARD below the board, as wide as that. While it is not shown the board has all of the room,
 * or, where the side panel is below, that has it. Takes ownership of it. */
void rt_layout_set_card (RtLayout *self, GtkWidget *card);
void rt_layout_show_card (RtLayout *self, bool shown);
