/* strip.h - RtStrip: the picture of a whole search, time by depth, or of a path, step by step; and
 * the place in it.
 *
 * It shows where a player is in its trace, and grows with the trace. It is drawn from the trace's
 * overview; zoomed in, from its steps; far enough, it is the curve of depths. A path has a bar for
 * each step. No timer runs while nothing changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"
#include "widgets/strip-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_STRIP (rt_strip_get_type ())
G_DECLARE_FINAL_TYPE (RtStrip, rt_strip, RT, STRIP, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. Keys and pointer are those of
 * strip-input.h. */
GtkWidget *rt_strip_new (RtPlayer *player);

/* Shows another player. */
void rt_strip_set_player (RtStrip *self, RtPlayer *player);

/* Says WAITING (NULL: nothing) of a search that is not in front: where there are no steps instead of how
 * to get some, otherwise to those who do not see the place. */
void rt_strip_set_waiting (RtStrip *self, const char *waiting);

/* The part of the search that is shown; the player. */
const RtStripView *rt_strip_view (RtStrip *self);
RtPlayer *rt_strip_player (RtStrip *self);

/* What a person does to it. Places run from 0 to 1 in the direction of time, over what is in
 * view. */
void rt_strip_look_at (RtStrip *self, guint64 step);
void rt_strip_zoom (RtStrip *self, double place, double factor);
void rt_strip_pan (RtStrip *self, double part);
void rt_strip_show_whole (RtStrip *self);

/* The pointer is at PLACE: shows what happened there. Below 0: it is elsewhere. */
void rt_strip_point_at (RtStrip *self, double place);
double rt_strip_pointed_at (RtStrip *self);
