/* play-record-part.h - RtRecordPart, a part of the puzzle page: adds a puzzle that was solved by hand to
 * the record, and shows the record, if the person has switched it on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Widgets of the record; the page owns them and the desk. */
typedef struct {
  RtDesk *desk;
  GtkWidget *box;    /* contains the others */
  GtkWidget *bars;   /* median times by level */
  GtkWidget *erase;  /* button: deletes the record */
  bool shown;        /* the bars show the record of the solved puzzle */
} RtRecordPart;

void rt_record_part_init (RtRecordPart *part);

/* Shows the record if DESK shows a puzzle that was solved by hand. Must be called whenever that may
 * have changed. */
void rt_record_part_show (RtRecordPart *part, RtDesk *desk);
