/* collection.h - RtCollection: many puzzles, a million as well as two, in little more memory than
 * their text.
 *
 * A record: made once, reference-counted, readable from any thread. Only what is found out about
 * its rows is filled in later, by rt_collection_check_async and rt_collection_rate_async. A row is
 * a puzzle, or a line that is damaged but keeps its place. Rows are numbered from 0. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"
#include "format/format.h"

#include <gio/gio.h>

/* The most rows of a text with one puzzle to a line; the rest is left out, and a notice says so. */
#define RT_COLLECTION_MAX 10000000

/* What is known of a row. */
typedef enum {
  RT_ROW_UNKNOWN, /* not looked at yet */
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

/* Reads bytes of any encoding and format, as rt_read does. If there are several puzzles,
 * COLLECTION becomes all of them, and the reading may have only the first; otherwise COLLECTION
 * becomes NULL. In a text with one puzzle per line, damaged lines become rows too, if any line is
 * a puzzle. */
RtReading *rt_collection_read (const char *bytes, gsize size, RtCollection **collection,
                               GError **error);

/* The same for a malformed text, as rt_read_rest does. If there are several puzzles, COLLECTION
 * becomes those that could be read whole, if there are any; otherwise NULL. */
RtReading *rt_collection_read_rest (const char *bytes, gsize size, RtCollection **collection);

/* A collection of PUZZLES (of RtPuzzle), which FILE (NULL: no file) holds; ETAG (may be NULL) is
 * the file's. */
RtCollection *rt_collection_new (GPtrArray *puzzles, GFile *file, const char *etag);

/* All rows of all COLLECTIONS (of RtCollection), one after another. */
RtCollection *rt_collection_join (GPtrArray *collections);

guint rt_collection_n_rows (const RtCollection *self);

/* The caller owns the puzzle, which is NULL for a damaged line. */
RtPuzzle *rt_collection_puzzle (const RtCollection *self, guint row);

/* The same, or instead of it the puzzle that PUZZLES (may be NULL; a table from 81 characters to
 * RtPuzzle) has for those givens. */
RtPuzzle *rt_collection_puzzle_of (const RtCollection *self, guint row, GHashTable *puzzles);

/* Its givens alone, which is faster. Returns false, with GRID untouched, for a damaged line. */
bool rt_collection_grid (const RtCollection *self, guint row, RtGrid *grid);

/* How many givens it has; 0 for a damaged line. */
int rt_collection_n_givens (const RtCollection *self, guint row);

/* The row's title in one line: that of the puzzle, else its comment, else the name of the file that
 * holds only this puzzle; NULL for none. Free with g_free. */
char *rt_collection_title (const RtCollection *self, guint row);

/* What is wrong with a damaged line, and where, as a translated sentence. Free with g_free. */
char *rt_collection_fault (const RtCollection *self, guint row);

/* The file that holds this puzzle and no other, or NULL. File and ETAG (may be NULL) belong to the
 * collection. */
GFile *rt_collection_file (const RtCollection *self, guint row, const char **etag);

RtRowKind rt_collection_kind (const RtCollection *self, guint row);

/* Finds out the kind of every row whose kind is not known yet, on all processors. If it is
 * cancelled, what it has found is kept, and another call goes on from there. */
void rt_collection_check_async (RtCollection *self, GCancellable *cancellable,
                                GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_check_finish (GAsyncResult *result, GError **error);

/* How many rows have a known kind. */
guint rt_collection_n_known (const RtCollection *self);

/* Rates those of ROWS (of guint) that are known to have exactly one solution and are not rated yet,
 * in this order, on all processors: some take seconds. If it is cancelled, what it has found is
 * kept. */
void rt_collection_rate_async (RtCollection *self, GArray *rows, GCancellable *cancellable,
                               GAsyncReadyCallback done, gpointer user_data);
bool rt_collection_rate_finish (GAsyncResult *result, GError **error);

/* How hard ROW is. Returns false, with RATING untouched, if that is not known (yet). */
bool rt_collection_rating (const RtCollection *self, guint row, RtRating *rating);

/* Sets the rating of ROW, which was not known. From any thread. */
void rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating);

/* How many rows have a known rating. */
guint rt_collection_n_rated (const RtCollection *self);

/* All ratings that are known as text (free with g_free), to be kept for next time; NULL where none
 * is, or the text would be too long. And back: nothing happens if TEXT is about other puzzles. */
char *rt_collection_keep_ratings (const RtCollection *self);
void rt_collection_restore_ratings (RtCollection *self, const char *text);

/* Writes ROWS (of guint) in FORMAT, one that can hold many puzzles, for a file of that NAME (may be
 * NULL); PUZZLES as for rt_collection_puzzle_of. Damaged lines are left out; N_WRITTEN counts the
 * others. LOSSES is what any of them has that FORMAT cannot hold. */
void rt_collection_write_async (RtCollection *self, GArray *rows, GHashTable *puzzles,
                                const RtFormat *format, const char *name,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);
GBytes *rt_collection_write_finish (GAsyncResult *result, guint *n_written, RtHolds *losses,
                                    GError **error);
