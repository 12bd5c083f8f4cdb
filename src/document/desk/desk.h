/* desk.h - RtDesk: everything that belongs to one open grid, and every command of a person to it.
 *
 * A desk owns the document, the search and the logic on it, a player for each of these two, the watch on the
 * file, and the settings of how the grid is shown. A window is a view of a desk; a desk knows nothing of
 * windows.
 *
 * Search and logic never compete for the grid: the one that was asked for last is in front. A hint, a list
 * of steps or a path pauses the search, or stops a search that would fill the grid; when they are put away,
 * grid and timeline show the search again. Main thread only. */
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
#include "document/solve/player.h"
#include "document/solve/search-place.h"
#include "document/solve/slips.h"
#include "document/solve/solving.h"
#include "format/format.h"

#define RT_TYPE_DESK (rt_desk_get_type ())
G_DECLARE_FINAL_TYPE (RtDesk, rt_desk, RT, DESK, GObject)

/* Kinds of changes: flags of the signal `changed`. */
typedef enum {
  RT_DESK_DOCUMENT = 1 << 0, /* title, file, whether it is saved, whether Undo and Redo are possible */
  RT_DESK_POSITION = 1 << 1, /* the digits and marks of the document */
  RT_DESK_SEARCH = 1 << 2,   /* the verdict, the search, how Solve is to search and to show its result */
  RT_DESK_LOGIC = 1 << 3,    /* the hint, the list of steps, the path */
  RT_DESK_SHOWN = 1 << 4,    /* marked cells, the heat map, the breakpoint, the quiz */
  RT_DESK_HARDNESS = 1 << 5, /* how hard the puzzle is, as far as that is known */
  RT_DESK_PLAYING = 1 << 6,  /* the path begins or stops playing */
  RT_DESK_SLIPS = 1 << 7,    /* which slip may have left the grid without a solution */
  RT_DESK_PICTURE = 1 << 8,  /* the picture that the grid was read from */
} RtDeskChange;

/* Property:
 *   heat          boolean: the person wants the heat map
 * Signals:
 *   changed       (guint, of RtDeskChange): once for all changes in a turn of the main loop, before
 *                 the next event or frame, or at rt_desk_flush
 *   refused       (RtVerdict *): Solve was asked for, but the grid has no solution
 *   exhausted     the search went on, but found no further solution
 *   not-found     the recorded search has no step of the kind that was looked for
 *   file-changed  another program has changed the document's file
 *   file-gone     the file is no longer in its place */

/* Emits `changed` at once if anything has changed since the last time. For callers that read what a listener
 * of the desk shows right after they did something to the desk. */
void rt_desk_flush (RtDesk *self);

/* Returns a desk that keeps DOCUMENT alive. Its algorithm is the one in the document's view, else the first of
 * rt_searches. */
RtDesk *rt_desk_new (RtDocument *document);

/* Returns the parts of the desk, valid as long as it. */
RtDocument *rt_desk_document (RtDesk *self);
RtSolving *rt_desk_solving (RtDesk *self);
RtReasoning *rt_desk_reasoning (RtDesk *self);
RtWatch *rt_desk_watch (RtDesk *self);
RtHardness *rt_desk_hardness (RtDesk *self);
RtSlips *rt_desk_slips (RtDesk *self);
RtQuiz *rt_desk_quiz (RtDesk *self);
RtPictured *rt_desk_pictured (RtDesk *self);

/* Returns the player of the search. That of the path is rt_reasoning_player. */
RtPlayer *rt_desk_player (RtDesk *self);

/* Returns the format of the document's file; NULL if it is not known, or there is no file. */
const RtFormat *rt_desk_format (RtDesk *self);
void rt_desk_set_format (RtDesk *self, const RtFormat *format);

/* Settings of how the grid is shown */

/* Copies the settings of BEFORE: algorithm, result, heat map, grain, speeds, pause at dead ends. A breakpoint
 * is a cell of one puzzle and is not copied. */
void rt_desk_look_like (RtDesk *self, RtDesk *before);

/* Returns true if the document's view names an algorithm. */
bool rt_desk_has_search (RtDesk *self);

/* Returns the algorithm. Setting it puts hint, list and path away, and replaces a search that is
 * there. */
const RtSearch *rt_desk_search (RtDesk *self);
void rt_desk_set_search (RtDesk *self, const RtSearch *search);

/* Returns how Solve shows its result. */
RtResult rt_desk_result (RtDesk *self);
void rt_desk_set_result (RtDesk *self, RtResult result);

