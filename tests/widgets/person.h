/* person.h - what a person at the screen sees of widgets and does with them.
 *
 * A root, or a widget, is a widget of any type: calls need no cast. A text is a pattern, with * and
 * ? in it. What is seen is what nothing from the root down to it hides; whether a window is on the
 * screen yet does not matter. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "common/until.h"

#include <gtk/gtk.h>
#include <stdbool.h>

/* What was done is shown as before the next event: desks tell what has changed in them. The functions below
 * that look or act do this. */
void let_changes_be_told (void);

/* The first widget of TYPE, seen or not, that is ROOT or below it; or NULL. */
gpointer find (gpointer root, GType type);

/* The label, the button or whatever has a tooltip, in ROOT, that is seen and says TEXT; or NULL. */
GtkWidget *find_label (gpointer root, const char *text);
GtkWidget *find_button (gpointer root, const char *text);
GtkWidget *find_tooltip (gpointer root, const char *text);

bool has_label (gpointer root, const char *text);

/* Clicks the button in ROOT that says TEXT, which there must be. */
void press_button (gpointer root, const char *text);

/* Of the controllers that WIDGET has, the first of TYPE, which there must be. */
GtkEventController *controller (gpointer widget, GType type);

/* A key goes to WIDGET. Returns whether it took it. */
bool press_key (gpointer widget, guint keyval, GdkModifierType modifiers);
