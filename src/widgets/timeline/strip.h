/* strip.h - RtStrip, a widget: picture of a search (depth over time) or of a solving path (a bar
 * for each step), with the position of its playback.
 *
 * The picture of a search grows with its trace. It is drawn from the overview of the trace; zoomed
 * in, from the steps; zoomed in further, as a curve of depths. No timer runs while nothing
 * changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "widgets/timeline/strip-range.h"
#include "widgets/timeline/strip-tree.h"

#include <gtk/gtk.h>

#define RT_TYPE_STRIP (rt_strip_get_type ())
G_DECLARE_FINAL_TYPE (RtStrip, rt_strip, RT, STRIP, GtkWidget)

/* Returns a strip that shows PLAYER, which it references.
 *
 * Signals:
 *   look-at   (guint64): the person wants to go to this step
 *   point-at  (const RtBranch *): the person points at the bar of this branch, valid during the call; NULL: no
 *             longer */
GtkWidget *rt_strip_new (RtPlayer *player);

/* Shows PLAYER from now on. */
void rt_strip_set_player (RtStrip *self, RtPlayer *player);

/* Sets a text about a suspended search, or NULL. It is shown if the player has no steps, and is the
 * accessible value in any case. */
void rt_strip_set_waiting (RtStrip *self, const char *waiting);

/* Return the part in view, and the player; both are owned by the strip. */
const RtStripView *rt_strip_view (RtStrip *self);
RtPlayer *rt_strip_player (RtStrip *self);

/* Actions of the person: emit `look-at` for STEP, zoom by FACTOR around PLACE, move the view by
 * PART of its span, show the whole. For places see strip-range.h. */
void rt_strip_look_at (RtStrip *self, guint64 step);
void rt_strip_zoom (RtStrip *self, double place, double factor);
void rt_strip_pan (RtStrip *self, double part);
void rt_strip_show_whole (RtStrip *self);

/* The tree of a search. Each returns false if there is none, or no such bar. */
bool rt_strip_look_at_bar (RtStrip *self, double place, double y); /* goes to its first step */
bool rt_strip_show_bar (RtStrip *self, double place, double y);    /* shows its steps alone */
bool rt_strip_select_bar (RtStrip *self, RtTreeMove move);         /* and goes to its first step */
bool rt_strip_has_selected_bar (RtStrip *self);
bool rt_strip_show_selected_bar (RtStrip *self);
bool rt_strip_unselect_bar (RtStrip *self);

/* Marks the bar that begins with step FIRST as the one that failed; 0: none. */
void rt_strip_mark_bar (RtStrip *self, guint64 first);

/* Shows what is at PLACE and Y, where the pointer is: a bar of the tree, or a step. A negative place: the
 * pointer is elsewhere. */
void rt_strip_point_at (RtStrip *self, double place, double y);
double rt_strip_pointed_at (RtStrip *self);