/* Searches again up to the place in the document's view. From now on the view is kept up to date with the
 * place. */
void rt_desk_resume (RtDesk *self);

/* Marks CELLS in the grid until the document changes or other cells are marked. When a slip is known, the
 * desk itself marks the best correction. */
void rt_desk_mark (RtDesk *self, RtCells cells);
RtCells rt_desk_marked (RtDesk *self);

/* Returns true if the person wants the heat map and a search is in front. */
bool rt_desk_shows_heat (RtDesk *self);

/* Advances everything that runs or plays. Call it once a frame while rt_desk_is_moving; NOW is in
 * microseconds of a monotonic clock. Ends with rt_desk_flush. */
void rt_desk_tick (RtDesk *self, gint64 now);
bool rt_desk_is_moving (RtDesk *self);

/* Returns true if no search runs or is about to, and verdict and slips are known. */
bool rt_desk_is_settled (RtDesk *self);

/* The player or grid in front */

/* Returns whose grid is shown. It may change with RT_DESK_SEARCH, RT_DESK_LOGIC or RT_DESK_POSITION; so may
 * the next three results. Grid, card, header, pages, timeline and screen reader all ask here. */
RtMomentGrid rt_desk_shows (RtDesk *self);

/* Returns true if the digits that the solver wrote into the document are seen in the grid. Returns false while
 * a step of a search, a path or a hint is shown. */
bool rt_desk_shows_found (RtDesk *self);

typedef enum {
  RT_WAITS_NOT,
  RT_WAITS_BEHIND, /* a hint, a list or a path is in front of the search */
  RT_WAITS_LEFT,   /* an edit by hand put the search away; Undo brings it back */
} RtWaits;

RtWaits rt_desk_search_waits (RtDesk *self);

/* Returns a translated sentence, "The search waits at step 99,936."; NULL if no search waits. Free with
 * g_free. */
char *rt_desk_say_waiting (RtDesk *self);

/* Returns the event at the place that is shown, and why it happened, or the hint that is shown. Made once after
 * a change or a tick and shared by all that show it; valid until the next one. */
const RtMoment *rt_desk_moment (RtDesk *self);

/* Policy for showing the verdict
 *
 * Header, page, marks and screen reader ask here, so that none of them gives away what another one hides. While
 * a step of a search, a path or a hint is shown, they tell of the person's own grid. A command that asks by
 * name (Solve, a hint, the details) tells all that it finds. The results may change with RT_DESK_SEARCH or
 * RT_DESK_LOGIC.
 *
 * Two equal digits in a house can be seen by anyone: on demand they are told before the person asks. */

void rt_desk_set_told (RtDesk *self, RtTold when);
RtTold rt_desk_told (RtDesk *self);

/* Tells the verdict until the next edit: the person asks whether the grid is right. */
void rt_desk_check (RtDesk *self);

/* Returns true if rt_desk_check would tell more: the person's grid is shown, is told of on demand, and the
 * person has not asked about it. */
bool rt_desk_can_check (RtDesk *self);

/* Returns the verdict that the person is told; NULL if they are told none, or it is not known yet. */
const RtVerdict *rt_desk_told_verdict (RtDesk *self);

/* Returns CONFLICTS, cells with equal digits in a house, or no cells if the person is not told of them. */
RtCells rt_desk_told_conflicts (RtDesk *self, RtCells conflicts);

/* Returns the entries that differ from the only solution of the givens, as far as the person is told. */
RtCells rt_desk_told_wrong (RtDesk *self);

/* Returns true if the person is told of the grid as soon as its verdict is known. */
bool rt_desk_tells (RtDesk *self);

/* Returns the number of empty cells. */
int rt_desk_count_left (RtDesk *self);

/* Translated descriptions of the grid; free with g_free. The first is "29 givens", or "12 digits" if nothing is
 * given, or NULL for an empty grid. The second is "exactly one solution", or the slip that was found; "52 left"
 * if the person is not told the verdict; NULL while it is not known. */
char *rt_desk_say_count (RtDesk *self);
char *rt_desk_say_verdict (RtDesk *self);

/* Keeping */

/* Keeps the document in SESSION from now on, until the desk is closed. */
void rt_desk_keep (RtDesk *self, RtSession *session);

/* A FLEETING desk holds no work of the person (yet): an example, a tour. It is not kept when it is closed. */
void rt_desk_set_fleeting (RtDesk *self, bool fleeting);

