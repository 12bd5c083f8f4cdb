/* verdict.h - RtVerdictPart: how many solutions the puzzle has, and which of them is shown. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

/* A part of the page, which owns the widgets. */
typedef struct {
  RtDesk *desk;         /* owned: that the count is about; NULL: none */
  GCancellable *asking; /* owned; NULL: nothing is counted */
  bool stale;           /* what was counted is about another grid */
  char *counted;        /* owned: how many solutions there are, in words; NULL: not known, or not many */
  GtkWidget *box;       /* with all below */
  GtkWidget *title;
  GtkWidget *text;
  GtkWidget *unrated;   /* why it is not told how hard the puzzle is */
  GtkWidget *turn;      /* box: the way to other solutions */
} RtVerdictPart;

void rt_verdict_part_init (RtVerdictPart *part);

/* Shows what is known of DESK; STALE: its grid is another one. Where there are several solutions
 * they are counted, off the main thread, once the page is seen. */
void rt_verdict_part_show (RtVerdictPart *part, RtDesk *desk, bool stale);

/* Counts nothing any more, and lets go of the desk. */
void rt_verdict_part_clear (RtVerdictPart *part);
