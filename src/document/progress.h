/* progress.h - RtProgress: the documents of a collection that a person has worked in.
 *
 * A document is found by its puzzle's givens, as the collection has them: wherever the puzzle
 * stands, and whatever became of the file. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"

typedef struct _RtProgress RtProgress;

RtProgress *rt_progress_new (void);
void rt_progress_free (RtProgress *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtProgress, rt_progress_free)

/* The document of the puzzle with these GIVENS, or NULL. */
RtDocument *rt_progress_find (RtProgress *self, const RtGrid *givens);

/* DOCUMENT, which there was none of for GIVENS, is kept from now on. */
void rt_progress_add (RtProgress *self, const RtGrid *givens, RtDocument *document);

/* Forgets the documents, except OPEN (may be NULL), in which nothing was ever done. */
void rt_progress_tidy (RtProgress *self, RtDocument *open);

/* Whether a document differs from what its file or the collection holds. */
bool rt_progress_has_work (RtProgress *self);

/* The puzzles of all documents as the collection has them, but for their words: an array of
 * RtPuzzle, which the caller owns. */
GPtrArray *rt_progress_origins (RtProgress *self);

/* A table of 81 characters to RtPuzzle: the puzzles of all documents as they stand now. The caller
 * owns it. */
GHashTable *rt_progress_puzzles (RtProgress *self);

/* All documents with their history as text, for the session; and back. FROM_TEXT returns NULL with
 * an error for a text that is damaged. Free the text with g_free. */
char *rt_progress_to_text (RtProgress *self);
RtProgress *rt_progress_from_text (const char *text, GError **error);
