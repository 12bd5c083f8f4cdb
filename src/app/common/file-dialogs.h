/* file-dialogs.h - asks the person for a file, saves bytes in it, and shows the outcome. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/message.h"

#include <gio/gio.h>

/* The window that asks for a file. A value; its fields are borrowed. */
typedef struct {
  GtkWindow *window;         /* parent of the dialog */
  RtMessage *message;        /* shows errors, and the success of a save */
  GCancellable *cancellable; /* cancelled when the window is closed: nothing is shown then */
} RtAsker;

/* Called with the file that the person chose. */
typedef void (*RtFileChosen) (gpointer data, GFile *file);

/* Asks for a file to open. FILTERS may be NULL. Calls CHOSEN if the person chooses one while the
 * window is open. Calls FREE in any case. */
void rt_ask_open (const RtAsker *asker, const char *title, GListModel *filters, RtFileChosen chosen,
                  gpointer data, GDestroyNotify free);

/* Asks for the name of a file to save; proposes NAME in FOLDER, which may be NULL. FILTERS may
 * be NULL. Calls CHOSEN unless the person cancels. Calls FREE in any case. */
void rt_ask_save (const RtAsker *asker, const char *title, GListModel *filters, const char *name,
                  GFile *folder, RtFileChosen chosen, gpointer data, GDestroyNotify free);

/* Replaces FILE with BYTES, even if the window is closed meanwhile. Shows an error, or TEXT as a
 * message of KIND; NULL stands for "Saved “a.pdf”.". */
void rt_save_and_tell (const RtAsker *asker, GBytes *bytes, GFile *file, RtMessageKind kind,
                       const char *text);

/* Asks for the name of a file, proposing NAME, replaces that file with BYTES and shows the
 * outcome. */
void rt_ask_and_save (const RtAsker *asker, const char *title, const char *name, GBytes *bytes);

/* For tests: the next question for a file to save is not asked, but answered with FILE. */
void rt_ask_save_answer (GFile *file);