/* Returns true if closing the desk would lose something, if nothing kept it. */
bool rt_desk_has_work (RtDesk *self);

/* Ends all work; the desk emits nothing more. The session forgets a document without work, and restores any
 * other next time. */
void rt_desk_close (RtDesk *self);

/* Commands of a person (commands.c)
 *
 * Most of them take the desk alone, so that a key can be bound to them. Solve and the commands that move in the
 * search put hint, list of steps and path away; Stop and a change of speed do not. */

/* Edits, each as one undo step (see document.h). While the grid shows a step of a search, of a path or a hint,
 * an edit begins with the person's own grid, not with an answer that may have been found meanwhile. */
void rt_desk_enter (RtDesk *self, RtCells cells, int digit);
void rt_desk_toggle_mark (RtDesk *self, RtCells cells, int digit);
void rt_desk_clear (RtDesk *self, RtCells cells);
void rt_desk_lock_givens (RtDesk *self);
void rt_desk_unlock_givens (RtDesk *self);
void rt_desk_fill_marks (RtDesk *self);
void rt_desk_restart (RtDesk *self);

/* Undo also brings back a search that an edit put away. */
void rt_desk_undo (RtDesk *self);
void rt_desk_redo (RtDesk *self);

/* Runs the chosen algorithm, or stops it if it runs. */
void rt_desk_solve (RtDesk *self);

/* Does the first of these that applies: stops the work of logic; stops a running search; pauses playing;
 * removes the marks of rt_desk_mark; puts hint, list and path away; puts the search away with its answer, so
 * that the grid is as it was before. Undo brings the search back. */
void rt_desk_leave (RtDesk *self);

/* See rt_reasoning_hint and rt_reasoning_fill_singles. */
void rt_desk_hint (RtDesk *self);
void rt_desk_fill_singles (RtDesk *self);

/* Return true if the command of that name can be done now, or the thing of that name is there. */
bool rt_desk_can_undo (RtDesk *self);
bool rt_desk_can_redo (RtDesk *self);
bool rt_desk_has_file (RtDesk *self);
bool rt_desk_has_givens (RtDesk *self);
bool rt_desk_has_entries (RtDesk *self);
bool rt_desk_has_trace (RtDesk *self); /* a search */
bool rt_desk_has_path (RtDesk *self);
bool rt_desk_has_steps (RtDesk *self); /* a search or a path */

/* Returns the player of the path if there is one, else that of the search. Each has a speed of its own: the
 * steps of a path are sentences. */
RtPlayer *rt_desk_front (RtDesk *self);

/* Puts hint, list and path away, so that the search is in front. */
void rt_desk_to_search (RtDesk *self);

/* These move in the path if there is one, else in the search. */
void rt_desk_look_at (RtDesk *self, guint64 step);
void rt_desk_play (RtDesk *self); /* or pauses */
void rt_desk_step_back (RtDesk *self);
void rt_desk_step_forward (RtDesk *self);
void rt_desk_part_back (RtDesk *self); /* by a hundredth of all steps */
void rt_desk_part_forward (RtDesk *self);
void rt_desk_to_start (RtDesk *self);
void rt_desk_to_end (RtDesk *self);
void rt_desk_slower (RtDesk *self);
void rt_desk_faster (RtDesk *self);

/* These move in the search, if there is one. `not-found` is emitted if it has no such step. */
void rt_desk_next_solution (RtDesk *self); /* the search goes on to it; else `exhausted` */
void rt_desk_previous_solution (RtDesk *self);
void rt_desk_next_dead_end (RtDesk *self);
void rt_desk_previous_dead_end (RtDesk *self);
void rt_desk_next_return (RtDesk *self); /* to the current depth */
void rt_desk_step_out (RtDesk *self);    /* to the step that takes back the digit of this depth */
void rt_desk_next_greatest (RtDesk *self);
void rt_desk_find_change (RtDesk *self, RtDirection direction, int cell);

/* Sets the breakpoint to CELL, at whose changes playing pauses, or removes it if it is there. */
void rt_desk_toggle_breakpoint (RtDesk *self, int cell);

/* Marks the last edit as made by hand: the search that it put away waits for the person. */
void rt_desk_set_by_hand (RtDesk *self);

/* Returns a translated sentence, how often the search wrote into CELL; NULL if the heat map is not shown, or
 * CELL is below 0. Free with g_free. */
char *rt_desk_say_heat (RtDesk *self, int cell);
