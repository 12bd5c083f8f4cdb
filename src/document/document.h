/* document.h - RtDocument: one puzzle with its undo history, its file and the settings of its view.
 *
 * Every edit adds one undo step; an edit that changes nothing adds none. Wrong digits are accepted.
 * Entering a digit never overwrites a given; only a repair does. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/saved-state.h"
#include "engine/core/board.h"
#include "engine/puzzle.h"
#include "engine/typo-repair.h"

#include <gio/gio.h>

#define RT_TYPE_DOCUMENT (rt_document_get_type ())
G_DECLARE_FINAL_TYPE (RtDocument, rt_document, RT, DOCUMENT, GObject)

/* Properties (notify only on change):
 *   can-undo, can-redo   boolean
 *   modified             boolean: position or texts differ from the last saved or opened ones
 *   title                string: the file's base name, or the puzzle's title, or "New Puzzle"
 *   file                 GFile: the file that the puzzle was opened from or last saved to, or NULL
 *   etag                 string: GIO's etag of the file when it was opened or last saved, or NULL
 * Signals:
 *   changed   an undo step was added, undone or redone
 *   kept      a position was kept, renamed, or is no longer kept
 *   viewed    a view setting has changed (rt_document_set_view), the clock was started or stopped,
 *             a hint was counted, or a puzzle other than the current one was saved
 *             (rt_document_set_origin_saved) */

/* Returns a document of PUZZLE, or of an empty grid if PUZZLE is NULL, with nothing to undo. */
RtDocument *rt_document_new (RtPuzzle *puzzle);

/* Returns the current position, valid until the document changes. */
const RtPosition *rt_document_position (RtDocument *self);

/* Returns the current position without the digits found by the solver; pencil marks and givens are
 * as they were before Solve. */
RtPosition rt_document_own (RtDocument *self);

/* Returns a record with the texts (title, author ...) of the current puzzle, owned by the document;
 * the position of the record has no meaning. Edits of the same puzzle do not change the pointer. */
RtPuzzle *rt_document_words (RtDocument *self);

/* Returns the current position with the puzzle's texts (title, author ...), for saving. The caller
 * owns it. */
RtPuzzle *rt_document_puzzle (RtDocument *self);

/* Kinds of edits by hand. */
typedef enum {
  RT_EDIT_ENTER,         /* writes the digit 1..9; 0 clears */
  RT_EDIT_CORNER,        /* toggles a corner mark; see rt_edit_mark */
  RT_EDIT_MARK,          /* toggles a centre mark */
  RT_EDIT_COLOUR,        /* toggles a colour; see rt_edit_colour */
  RT_EDIT_CLEAR,         /* removes digits and marks */
  RT_EDIT_FILL_MARKS,    /* writes all candidates that the digits leave as centre marks */
  RT_EDIT_CLEAN_MARKS,   /* removes the marks that digits forbid */
  RT_EDIT_CLEAR_MARKS,   /* removes all marks */
  RT_EDIT_LOCK_GIVENS,   /* turns all digits into givens */
  RT_EDIT_UNLOCK_GIVENS, /* turns all givens into entries */
  RT_EDIT_RESTART,       /* removes everything but the givens */
} RtEdit;

/* Number of the first kinds of edits, which write a digit 1..9; they are in the order of the
 * pad. */
#define RT_N_WRITES 4

/* Applies EDIT as one undo step; adds none if nothing changes. Skips cells that hold a given. Edits
 * of the whole grid ignore CELLS and DIGIT. FROM_OWN: edits the position without the digits found
 * by the solver, so that the undo step also removes these. */
void rt_document_edit (RtDocument *self, RtEdit edit, RtCells cells, int digit, bool from_own);

/* Toggles COLOUR (1..9) of the candidate DIGIT in those of CELLS that have it as a pencil mark, as
 * one undo step. FROM_OWN as in rt_document_edit. */
void rt_document_colour_mark (RtDocument *self, RtCells cells, int digit, int colour, bool from_own);

/* Sets the changes of pencil marks that belong to an undo step which writes or clears a digit. CLEANS (the default)
 * removes the marks that the digit forbids. FILLS adds marks: all marks with the first digit that a person writes into
 * a puzzle without marks, later the marks that only a removed digit forbade. */
void rt_document_set_marks_follow (RtDocument *self, bool cleans, bool fills);

/* Writes DIGIT into CELLS as one undo step. The next function clears CELLS. */
void rt_document_enter (RtDocument *self, RtCells cells, int digit);
void rt_document_clear (RtDocument *self, RtCells cells);

/* Applies REPAIR as one undo step. Repaired givens stay givens. Does nothing if the grid has
 * changed since the repair was found. */
void rt_document_repair (RtDocument *self, const RtRepair *repair);

/* Writes SOLUTION's digits into the empty cells, as digits found by the solver. LOCK_FIRST: the
 * undo step also turns the digits that are already in the grid into givens. */
void rt_document_fill_solution (RtDocument *self, const RtGrid *solution, bool lock_first);

/* Removes the digits that the solver found before, then writes SOLUTION's digits into the empty
 * cells, as digits found by the solver. */
void rt_document_use_solution (RtDocument *self, const RtGrid *solution);

/* Adds an undo step for closing the search, even if the position does not change. WITH_ANSWER: the
 * step also removes the digits found by the solver. */
void rt_document_leave_search (RtDocument *self, bool with_answer);

/* Writes the digits of BOARD that the position lacks, as one undo step called LABEL (translated).
 * WITH_MARKS: also writes the candidates of BOARD as pencil marks. */
void rt_document_take_board (RtDocument *self, const RtBoard *board, bool with_marks,
                             const char *label);

