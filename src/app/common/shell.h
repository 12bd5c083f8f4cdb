/* shell.h - RtShell, an interface: all that the other folders of `app` know of a main window.
 *
 * Pages and dialogs work on a desk (the model of a window) and call a shell, without the type of
 * the window. A test can implement a shell in a few lines that records the calls. */
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
typedef struct RtRest RtRest; /* the readable part of a malformed text (files/salvage.c) */

/* Work of a window that is pending until the person decides, or until a file is read. */
typedef struct {
  RtSave *save;          /* NULL: none is waiting */
  RtRest *rest;          /* NULL: none is waiting */
  GCancellable *loading; /* cancels loading (files/open.c) */
  guint n_opening;       /* number of files or streams that are being opened (files/open.c) */
} RtPending;

/* The parts of a window that others may use; the window owns them. */
typedef struct {
  RtDesk *desk;              /* NULL once the window was closed */
  GtkWindow *window;         /* parent of dialogs */
  RtMessage *message;        /* shows the messages of rt_shell_say */
  GCancellable *cancellable; /* cancelled when the window is closed */
  RtPending *pending;        /* pending work; never NULL */
} RtShellParts;

/* Each method implements the function rt_shell_... of the same name. */
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

/* Returns the desk of the window, the model with its puzzle. The next functions return other parts. The window owns
 * them, and may replace the desk at any time; asynchronous work must keep its own reference. */
RtDesk *rt_shell_desk (RtShell *self);
RtDocument *rt_shell_document (RtShell *self); /* the document of the desk */
GtkWindow *rt_shell_parent (RtShell *self);
GCancellable *rt_shell_cancellable (RtShell *self);
RtPending *rt_shell_pending (RtShell *self);
RtAsker rt_shell_asker (RtShell *self);

/* Shows TEXT in the window's message bar, as a message of KIND. ACTION_LABEL is the label of a
 * button that activates ACTION; both may be NULL. Does nothing once the window was closed. */
void rt_shell_say (RtShell *self, RtMessageKind kind, const char *text, const char *action_label,
                   const char *action);

/* Shows the message of ERROR in the window, unless it is G_IO_ERROR_CANCELLED. */
void rt_shell_say_error (RtShell *self, const GError *error);

/* Appends a button with LABEL, which activates ACTION, to the window's last message. */
void rt_shell_offer (RtShell *self, const char *label, const char *action);

/* Hides the window's last message if its first button activates ACTION. Returns true if it was hidden. */
bool rt_shell_withdraw (RtShell *self, const char *action);

/* Shows DESK, the model of another puzzle, in the window, and closes the collection, if there is
 * one. The old desk is closed; the session keeps its unsaved work. */
void rt_shell_open_desk (RtShell *self, RtDesk *desk);

/* Shows COLLECTION in the window instead of its puzzle or collection. It was read from FILES (of GFile) or from
 * pasted TEXT; the other one is NULL. REST: it lacks malformed puzzles of its source. */
void rt_shell_open_collection (RtShell *self, RtCollection *collection, GPtrArray *files,
                               const char *text, bool rest);

/* Returns the window SELF if opening a puzzle in it loses neither work nor a puzzle without a file, else a new
 * window with an empty grid. If BARE, returns SELF only if it also has no file and no collection. The window is not
 * owned. */
RtShell *rt_shell_spare (RtShell *self, bool bare);

/* Opens a new window that shows DESK, the model of a puzzle, or an empty grid if DESK is NULL.
 * Returns the window, which the caller does not own. */
RtShell *rt_shell_another (RtShell *self, RtDesk *desk);

/* Replaces the window's puzzle by PUZZLE (NULL: an empty grid) and shows TEXT as a message. Undo restores the old
 * puzzle and its file. If a collection is open, PUZZLE is shown in a new window. */
void rt_shell_begin (RtShell *self, RtPuzzle *puzzle, const char *text);

/* Returns the collection that is open in the window, which owns it, or NULL. */
RtCollection *rt_shell_collection (RtShell *self);

/* Raises another window of the program that works on FILE. Returns false if there is none. */
bool rt_shell_present_file (RtShell *self, GFile *file);

/* Shows the window's page of hints and logical steps. */
void rt_shell_show_logic (RtShell *self);

/* Selects CELL in the grid. */
void rt_shell_point_at (RtShell *self, int cell);
