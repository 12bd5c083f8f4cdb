/* timeline.h - RtTimeline: buttons to play and step, the picture of the search or path, the speed.
 *
 * It shows a player. Its buttons name the actions `win.play`, `win.step-back`, `win.step-forward`,
 * `win.to-start` and `win.to-end`. Wide it is one row; narrow, a low picture is below the
 * buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_TIMELINE (rt_timeline_get_type ())
G_DECLARE_FINAL_TYPE (RtTimeline, rt_timeline, RT, TIMELINE, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. */
GtkWidget *rt_timeline_new (RtPlayer *player);

/* Shows another player. */
void rt_timeline_set_player (RtTimeline *self, RtPlayer *player);

/* Shows the player of DESK that is in front. Where only a search waits behind that, or was put away by an
 * edit, that is told. */
void rt_timeline_show_desk (RtTimeline *self, RtDesk *desk);
