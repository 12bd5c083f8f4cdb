/* file-dialogs.h - functions to show file dialogs, and to write a file and show the outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"

#include <gio/gio.h>

/* The window that opens a file dialog. A value; its fields are not owned. */
typedef struct {
  GtkWindow *window;         /* parent of the dialog */
  RtMessage *message;        /* shows errors, and the success of a save */
  GCancellable *cancellable; /* cancelled when the window is closed; suppresses messages */
} RtAsker;

/* Function that is called with the file that the person has chosen. */
typedef void (*RtFileChosen) (gpointer data, GFile *file);

/* Opens a dialog to choose a file to open. FILTERS (of GtkFileFilter) may be NULL. Calls CHOSEN with
 * DATA if the person chooses a file while the window is open. In any case calls FREE with DATA at
 * the end. */
void rt_ask_open (const RtAsker *asker, const char *title, GListModel *filters, RtFileChosen chosen,
                  gpointer data, GDestroyNotify free);

/* Opens a dialog to choose a file to save to. It proposes NAME in FOLDER. FOLDER and FILTERS (of
 * GtkFileFilter) may be NULL. Calls CHOSEN with DATA if the person chooses a file while the window
 * is open. In any case calls FREE with DATA at the end. */
void rt_ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
                  GFile *folder, RtFileChosen chosen, gpointer data, GDestroyNotify free);

/* Replaces the content of FILE by BYTES, even if the window is closed meanwhile. On success shows
 * TEXT as a message of KIND; if TEXT is NULL, shows "Saved “a.pdf”.". On failure shows an error. */
void rt_save_and_tell (const RtAsker *asker, GBytes *bytes, GFile *file, RtMessageKind kind,
                       const char *text);

/* Opens a dialog to choose a file, which proposes NAME. Replaces the content of the chosen file by
 * BYTES and shows the outcome. */
void rt_ask_and_save (const RtAsker *asker, const char *title, const char *name, GBytes *bytes);

/* For tests: makes the next save dialog choose FILE without being shown. */
void rt_ask_save_answer (GFile *file);
