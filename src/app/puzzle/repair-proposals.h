/* repair-proposals.h - RtProposals: what may be wrong with a grid without a solution, or with several, and how it
 * would be put right: the best proposal first, each with a button that does it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

/* A part of the page, which owns the widgets and the desk. */
typedef struct {
  RtDesk *desk;      /* whose slips are shown */
  GtkWidget *box;    /* with all below */
  GtkWidget *supposed; /* title of proposals for a puzzle with several solutions */
  GtkWidget *list;   /* box of proposals */
  GtkWidget *more;   /* button for those that are not shown yet */
  GtkWidget *frame;  /* button: the digits that contradict each other */
  GtkWidget *legend; /* label: what the frames mean */
  guint n_shown;
} RtProposals;

void rt_proposals_init (RtProposals *part);

/* Shows what may be wrong on DESK, or nothing. To be called when the slips of it have changed. */
void rt_proposals_show (RtProposals *part, RtDesk *desk);
