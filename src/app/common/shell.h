/* shell.h - RtShell: what the rooms of `app` need of the window that they work for.
 *
 * A room works on a desk and tells a shell how that ended; it does not know the type of the window.
 * A test can have a shell of a few lines that records what it is told. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/file-dialogs.h"
#include "app/common/message.h"
#include "document/collection/collection.h"
#include "document/desk.h"

#include <gtk/gtk.h>

#define RT_TYPE_SHELL (rt_shell_get_type ())
G_DECLARE_INTERFACE (RtShell, rt_shell, RT, SHELL, GObject)

typedef struct RtPending RtPending; /* files/pending.h */

/* The parts of a shell. They belong to it; the functions below lend them. */
typedef struct {
  RtDesk *desk;              /* what is worked on; NULL once the window was closed */
  GtkWindow *window;         /* parent of dialogs */
  RtMessage *message;        /* shows what rt_shell_say says */
  GCancellable *cancellable; /* cancelled when the window is closed */
  RtPending *pending;        /* what waits for the person's decision while opening and saving */
} RtShellParts;

/* What it can do; the methods are the functions below of the same name. */
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

/* Its parts. The desk may be replaced at any time: asynchronous work keeps a reference to its
 * own. */
RtDesk *rt_shell_desk (RtShell *self);
RtDocument *rt_shell_document (RtShell *self); /* of the desk */
GtkWindow *rt_shell_parent (RtShell *self);
GCancellable *rt_shell_cancellable (RtShell *self);
RtPending *rt_shell_pending (RtShell *self);
RtAsker rt_shell_asker (RtShell *self);

/* Shows the person one sentence, and what can be done about it or NULL (see message.h). Does
 * nothing once the window was closed. */
void rt_shell_say (RtShell *self, RtMessageKind kind, const char *text, const char *action_label,
                   const char *action);

/* Shows ERROR, unless it is G_IO_ERROR_CANCELLED, as when a dialog was closed. */
void rt_shell_say_error (RtShell *self, const GError *error);

/* Adds a button for one more thing that can be done about what was said last. */
void rt_shell_offer (RtShell *self, const char *label, const char *action);

/* Hides what was said last, if its first button is for ACTION; returns whether it was. */
bool rt_shell_withdraw (RtShell *self, const char *action);

/* Replaces the desk by DESK and ends the collection, if there is one. The old desk is closed; the
 * session keeps work in it that was not saved. */
void rt_shell_open_desk (RtShell *self, RtDesk *desk);

/* Replaces desk and collection by COLLECTION. It was read from FILES (of GFile), or from TEXT that
 * was pasted; the other is NULL. REST: it has only the puzzles of malformed text that could be read
 * whole. */
void rt_shell_open_collection (RtShell *self, RtCollection *collection, GPtrArray *files,
                               const char *text, bool rest);

/* This shell if opening something in it would lose no work, else a new one on an empty grid. BARE:
 * this shell only if it also has no file and no collection. */
RtShell *rt_shell_spare (RtShell *self, bool bare);

/* A new window on DESK, or (NULL) on an empty grid. */
RtShell *rt_shell_another (RtShell *self, RtDesk *desk);

/* Puts PUZZLE, or (NULL) an empty grid, in the place of the puzzle, and says so with TEXT; Undo brings
 * that back, with its file. A collection keeps its window: then it comes into another one. */
void rt_shell_begin (RtShell *self, RtPuzzle *puzzle, const char *text);

/* The collection that is open, which belongs to the shell; NULL: none is. */
RtCollection *rt_shell_collection (RtShell *self);

/* Brings another window that works on FILE to the front. Returns false where there is none. */
bool rt_shell_present_file (RtShell *self, GFile *file);

/* Brings the page of hints and steps to the front. */
void rt_shell_show_logic (RtShell *self);

/* Selects CELL. */
void rt_shell_point_at (RtShell *self, int cell);
