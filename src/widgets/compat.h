/* compat.h - functions that hide the differences between GTK 4.8 and later versions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Installs work-arounds: open popovers release keyboard and pointer when they are destroyed, and
 * take the focus if their window has none. To be called once after gtk_init. */
void rt_compat_init (void);

/* Sets COLOUR to the text colour of WIDGET's style. */
void rt_compat_text_colour (GtkWidget *widget, GdkRGBA *colour);

/* Makes a screen reader announce TEXT. Does nothing before GTK 4.14. */
void rt_compat_announce (GtkWidget *widget, const char *text);

/* Makes TYPE implement GtkAccessibleRange, so that screen readers can read the value of its
 * widgets. To be called in the definition of TYPE. Does nothing before GTK 4.10. */
void rt_compat_make_range (GType type);

/* Shows a dialog that asks for a file to open. FILTERS, a list of GtkFileFilter, may be NULL; the
 * first one is preselected. The finish function returns the file, which the caller owns, or NULL
 * with ERROR set. The error is G_IO_ERROR_CANCELLED if the person dismissed the dialog or
 * CANCELLABLE was cancelled. */
void rt_compat_open_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);
GFile *rt_compat_open_file_finish (GAsyncResult *result, GError **error);

/* Shows a dialog to choose a file to save to. Proposes NAME in FOLDER. FOLDER and FILTERS may be NULL. The dialog
 * asks whether to replace an existing file. The finish function returns the file, which the caller owns, or NULL with
 * ERROR set (G_IO_ERROR_CANCELLED if the person dismissed the dialog). */
void rt_compat_save_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                                const char *name, GFile *folder, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer user_data);
GFile *rt_compat_save_file_finish (GAsyncResult *result, GError **error);

/* Scrolls VIEW so that the row at POSITION is visible. */
void rt_compat_scroll_to_row (GtkColumnView *view, guint position);
