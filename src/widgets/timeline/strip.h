/* strip.h - RtStrip, a widget: picture of a search (time by depth) or of a path (step by step),
 * with the place in it.
 *
 * It shows the place of a player in its trace and grows with the trace. It is drawn from the
 * overview of the trace; zoomed in, from its steps; further in, it is the curve of depths. A
 * path has a bar for each step. No timer runs while nothing changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/solve/player.h"
#include "widgets/timeline/strip-range.h"
#include "widgets/timeline/strip-tree.h"

#include <gtk/gtk.h>

#define RT_TYPE_STRIP (rt_strip_get_type ())
G_DECLARE_FINAL_TYPE (RtStrip, rt_strip, RT, STRIP, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. For keys and pointer see
 * strip-input.h. */
GtkWidget *rt_strip_new (RtPlayer *player);

/* Shows PLAYER from now on. */
void rt_strip_set_player (RtStrip *self, RtPlayer *player);

/* Shows WAITING, a text about a search in the background (NULL: none), if there are no steps;
 * otherwise adds it to the accessible description. */
void rt_strip_set_waiting (RtStrip *self, const char *waiting);

/* Return the part in view; the player. */
const RtStripView *rt_strip_view (RtStrip *self);
RtPlayer *rt_strip_player (RtStrip *self);

/* Actions of the person. Places run from 0 to 1 in the direction of time, over the view. */
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

/* Shows what is at PLACE and Y, where the pointer is: a bar of the tree, or a step. A negative place: the
 * pointer is elsewhere. */
void rt_strip_point_at (RtStrip *self, double place, double y);
double rt_strip_pointed_at (RtStrip *self);
