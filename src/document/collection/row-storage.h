/* row-storage.h - how a collection stores its rows in little memory: data structures that only this folder uses.
 *
 * A collection consists of parts, one for each text that was read, and of arrays with an element
 * for each row. Puzzles are parsed on demand:
 *
 *     part     the text, and the offset in it from which the parser reads each row;
 *              or an array of puzzles, for formats without one puzzle per line
 *     givens   a byte: the number of givens, or RT_GIVENS_DAMAGED; RT_GIVENS_PLAIN is added if
 *              the row is one line whose cells rt_plain_cells finds
 *     kinds    a byte (RtRowKind), stored by worker threads
 *     ratings  four bytes, stored by worker threads: RT_RATED, ER, EP, ED from the highest to the
 *              lowest byte; 0 if unknown. Pages of zeros take no memory until a row is rated
 *     repeats  a byte: 1 if an earlier row is equivalent */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/rating/rating.h"

#include <gio/gio.h>
#include <stdatomic.h>

#define RT_GIVENS_PLAIN 0x80
#define RT_GIVENS_DAMAGED 0x7f
#define RT_RATED 0x01000000u

/* The text or the puzzles of a range of rows. Immutable and reference-counted; several collections
 * may share it. */
typedef struct {
  GString *text;
  GArray *starts;     /* of guint32: for each row its byte offset in TEXT */
  guint memory[4];    /* copy of RtReader.memory after the parser has seen the beginning of TEXT */
  GPtrArray *puzzles; /* of RtPuzzle, if TEXT is NULL */
  GArray *damaged;    /* of RtDamaged, sorted by row, if there is TEXT */
  GFile *file;        /* may be NULL */
  char *etag;
} RtPart;

typedef struct {
  guint row;  /* number of the row in its part */
  guint line; /* number of the line in the text, from 1 */
} RtDamaged;

/* A part with its position in a collection. */
typedef struct {
  RtPart *part;
  guint first; /* row of the collection at which the part begins */
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
  _Atomic guint n_compared;     /* rows processed by the search for repeats */
  atomic_bool knows_repeats;
};

/* Returns an empty part: a range of rows, whose text or puzzles the caller fills in before it
 * passes the part to rt_collection_new_part. */
RtPart *rt_part_new (void);
void rt_part_unref (RtPart *part);
guint rt_part_n_rows (const RtPart *part);

/* Returns the part of COLLECTION that contains ROW, and changes ROW to its number within the part. */
const RtPart *rt_part_of (const struct _RtCollection *collection, guint *row);

/* Returns a collection that consists of PART, and takes ownership of PART. GIVENS has a byte for
 * each row: its number of givens, or RT_GIVENS_DAMAGED. */
struct _RtCollection *rt_collection_new_part (RtPart *part, GByteArray *givens);

/* Returns the number of digits in GRID. */
guint8 rt_givens_of (const RtGrid *grid);

/* Finds 81 cells (digits, `.` and `0`) in the line of TEXT that begins at offset AT, with blanks or
 * punctuation around them. Sets GRID and returns a pointer to the first cell. Returns NULL if the
 * line has another form, so that the format's parser has to read it. */
const char *rt_plain_cells (const GString *text, guint32 at, RtGrid *grid);
