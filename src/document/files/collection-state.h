/* collection-state.h - RtCollectionState: state of a window with a collection: its files, the open row, the
 * filter and order of the list, and the documents of its puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/query.h"
#include "document/files/progress.h"

/* Filter and order of the list. */
typedef struct {
  char *text;    /* text to search for; never NULL */
  char *ratings; /* as typed; never NULL */
  int n_givens;  /* this and the rest as in RtQuery */
  int kind;
  RtOrder order;
  bool descending;
} RtCollectionListing;

void rt_collection_listing_clear (RtCollectionListing *listing);

typedef struct {
  char *name;           /* of the collection */
  char **uris;          /* of its files, at least one; NULL if TEXT is set */
  char *text;           /* pasted text; NULL if URIS are set */
  bool rest;            /* the text is malformed: only its whole puzzles count */
  guint row;            /* the open row */
  RtCollectionListing listing;
  char *ratings;        /* of rt_collection_keep_ratings; NULL for none */
  RtProgress *progress;
} RtCollectionState;

/* Returns the state of a collection of FILES (of GFile), or of pasted TEXT: one of the two is NULL. */
RtCollectionState *rt_collection_state_new (const char *name, GPtrArray *files, const char *text);
void rt_collection_state_free (RtCollectionState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollectionState, rt_collection_state_free)

/* Returns the state as text (free with g_free), and back: NULL with an error if the text is
 * damaged. */
char *rt_collection_state_to_text (const RtCollectionState *state);
RtCollectionState *rt_collection_state_from_text (const char *text, GError **error);
