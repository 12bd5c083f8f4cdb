/* strip.h - RtStrip: the picture of a whole search, time by depth, or of a path, step by step; and the
 * place in it.
 *
 * Shows where a player is in its trace, and grows with it; drawn from the trace's overview, and
 * from its steps where one looks closely. Zoomed in far enough it is the curve of depths. Of a path
 * it shows a bar for each step. Nothing runs inside while nothing changes.
 *
 *     drag, click            to any step         Left, Right          a step (Shift: 1 %)
 *     scroll                 nearer, farther     Page Up, Page Down   10 %
 *     scroll sideways, Shift other parts         Home, End            the ends
 *     double click           the whole again     + - 0                nearer, farther, whole */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"
#include "widgets/strip-view.h"

#include <gtk/gtk.h>

#define RT_TYPE_STRIP (rt_strip_get_type ())
G_DECLARE_FINAL_TYPE (RtStrip, rt_strip, RT, STRIP, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. */
GtkWidget *rt_strip_new (RtPlayer *player);

/* Another player, with another search or path. */
void rt_strip_set_player (RtStrip *self, RtPlayer *player);

/* The part of the search that is shown, and the player of the whole. */
const RtStripView *rt_strip_view (RtStrip *self);
RtPlayer *rt_strip_player (RtStrip *self);

/* What the person can do with it. Places run from 0 to 1 in the direction of time, over what is in
 * view. */
void rt_strip_look_at (RtStrip *self, guint64 step);
void rt_strip_zoom (RtStrip *self, double place, double factor);
void rt_strip_pan (RtStrip *self, double part);
void rt_strip_show_whole (RtStrip *self);

/* The pointer is at PLACE: what happened there is told. Below 0: it is elsewhere. */
void rt_strip_point_at (RtStrip *self, double place);
double rt_strip_pointed_at (RtStrip *self);
