/* next.h - RtNextPart: what a person can do next with the puzzle, and how much is left to do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

/* A part of the page, which owns the widgets. */
typedef struct {
  GtkWidget *box;   /* with all below */
  GtkWidget *hint;  /* buttons */
  GtkWidget *steps;
  GtkWidget *solve;
  GtkWidget *check;
  GtkWidget *restart;
  GtkWidget *left;
} RtNextPart;

void rt_next_part_init (RtNextPart *part);

/* Shows only what is of use on DESK now. */
void rt_next_part_show (RtNextPart *part, RtDesk *desk);
