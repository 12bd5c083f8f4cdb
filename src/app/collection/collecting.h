/* collecting.h - RtCollecting: a window's way through a collection: which puzzle is open, what was
 * done in the others.
 *
 * Each puzzle that is opened gets a desk of its own. The documents of puzzles that the person has
 * worked in are kept as they were left. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/collection/collection-page.h"
#include "app/common/shell.h"
#include "document/collection-keeper.h"

#define RT_TYPE_COLLECTING (rt_collecting_get_type ())
G_DECLARE_FINAL_TYPE (RtCollecting, rt_collecting, RT, COLLECTING, GObject)

/* Signals:
 *   page      rt_collecting_page has changed
 *   opened    (RtDesk *): another puzzle was opened; this is its desk
 *   worked    the person wants to work on that puzzle
 *
 * At first there is no collection. It belongs to SHELL, which must outlive it. */
RtCollecting *rt_collecting_new (RtShell *shell);

/* Replaces the collection by COLLECTION and opens its first puzzle. FILES, TEXT and REST are as in
 * rt_shell_open_collection. In the folder KEEP_IN it is kept, so that it comes back next time with
 * all that was done in it; NULL: it is not. */
void rt_collecting_start (RtCollecting *self, RtCollection *collection, GPtrArray *files,
                          const char *text, bool rest, const char *keep_in);

/* Goes on with a collection of the last session, once its files have been read again. Takes
 * ownership of KEEPER. */
void rt_collecting_resume (RtCollecting *self, RtKeeper *keeper);

/* Ends the collection and forgets what was done in it. Does nothing where there is none. */
void rt_collecting_end (RtCollecting *self);

/* Ends the collection because the window closes. It comes back next time if it is kept and
 * something was done in it. */
void rt_collecting_close (RtCollecting *self);

/* Writes at once what was done in it, if that is not written yet. */
bool rt_collecting_flush (RtCollecting *self, GError **error);

/* Whether there is a collection, and whether it was read from FILE alone. */
bool rt_collecting_is_on (RtCollecting *self);
bool rt_collecting_is_of (RtCollecting *self, GFile *file);

/* Whether closing the window would lose what was done in a puzzle that is not open. */
bool rt_collecting_has_work (RtCollecting *self);

/* "top95.sdm · 3 of 95", for the title; NULL where there is no collection. Free with g_free. */
char *rt_collecting_title (RtCollecting *self);

/* NULL where there is no collection. */
RtCollectionPage *rt_collecting_page (RtCollecting *self);

/* The shell that it belongs to. */
RtShell *rt_collecting_shell (RtCollecting *self);

/* Open the next or the previous puzzle that is listed. There must be a collection. */
void rt_collecting_next (RtCollecting *self);
void rt_collecting_previous (RtCollecting *self);

/* A dialog asks how to print the rows of rt_collecting_chosen, or how to put them on the pages of a
 * PDF file. */
void rt_collecting_print (RtCollecting *self);
void rt_collecting_export_pages (RtCollecting *self);

/* A dialog asks where to save the rows of rt_collecting_chosen. The window says how it ended, and
 * what the file lacks. */
void rt_collecting_save (RtCollecting *self);

/* The same to FILE, in the format that its name asks for. */
void rt_collecting_save_to (RtCollecting *self, GFile *file);
