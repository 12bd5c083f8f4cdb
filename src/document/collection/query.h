/* query.h - RtQuery: conditions and an order for the rows of a collection; filters and sorts the rows by them.
 *
 * The result is an array of row numbers, four bytes each, made in a worker thread: a million rows
 * are filtered and sorted without an object for each. */
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

/* A range of ratings (ER) from LEAST to MOST, in tenths. If MOST is 0, all rows match, rated or
 * not. */
typedef struct {
  int least, most;
} RtRatings;

/* Kinds of rows in addition to RtRowKind: first or repeated occurrence of a puzzle. No row matches
 * either kind while repeats are unknown (rt_collection_knows_repeats). */
enum {
  RT_LISTED_ONCE = RT_N_ROW_KINDS, /* no earlier row is equivalent; see repeats.h */
  RT_LISTED_AGAIN,                 /* an earlier row is equivalent */
  RT_N_LISTED_KINDS
};

/* The conditions that a row must meet, and the order of the result. TEXT is not owned. */
typedef struct {
  const char *text; /* searched for in the row's text, ignoring case, and in its cells; NULL: any */
  int n_givens;     /* -1: any */
  int kind;         /* RtRowKind or RT_LISTED_...; -1: any */
  RtRatings ratings;
  RtOrder order;    /* equal rows are sorted by number */
  bool descending;
} RtQuery;

#define RT_QUERY_ALL ((RtQuery) { .n_givens = -1, .kind = -1 })

/* Parses a range of ratings as a person types it: "7.1", "7" for 7.0 to 7.9, "2.0-3.4", "≥ 7",
 * "7+", "< 3" and similar forms; a blank text means all ratings. Returns false, with RATINGS
 * unchanged, if TEXT is no range. */
bool rt_query_read_ratings (const char *text, RtRatings *ratings);

/* Finds and sorts in a thread the rows that match QUERY, which is copied. Does not compute kinds or
 * ratings that are unknown. */
void rt_collection_query_async (RtCollection *collection, const RtQuery *query,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);

/* Returns the sorted row numbers (of guint), or NULL with ERROR set. The caller owns the array. */
GArray *rt_collection_query_finish (GAsyncResult *result, GError **error);
