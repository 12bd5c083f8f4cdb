/* kept-positions.h - RtKeptPart, a part of the puzzle page: the list of kept positions and of the ends of
 * branches. A click on a row goes to its position. The row's menu renames or removes the position. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* Data and widgets of the list. The page owns the widgets and the desk. */
typedef struct {
  RtDesk *desk;     /* its positions are listed */
  GtkWidget *box;   /* contains the others */
  GtkWidget *list;  /* box of rows */
  GtkWidget *more;  /* button: shows all branches */
  char *shown;      /* owned: description of the rows; they are made again if it changes */
  bool all;         /* all branches are listed */
  guint naming;     /* id of the position whose name is being typed; G_MAXUINT: none */
  GtkWidget *entry; /* the name that is being typed; NULL: none */
  bool dropped;     /* the person has cancelled the name that is being typed */
  guint ending;     /* source id of the pending end of naming; 0: none */
} RtKeptPart;

/* Connects the widgets, which the template of PAGE has set, and adds the actions of the rows to
 * PAGE. */
void rt_kept_part_init (RtKeptPart *part, GtkWidget *page);
void rt_kept_part_clear (RtKeptPart *part);

/* Shows the kept positions and branches in the window's desk (its model). Must be called whenever
 * they have changed. */
void rt_kept_part_show (RtKeptPart *part, RtDesk *desk);

/* Keeps the current position, and shows an entry in which the person types a name for it. */
void rt_kept_part_keep (RtKeptPart *part);
