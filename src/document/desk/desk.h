/* desk.h - RtDesk: the model of one window: an open puzzle with everything that runs on it, and the
 * commands of a person.
 *
 * A desk owns the document, the search (RtSolving) and the logic (RtReasoning: hint, list of steps,
 * path), a player for each of these two, the file watch, and the settings of the displayed grid. A
 * window displays a desk; a desk does not depend on windows.
 *
 * Search and logic are never shown at once: the grid shows the one that was started last. A hint, a
 * list of steps or a path pauses the search, or stops a search that would fill the grid. To put
 * hint, list and path away means to close them, so that grid and timeline show the search again.
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/moment.h"
#include "document/desk/quiz.h"
#include "document/desk/source-picture.h"
#include "document/document.h"
#include "document/files/session.h"
#include "document/files/watch.h"
#include "document/hint/hardness.h"
#include "document/hint/reasoning.h"
#include "document/solve/likely-typos.h"
#include "document/solve/player.h"
#include "document/solve/preview.h"
#include "document/solve/search-place.h"
#include "document/solve/solving.h"
#include "document/solve/what-if.h"
#include "format/format.h"

#define RT_TYPE_DESK (rt_desk_get_type ())
G_DECLARE_FINAL_TYPE (RtDesk, rt_desk, RT, DESK, GObject)

/* Kinds of changes: flags of the signal `changed`. */
typedef enum {
  RT_DESK_DOCUMENT = 1 << 0, /* title, file, modified state, kept positions, whether Undo and Redo
                              * are possible */
  RT_DESK_POSITION = 1 << 1, /* digits or marks of the document */
  RT_DESK_SEARCH = 1 << 2,   /* verdict, search, chosen algorithm or result setting */
  RT_DESK_LOGIC = 1 << 3,    /* hint, list of steps or path */
  RT_DESK_SHOWN = 1 << 4,    /* marked cells, heat map, breakpoint, quiz, the branch that is looked at, facts about the step */
  RT_DESK_HARDNESS = 1 << 5, /* rating of the puzzle */
  RT_DESK_PLAYING = 1 << 6,  /* the path has begun or stopped playing */
  RT_DESK_SLIPS = 1 << 7,    /* the slips that may have left the grid without a solution */
  RT_DESK_PICTURE = 1 << 8,  /* the picture that the grid was read from */
} RtDeskChange;

/* Property:
 *   heat          boolean: the person has switched the heat map on
 * Signals:
 *   changed       (guint of RtDeskChange flags): emitted once for all changes in a turn of the main
 *                 loop, before the next event or frame, or by rt_desk_flush
 *   refused       (RtVerdict *): the search was not started, because the grid has no solution
 *   exhausted     the search was continued and found no further solution
 *   not-found     the recorded search has no step of the kind that a command looked for
 *   file-changed  another program has changed the document's file
 *   file-gone     the file is no longer in its place */

/* Emits the desk's signal `changed` at once if anything has changed since its last emission. For
 * callers that change the desk and then need its listeners to be up to date. */
void rt_desk_flush (RtDesk *self);

/* Returns a desk (the model of a window) for DOCUMENT, which it references. Its algorithm is the
 * one in the document's view settings, or the first of rt_searches. */
RtDesk *rt_desk_new (RtDocument *document);

/* Returns the document of the desk. The next functions return its other objects. The desk owns them all. */
RtDocument *rt_desk_document (RtDesk *self);
RtSolving *rt_desk_solving (RtDesk *self);
RtReasoning *rt_desk_reasoning (RtDesk *self);
RtWatch *rt_desk_watch (RtDesk *self);
RtHardness *rt_desk_hardness (RtDesk *self);
RtSlips *rt_desk_slips (RtDesk *self);
RtQuiz *rt_desk_quiz (RtDesk *self);
RtPictured *rt_desk_pictured (RtDesk *self);

/* Returns the player that moves through the steps of the search. (rt_reasoning_player moves through the logical steps
 * of a solving path.) */
RtPlayer *rt_desk_player (RtDesk *self);

/* Returns the format of the document's file; NULL if it is unknown, or there is no file. */
const RtFormat *rt_desk_format (RtDesk *self);
void rt_desk_set_format (RtDesk *self, const RtFormat *format);

/* Settings of the displayed grid */

/* Copies the settings of the desk BEFORE: algorithm, result, heat map, size and speed of steps,
 * pause at dead ends. A breakpoint is a cell of one puzzle and is not copied. */
void rt_desk_look_like (RtDesk *self, RtDesk *before);

/* Returns true if the document's view settings contain an algorithm. */
bool rt_desk_has_search (RtDesk *self);

