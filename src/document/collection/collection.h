/* collection.h - RtCollection: many puzzles, from two to millions, in little more memory than their text.
 *
 * A record: made once, reference-counted, readable from any thread. Only kinds, ratings and repeats of its
 * rows are filled in later, by the asynchronous calls below. A row is a puzzle, or a damaged line, which
 * keeps its place. Rows are numbered from 0. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "format/format.h"

#include <gio/gio.h>

/* Limit of rows in a text with one puzzle to a line; the rest is left out, with a notice. */
#define RT_COLLECTION_MAX 10000000

/* Kind of a row. */
typedef enum {
  RT_ROW_UNKNOWN, /* not checked yet */
  RT_ROW_ONE,     /* exactly one solution */
  RT_ROW_MANY,
  RT_ROW_NONE,
  RT_ROW_DAMAGED, /* no puzzle */
  RT_N_ROW_KINDS
} RtRowKind;

typedef struct _RtCollection RtCollection;

RtCollection *rt_collection_ref (RtCollection *self);
void rt_collection_unref (RtCollection *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollection, rt_collection_unref)

/* Reads bytes of any encoding and format, as rt_read does. COLLECTION is set to all puzzles if there are
 * several, otherwise to NULL; the reading may have only the first one. In a text with one puzzle per line,
 * damaged lines become rows, too, if any line is a puzzle. */
RtReading *rt_collection_read (const char *bytes, gsize size, RtCollection **collection,
                               GError **error);

/* Reads a malformed text, as rt_read_rest does. COLLECTION is set to the whole puzzles if there are several,
 * otherwise to NULL. */
RtReading *rt_collection_read_rest (const char *bytes, gsize size, RtCollection **collection);

/* Returns a collection of PUZZLES (of RtPuzzle) from FILE (NULL: no file) with ETAG (may be NULL). */
RtCollection *rt_collection_new (GPtrArray *puzzles, GFile *file, const char *etag);

/* Returns all rows of all COLLECTIONS (of RtCollection), one after another. */
RtCollection *rt_collection_join (GPtrArray *collections);

guint rt_collection_n_rows (const RtCollection *self);

/* Returns the puzzle of ROW, which the caller owns; NULL for a damaged line. */
RtPuzzle *rt_collection_puzzle (const RtCollection *self, guint row);

/* Returns the puzzle that PUZZLES (may be NULL; a table from 81 characters to RtPuzzle) has for the givens of
 * ROW, else the puzzle of ROW. The caller owns it. */
RtPuzzle *rt_collection_puzzle_of (const RtCollection *self, guint row, GHashTable *puzzles);

/* Sets GRID to the givens of ROW, which is faster. Returns false, with GRID unchanged, for a damaged line. */
bool rt_collection_grid (const RtCollection *self, guint row, RtGrid *grid);

/* Returns the number of givens of ROW; 0 for a damaged line. */
int rt_collection_n_givens (const RtCollection *self, guint row);

/* Returns the row's title in one line: that of the puzzle, else its comment, else the name of a file with
 * only this puzzle; NULL for none. Free with g_free. */
char *rt_collection_title (const RtCollection *self, guint row);

/* Returns a translated sentence on the fault of a damaged line and its place. Free with g_free. */
char *rt_collection_fault (const RtCollection *self, guint row);

/* Returns the file that holds only this puzzle, or NULL. File and ETAG (may be NULL) belong to the
 * collection. */
GFile *rt_collection_file (const RtCollection *self, guint row, const char **etag);

RtRowKind rt_collection_kind (const RtCollection *self, guint row);

/* Counts the solutions of every row whose kind is unknown, on all processors. After a cancel the kinds found
 * so far are kept, and another call goes on from there. */
void rt_collection_check_async (RtCollection *self, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_check_finish (GAsyncResult *result, GError **error);

/* Returns the number of rows with a known kind. */
guint rt_collection_n_known (const RtCollection *self);

/* Rates those of ROWS (of guint) that have exactly one solution and no rating, in this order, on all
 * processors: some take seconds. After a cancel the ratings found so far are kept. */
void rt_collection_rate_async (RtCollection *self, GArray *rows, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_rate_finish (GAsyncResult *result, GError **error);

/* Sets RATING to that of ROW. Returns false, with RATING unchanged, if it is unknown. */
bool rt_collection_rating (const RtCollection *self, guint row, RtRating *rating);

/* Sets the rating of ROW, which was unknown. From any thread. */
void rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating);

/* Returns the number of rows with a known rating. */
guint rt_collection_n_rated (const RtCollection *self);

/* All known ratings as text (free with g_free), NULL if there are none or too many; and back, which does
 * nothing if TEXT is about other puzzles. */
char *rt_collection_keep_ratings (const RtCollection *self);
void rt_collection_restore_ratings (RtCollection *self, const char *text);

/* Writes ROWS (of guint) in FORMAT, which must hold many puzzles, for a file called NAME (may be NULL);
 * PUZZLES as for rt_collection_puzzle_of. Damaged lines are left out; N_WRITTEN counts the others. LOSSES is
 * set to the fields of any row that FORMAT cannot hold. */
void rt_collection_write_async (RtCollection *self, GArray *rows, GHashTable *puzzles,
                                const RtFormat *format, const char *name,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);
GBytes *rt_collection_write_finish (GAsyncResult *result, guint *n_written, RtHolds *losses,
                                    GError **error);
