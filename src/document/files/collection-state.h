/* collection-state.h - what is kept of a window that shows a collection: where the collection is
 * from, which row is open, what is listed and how, and what was done in its puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/query.h"
#include "document/document.h"

/* RtProgress: the documents of those puzzles of a collection that a person has opened.
 *
 * A document is found by its puzzle's givens, as the collection has them: in whatever row the puzzle is, and
 * even if the file has changed. Main thread only. */
typedef struct _RtProgress RtProgress;

RtProgress *rt_progress_new (void);
void rt_progress_free (RtProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgress, rt_progress_free)

/* The document of the puzzle with these GIVENS, or NULL. */
RtDocument *rt_progress_find (RtProgress *self, const RtGrid *givens);

/* Adds DOCUMENT for GIVENS, for which there must be none. */
void rt_progress_add (RtProgress *self, const RtGrid *givens, RtDocument *document);

/* Removes the documents, except OPEN (may be NULL), in which nothing was ever done. */
void rt_progress_tidy (RtProgress *self, RtDocument *open);

/* Whether any document differs from what its file or the collection holds. */
bool rt_progress_has_work (RtProgress *self);

/* The puzzles of all documents as the collection has them, but without title and the like: an array
 * of RtPuzzle, which the caller owns. */
GPtrArray *rt_progress_origins (RtProgress *self);

/* A table from 81 characters (the givens) to RtPuzzle: the puzzles of all documents as they are
 * now. The caller owns it. */
GHashTable *rt_progress_puzzles (RtProgress *self);

/* All documents with their history as text (free with g_free), for the session; and back.
 * rt_progress_from_text returns NULL with an error if the text is damaged. */
char *rt_progress_to_text (RtProgress *self);
RtProgress *rt_progress_from_text (const char *text, GError **error);

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
