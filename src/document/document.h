/* document.h - RtDocument: one puzzle as a person works on it; the only place where play changes.
 *
 * Every change is one undo step, an index into immutable positions; what changes nothing makes no
 * step. A wrong digit is shown, never refused; givens are not overwritten. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

#define RT_TYPE_DOCUMENT (rt_document_get_type ())
G_DECLARE_FINAL_TYPE (RtDocument, rt_document, RT, DOCUMENT, GObject)

/* Properties (notify only on change):
 *   can-undo, can-redo   boolean
 *   modified             boolean: differs from what was last saved or opened
 *   title                string: the file's base name, or the puzzle's title, or "New Puzzle"
 *   file                 GFile: where it was opened from or saved to, or NULL
 *   etag                 string: what tells that file's content from a later one, or NULL
 * Signals:
 *   changed   the position is another one now
 *   viewed    how it is looked at is another now (rt_document_set_view) */

/* PUZZLE NULL: an empty grid. Position 0 is the puzzle. */
RtDocument *rt_document_new (RtPuzzle *puzzle);

/* The position now. Valid until the document changes. */
const RtPosition *rt_document_position (RtDocument *self);

/* The puzzle's words with the position of now, for saving. The caller owns it. */
RtPuzzle *rt_document_puzzle (RtDocument *self);

/* Each is one undo step, and does nothing where nothing would change. Cells that hold a given are
 * passed over. */
void rt_document_enter (RtDocument *self, RtCells cells, int digit); /* 1..9; 0 clears the digit */
void rt_document_mark (RtDocument *self, RtCells cells, int digit);  /* all have it: off, else on */
void rt_document_clear (RtDocument *self, RtCells cells);            /* digits and marks */
void rt_document_fill_marks (RtDocument *self);                      /* what direct sight leaves */
void rt_document_lock_givens (RtDocument *self);                     /* all digits become givens */
void rt_document_unlock_givens (RtDocument *self);                   /* all givens become entries */
void rt_document_restart (RtDocument *self);                         /* only the givens stay */

/* Writes SOLUTION's digits into the empty cells as found by the solver. With LOCK_FIRST, digits that
 * stood there become givens in the same step. */
void rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first);

/* Goes to BOARD by conclusions, as one undo step called LABEL (translated); see edit.h. */
void rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks,
                             const char *label);

/* Another puzzle in this document, as one undo step called LABEL (translated): paste. Words about
 * the puzzle are the new one's; undo brings the old ones back. */
void rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label);

/* The same with a PUZZLE that a malformed text still held. UNREAD are the cells that are blank only
 * because they could not be read: each is told by rt_document_unread until the person writes into
 * it or clears it. */
void rt_document_replace_rest (RtDocument *self, RtPuzzle *puzzle, RtCells unread,
                               const char *label);
RtCells rt_document_unread (RtDocument *self);

void rt_document_undo (RtDocument *self);
void rt_document_redo (RtDocument *self);
bool rt_document_can_undo (RtDocument *self);
bool rt_document_can_redo (RtDocument *self);

/* What undo and redo would take back or do again, translated; NULL for nothing. */
const char *rt_document_undo_label (RtDocument *self);
const char *rt_document_redo_label (RtDocument *self);

bool rt_document_is_modified (RtDocument *self);
const char *rt_document_title (RtDocument *self);
GFile *rt_document_file (RtDocument *self);

/* FILE now holds PUZZLE: what rt_document_puzzle gave when the saving began (the person may have
 * gone on since), or NULL for the position of now. ETAG may be NULL. */
void rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag);
const char *rt_document_etag (RtDocument *self);

/* Whether PUZZLE says what the file held when it was opened or saved last. */
bool rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle);

/* How the document is looked at: words that windows and pages put here, and find again when the
 * session brings the document back. It is no work: no undo step, never `modified`. KEY is
 * "page.word" of letters and dashes; VALUE is any text, NULL takes it out. The value lives until it
 * is set anew; NULL where there is none. */
void rt_document_set_view (RtDocument *self, const char *key, const char *value);
const char *rt_document_view (RtDocument *self, const char *key);

/* The whole document, its undo history and its view too, as text for the session; and back.
 * FROM_TEXT returns NULL with an error for a text that is damaged. */
char *rt_document_to_text (RtDocument *self);
RtDocument *rt_document_from_text (const char *text, GError **error);