/* Returns the algorithm that Solve runs; rt_desk_set_search sets it. Setting another one closes
 * hint, list and path, and replaces an existing search by one with the new algorithm. */
const RtSearch *rt_desk_search (RtDesk *self);
void rt_desk_set_search (RtDesk *self, const RtSearch *search);

/* Returns the setting how Solve shows its result: it fills the grid, or plays the search. */
RtResult rt_desk_result (RtDesk *self);
void rt_desk_set_result (RtDesk *self, RtResult result);

/* Runs the search again up to the step stored in the document's view settings, if there is one.
 * After this call, the settings are updated when the step changes. */
void rt_desk_resume (RtDesk *self);

/* Marks CELLS in the grid until the document changes or other cells are marked. Without such a
 * call, the cells of the best correction of a typing slip are marked. */
void rt_desk_mark (RtDesk *self, RtCells cells);
RtCells rt_desk_marked (RtDesk *self);

/* Shows BRANCH of the tree of the search, at which the person points, without moving the search: the grid at the step
 * that wrote the digit of the branch. If BRANCH is NULL, shows the search again. */
void rt_desk_look_at_branch (RtDesk *self, const RtBranch *branch);

/* Starts a second search from the step that is shown, with DIGIT instead of the digit that the
 * first search chose. It is shown until it is ended. Does nothing unless DIGIT is one of the digits
 * that the card offers (`can_try` of RtMoment). */
void rt_desk_what_if (RtDesk *self, int digit);

/* Ends the second search ("what if"): the first is shown again at its step. */
void rt_desk_end_what_if (RtDesk *self);

/* Writes the solution that the second search ("what if") has found into the document, as one undo step. */
void rt_desk_use_what_if (RtDesk *self);

/* Returns the second search, or NULL. */
RtWhatIf *rt_desk_what_if_search (RtDesk *self);

/* Shows the digits that contradict each other, if there is no way to a solution from the shown step on; hides them if
 * SHOWS is false. The next step hides them, too. */
void rt_desk_show_why (RtDesk *self, bool shows);

/* Returns a cursor at the start of the branch of the search's tree at which the person points; NULL
 * if there is none. */
RtCursor *rt_desk_looked_at (RtDesk *self);

/* Returns true if the heat map is switched on and a search is shown. */
bool rt_desk_shows_heat (RtDesk *self);

/* Advances running searches and players, then calls rt_desk_flush. To be called once a frame while
 * rt_desk_is_moving returns true. NOW is in microseconds of a monotonic clock. */
void rt_desk_tick (RtDesk *self, gint64 now);
bool rt_desk_is_moving (RtDesk *self);

/* Returns true if no search is running or about to start, and the verdict on the grid and likely
 * typing slips are known. */
bool rt_desk_is_settled (RtDesk *self);

/* The player or grid that is shown */

/* Returns the kind of grid that is shown (own grid, path, search or solution). All widgets of a
 * window use this result. It may change when `changed` is emitted with RT_DESK_SEARCH,
 * RT_DESK_LOGIC or RT_DESK_POSITION, as may the results of the next three functions. */
RtMomentGrid rt_desk_shows (RtDesk *self);

/* Returns true if the grid that is shown includes the digits that the solver wrote into the
 * document. Returns false while a step of a search, a path or a hint is shown. */
bool rt_desk_shows_found (RtDesk *self);

/* Reason why an existing search is not shown. */
typedef enum {
  RT_WAITS_NOT,
  RT_WAITS_BEHIND, /* a hint, a list or a path is shown instead of the search */
  RT_WAITS_LEFT,   /* an edit by hand has suspended the search; Undo resumes it */
} RtWaits;

RtWaits rt_desk_search_waits (RtDesk *self);

/* Returns a translated sentence, "The search waits at step 99,936."; NULL if no search waits. Free
 * with g_free. */
char *rt_desk_say_waiting (RtDesk *self);

/* Returns the explanation of the step or the hint that is shown. It is computed once after a change
 * or a tick, and is valid until the next change or tick. */
const RtMoment *rt_desk_moment (RtDesk *self);

/* Replay of the person's own solving: the grid shows one of the positions of rt_document_line, until the document
 * changes, or a search, hint, list or path is shown. */

/* Replays the person's own solving: shows position STEP, an index in rt_document_line (the
 * positions that Undo and Redo go through); -1: shows the current position again. */
void rt_desk_replay (RtDesk *self, int step);
int rt_desk_replayed_step (RtDesk *self);

/* Returns the position that a replay shows, valid until the document changes; NULL if there is no
 * replay. */
