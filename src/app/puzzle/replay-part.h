/* replay-part.h - RtReplayPart, a part of the puzzle page: replays the steps of the person's solving,
 * and goes back to any position in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Data and widgets of the replay. The page owns the widgets and the desk. */
typedef struct {
  RtDesk *desk;
  GtkWidget *open;  /* button: shows the others */
  GtkWidget *box;   /* contains the others */
  GtkWidget *play;  /* button: plays or pauses */
  GtkWidget *scale; /* the steps, with flags for kept positions */
  GtkWidget *here;  /* button: goes to the position that is shown */
  GtkWidget *wrong; /* button: goes to the position before the first wrong digit */
  GtkWidget *close; /* button: hides the others */
  char *marks;      /* owned: description of the marks; they are made again if it changes */
  bool showing;     /* the program moves the scale, not the person */
  guint tick;       /* source id while playing; 0: none */
} RtReplayPart;

void rt_replay_part_init (RtReplayPart *part);
void rt_replay_part_clear (RtReplayPart *part);

/* Shows the steps of the person's solving in DESK, the model of a window. Must be called whenever
 * the document, the replay or the verdict has changed. */
void rt_replay_part_show (RtReplayPart *part, RtDesk *desk);
