/* collection-rows.h - how the rows of a collection lie in memory: for its neighbours in the room.
 *
 * A row is ten bytes and, for most, a line of text; a puzzle is made of it when somebody asks:
 *
 *     part     text, and where in it each row starts: the format reads from there
 *              or puzzles, of the formats that do not have one to a line
 *     givens   a byte a row: how many, or DAMAGED; PLAIN is added where the row is one line
 *              whose cells rt_plain_cells finds
 *     kinds    a byte a row, written by any thread that finds it out
 *     ratings  four bytes a row, likewise: RT_RATED, ER, EP, ED from the highest to the lowest; 0
 *              while it is not known. Pages of zeros cost nothing until somebody rates
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection.h"

#include <stdatomic.h>

#define RT_GIVENS_PLAIN 0x80
#define RT_GIVENS_DAMAGED 0x7f
#define RT_RATED 0x01000000u

/* Where rows come from. Made once; may belong to several collections. */
typedef struct {
  GString *text;
  GArray *starts;     /* of guint32 */
  guint memory[4];    /* what the reader learned from the beginning of the text */
  GPtrArray *puzzles; /* instead of the text */
  GArray *damaged;    /* of RtDamaged, rising: those of the text */
  GFile *file;        /* may be NULL */
  char *etag;
} RtPart;

typedef struct {
  guint row;  /* in the part */
  guint line; /* of where it starts, from 1 */
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
};

/* Empty; the caller fills it. */
RtPart *rt_part_new (void);

/* A collection of PART alone, which it takes, with GIVENS for each of its rows. */
RtCollection *rt_collection_new_part (RtPart *part, GByteArray *givens);

/* ROW, whose rating was not known, has this one. From any thread. */
void rt_collection_set_rating (RtCollection *self, guint row, const RtRating *rating);

/* The count of GRID's givens, as it stands in the array. */
guint8 rt_givens_of (const RtGrid *grid);

/* The 81 cells in the line at AT, where anybody can see that they are: digits, `.` and `0`, set off
 * from what little stands before them and from what stands behind. NULL elsewhere: the format has
 * to say what the line is. Reads GRID. */
const char *rt_plain_cells (const GString *text, guint32 at, RtGrid *grid);

/* What stands in ROW besides plain cells, or all of it where they are not plain: to look for words
 * in. Free with g_free. */
char *rt_collection_words (const RtCollection *self, guint row);

/* What a title sorts by, without asking the format where anybody can see it; NULL where ROW has
 * none. Free with g_free. */
char *rt_collection_title_key (const RtCollection *self, guint row);
