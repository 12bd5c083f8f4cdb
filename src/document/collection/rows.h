/* rows.h - how the rows of a collection lie in memory: for the other files of this folder.
 *
 * A row takes eleven bytes and, in most formats, a line of text; a puzzle is made of it on demand:
 *
 *     part     text, and where in it each row starts: the format reads from there
 *              or puzzles, for formats that do not have one puzzle to a line
 *     givens   a byte a row: their number, or DAMAGED; PLAIN is added where the row is one line
 *              whose cells rt_plain_cells finds
 *     kinds    a byte a row, written by the thread that finds it out
 *     ratings  four bytes a row, likewise: RT_RATED, ER, EP, ED from the highest to the lowest; 0
 *              while it is not known. Pages of zeros take no memory until a row is rated
 *     repeats  a byte a row: whether an earlier row is the same puzzle
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"

#include <gio/gio.h>
#include <stdatomic.h>

#define RT_GIVENS_PLAIN 0x80
#define RT_GIVENS_DAMAGED 0x7f
#define RT_RATED 0x01000000u

/* The text or the puzzles of some rows. Never changed; may belong to several collections. */
typedef struct {
  GString *text;
  GArray *starts;     /* of guint32 */
  guint memory[4];    /* state of the reader after the beginning of the text */
  GPtrArray *puzzles; /* instead of TEXT */
  GArray *damaged;    /* of RtDamaged, by rising row; for TEXT alone */
  GFile *file;        /* may be NULL */
  char *etag;
} RtPart;

typedef struct {
  guint row;  /* in the part */
  guint line; /* its number in the text, from 1 */
} RtDamaged;

/* A part in a collection. */
typedef struct {
  RtPart *part;
  guint first; /* its first row */
} RtPlaced;

struct _RtCollection {
  gatomicrefcount refs;
  GArray *placed; /* of RtPlaced, at least one */
  guint n_rows;
  guint8 *givens;
  _Atomic guint8 *kinds;
  _Atomic guint n_known;
  _Atomic guint32 *ratings;
  _Atomic guint n_rated;
  _Atomic guint8 *repeats;
  _Atomic guint n_compared;     /* while repeats are searched for */
  atomic_bool knows_repeats;
};

/* Returns an empty part, to be filled in and passed to rt_collection_new_part. */
RtPart *rt_part_new (void);
void rt_part_unref (RtPart *part);
guint rt_part_n_rows (const RtPart *part);

/* Returns the part of ROW, and changes ROW to its number there. */
const RtPart *rt_part_of (const struct _RtCollection *collection, guint *row);

/* Takes PART and returns a collection of it alone, with GIVENS for each of its rows. */
struct _RtCollection *rt_collection_new_part (RtPart *part, GByteArray *givens);

/* Returns the number of GRID's givens, as in the array of givens. */
guint8 rt_givens_of (const RtGrid *grid);

/* Finds 81 cells in the line at AT that are obvious without the format: digits, `.` and `0`, separated from
 * the little text before them and from the text after them. Sets GRID and returns the first of them; NULL if
 * the format has to read the line. */
const char *rt_plain_cells (const GString *text, guint32 at, RtGrid *grid);
