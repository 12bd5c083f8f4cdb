/* collection-query.h - which rows of a collection are asked for, and in what order.
 *
 * The answer is an array of row numbers, four bytes each, made in a worker thread: a million rows
 * are filtered and sorted without an object for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection.h"

typedef enum {
  RT_ORDER_NUMBER,
  RT_ORDER_TITLE,  /* rows without one come last */
  RT_ORDER_GIVENS,
  RT_ORDER_KIND,
  RT_ORDER_RATING, /* by ER; rows without one come last */
  RT_N_ORDERS
} RtOrder;

/* Ratings from LEAST to MOST, in tenths; 0 for MOST: any, also none. */
typedef struct {
  int least, most;
} RtRatings;

/* A value, but for TEXT. */
typedef struct {
  const char *text; /* in the words of the row, in any case, or in its 81 cells; NULL: any */
  int n_givens;     /* -1: any */
  int kind;         /* an RtRowKind; -1: any */
  RtRatings ratings;
  RtOrder order;    /* rows that are equal in it stay in the order of their numbers */
  bool descending;
} RtQuery;

#define RT_QUERY_ALL ((RtQuery) { .n_givens = -1, .kind = -1 })

bool rt_query_is_all (const RtQuery *query);

/* What a person means by TEXT: "7.1", "7" for all from 7.0 to 7.9, "2.0-3.4", "≥ 7", "7+", "< 3" and
 * the like; any ratings where it is blank. Returns false, with RATINGS untouched, where it is
 * nothing of the kind. */
bool rt_query_read_ratings (const char *text, RtRatings *ratings);

/* Answers QUERY, which is copied. Of rows whose kind or rating is not known yet it is taken as it is
 * now. */
void rt_collection_query_async (RtCollection *collection, const RtQuery *query,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);

/* The rows (of guint), which the caller owns. */
GArray *rt_collection_query_finish (GAsyncResult *result, GError **error);
