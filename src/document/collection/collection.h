/* collection.h - RtCollection: many puzzles, from two to millions, in little more memory than their
 * text.
 *
 * A record: made once, reference-counted, readable from any thread. Only kinds, ratings and repeats
 * of its rows are filled in later, by the asynchronous calls below and in repeats.h. A row is a
 * puzzle or a damaged line. Rows are numbered from 0. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "format/format.h"

#include <gio/gio.h>

/* Maximum number of rows that are read from a text with one puzzle per line. Further lines are
 * ignored, and a notice says so. */
#define RT_COLLECTION_MAX 10000000

/* Kind of a row by its number of solutions. */
typedef enum {
  RT_ROW_UNKNOWN, /* not counted yet */
  RT_ROW_ONE,
  RT_ROW_MANY,
  RT_ROW_NONE,
  RT_ROW_DAMAGED, /* the line is not a puzzle */
  RT_N_ROW_KINDS
} RtRowKind;

typedef struct _RtCollection RtCollection;

RtCollection *rt_collection_ref (RtCollection *self);
void rt_collection_unref (RtCollection *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollection, rt_collection_unref)

/* Reads the puzzles in BYTES, of any encoding and format. Sets COLLECTION to all puzzles if there
 * are several, otherwise to NULL; the returned reading may have only the first puzzle. In a text
 * with one puzzle per line, damaged lines become rows, too, if at least one line is a puzzle. The
 * caller owns both results. Returns NULL with ERROR set if no puzzle can be read. */
RtReading *rt_collection_read (const char *bytes, gsize size, RtCollection **collection,
                               GError **error);

/* Reads a malformed text in which cells could not be read, and returns its readable part. If the
 * text contains several puzzles, sets COLLECTION to those without unreadable cells. Otherwise, and
 * if every puzzle has unreadable cells, sets COLLECTION to NULL. */
RtReading *rt_collection_read_rest (const char *bytes, gsize size, RtCollection **collection);

/* Returns a collection of PUZZLES (of RtPuzzle). FILE is the file of the puzzles, or NULL; ETAG is
 * GIO's etag of that file, or NULL. */
RtCollection *rt_collection_new (GPtrArray *puzzles, GFile *file, const char *etag);

/* Returns a collection of the rows of all COLLECTIONS (of RtCollection), one after another. */
RtCollection *rt_collection_join (GPtrArray *collections);

guint rt_collection_n_rows (const RtCollection *self);

/* Returns the puzzle of ROW, which the caller owns; NULL for a damaged line. */
RtPuzzle *rt_collection_puzzle (const RtCollection *self, guint row);

/* Looks up the givens of ROW in PUZZLES, a hash table from 81 characters to RtPuzzle; PUZZLES
 * may be NULL. Returns the puzzle found in it, otherwise the puzzle of ROW. The caller owns the
 * result. */
RtPuzzle *rt_collection_puzzle_of (const RtCollection *self, guint row, GHashTable *puzzles);

/* Sets GRID to the givens of ROW, faster than rt_collection_puzzle. Returns false, with GRID
 * unchanged, for a damaged line. */
bool rt_collection_grid (const RtCollection *self, guint row, RtGrid *grid);

/* Returns the number of givens of ROW; 0 for a damaged line. */
int rt_collection_n_givens (const RtCollection *self, guint row);

/* Returns a title for ROW in one line: the puzzle's title, the first line of its comment, or the
 * name of its file if the file has no other puzzle; NULL if there is none. Free with g_free. */
char *rt_collection_title (const RtCollection *self, guint row);

/* Returns a translated sentence that names the fault of the damaged line ROW, with line and column.
 * Free with g_free. */
char *rt_collection_fault (const RtCollection *self, guint row);

/* Returns the file of ROW if the file has no other puzzle, and sets ETAG (may be NULL); otherwise
 * returns NULL. File and etag belong to the collection. */
GFile *rt_collection_file (const RtCollection *self, guint row, const char **etag);

RtRowKind rt_collection_kind (const RtCollection *self, guint row);

/* Counts the solutions of every row whose kind is unknown, on all processors. If cancelled, the
 * kinds found so far are kept, and another call continues with the others. */
void rt_collection_check_async (RtCollection *self, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_check_finish (GAsyncResult *result, GError **error);

/* Returns the number of rows whose kind (no, one or several solutions, damaged) is known. */
guint rt_collection_n_known (const RtCollection *self);

/* Rates those of ROWS (of guint) that have exactly one solution and no rating, in the order of
 * ROWS, on all processors. Some rows take seconds. If cancelled, the ratings found so far are
 * kept. */
void rt_collection_rate_async (RtCollection *self, GArray *rows, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_rate_finish (GAsyncResult *result, GError **error);

/* Sets RATING to the rating of ROW, without its steps. Returns false, with RATING unchanged, if it
 * is unknown. */
bool rt_collection_rating (const RtCollection *self, guint row, RtRating *rating);

/* Sets the rating of ROW, which must be unknown. May be called from any thread. */
void rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating);

/* Returns the number of rows with a known rating. */
guint rt_collection_n_rated (const RtCollection *self);

/* Returns all known ratings as text for the session; NULL if there are none, or if the collection
 * has too many rows. Free with g_free. */
char *rt_collection_keep_ratings (const RtCollection *self);

/* Sets the ratings from TEXT, written by rt_collection_keep_ratings. Does nothing if TEXT was made
 * for other puzzles. */
void rt_collection_restore_ratings (RtCollection *self, const char *text);

/* Writes ROWS (of guint) in FORMAT, which must allow several puzzles, in a thread. NAME (may be NULL) is the name of
 * the file. PUZZLES, a table by givens, has the puzzles that replace rows (rt_collection_puzzle_of). Damaged lines
 * are left out. The result is the text; N_WRITTEN is the number of puzzles, and LOSSES has the fields that FORMAT
 * cannot hold and that at least one puzzle has. */
void rt_collection_write_async (RtCollection *self, GArray *rows, GHashTable *puzzles,
                                const RtFormat *format, const char *name,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);
GBytes *rt_collection_write_finish (GAsyncResult *result, guint *n_written, RtHolds *losses,
                                    GError **error);
