/* compat.h - what differs between GTK 4.8 and later; no other code depends on the version. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Makes popovers let go of keyboard and pointer when they go while they are open, and take the focus
 * where a window has none. To be called once, when GTK has begun. */
void rt_compat_init (void);

/* The colour that CSS gives to WIDGET's text. */
void rt_compat_text_colour (GtkWidget *widget, GdkRGBA *colour);

/* Makes a screen reader say TEXT; does nothing before GTK 4.14. */
void rt_compat_announce (GtkWidget *widget, const char *text);

/* Makes the widget class of TYPE, which tells its value by accessible properties, be asked for it like
 * GTK's own sliders. To be called where TYPE is defined; does nothing before GTK 4.10. */
void rt_compat_make_range (GType type);

/* Asks for a file to open. FILTERS is a list of GtkFileFilter and may be NULL; the first one is
 * preselected. The second returns the file (the caller owns it), or NULL with an error, which is
 * G_IO_ERROR_CANCELLED if the person chose none or CANCELLABLE was cancelled. */
void rt_compat_open_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);
GFile *rt_compat_open_file_finish (GAsyncResult *result, GError **error);

/* Asks where to save. NAME is proposed, in FOLDER unless that is NULL. The dialog has already asked
 * whether to replace a file that exists. */
void rt_compat_save_file_async (GtkWindow *parent, const char *title, GListModel *filters,
                                const char *name, GFile *folder, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer user_data);
GFile *rt_compat_save_file_finish (GAsyncResult *result, GError **error);

/* Scrolls VIEW so that the row at POSITION is visible. */
void rt_compat_scroll_to_row (GtkColumnView *view, guint position);
