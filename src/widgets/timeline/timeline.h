/* timeline.h - RtTimeline, a widget: buttons to play and step, picture of the search or path,
 * speed.
 *
 * It shows a player. Its buttons call the actions `win.play`, `win.step-back`,
 * `win.step-forward`, `win.to-start` and `win.to-end`. A wide timeline is one row; in a narrow
 * one a low picture is below the buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_TIMELINE (rt_timeline_get_type ())
G_DECLARE_FINAL_TYPE (RtTimeline, rt_timeline, RT, TIMELINE, GtkWidget)

/* Signal `look-at` (guint64): the person goes to this step. */
GtkWidget *rt_timeline_new (RtPlayer *player);

/* Shows PLAYER from now on. */
void rt_timeline_set_player (RtTimeline *self, RtPlayer *player);

/* Shows the player of DESK that is in front, or a text about a search that waits or was
 * discarded by an edit. */
void rt_timeline_show_desk (RtTimeline *self, RtDesk *desk);
