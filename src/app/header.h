/* header.h - the header bar of a window: what can be done, which file, what is true of the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/verdict.h"

#include <gtk/gtk.h>

/* The parts that change. A value within the window; the widgets are the window's. */
typedef struct {
  GtkWidget *bar;
  GtkWidget *open;
  GtkWidget *tools;     /* undo, redo, pencil: hidden where it is narrow */
  GtkWidget *title;
  GtkWidget *verdict;
  GtkWidget *details;   /* menu button around the verdict */
  GtkWidget *solve;
} RtHeader;

/* Makes the bar. MENU gives the model of the primary menu when it is first opened, DETAILS the
 * popover that the verdict opens. */
void rt_header_init (RtHeader *header, GMenuModel *(*menu) (gpointer data),
                     GtkWidget *(*details) (gpointer data), gpointer data);

/* The name of what is open, with a dot while it is unsaved. */
void rt_header_show_title (RtHeader *header, const char *name, bool unsaved);

/* "17 givens · exactly one solution"; where it is narrow the latter alone. */
void rt_header_show_verdict (RtHeader *header, RtDocument *document, const RtVerdict *verdict);

/* Solve turns into Stop and back. */
void rt_header_show_running (RtHeader *header, bool running);

/* What of it there is room for at this WIDTH of the window. Returns whether that is another now: then
 * the verdict is to be shown once more. */
bool rt_header_adapt (RtHeader *header, int width);
