/* file-dialogs.h - asks a person for a file, saves bytes in it, and shows how that ended. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"

#include <gio/gio.h>

/* The window that a file is asked for in. A value; it lends its parts. */
typedef struct {
  GtkWindow *window;         /* parent of the dialog */
  RtMessage *message;        /* shows errors, and that a file was saved */
  GCancellable *cancellable; /* cancelled when the window is closed: then nothing is shown */
} RtAsker;

/* Is given the file that the person chose. */
typedef void (*RtFileChosen) (gpointer data, GFile *file);

/* Asks for a file to open. FILTERS may be NULL. Calls CHOSEN, unless the person cancels, and FREE in any
 * case; CHOSEN is never called when the window is closed. */
void rt_ask_open (const RtAsker *asker, const char *title, GListModel *filters, RtFileChosen chosen,
                  gpointer data, GDestroyNotify free);

/* Asks for the name of a file to save, and proposes NAME, in FOLDER unless that is NULL. FILTERS may be
 * NULL. Calls CHOSEN, unless the person cancels, and FREE in any case. */
void rt_ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
                  GFile *folder, RtFileChosen chosen, gpointer data, GDestroyNotify free);

/* Replaces FILE with BYTES, even if the window is closed meanwhile, and shows TEXT as a message of KIND; or
 * why it failed. TEXT may be NULL: "Saved “a.pdf”." */
void rt_save_and_tell (const RtAsker *asker, GBytes *bytes, GFile *file, RtMessageKind kind,
                       const char *text);
