/* collecting.h - a window that goes through a collection: which puzzle is open, what was done in
 * the others, and the rows on their way into a file.
 *
 * The window's document is that of the row that is open; the documents of rows that the person has
 * worked in stay as they were left. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/application.h"
#include "document/collection.h"

/* WINDOW goes through COLLECTION from its first puzzle on, in place of the one before. It is of
 * FILES (of GFile), or of TEXT that was pasted: one of them is NULL. REST: of what is malformed, the
 * puzzles that could be read whole. */
void rt_collecting_start (RtWindow *window, RtCollection *collection, GPtrArray *files,
                          const char *text, bool rest);

/* The collections of last time, each in its window. */
void rt_collecting_restore (RtApplication *application);

/* No longer: what was done in it is forgotten. Does nothing where there is none. */
void rt_collecting_end (RtWindow *window);

/* No longer, as WINDOW is closed: where something was done in it, it comes back next time. */
void rt_collecting_close (RtWindow *window);

/* Writes what was done in it now, if it is not written yet. */
bool rt_collecting_flush (RtWindow *window, GError **error);

/* Whether WINDOW goes through what is in FILE. */
bool rt_collecting_is_of (RtWindow *window, GFile *file);

/* Whether closing the window would lose what was done in a puzzle that is not open. */
bool rt_collecting_has_work (RtWindow *window);

/* "top95.sdm · 3 of 95", for the title; NULL where there is no collection. Free with g_free. */
char *rt_collecting_title (RtWindow *window);

/* Where there is a collection: */
bool rt_collecting_is_on (RtWindow *window);
void rt_collecting_next (RtWindow *window);
void rt_collecting_previous (RtWindow *window);
void rt_collecting_find (RtWindow *window);

/* The collection, and what of it is to be saved or printed: ROWS (of guint), those that are selected where
 * they are several, else all that are listed; PUZZLES, a table of 81 characters to RtPuzzle, with
 * what was done in them. The caller owns both, not the collection. */
RtCollection *rt_collecting_chosen (RtWindow *window, GArray **rows, GHashTable **puzzles);

/* A dialog asks where to save what is selected, else what is listed. */
void rt_collecting_save (RtWindow *window);

/* The same to FILE, whose name says in which format. */
void rt_collecting_save_to (RtWindow *window, GFile *file);

/* A dialog asks how to put the same puzzles on paper, or on the pages of a PDF file. */
void rt_collecting_print (RtWindow *window);
void rt_collecting_export_pages (RtWindow *window);
