/* collecting.h - RtCollecting, the collection of a window: opens its puzzles, keeps the work in
 * them, prints, exports and saves them.
 *
 * Each puzzle that is opened gets a desk. The documents of puzzles that the person has worked in
 * are kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "app/common/shell.h"
#include "document/files/collection-keeper.h"

#define RT_TYPE_COLLECTING (rt_collecting_get_type ())
G_DECLARE_FINAL_TYPE (RtCollecting, rt_collecting, RT, COLLECTING, GObject)

/* Signals:
 *   page      rt_collecting_page has changed
 *   opened    (RtDesk *): another puzzle was opened; this is its desk
 *   worked    the person wants to work on that puzzle
 *
 * At first there is no collection. It belongs to SHELL, which must outlive it. */
RtCollecting *rt_collecting_new (RtShell *shell);

/* Replaces the collection by COLLECTION and opens its first puzzle. FILES, TEXT and REST are as
 * in rt_shell_open_collection. The state is stored in the folder KEEP_IN and restored in the
 * next session; NULL: it is not. */
void rt_collecting_start (RtCollecting *self, RtCollection *collection, GPtrArray *files,
                          const char *text, bool rest, const char *keep_in);

/* Opens a collection of the last session, after its files have been read again. Takes ownership
 * of KEEPER. */
void rt_collecting_resume (RtCollecting *self, RtKeeper *keeper);

/* Ends the collection and discards its state. Does nothing without one. */
void rt_collecting_end (RtCollecting *self);

/* Ends the collection because the window closes. If it has a state, the next session restores
 * it. */
void rt_collecting_close (RtCollecting *self);

/* Writes the state at once if it has changed. Returns false with an error on failure. */
bool rt_collecting_flush (RtCollecting *self, GError **error);

/* Return true if there is a collection; if it was read from FILE alone. */
bool rt_collecting_is_on (RtCollecting *self);
bool rt_collecting_is_of (RtCollecting *self, GFile *file);

/* Returns true if closing the window would lose work in a puzzle that is not open. */
bool rt_collecting_has_work (RtCollecting *self);

/* Returns the title "top95.sdm · 3 of 95", or NULL without a collection. Free with g_free. */
char *rt_collecting_title (RtCollecting *self);

/* Returns the page, or NULL without a collection. */
RtCollectionPage *rt_collecting_page (RtCollecting *self);

RtShell *rt_collecting_shell (RtCollecting *self);

/* Open the next or the previous listed puzzle. There must be a collection. */
void rt_collecting_next (RtCollecting *self);
void rt_collecting_previous (RtCollecting *self);

/* Open a dialog to print the selected puzzles (all listed ones, if fewer than two are selected),
 * or to put them on the pages of a PDF file. */
void rt_collecting_print (RtCollecting *self);
void rt_collecting_export_pages (RtCollecting *self);

/* Opens a dialog to save the selected puzzles (all listed ones, if fewer than two are selected).
 * The window shows the outcome, and which data the file lacks. */
void rt_collecting_save (RtCollecting *self);

/* Saves them to FILE, in the format of its suffix. */
void rt_collecting_save_to (RtCollecting *self, GFile *file);
