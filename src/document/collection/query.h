/* query.h - RtQuery: filters and sorts the rows of a collection.
 *
 * The result is an array of row numbers, four bytes each, made in a worker thread: a million rows are
 * filtered and sorted without an object for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

typedef enum {
  RT_ORDER_NUMBER,
  RT_ORDER_TITLE,  /* rows without a title come last */
  RT_ORDER_GIVENS,
  RT_ORDER_KIND,
  RT_ORDER_RATING, /* by ER; rows without a rating come last */
  RT_N_ORDERS
} RtOrder;

/* Ratings from LEAST to MOST, in tenths; MOST 0: rows with any rating or none. */
typedef struct {
  int least, most;
} RtRatings;

/* Kinds of row besides those of RtRowKind, which depend on other rows. While repeats are unknown
 * (rt_collection_knows_repeats), no row has one of them. */
enum {
  RT_LISTED_ONCE = RT_N_ROW_KINDS, /* no earlier row is the same puzzle */
  RT_LISTED_AGAIN,                 /* an earlier row is the same puzzle */
  RT_N_LISTED_KINDS
};

/* A value, except that it does not own TEXT. */
typedef struct {
  const char *text; /* to be found in the row's text (in upper or lower case) or cells; NULL: any */
  int n_givens;     /* -1: any */
  int kind;         /* an RtRowKind, or one of the two above; -1: any */
  RtRatings ratings;
  RtOrder order;    /* equal rows stay in the order of their numbers */
  bool descending;
} RtQuery;

#define RT_QUERY_ALL ((RtQuery) { .n_givens = -1, .kind = -1 })

/* Parses a range of ratings as a person types it: "7.1", "7" for all from 7.0 to 7.9, "2.0-3.4", "≥ 7", "7+",
 * "< 3" and the like; a blank text means any. Returns false, with RATINGS unchanged, if TEXT is no range. */
bool rt_query_read_ratings (const char *text, RtRatings *ratings);

/* Finds the rows for QUERY, which is copied. Unknown kinds and ratings count as unknown. */
void rt_collection_query_async (RtCollection *collection, const RtQuery *query,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);

/* Returns the numbers of the rows (of guint), in order; the caller owns the array. */
GArray *rt_collection_query_finish (GAsyncResult *result, GError **error);
