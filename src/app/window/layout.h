/* layout.h - RtLayout, a widget: places the board, card, side panel and timeline of a wide or narrow window.
 *
 *     wide   +---------+------+      narrow  +----------+
 *            |  board  | side |              |  board   |
 *            |  card   |      |              |  card    |
 *            +---------+------+              +----------+
 *            |    timeline    |              | timeline |
 *            +----------------+              |   bar    |
 *                                            +----------+
 *
 * In a low window card and timeline are beside the board, in a column of their own.
 *
 * The layout is narrow while its bar is visible. The side panel is then below the board, or it is a sheet, which
 * slides up from the bar and covers the lower part of the layout. The layout itself does not move. The
 * person can drag the top of the sheet down. If the window is too low, a scrolled window around the layout
 * scrolls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#define RT_TYPE_LAYOUT (rt_layout_get_type ())
G_DECLARE_FINAL_TYPE (RtLayout, rt_layout, RT, LAYOUT, GtkWidget)

/* Width in pixels below which the layout of a window is narrow in any case. */
#define RT_LAYOUT_WIDE_FROM 720

/* Places of the side panel in a narrow layout. */
typedef enum {
  RT_SIDE_BELOW,      /* below the board */
  RT_SIDE_SHEET_DOWN, /* hidden */
  RT_SIDE_SHEET_UP,
} RtSidePlace;

/* Returns a layout of BOARD, SIDE and TIMELINE. BOARD must draw a square inside its allocation. Takes
 * ownership of the children. Signal `lowered`: the person has dragged the sheet down; the handler must set
 * the side place RT_SIDE_SHEET_DOWN. */
GtkWidget *rt_layout_new (GtkWidget *board, GtkWidget *side, GtkWidget *timeline);

/* Adds the toolbar BAR at the bottom. The layout is narrow while BAR is visible. Takes ownership of BAR. */
void rt_layout_set_bar (RtLayout *self, GtkWidget *bar);

/* Adds HANDLE at the upper edge of the timeline. It is visible only in a wide layout, while rt_layout_show_handle shows
 * it. Takes ownership of HANDLE. */
void rt_layout_set_handle (RtLayout *self, GtkWidget *handle);
void rt_layout_show_handle (RtLayout *self, bool shown);

/* Greatest share of the layout's height for the timeline. */
#define RT_LAYOUT_TIMELINE_MOST 0.4

/* Sets the share of the height for the timeline of a wide layout while its handle is shown; rt_layout_timeline_part
 * returns it. A share that is less than the default height has no effect. */
void rt_layout_set_timeline_part (RtLayout *self, double part);
double rt_layout_timeline_part (RtLayout *self);

/* Sets the place of the side panel. It applies while the toolbar is visible. */
void rt_layout_set_side_place (RtLayout *self, RtSidePlace place);

/* If YIELDS, a card with much text takes the place of the foot (timeline or pad) in a window with a toolbar. */
void rt_layout_set_foot_yields (RtLayout *self, bool yields);

/* Adds CARD below the board, with the same width. While CARD is hidden, the board (in a narrow layout the
 * side panel) gets its space. Takes ownership of CARD. */
void rt_layout_set_card (RtLayout *self, GtkWidget *card);
void rt_layout_show_card (RtLayout *self, bool shown);
