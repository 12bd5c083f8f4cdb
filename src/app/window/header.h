/* header.h - RtHeader, header bar of a window: buttons, title, verdict, Solve. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* The widgets that change; the window owns them. */
typedef struct {
  GtkWidget *around;    /* contains the bar */
  GtkWidget *bar;
  GtkWidget *fresh;     /* menu button: new puzzles; hidden in a narrow window */
  GtkWidget *open;
  GtkWidget *tools;     /* box: undo, redo; hidden in a narrow window */
  GtkWidget *title;
  GtkWidget *verdict;   /* fit label */
  GtkWidget *hardness;  /* button beside the verdict; hidden without a rating */
  GtkWidget *details;   /* menu button around the verdict */
  GtkWidget *hint;
  GtkWidget *solve;
  int least;            /* width of the whole bar */
} RtHeader;

/* Creates the bar. When the verdict is first opened, DETAILS, called with DATA, returns its popover. */
void rt_header_init (RtHeader *header, GtkWidget *(*details) (gpointer data), gpointer data);

/* Shows the name of the open file, with a dot if it is unsaved. */
void rt_header_show_title (RtHeader *header, const char *name, bool unsaved);

/* Shows a text about the grid of DESK: "17 givens · exactly one solution", or "17 givens · 52
 * left" if the verdict is hidden; only the last part in a narrow window. While a new verdict is
 * computed the old one stays, so that nothing flickers. While a search runs the button Solve
 * says Stop. */
void rt_header_show_desk (RtHeader *header, RtDesk *desk);

/* Shows the rating. Does nothing in a narrow window, where the toolbar shows it. */
void rt_header_show_hardness (RtHeader *header, RtHardness *hardness);

/* Shows the parts that fit WIDTH, the width of the window in pixels. Returns true if they have
 * changed; the caller must show the verdict again then. */
bool rt_header_adapt (RtHeader *header, int width);

/* Returns true if the bar has all its parts: the window is wide. */
bool rt_header_is_roomy (const RtHeader *header);
