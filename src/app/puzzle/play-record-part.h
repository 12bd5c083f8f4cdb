/* play-record-part.h - RtRecordPart, a part of the puzzle page: records puzzles that a person solves,
 * and shows the record. Both happen only if the person has switched the record on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Data and widgets of the record. The page owns the widgets and the desk. */
typedef struct {
  RtDesk *desk;
  GtkWidget *box;    /* contains the others */
  GtkWidget *bars;   /* median times by level */
  GtkWidget *erase;  /* button: deletes the record */
  bool shown;        /* the bars show the record of the solved puzzle */
} RtRecordPart;

void rt_record_part_init (RtRecordPart *part);

/* If the person has solved the puzzle of DESK, the model of a window, by hand and its rating is known, records it and
 * shows the record. Otherwise hides the record. Must be called whenever solution or rating may have changed. */
void rt_record_part_show (RtRecordPart *part, RtDesk *desk);
