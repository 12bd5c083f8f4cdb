/* progress.h - RtProgress: the documents of those puzzles of a collection that a person has opened.
 *
 * A document is found by its puzzle's givens, as the collection has them: in whatever row the
 * puzzle is, and even if the file has changed. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

typedef struct _RtProgress RtProgress;

RtProgress *rt_progress_new (void);
void rt_progress_free (RtProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgress, rt_progress_free)

/* Returns the document of the puzzle with these GIVENS, or NULL. */
RtDocument *rt_progress_find (RtProgress *self, const RtGrid *givens);

/* Adds DOCUMENT for GIVENS, for which there must be none. */
void rt_progress_add (RtProgress *self, const RtGrid *givens, RtDocument *document);

/* Removes the documents, except OPEN (may be NULL), in which nothing was ever done. */
void rt_progress_tidy (RtProgress *self, RtDocument *open);

/* Returns true if any document differs from its file or from the collection. */
bool rt_progress_has_work (RtProgress *self);

/* Returns the puzzles of all documents as in the collection, but without texts: an array of RtPuzzle, which
 * the caller owns. */
GPtrArray *rt_progress_origins (RtProgress *self);

/* Returns the current puzzles of all documents, in a table from 81 characters (the givens) to RtPuzzle. The
 * caller owns it. */
GHashTable *rt_progress_puzzles (RtProgress *self);

/* All documents with their history as text (free with g_free), for the session; and back.
 * rt_progress_from_text returns NULL with an error if the text is damaged. */
char *rt_progress_to_text (RtProgress *self);
RtProgress *rt_progress_from_text (const char *text, GError **error);
