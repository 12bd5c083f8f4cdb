/* collection-state.h - what survives of a window that goes through a collection: where it is from,
 * which row is open, what is listed and how, what was done in its puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection-query.h"
#include "document/progress.h"

/* What a person asked to be listed. */
typedef struct {
  char *text;    /* to look for; never NULL */
  char *ratings; /* as they were typed; never NULL */
  int n_givens;  /* as in a query, */
  int kind;
  RtOrder order;
  bool descending;
} RtListing;

void rt_listing_clear (RtListing *listing);

typedef struct {
  char *name;           /* what the collection is called */
  char **uris;          /* of its files, at least one; NULL where TEXT is */
  char *text;           /* what was pasted; NULL where URIS are */
  bool rest;            /* of a malformed text: the puzzles that could be read whole */
  guint row;            /* that is open */
  RtListing listing;
  char *ratings;        /* as rt_collection_keep_ratings gives them; NULL for none */
  RtProgress *progress;
} RtCollectionState;

/* Of these FILES (of GFile), or of pasted TEXT: one of them is NULL. Nothing was done in it yet. */
RtCollectionState *rt_collection_state_new (const char *name, GPtrArray *files, const char *text);
void rt_collection_state_free (RtCollectionState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollectionState, rt_collection_state_free)

/* All of it as text, and back: NULL with an error for a text that is damaged. Free the text with
 * g_free. */
char *rt_collection_state_to_text (const RtCollectionState *state);
RtCollectionState *rt_collection_state_from_text (const char *text, GError **error);
