/* document.h - RtDocument: one puzzle and all that a person does to it.
 *
 * Every change is one undo step to another position, and positions never change; an edit that
 * changes nothing makes no step. Wrong digits are accepted; givens are overwritten by a repair
 * alone. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/origin.h"
#include "engine/core/board.h"
#include "engine/puzzle.h"
#include "engine/typo-repair.h"

#include <gio/gio.h>

#define RT_TYPE_DOCUMENT (rt_document_get_type ())
G_DECLARE_FINAL_TYPE (RtDocument, rt_document, RT, DOCUMENT, GObject)

/* Properties (notify only on change):
 *   can-undo, can-redo   boolean
 *   modified             boolean: differs from what was last saved or opened
 *   title                string: the file's base name, or the puzzle's title, or "New Puzzle"
 *   file                 GFile: where it was opened from or saved to, or NULL
 *   etag                 string: GIO's etag of that content of the file, or NULL
 * Signals:
 *   changed   position, fields or unread cells have changed
 *   viewed    the way it is looked at has changed (rt_document_set_view), or a puzzle that it left
 *             was saved (rt_document_set_origin_saved) */

/* A document of PUZZLE, or (NULL) of an empty grid, with nothing to undo. */
RtDocument *rt_document_new (RtPuzzle *puzzle);

/* The current position. Valid until the document changes. */
const RtPosition *rt_document_position (RtDocument *self);

/* The person's own position: without the digits that the solver found, with marks and givens as they
 * were before it wrote. */
RtPosition rt_document_own (RtDocument *self);

/* The puzzle's texts alone: the same as long as it is the same puzzle, however it is edited. */
RtPuzzle *rt_document_words (RtDocument *self);

/* The puzzle's texts (title, author ...) with the current position, for saving. The caller owns
 * it. */
RtPuzzle *rt_document_puzzle (RtDocument *self);

/* An edit by hand. */
typedef enum {
  RT_EDIT_ENTER,         /* 1..9; 0 clears the digit */
  RT_EDIT_MARK,          /* toggles; see edit.h */
  RT_EDIT_CLEAR,         /* digits and marks */
  RT_EDIT_FILL_MARKS,    /* all that the digits leave */
  RT_EDIT_LOCK_GIVENS,   /* all digits become givens */
  RT_EDIT_UNLOCK_GIVENS, /* all givens become entries */
  RT_EDIT_RESTART,       /* only the givens stay */
} RtEdit;

/* Does EDIT as one undo step, or none if nothing changes. Cells that hold a given are skipped; CELLS and
 * DIGIT are for the edits that take them. FROM_OWN: begins with rt_document_own, so that the solver's digits
 * are taken off the grid in the same undo step. */
void rt_document_edit (RtDocument *self, RtEdit edit, RtCells cells, int digit, bool from_own);

/* The same, beginning with all that is on the grid. */
void rt_document_enter (RtDocument *self, RtCells cells, int digit);
void rt_document_clear (RtDocument *self, RtCells cells);

/* Does what REPAIR says, as one undo step, with givens too: those stay given. Does nothing where
 * the grid is no longer the one that it was made for. */
void rt_document_repair (RtDocument *self, const RtRepair *repair);

/* Writes SOLUTION's digits into the empty cells, as digits found by the solver. With LOCK_FIRST,
 * the digits that were there before become givens in the same step. */
void rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first);

/* The search that is shown is put away, as one undo step, even where the position stays the same. WITH_ANSWER:
 * what the solver found is taken off the grid; marks, and what is given, are again as before. */
void rt_document_leave_search (RtDocument *self, bool with_answer);

/* Writes what BOARD has and the position has not, as one undo step called LABEL (translated); see
 * rt_edit_take_board. */
void rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks,
                             const char *label);

/* Puts another puzzle into this document (paste, for example), as one undo step called LABEL
 * (translated). Title, author and so on become the new one's; undo brings the old ones back. */
void rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label);

/* The same with what could be read of a malformed text. UNREAD are the cells that are blank only
 * because they could not be read: rt_document_unread returns each of them until the person writes
 * into it or clears it. */
void rt_document_replace_rest (RtDocument *self, RtPuzzle *puzzle, RtCells unread,
                               const char *label);
RtCells rt_document_unread (RtDocument *self);

/* Puts PUZZLE, or (NULL) an empty grid, in its place, as one undo step, and leaves its file: that is
 * untouched, and what is saved next needs a name. Undo brings puzzle and file back. */
void rt_document_renew (RtDocument *self, RtPuzzle *puzzle);

void rt_document_undo (RtDocument *self);
void rt_document_redo (RtDocument *self);
bool rt_document_can_undo (RtDocument *self);
bool rt_document_can_redo (RtDocument *self);

/* How many undo steps there are to the beginning. */
guint rt_document_depth (RtDocument *self);

/* Returns the number of positions that were ever made: more than before after a new edit, the same after Undo
 * or Redo. */
guint rt_document_n_made (RtDocument *self);

/* The labels of the steps that undo would take back and redo would do again; NULL for none. */
const char *rt_document_undo_label (RtDocument *self);
const char *rt_document_redo_label (RtDocument *self);

bool rt_document_is_modified (RtDocument *self);

/* Whether something would be lost with it: it is modified, or what rt_document_renew left was. */
bool rt_document_has_work (RtDocument *self);
const char *rt_document_title (RtDocument *self);
GFile *rt_document_file (RtDocument *self);

/* FILE now holds PUZZLE, or (NULL) the current position. ETAG may be NULL. */
void rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag);

/* What the current position is held against: whoever loads or saves keeps a reference until that is
 * done, for the person may be at another puzzle by then, and only its format may be set directly. */
RtOrigin *rt_document_origin (RtDocument *self);

/* The same as rt_document_set_saved, for the puzzle that is held against ORIGIN: PUZZLE is what
 * rt_document_puzzle gave when the saving began. */
void rt_document_set_origin_saved (RtDocument *self, RtOrigin *origin, RtPuzzle *puzzle,
                                   GFile *file, const char *etag);
const char *rt_document_etag (RtDocument *self);

/* Whether PUZZLE is what the file held when it was last opened or saved. */
bool rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle);

/* How the document is looked at: settings that windows and pages put here, and find again when the
 * session restores the document. They are no part of the person's work: no undo step, never
 * `modified`. KEY is "page.word" of letters and dashes; VALUE is any text, or NULL to remove it.
 * The value that is returned lives until it is set again; NULL if there is none. */
void rt_document_set_view (RtDocument *self, const char *key, const char *value);
const char *rt_document_view (RtDocument *self, const char *key);

/* The whole document with its undo history and its view, as text for the session; and back.
 * rt_document_from_text returns NULL with an error if the text is damaged. */
char *rt_document_to_text (RtDocument *self);
RtDocument *rt_document_from_text (const char *text, GError **error);
