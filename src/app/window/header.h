/* header.h - RtHeader, the header bar of a window, with buttons, title, verdict and Solve. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

#include <gtk/gtk.h>

/* The widgets of the bar that change, and its state. The window owns the widgets. */
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
  int least;            /* minimum width of the bar with all parts */
} RtHeader;

/* Creates the widgets of HEADER. When the person first clicks the verdict, calls DETAILS with DATA, which returns
 * the popover. */
void rt_header_init (RtHeader *header, GtkWidget *(*details) (gpointer data), gpointer data);

/* Shows NAME, the name of the open file, with a dot if UNSAVED is true. */
void rt_header_show_title (RtHeader *header, const char *name, bool unsaved);

/* Shows a text about the grid of DESK, the model of the window: "17 givens · exactly one solution",
 * or "17 givens · 52 left" if the verdict is hidden. In a narrow window shows only the second part.
 * While a new verdict is computed, the old one stays visible, so that the bar does not flicker.
 * While a search runs, the button Solve says Stop. */
void rt_header_show_desk (RtHeader *header, RtDesk *desk);

/* Shows the rating of HARDNESS beside the verdict, or hides it in a narrow window, where the toolbar shows
 * the rating. */
void rt_header_show_hardness (RtHeader *header, RtHardness *hardness);

/* Shows the parts that fit WIDTH, the width of the window in pixels, and hides the others. Returns true if
 * the visible parts have changed. Then the caller must call rt_header_show_desk again. */
bool rt_header_adapt (RtHeader *header, int width);

/* Returns true if the bar shows all its parts, so that the window is wide. */
bool rt_header_is_roomy (const RtHeader *header);
