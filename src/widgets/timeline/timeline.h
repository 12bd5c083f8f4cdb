/* timeline.h - RtTimeline, a widget: shows and controls the playback of a search or of a path of
 * logical steps, with buttons, a picture of its steps, and a speed.
 *
 * The buttons activate the actions `win.play`, `win.step-back`, `win.step-forward`, `win.to-start`
 * and `win.to-end`. A wide timeline has one row; a narrow one has a low picture below the
 * buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_TIMELINE (rt_timeline_get_type ())
G_DECLARE_FINAL_TYPE (RtTimeline, rt_timeline, RT, TIMELINE, GtkWidget)

/* Returns a timeline that shows PLAYER. It keeps a reference to PLAYER.
 *
 * Signals:
 *   look-at   (guint64): the person wants to go to this step
 *   point-at  (const RtBranch *): the person points at the bar of this branch of the search's tree; NULL: the pointer
 *             has left the bar */
GtkWidget *rt_timeline_new (RtPlayer *player);

/* Makes the timeline show PLAYER instead of its old player. */
void rt_timeline_set_player (RtTimeline *self, RtPlayer *player);

/* Shows the player that DESK, the model of a window, shows (of its search or its path) and, if a suspended search
 * waits, a text about it. For a what-if search, a wide timeline shows the tree of the first search above it. */
void rt_timeline_show_desk (RtTimeline *self, RtDesk *desk);
