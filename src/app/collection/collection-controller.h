/* collection-controller.h - RtCollecting, the controller of the collection in a window: actions on
 * its puzzles, and the person's work in them.
 *
 * Each puzzle that is opened gets a new desk (the model of a window). The documents of puzzles that
 * the person has worked in stay in memory and, if the collection is stored, in the next session. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "app/common/shell.h"
#include "document/files/collection-keeper.h"

#define RT_TYPE_COLLECTING (rt_collecting_get_type ())
G_DECLARE_FINAL_TYPE (RtCollecting, rt_collecting, RT, COLLECTING, GObject)

/* Returns a controller without a collection, for a window, SHELL, which must outlive it.
 *
 * Signals:
 *   page      the result of rt_collecting_page has changed
 *   opened    (RtDesk *): another puzzle was opened, on this desk
 *   worked    the person has activated the open puzzle, to work on it */
RtCollecting *rt_collecting_new (RtShell *shell);

/* Replaces the open collection by COLLECTION and opens its first puzzle. It was read from FILES (of GFile) or from
 * pasted TEXT; the other one is NULL. REST: it lacks malformed puzzles of its source. Stores the state in the folder
 * KEEP_IN for the next session, or nowhere if KEEP_IN is NULL. */
void rt_collecting_start (RtCollecting *self, RtCollection *collection, GPtrArray *files,
                          const char *text, bool rest, const char *keep_in);

/* Restores the collection of the last session whose state KEEPER has read from disk: reads its
 * files again and opens it. Takes ownership of KEEPER. */
void rt_collecting_resume (RtCollecting *self, RtKeeper *keeper);

/* Closes the collection and discards its state (filter, open row, the person's work), also on disk.
 * Does nothing without a collection. */
void rt_collecting_end (RtCollecting *self);

/* Closes the collection, because the window closes. The next session restores it if its state is
 * stored on disk. */
void rt_collecting_close (RtCollecting *self);

/* Stores the collection's state on disk at once if it has changed. Returns false with an error on failure. */
bool rt_collecting_flush (RtCollecting *self, GError **error);

/* Returns true if a collection is open. rt_collecting_is_of returns true if the open collection was
 * read from FILE and no other file. */
bool rt_collecting_is_on (RtCollecting *self);
bool rt_collecting_is_of (RtCollecting *self, GFile *file);

/* Returns true if closing the window would lose work in a puzzle that is not open. */
bool rt_collecting_has_work (RtCollecting *self);

/* Returns the title "top95.sdm · 3 of 95", or NULL without a collection. Free with g_free. */
char *rt_collecting_title (RtCollecting *self);

/* Returns the page that lists the collection, or NULL if no collection is open. SELF owns it. */
RtCollectionPage *rt_collecting_page (RtCollecting *self);

RtShell *rt_collecting_shell (RtCollecting *self);

/* Opens the next listed puzzle; rt_collecting_previous the previous one. There must be a collection. */
void rt_collecting_next (RtCollecting *self);

/* Opens the next listed puzzle that the person has not solved. Does nothing if there is none. */
void rt_collecting_next_unsolved (RtCollecting *self);

void rt_collecting_previous (RtCollecting *self);

/* Opens a dialog that prints puzzles or exports them as a PDF file: the selected puzzles, or all
 * listed puzzles if fewer than two are selected. */
void rt_collecting_export_pages (RtCollecting *self);

/* Opens a dialog that saves the selected puzzles, or all listed puzzles if fewer than two are
 * selected. The window then shows the outcome, and names data that the file does not hold. */
void rt_collecting_save (RtCollecting *self);

/* Saves the selected puzzles, or all listed puzzles if fewer than two are selected, to FILE. The
 * suffix of FILE determines the format. */
void rt_collecting_save_to (RtCollecting *self, GFile *file);
