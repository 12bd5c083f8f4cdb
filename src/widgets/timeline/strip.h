/* strip.h - RtStrip, a widget: picture of a search (its tree, or depth over time) or of a solving path (a bar
 * for each step), with the current step of its playback.
 *
 * The picture of a search grows with its trace. It is drawn from the overview of the trace. If the view is
 * zoomed in, it is drawn from the steps, and finally as a curve of depths. No timer runs while nothing
 * changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "widgets/timeline/strip-range.h"
#include "widgets/timeline/strip-tree.h"

#include <gtk/gtk.h>

#define RT_TYPE_STRIP (rt_strip_get_type ())
G_DECLARE_FINAL_TYPE (RtStrip, rt_strip, RT, STRIP, GtkWidget)

/* Returns a strip that shows PLAYER. It keeps a reference to PLAYER.
 *
 * Signals:
 *   look-at   (guint64): the person wants to go to this step
 *   point-at  (const RtBranch *): the person points at the bar of this branch, which is valid during the call;
 *             NULL: the pointer has left the bar */
GtkWidget *rt_strip_new (RtPlayer *player);

/* Makes the strip show PLAYER instead of its old player. */
void rt_strip_set_player (RtStrip *self, RtPlayer *player);

/* Sets WAITING, a text that says that a suspended search waits; NULL: none does. The strip shows it
 * if its player has no steps. In any case it is the accessible value. */
void rt_strip_set_waiting (RtStrip *self, const char *waiting);

/* Returns the interval of steps in view; rt_strip_player returns the player. The strip owns both. */
const RtStripView *rt_strip_view (RtStrip *self);
RtPlayer *rt_strip_player (RtStrip *self);

/* Emits `look-at` for STEP, as an action of the person. The next functions zoom by FACTOR around
 * PLACE (0 to 1 in the view), move the view by PART of its span, and show the whole search. */
void rt_strip_look_at (RtStrip *self, guint64 step);
void rt_strip_zoom (RtStrip *self, double place, double factor);
void rt_strip_pan (RtStrip *self, double part);
void rt_strip_show_whole (RtStrip *self);

/* Goes to the first step of the bar of the search tree at PLACE (0 to 1 in the view) and Y
 * (pixels). The next functions do other things with bars. Each returns false if there is no tree,
 * or no such bar. */
bool rt_strip_look_at_bar (RtStrip *self, double place, double y); /* goes to the bar's first step */
bool rt_strip_show_bar (RtStrip *self, double place, double y);    /* sets the view to the bar's steps */
bool rt_strip_select_bar (RtStrip *self, RtTreeMove move);         /* also goes to the bar's first step */
bool rt_strip_has_selected_bar (RtStrip *self);
bool rt_strip_show_selected_bar (RtStrip *self);
bool rt_strip_unselect_bar (RtStrip *self);

/* Marks the bar that begins with step FIRST as the digit that failed; 0: marks no bar. */
void rt_strip_mark_bar (RtStrip *self, guint64 first);

/* Sets the position of the pointer to PLACE (0 to 1 in the view) and Y (in pixels), and shows the bar or the step
 * there. A negative PLACE means that the pointer is elsewhere. */
void rt_strip_point_at (RtStrip *self, double place, double y);
double rt_strip_pointed_at (RtStrip *self);
