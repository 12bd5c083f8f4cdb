/* document.h - RtDocument: one puzzle with its undo history, its file and the settings of its view.
 *
 * Every change is one undo step to another position; an edit that changes nothing makes no step. Wrong digits
 * are accepted; only a repair overwrites givens. Main thread only. */
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

/* Returns a document of PUZZLE, or (NULL) of an empty grid, with nothing to undo. */
RtDocument *rt_document_new (RtPuzzle *puzzle);

/* Returns the current position, valid until the document changes. */
const RtPosition *rt_document_position (RtDocument *self);

/* Returns the person's own position: without the solver's digits, with marks and givens as they were before
 * Solve. */
RtPosition rt_document_own (RtDocument *self);

/* Returns the puzzle's texts: the same record as long as the document has the same puzzle. */
RtPuzzle *rt_document_words (RtDocument *self);

/* Returns the current position with the puzzle's texts (title, author ...), for saving. The caller owns it. */
RtPuzzle *rt_document_puzzle (RtDocument *self);

/* Kinds of edits by hand. */
typedef enum {
  RT_EDIT_ENTER,         /* 1..9; 0 clears the digit */
  RT_EDIT_MARK,          /* toggles; see edit.h */
  RT_EDIT_CLEAR,         /* digits and marks */
  RT_EDIT_FILL_MARKS,    /* all candidates that the digits leave */
  RT_EDIT_LOCK_GIVENS,   /* all digits become givens */
  RT_EDIT_UNLOCK_GIVENS, /* all givens become entries */
  RT_EDIT_RESTART,       /* removes everything but the givens */
} RtEdit;

/* Does EDIT as one undo step, or none if nothing changes. Cells that hold a given are skipped; CELLS and
 * DIGIT are for the edits that take them. FROM_OWN: begins with rt_document_own, so that the same undo step
 * removes the solver's digits. */
void rt_document_edit (RtDocument *self, RtEdit edit, RtCells cells, int digit, bool from_own);

/* rt_document_edit without FROM_OWN. */
void rt_document_enter (RtDocument *self, RtCells cells, int digit);
void rt_document_clear (RtDocument *self, RtCells cells);

/* Does REPAIR as one undo step. Repaired givens stay givens. Does nothing if the grid has changed since the
 * repair was found. */
void rt_document_repair (RtDocument *self, const RtRepair *repair);

/* Writes SOLUTION's digits into the empty cells, as digits found by the solver. LOCK_FIRST: digits that were
 * there before become givens in the same step. */
void rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first);

/* Adds an undo step for putting the search away, even if the position stays the same. WITH_ANSWER: removes
 * the solver's digits, and restores marks and givens. */
void rt_document_leave_search (RtDocument *self, bool with_answer);

/* Writes the digits of BOARD that the position lacks, as one undo step called LABEL (translated); see
 * rt_edit_take_board. */
void rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks,
                             const char *label);

/* Replaces the puzzle with its texts (on Paste, for example), as one undo step called LABEL (translated). */
void rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label);

/* Replaces the puzzle by the readable part of a malformed text. UNREAD are the cells that are empty only
 * because they could not be read: rt_document_unread returns each of them until the person writes into it or
 * clears it. */
void rt_document_replace_rest (RtDocument *self, RtPuzzle *puzzle, RtCells unread,
                               const char *label);
RtCells rt_document_unread (RtDocument *self);

/* Replaces the puzzle by PUZZLE, or (NULL) by an empty grid, as one undo step, and leaves the file, which is
 * not changed: the next save asks for a name. Undo brings puzzle and file back. */
void rt_document_renew (RtDocument *self, RtPuzzle *puzzle);

void rt_document_undo (RtDocument *self);
void rt_document_redo (RtDocument *self);
bool rt_document_can_undo (RtDocument *self);
bool rt_document_can_redo (RtDocument *self);

/* Returns the number of undo steps to the beginning. */
guint rt_document_depth (RtDocument *self);

/* Returns the number of positions that were ever made: more than before after a new edit, the same after Undo
 * or Redo. */
guint rt_document_n_made (RtDocument *self);

/* Returns the labels of the next Undo and Redo; NULL for none. */
const char *rt_document_undo_label (RtDocument *self);
const char *rt_document_redo_label (RtDocument *self);

bool rt_document_is_modified (RtDocument *self);

/* Returns true if closing the document would lose something: it is modified, or a puzzle before
 * rt_document_renew is. */
bool rt_document_has_work (RtDocument *self);
const char *rt_document_title (RtDocument *self);
GFile *rt_document_file (RtDocument *self);

/* Records that FILE now holds PUZZLE, or (NULL) the current position. ETAG may be NULL. */
void rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag);

/* Returns the origin of the current puzzle. A task that loads or saves keeps a reference, because the person
 * may be at another puzzle when it ends. Only its format may be set directly. */
RtOrigin *rt_document_origin (RtDocument *self);

/* Records that FILE now holds PUZZLE, the result of rt_document_puzzle when the saving began, for the puzzle
 * of ORIGIN. */
void rt_document_set_origin_saved (RtDocument *self, RtOrigin *origin, RtPuzzle *puzzle,
                                   GFile *file, const char *etag);
const char *rt_document_etag (RtDocument *self);

/* Returns true if the file held PUZZLE when it was last opened or saved. */
bool rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle);

/* Settings of the view, which windows and pages store here and find again in the next session. They are no
 * work of the person: no undo step, never `modified`. KEY is "page.word" of letters and dashes; VALUE is any
 * text, or NULL to remove it. The result is valid until KEY is set again; NULL if there is none. */
void rt_document_set_view (RtDocument *self, const char *key, const char *value);
const char *rt_document_view (RtDocument *self, const char *key);

/* Returns the document with its undo history and its view as text for the session; and back.
 * rt_document_from_text returns NULL with an error if the text is damaged. */
char *rt_document_to_text (RtDocument *self);
RtDocument *rt_document_from_text (const char *text, GError **error);
