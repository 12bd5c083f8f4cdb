/* header.h - RtHeader: the header bar of a window: buttons, title, verdict on the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk.h"

#include <gtk/gtk.h>

/* The parts that change. It is a part of the window, which owns the widgets. */
typedef struct {
  GtkWidget *around;    /* all of it */
  GtkWidget *bar;
  GtkWidget *fresh;     /* menu button: new puzzles; hidden where it is narrow */
  GtkWidget *open;
  GtkWidget *tools;     /* undo, redo, pencil: hidden where it is narrow */
  GtkWidget *title;
  GtkWidget *verdict;   /* fitting label */
  GtkWidget *hardness;  /* button beside the verdict; hidden while nothing is known */
  GtkWidget *check;     /* button behind that; there where the verdict is told on demand, but on a phone */
  GtkWidget *details;   /* menu button around the verdict */
  GtkWidget *hint;
  GtkWidget *solve;
  GtkWidget *shows;     /* menu button beside it: what Solve shows; hidden where it is narrow */
  int least;            /* width of the bar with all of it */
  gboolean phone;       /* there is a bar below (toolbar.h) */
} RtHeader;

/* Makes the bar. When they are first opened, PUZZLES makes the model of the menu of New, FILES that of
 * Open, MENU the primary menu, and DETAILS, called with DATA, the popover of the verdict. */
void rt_header_init (RtHeader *header, GMenu *(*puzzles) (void), GMenu *(*files) (void),
                     GMenu *(*menu) (void), GtkWidget *(*details) (gpointer data), gpointer data);

/* The name of what is open, with a dot while it is unsaved. */
void rt_header_show_title (RtHeader *header, const char *name, bool unsaved);

/* What the grid of DESK shows instead of the puzzle, or what is true of that: "17 givens · exactly
 * one solution" or, where the person is not told, "17 givens · 52 left"; in a narrow window the
 * latter alone. While the verdict is being found out the old
 * one stays, without a flicker. Solve turns into Stop while a search runs. */
void rt_header_show_desk (RtHeader *header, RtDesk *desk);

/* Where it is narrow this is nothing: it stands on the bar below (toolbar.h). */
void rt_header_show_hardness (RtHeader *header, RtHardness *hardness);

/* Shows as much as there is room for at WIDTH, that of the window in pixels. Returns whether this
 * has changed; the caller must then show the verdict again. */
bool rt_header_adapt (RtHeader *header, int width);

/* Adds the action of the menu to WINDOW. It changes the preference RT_PREFERENCE_RESULT. */
void rt_solve_button_add_action (GtkWindow *window);
