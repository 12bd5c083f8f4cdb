/* timeline.h - RtTimeline: the transport, the picture of the whole search or path, the speed.
 *
 * Shows a player; the person's wishes go out as signals. Its buttons name the actions `win.play`,
 * `win.step-back`, `win.step-forward`, `win.to-start` and `win.to-end`. Wide it is one row; narrow,
 * a low picture stands below the buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/player.h"

#include <gtk/gtk.h>

#define RT_TYPE_TIMELINE (rt_timeline_get_type ())
G_DECLARE_FINAL_TYPE (RtTimeline, rt_timeline, RT, TIMELINE, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. */
GtkWidget *rt_timeline_new (RtPlayer *player);

/* Shows what another player plays, from now on. */
void rt_timeline_set_player (RtTimeline *self, RtPlayer *player);
