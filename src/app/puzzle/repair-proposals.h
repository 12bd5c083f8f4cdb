/* repair-proposals.h - RtProposals, a part of the puzzle page: lists which digits may be wrong
 * if a grid has no solution or several. The best proposal comes first; each has a button that
 * changes the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Widgets of the proposals; the page owns them and the desk. */
typedef struct {
  RtDesk *desk;      /* source of the proposals */
  GtkWidget *box;    /* contains the others */
  GtkWidget *supposed; /* heading of proposals for a puzzle with several solutions */
  GtkWidget *list;   /* box of proposals */
  GtkWidget *more;   /* button: shows all proposals */
  GtkWidget *frame;  /* button: frames the digits that contradict each other */
  GtkWidget *legend; /* label: explains the frames */
  guint n_shown;
} RtProposals;

/* Connects the buttons; the template of the page has set the widgets. */
void rt_proposals_init (RtProposals *part);

/* Shows the proposals of DESK, or hides the part. Must be called whenever they have changed. */
void rt_proposals_show (RtProposals *part, RtDesk *desk);