/* Replaces position and texts by those of PUZZLE, for example for Paste, as one undo step called
 * LABEL (translated). The document keeps its file. */
void rt_document_replace (RtDocument *self, RtPuzzle *puzzle, const char *label);

/* Replaces position and texts by PUZZLE, the readable part of a malformed text. UNREAD are the
 * cells that are empty only because they could not be read: rt_document_unread returns each of them
 * until the person writes into it or clears it. */
void rt_document_replace_rest (RtDocument *self, RtPuzzle *puzzle, RtCells unread,
                               const char *label);
RtCells rt_document_unread (RtDocument *self);

/* Replaces the puzzle by PUZZLE, or by an empty grid if PUZZLE is NULL, as one undo step. After
 * that the document has no file, so the next save asks for a name. Undo restores puzzle and
 * file. */
void rt_document_renew (RtDocument *self, RtPuzzle *puzzle);

/* Starts or stops the clock of the person who solves the puzzle. Each puzzle of the document has
 * its own time. When another puzzle becomes the current one, the clock of that puzzle runs
 * instead. */
void rt_document_run_clock (RtDocument *self, bool runs);

/* Returns the time spent on the current puzzle, in microseconds. */
gint64 rt_document_time (RtDocument *self);

/* Counts a hint for the current puzzle; rt_document_n_hints returns the number of its hints. */
void rt_document_count_hint (RtDocument *self);
guint rt_document_n_hints (RtDocument *self);

void rt_document_undo (RtDocument *self);
void rt_document_redo (RtDocument *self);
bool rt_document_can_undo (RtDocument *self);
bool rt_document_can_redo (RtDocument *self);

/* A position of the current puzzle, as listed by rt_document_kept and rt_document_line. */
typedef struct {
  guint id;         /* identifies the position in the functions below, as long as the document
                     * exists */
  const char *name; /* name that the person gave; NULL: the position is the end of a branch that was
                     * left */
  const RtPosition *position;
  guint n_apart;    /* number of edits since its branch began; 0: the position is on the branch of
                     * the current position */
  const char *label; /* translated name of the edit that made the position; NULL for the first */
  bool is_now;
} RtKept;

/* Returns the kept positions (an array of RtKept), oldest first; after them the ends of all other
 * branches, newest first. A branch begins where the person goes back and makes another edit. The
 * caller owns the array; names and positions are valid until the document changes. */
GArray *rt_document_kept (RtDocument *self);

/* Returns the positions of the current puzzle that Undo and Redo show (an array of RtKept), oldest
 * first. The caller owns the array; names and positions are valid until the document changes. */
GArray *rt_document_line (RtDocument *self);

/* Returns the id of the current position, to be passed to rt_document_go_to. */
guint rt_document_at (RtDocument *self);

/* Keeps the position ID under NAME, or renames it. If NAME is NULL, no longer keeps the position.
 * Adds no undo step. Does nothing if there is no such position. */
void rt_document_keep (RtDocument *self, guint id, const char *name);

/* Makes position ID the current one, as one undo step. */
void rt_document_go_to (RtDocument *self, guint id);

/* Returns how many times Undo can be done. */
guint rt_document_depth (RtDocument *self);

/* Returns the number of undo steps ever added, to detect new edits. Undo and Redo add none. */
guint rt_document_n_made (RtDocument *self);

/* Returns the translated label of the next Undo; NULL if there is none. rt_document_redo_label
 * returns that of the next Redo. */
const char *rt_document_undo_label (RtDocument *self);
const char *rt_document_redo_label (RtDocument *self);

bool rt_document_is_modified (RtDocument *self);

/* Returns true if closing the document would lose unsaved work, of the current puzzle or of one
 * that rt_document_renew has replaced. */
bool rt_document_has_work (RtDocument *self);
const char *rt_document_title (RtDocument *self);
GFile *rt_document_file (RtDocument *self);

/* Records that FILE now contains PUZZLE, or the current puzzle if PUZZLE is NULL. ETAG is GIO's
 * etag of the saved file, or NULL. */
void rt_document_set_saved (RtDocument *self, RtPuzzle *puzzle, GFile *file, const char *etag);

/* Returns the origin of the current puzzle: its saved state, with its file. The document owns it. A task that loads
 * or saves keeps a reference, because another puzzle may be the current one when it ends. Callers may set the
 * origin's format; all other fields are set by functions of this header. */
RtOrigin *rt_document_origin (RtDocument *self);

/* Records that FILE now contains PUZZLE, the result of rt_document_puzzle when saving began. ORIGIN
 * is the result of rt_document_origin at that time; another puzzle may be the current one now. */
void rt_document_set_origin_saved (RtDocument *self, RtOrigin *origin, RtPuzzle *puzzle,
                                   GFile *file, const char *etag);
const char *rt_document_etag (RtDocument *self);

/* Returns true if PUZZLE equals the last opened or saved content of the current puzzle's file. */
bool rt_document_saved_as (RtDocument *self, RtPuzzle *puzzle);

/* Sets the view setting KEY, a text that windows and pages store in the document for the next
 * session. It adds no undo step and does not make the document modified. KEY is "page.word" of
 * letters and dashes; VALUE is any text, or NULL to remove the key. rt_document_view returns the
 * value, valid until KEY is set again, or NULL. */
void rt_document_set_view (RtDocument *self, const char *key, const char *value);
const char *rt_document_view (RtDocument *self, const char *key);

/* Returns the document with its undo history and view settings as text for the session. Free with
 * g_free. */
char *rt_document_to_text (RtDocument *self);

/* Parses a text of rt_document_to_text. Returns a new document, or NULL with ERROR set if the text
 * is damaged. */
RtDocument *rt_document_from_text (const char *text, GError **error);
