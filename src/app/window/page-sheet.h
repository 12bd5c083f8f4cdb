/* page-sheet.h - how far a sheet is up: it moves in a short time, or with a finger. For the layout
 * alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* A part of the layout. */
typedef struct {
  GtkWidget *around; /* what it comes up in, which is allocated anew as it moves */
  GtkWidget *sheet;
  void (*lowered) (GtkWidget *around); /* a drag has let it go down */

  double up;         /* how much of it is seen: 0 none, 1 all */
  double from, to;   /* of the motion */
  gint64 begun;      /* in microseconds; 0: with the next frame */
  guint tick;        /* 0 while nothing moves by itself */
  double height;     /* of the sheet while a finger has its top; else 0 */
  bool dragged;
} RtPageSheet;

/* SHEET, down at first, comes up in AROUND. */
void rt_page_sheet_init (RtPageSheet *self, GtkWidget *around, GtkWidget *sheet,
                    void (*lowered) (GtkWidget *around));

/* Moves it up or down; at once where AT_ONCE, nobody sees it, or the person wants no motion. */
void rt_page_sheet_go (RtPageSheet *self, bool up, bool at_once);

/* To be called before AROUND goes. */
void rt_page_sheet_stop (RtPageSheet *self);
