/* collection-state.h - RtCollectionState: the state of a window with a collection: its files or
 * pasted text, the open row, the filter and order of the list, and the documents of its puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/query.h"
#include "document/files/collection-documents.h"

/* Filter and order of the list. */
typedef struct {
  char *text;    /* text to search for; never NULL */
  char *ratings; /* range of ratings as typed; never NULL */
  int n_givens;  /* this field and the following ones are those of RtQuery */
  int kind;
  RtOrder order;
  bool descending;
} RtCollectionListing;

void rt_collection_listing_clear (RtCollectionListing *listing);

typedef struct {
  char *name;           /* name of the collection */
  char **uris;          /* URIs of its files, at least one; NULL if TEXT is set */
  char *text;           /* pasted text; NULL if URIS are set */
  bool rest;            /* true: the files or the text are malformed, and the collection has only
                         * their whole puzzles */
  guint row;            /* number of the open row */
  RtCollectionListing listing;
  char *ratings;        /* text of rt_collection_keep_ratings; NULL for none */
  RtProgress *progress; /* documents of the puzzles that the person has opened */
} RtCollectionState;

/* Returns the initial state of a collection of FILES (of GFile) or of pasted TEXT. One of the two
 * must be NULL. */
RtCollectionState *rt_collection_state_new (const char *name, GPtrArray *files, const char *text);
void rt_collection_state_free (RtCollectionState *state);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCollectionState, rt_collection_state_free)

/* Returns the state as text. Free with g_free. */
char *rt_collection_state_to_text (const RtCollectionState *state);

/* Parses a text of rt_collection_state_to_text. Returns NULL with ERROR set if the text is damaged.
 * The caller owns the state. */
RtCollectionState *rt_collection_state_from_text (const char *text, GError **error);
