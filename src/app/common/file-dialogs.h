/* file-dialogs.h - dialogs to open and save a file, and saving that shows its outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"

#include <gio/gio.h>

/* The window that asks for a file. A value; its fields are borrowed. */
typedef struct {
  GtkWindow *window;         /* parent of the dialog */
  RtMessage *message;        /* shows errors, and the success of a save */
  GCancellable *cancellable; /* cancelled when the window is closed; no message is shown then */
} RtAsker;

/* Function that is called with the file that the person has chosen. */
typedef void (*RtFileChosen) (gpointer data, GFile *file);

/* Opens a dialog that asks for a file to open. FILTERS may be NULL. Calls CHOSEN with DATA if the
 * person chooses a file while the window is open, then FREE with DATA in any case. */
void rt_ask_open (const RtAsker *asker, const char *title, GListModel *filters, RtFileChosen chosen,
                  gpointer data, GDestroyNotify free);

/* Opens a dialog that asks where to save, and proposes NAME in FOLDER. FOLDER and FILTERS may be
 * NULL. Calls CHOSEN and FREE like rt_ask_open. */
void rt_ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
                  GFile *folder, RtFileChosen chosen, gpointer data, GDestroyNotify free);

/* Writes BYTES to FILE, replacing its content, even if the window is closed meanwhile. Then shows
 * an error, or TEXT as a message of KIND; NULL stands for "Saved “a.pdf”.". */
void rt_save_and_tell (const RtAsker *asker, GBytes *bytes, GFile *file, RtMessageKind kind,
                       const char *text);

/* Asks for the name of a file, proposing NAME, replaces that file with BYTES and shows the
 * outcome. */
void rt_ask_and_save (const RtAsker *asker, const char *title, const char *name, GBytes *bytes);

/* For tests: the next question for a file to save is not asked, but answered with FILE. */
void rt_ask_save_answer (GFile *file);
