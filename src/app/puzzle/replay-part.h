/* replay-part.h - RtReplayPart, a part of the puzzle page: plays the person's own solving again, and
 * goes back to any of its positions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Widgets of the replay; the page owns them and the desk. */
typedef struct {
  RtDesk *desk;
  GtkWidget *open;  /* button: shows the others */
  GtkWidget *box;   /* contains the others */
  GtkWidget *play;  /* button: plays or pauses */
  GtkWidget *scale; /* the steps, with flags for kept positions */
  GtkWidget *here;  /* button: goes to the position that is shown */
  GtkWidget *wrong; /* button: goes to the position before the first wrong digit */
  GtkWidget *close; /* button: hides the others */
  char *marks;      /* owned: describes the marks of the scale, which are made again if it changes */
  bool showing;     /* the scale is being set, not moved by the person */
  guint tick;       /* source id while playing; 0: none */
} RtReplayPart;

void rt_replay_part_init (RtReplayPart *part);
void rt_replay_part_clear (RtReplayPart *part);

/* Shows the steps of DESK. Must be called whenever document, replay or verdict have changed. */
void rt_replay_part_show (RtReplayPart *part, RtDesk *desk);
