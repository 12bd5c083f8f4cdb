/* repair-proposals.h - RtProposals, a part of the puzzle page: lists the digits that may be wrong if a
 * grid has no solution or several solutions. The best proposal comes first. Each proposal has a
 * button that changes the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Data and widgets of the proposals. The page owns the widgets and the desk. */
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

/* Connects the buttons of PART. The template of the page must have set the widgets before. */
void rt_proposals_init (RtProposals *part);

/* Shows the proposals for the grid of DESK, the model of a window, or hides PART if there are none.
 * Must be called whenever the proposals have changed. */
void rt_proposals_show (RtProposals *part, RtDesk *desk);
