/* collection-documents.h - RtProgress: a table of the documents of those puzzles of a collection that a person
 * has opened.
 *
 * The key is the givens of the puzzle in the collection, so that a document is found even if the
 * puzzle is in another row after the file has changed. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

typedef struct _RtProgress RtProgress;

RtProgress *rt_progress_new (void);
void rt_progress_free (RtProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgress, rt_progress_free)

/* Returns the document of the puzzle with these GIVENS, or NULL. The table owns it. */
RtDocument *rt_progress_find (RtProgress *self, const RtGrid *givens);

/* Adds DOCUMENT, which it references, for GIVENS. The table must have no document for GIVENS
 * yet. */
void rt_progress_add (RtProgress *self, const RtGrid *givens, RtDocument *document);

/* Removes all documents that the person has not edited, except OPEN (may be NULL). */
void rt_progress_tidy (RtProgress *self, RtDocument *open);

/* Returns true if at least one document differs from its file or from the collection. */
bool rt_progress_has_work (RtProgress *self);

/* Returns an array of RtPuzzle, which the caller owns: the givens of all documents' puzzles as they
 * are in the collection, without texts. */
GPtrArray *rt_progress_origins (RtProgress *self);

/* Returns a hash table from 81 characters (the givens in the collection) to RtPuzzle, the current
 * state of the document. The caller owns the table. */
GHashTable *rt_progress_puzzles (RtProgress *self);

/* Returns all documents with their histories as text for the session. Free with g_free. */
char *rt_progress_to_text (RtProgress *self);

/* Parses a text of rt_progress_to_text. Returns NULL with ERROR set if the text is damaged. The
 * caller owns the table. */
RtProgress *rt_progress_from_text (const char *text, GError **error);
