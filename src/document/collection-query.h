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
  RT_N_ORDERS
} RtOrder;

/* A value, but for TEXT. */
typedef struct {
  const char *text; /* in the words of the row, in any case, or in its 81 cells; NULL: any */
  int n_givens;     /* -1: any */
  int kind;         /* an RtRowKind; -1: any */
  RtOrder order;    /* rows that are equal in it stay in the order of their numbers */
  bool descending;
} RtQuery;

#define RT_QUERY_ALL ((RtQuery) { .n_givens = -1, .kind = -1 })

bool rt_query_is_all (const RtQuery *query);

/* Answers QUERY, which is copied. Of rows whose kind is not known yet it is taken as it is now. */
void rt_collection_query_async (RtCollection *collection, const RtQuery *query,
                                GCancellable *cancellable, GAsyncReadyCallback done,
                                gpointer user_data);

/* The rows (of guint), which the caller owns. */
GArray *rt_collection_query_finish (GAsyncResult *result, GError **error);