const RtPosition *rt_desk_replayed (RtDesk *self);

/* Returns the cells of rt_desk_told_wrong that hold the same wrong digit in the replayed position. */
RtCells rt_desk_replayed_wrong (RtDesk *self);

/* Returns the index in rt_document_line of the first position with an entry that is wrong and stays
 * until the current position. Returns -1 if there is none, or if the person has not asked for wrong
 * entries. */
int rt_desk_first_wrong (RtDesk *self);

/* Policy for showing the verdict
 *
 * The person may choose that the verdict is hidden, or shown on demand only (RtTold). Header, page,
 * marks and screen reader use these functions, so that none of them reveals more than another.
 * While a step of a search, a path or a hint is shown, the results are about the person's own grid.
 * Commands such as Solve, Hint and Details ignore the policy. The results may change with
 * RT_DESK_SEARCH or RT_DESK_LOGIC.
 *
 * With RT_TOLD_ON_DEMAND, only wrong entries are hidden until the person asks for them: before
 * that, the verdict is the one on the givens. Equal digits in a house are shown at once, because
 * anyone can see them. */

void rt_desk_set_told (RtDesk *self, RtTold when);
RtTold rt_desk_told (RtDesk *self);

/* Shows the wrong entries until the next edit, because the person has asked for them. */
void rt_desk_check (RtDesk *self);

/* Returns true if rt_desk_check could show more: wrong entries are shown on demand (RT_TOLD_ON_DEMAND), the person's
 * own grid is shown and has givens and entries, and the person has not asked for wrong entries yet. */
bool rt_desk_can_check (RtDesk *self);

/* Returns a translated sentence, "1 digit you entered is wrong." or "All 12 digits you entered are
 * right." Returns NULL unless the person has asked for wrong entries and the givens have exactly
 * one solution. Free with g_free. */
char *rt_desk_say_checked (RtDesk *self);

/* Returns the verdict on the grid (no, one or several solutions); NULL while it is unknown, or if
 * the person's setting (RtTold) hides it. */
const RtVerdict *rt_desk_told_verdict (RtDesk *self);

/* Returns CONFLICTS (cells with equal digits in a house); the empty set if the person's setting
 * (RtTold) hides them. */
RtCells rt_desk_told_conflicts (RtDesk *self, RtCells conflicts);

/* Returns the cells whose entry differs from the only solution of the givens; the empty set if the
 * person's setting (RtTold) hides wrong entries. */
RtCells rt_desk_told_wrong (RtDesk *self);

/* Returns true if the person's setting (RtTold) shows the verdict on the grid as soon as it is known. */
bool rt_desk_tells (RtDesk *self);

/* Returns the number of empty cells. Digits found by the solver count as empty cells unless they
 * are shown. */
int rt_desk_count_left (RtDesk *self);

/* Returns a translated text such as "39 cells left". Free with g_free. */
char *rt_desk_say_left (int n_left);

/* Returns a translated text such as "29 givens", or "12 digits" if there are no givens; NULL for an
 * empty grid. Free with g_free. */
char *rt_desk_say_count (RtDesk *self);

/* Returns a translated sentence for the header: a likely typing slip, or the verdict, such as
 * "exactly one solution"; if the person's setting hides the verdict, a text such as "52 left".
 * Returns NULL while the verdict is unknown. Free with g_free. */
char *rt_desk_say_verdict (RtDesk *self);

/* Keeping the document in a session */

/* Makes SESSION save the document from now on, until the desk is closed. */
void rt_desk_keep (RtDesk *self, RtSession *session);

/* Sets whether the desk is FLEETING: it shows an example or a tour, not the person's work, and the
 * session does not keep it when it is closed. */
void rt_desk_set_fleeting (RtDesk *self, bool fleeting);

/* Returns true if closing the window without a session would lose unsaved work of the person. */
bool rt_desk_has_work (RtDesk *self);

/* Ends all work of a window that closes; the desk emits no more signals. The session removes a
 * document without unsaved work, and restores any other at the next start. */
void rt_desk_close (RtDesk *self);

/* Commands of a person (commands.c)
 *
 * Most have the desk as their only parameter, so that a key can be bound to them. Solve and the
 * commands that move in the search close hint, list of steps and path; stopping and changing the
 * speed do not. */

/* Applies the edit KIND with DIGIT to CELLS as one undo step. If the document contains digits found
 * by the solver that are not shown, first removes them. The next functions are the other edits. */
