/* collection-state.h - what is kept of a window that shows a collection: where the collection is
 * from, which row is open, what is listed and how, and what was done in its puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/query.h"
#include "document/files/progress.h"

/* What the person asked to see in the list. */
typedef struct {
  char *text;    /* to search for; never NULL */
  char *ratings; /* as they were typed; never NULL */
  int n_givens;  /* this and the rest as in RtQuery */
  int kind;
  RtOrder order;
  bool descending;
} RtCollectionListing;

void rt_collection_listing_clear (RtCollectionListing *listing);

typedef struct {
  char *name;           /* what the collection is called */
  char **uris;          /* of its files, at least one; NULL where TEXT is */
  char *text;           /* what was pasted; NULL where URIS are */
  bool rest;            /* the text is malformed: only the puzzles that could be read whole */
  guint row;            /* the open one */
  RtCollectionListing listing;
  char *ratings;        /* as rt_collection_keep_ratings gives them; NULL for none */
  RtProgress *progress;
} RtCollectionState;

/* For a collection of these FILES (of GFile), or of pasted TEXT: one of the two is NULL. */
RtCollectionState *rt_collection_state_new (const char *name, GPtrArray *files, const char *text);
void rt_collection_state_free (RtCollectionState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollectionState, rt_collection_state_free)

/* The state as text (free with g_free), and back: NULL with an error if the text is damaged. */
char *rt_collection_state_to_text (const RtCollectionState *state);
RtCollectionState *rt_collection_state_from_text (const char *text, GError **error);
