/* layout.h - RtLayout: the layout of board, card, side panel and timeline, wide and narrow.
 *
 *     wide   +---------+------+      narrow  +----------+
 *            |  board  | side |              |  board   |
 *            |  card   |      |              |  card    |
 *            +---------+------+              +----------+
 *            |    timeline    |              | timeline |
 *            +----------------+              |   bar    |
 *                                            +----------+
 *
 * The layout is narrow while its bar is visible. The side panel is then below the board, or a sheet,
 * which comes up from the bar over the lower part of the rest, while the rest stays where it is. The top of
 * the sheet can be dragged down. Where the window is too low, a scrolled window around the layout
 * scrolls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LAYOUT (rt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RtLayout, rt_layout, RT, LAYOUT, GtkWidget)

/* Below this width, in pixels, a window is narrow in any case. */
#define RT_LAYOUT_WIDE_FROM 720

/* Places of the side panel in a narrow layout. */
typedef enum {
  RT_SIDE_BELOW,      /* below the board */
  RT_SIDE_SHEET_DOWN, /* hidden */
  RT_SIDE_SHEET_UP,
} RtSidePlace;

/* Returns a layout. BOARD draws a square inside its allocation. Takes ownership of the children.
 * Signal `lowered`: the person has dragged the sheet down; the handler must set
 * RT_SIDE_SHEET_DOWN. */
GtkWidget *rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline);

/* Puts BAR at the bottom; the layout is narrow while BAR is visible. Takes ownership of BAR. */
void rt_layout_set_bar (RtLayout *self, GtkWidget *bar);

/* Puts HANDLE over the upper edge of the timeline, where it is as long as it is shown and the layout is wide. Takes
 * ownership of HANDLE. */
void rt_layout_set_handle (RtLayout *self, GtkWidget *handle);
void rt_layout_show_handle (RtLayout *self, bool shown);

/* Greatest part of the layout's height that the timeline gets. */
#define RT_LAYOUT_TIMELINE_MOST 0.4

/* Sets or returns the part of the height that the timeline of a wide layout has while its handle is shown; 0 or less
 * than it has anyway: that. */
void rt_layout_set_timeline_part (RtLayout *self, double part);
double rt_layout_timeline_part (RtLayout *self);

/* Sets where the side panel is while the bar is visible. */
void rt_layout_set_side_place (RtLayout *self, RtSidePlace place);

/* Sets whether the foot makes room for a card with much text in a window with a toolbar. */
void rt_layout_set_foot_yields (RtLayout *self, bool yields);

/* Puts CARD below the board, with the same width. While it is hidden, the board or, in a narrow
 * layout, the side panel gets its space. Takes ownership of CARD. */
void rt_layout_set_card (RtLayout *self, GtkWidget *card);
void rt_layout_show_card (RtLayout *self, bool shown);