void rt_desk_write (RtDesk *self, RtEdit kind, RtCells cells, int digit); /* of RT_N_WRITES */
void rt_desk_colour_mark (RtDesk *self, RtCells cells, int digit, int colour);
void rt_desk_clear (RtDesk *self, RtCells cells);
void rt_desk_lock_givens (RtDesk *self);
void rt_desk_unlock_givens (RtDesk *self);
void rt_desk_fill_marks (RtDesk *self);
void rt_desk_clean_marks (RtDesk *self);
void rt_desk_clear_marks (RtDesk *self);
void rt_desk_restart (RtDesk *self);

/* Undoes the last edit, and resumes a search that the edit had suspended. */
void rt_desk_undo (RtDesk *self);
void rt_desk_redo (RtDesk *self);

/* Keeps the current position under a name such as "39 cells left", unless the position is already
 * kept. */
void rt_desk_keep_position (RtDesk *self);

/* Starts the search with the chosen algorithm, or stops it if it is running. */
void rt_desk_solve (RtDesk *self);

/* Does the first of these actions that applies: ends a second search; stops a search for steps; stops a running search;
 * pauses playing; ends a replay; removes the marks of rt_desk_mark; closes hint, list and path; removes the search and
 * the digits it found from the grid, as an undo step. */
void rt_desk_leave (RtDesk *self);

/* Asks for a hint on the grid that is shown (rt_reasoning_hint), or fills its singles
 * (rt_reasoning_fill_singles). */
void rt_desk_hint (RtDesk *self);
void rt_desk_fill_singles (RtDesk *self);

/* Returns true if there is an edit to undo. The next functions return true if there is an edit to redo, a file, at
 * least one given, entry or pencil mark, a search or a path, as their names say. */
bool rt_desk_can_undo (RtDesk *self);
bool rt_desk_can_redo (RtDesk *self);
bool rt_desk_has_file (RtDesk *self);
bool rt_desk_has_givens (RtDesk *self);
bool rt_desk_has_entries (RtDesk *self);
bool rt_desk_has_marks (RtDesk *self);
bool rt_desk_has_trace (RtDesk *self); /* true if there is a search */
bool rt_desk_has_path (RtDesk *self);
bool rt_desk_has_steps (RtDesk *self); /* true if there is a search or a path */

/* Returns the player whose steps are shown: that of the solving path if there is one; that of the
 * second search if there is one (rt_desk_what_if); otherwise that of the search. Their speeds
 * differ, because a person reads the sentence of each logical step. */
RtPlayer *rt_desk_front (RtDesk *self);

/* Closes hint, list, path and second search, so that the grid shows the search again. */
void rt_desk_to_search (RtDesk *self);

/* Goes to STEP of the search or solving path that is shown (rt_desk_front). The next functions move in it, too. */
void rt_desk_look_at (RtDesk *self, guint64 step);
void rt_desk_play (RtDesk *self); /* pauses if it is playing */
void rt_desk_watch_film (RtDesk *self); /* plays the search from its start as a film */
void rt_desk_step_back (RtDesk *self);
void rt_desk_step_forward (RtDesk *self);
void rt_desk_part_back (RtDesk *self); /* by a hundredth of all steps */
void rt_desk_part_forward (RtDesk *self);
void rt_desk_to_start (RtDesk *self);
void rt_desk_to_end (RtDesk *self);
void rt_desk_slower (RtDesk *self);
void rt_desk_faster (RtDesk *self);

/* Goes to the next solution of the search, if there is a search. The next functions go to steps of
 * other kinds. They emit `not-found` if there is no such step. */
void rt_desk_next_solution (RtDesk *self); /* continues the search if needed (`exhausted`) */
void rt_desk_previous_solution (RtDesk *self);
void rt_desk_next_dead_end (RtDesk *self);
void rt_desk_previous_dead_end (RtDesk *self);
void rt_desk_next_return (RtDesk *self); /* to the next step that backtracks to the current depth */
void rt_desk_step_out (RtDesk *self);    /* to the step that takes back the digit of this depth */
void rt_desk_next_greatest (RtDesk *self);
void rt_desk_find_change (RtDesk *self, RtDirection direction, int cell);

/* Sets the breakpoint to CELL; removes the breakpoint if it is already at CELL. Playing pauses at
 * each change of the cell. */
void rt_desk_toggle_breakpoint (RtDesk *self, int cell);

/* Records that the person made the last edit by hand. If it has suspended a search, the desk offers
 * to return to that search (RT_WAITS_LEFT). */
void rt_desk_set_by_hand (RtDesk *self);

/* Returns a translated text such as "Written 1,204 times": the number of times that the search
 * wrote into CELL. Returns NULL if the heat map is not shown or CELL is below 0. Free with
 * g_free. */
char *rt_desk_say_heat (RtDesk *self, int cell);
