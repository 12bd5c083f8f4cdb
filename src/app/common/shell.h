/* shell.h - RtShell, the interface between a window and the rooms of `app`.
 *
 * The other files of `app` work on a desk and report to a shell, without the type of the window. A
 * test can implement a shell in a few lines that records the calls. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/file-dialogs.h"
#include "app/common/message.h"
#include "document/collection/collection.h"
#include "document/desk/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SHELL (rt_shell_get_type ())
G_DECLARE_INTERFACE (RtShell, rt_shell, RT, SHELL, GObject)

typedef struct RtSave RtSave; /* a save that would lose data (files/save.c) */
typedef struct RtRest RtRest; /* the readable part of a malformed text (files/rest.c) */

/* Work of a window that waits for a decision of the person, or for a file to be read. */
typedef struct {
  RtSave *save;          /* NULL: none is waiting */
  RtRest *rest;          /* NULL: none is waiting */
  GCancellable *loading; /* cancels loading (files/open.c) */
  guint n_opening;       /* number of openings that are going on (files/open.c) */
} RtPending;

/* The parts of a shell, which owns them. */
typedef struct {
  RtDesk *desk;              /* NULL once the window was closed */
  GtkWindow *window;         /* parent of dialogs */
  RtMessage *message;        /* shows the messages of rt_shell_say */
  GCancellable *cancellable; /* cancelled when the window is closed */
  RtPending *pending;        /* work that waits for the person or for a file */
} RtShellParts;

/* Each method implements the function below that has the same name. */
struct _RtShellInterface {
  GTypeInterface parent_interface;

  const RtShellParts *(*parts) (RtShell *self);
  void (*open_desk) (RtShell *self, RtDesk *desk);
  void (*open_collection) (RtShell *self, RtCollection *collection, GPtrArray *files,
                           const char *text, bool rest);
  RtShell *(*spare) (RtShell *self, bool bare);
  RtShell *(*another) (RtShell *self, RtDesk *desk);
  void (*begin) (RtShell *self, RtPuzzle *puzzle, const char *text);
  RtCollection *(*collection) (RtShell *self);
  bool (*present_file) (RtShell *self, GFile *file);
  void (*show_logic) (RtShell *self);
  void (*point_at) (RtShell *self, int cell);
};

/* Return the parts of SELF. The desk may be replaced at any time: asynchronous work keeps its
 * own reference. */
RtDesk *rt_shell_desk (RtShell *self);
RtDocument *rt_shell_document (RtShell *self); /* of the desk */
GtkWindow *rt_shell_parent (RtShell *self);
GCancellable *rt_shell_cancellable (RtShell *self);
RtPending *rt_shell_pending (RtShell *self);
RtAsker rt_shell_asker (RtShell *self);

/* Shows TEXT as a message; LABEL and ACTION of its button may be NULL (see message.h). Does
 * nothing once the window was closed. */
void rt_shell_say (RtShell *self, RtMessageKind kind, const char *text, const char *action_label,
                   const char *action);

/* Shows ERROR, unless it is G_IO_ERROR_CANCELLED. */
void rt_shell_say_error (RtShell *self, const GError *error);

/* Appends a button to the last message. */
void rt_shell_offer (RtShell *self, const char *label, const char *action);

/* Hides the last message if its first button calls ACTION. Returns true if it was hidden. */
bool rt_shell_withdraw (RtShell *self, const char *action);

/* Replaces the desk by DESK and ends the collection, if there is one. The old desk is closed;
 * the session keeps its unsaved work. */
void rt_shell_open_desk (RtShell *self, RtDesk *desk);

/* Replaces desk and collection by COLLECTION, which was read from FILES (of GFile) or from pasted
 * TEXT; the other one is NULL. REST: COLLECTION lacks the malformed puzzles of its source. */
void rt_shell_open_collection (RtShell *self, RtCollection *collection, GPtrArray *files,
                               const char *text, bool rest);

/* Returns this shell if opening a puzzle in it loses neither work nor a puzzle that no file has, else a new one on
 * an empty grid.
 * BARE: returns this shell only if it also has no file and no collection. */
RtShell *rt_shell_spare (RtShell *self, bool bare);

/* Opens a new window on DESK; NULL stands for an empty grid. */
RtShell *rt_shell_another (RtShell *self, RtDesk *desk);

/* Replaces the puzzle by PUZZLE (NULL: an empty grid) and shows TEXT; Undo restores the old
 * puzzle and its file. If a collection is open, PUZZLE gets a new window. */
void rt_shell_begin (RtShell *self, RtPuzzle *puzzle, const char *text);

/* Returns the open collection, which the shell owns, or NULL. */
RtCollection *rt_shell_collection (RtShell *self);

/* Raises another window that works on FILE. Returns false if there is none. */
bool rt_shell_present_file (RtShell *self, GFile *file);

/* Shows the page of hints and steps. */
void rt_shell_show_logic (RtShell *self);

/* Selects CELL. */
void rt_shell_point_at (RtShell *self, int cell);
