/* desk.h - RtDesk: all that belongs to one open grid.
 *
 * The document, the search and the logic on it, a player for each of these two, the watch on its
 * file, and how it is shown. A window is a view of a desk; a desk knows nothing of windows.
 *
 * Search and logic never compete for the grid: what was asked for last is in front. A hint, a list
 * of steps or a path pauses the search behind it, or stops a search that would fill the grid; when
 * they are put away, grid and timeline show the search again. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "document/files/session.h"
#include "document/files/watch.h"
#include "document/hint/hardness.h"
#include "document/hint/reasoning.h"
#include "document/solve/place.h"
#include "document/solve/player.h"
#include "document/solve/slips.h"
#include "document/solve/solving.h"
#include "format/format.h"

#define RT_TYPE_DESK (rt_desk_get_type ())
G_DECLARE_FINAL_TYPE (RtDesk, rt_desk, RT, DESK, GObject)

/* What has changed. */
typedef enum {
  RT_DESK_DOCUMENT = 1 << 0, /* title, file, whether it is saved, what can be undone */
  RT_DESK_POSITION = 1 << 1, /* the digits and marks of the document */
  RT_DESK_SEARCH = 1 << 2,   /* the verdict, the search, how Solve is to search and to show it */
  RT_DESK_LOGIC = 1 << 3,    /* the hint, the list of steps, the path */
  RT_DESK_SHOWN = 1 << 4,    /* marked cells, the heat map, the breakpoint */
  RT_DESK_HARDNESS = 1 << 5, /* how hard the puzzle is, as far as it is known */
  RT_DESK_PLAYING = 1 << 6,  /* the path begins or stops playing */
  RT_DESK_SLIPS = 1 << 7,    /* what may be wrong with a grid without a solution */
  RT_DESK_PICTURE = 1 << 8,  /* the picture that it was read from: see pictured.h */
} RtDeskChange;

/* Property:
 *   heat          boolean: the heat map is wanted
 * Signals:
 *   changed       (guint, of RtDeskChange): once for all that changed in a turn of the main loop, before
 *                 the next event or frame, or at rt_desk_flush
 *   refused       (RtVerdict *): Solve was asked for, but there is no solution
 *   exhausted     the search went on, but there is no further solution
 *   not-found     there is no such step in what is recorded
 *   file-changed  another program has changed the document's file
 *   file-gone     the file is no longer where it was */

/* Emits `changed` at once if anything has changed since the last time. For whoever reads what listens to
 * a desk right after doing something to the desk. */
void rt_desk_flush (RtDesk *self);

/* WHAT has changed in an object that belongs to the desk. */
void rt_desk_tell (RtDesk *self, RtDeskChange what);

/* Number of changes and ticks so far: what was derived from the desk is true as long as this stays. */
guint rt_desk_serial (RtDesk *self);

/* Keeps DOCUMENT alive. The algorithm is the one stored in the document's view, else the first of
 * rt_searches. */
RtDesk *rt_desk_new (RtDocument *document);

RtDocument *rt_desk_document (RtDesk *self);
RtSolving *rt_desk_solving (RtDesk *self);
RtReasoning *rt_desk_reasoning (RtDesk *self);
RtWatch *rt_desk_watch (RtDesk *self);
RtHardness *rt_desk_hardness (RtDesk *self);
RtSlips *rt_desk_slips (RtDesk *self);

/* The player of the search; that of the path is the reasoning's. */
RtPlayer *rt_desk_player (RtDesk *self);

/* NULL once the desk is closed. */
RtComeback *rt_desk_comeback (RtDesk *self);

/* The format that the document's file is in; NULL: not known, or there is no file. */
const RtFormat *rt_desk_format (RtDesk *self);
void rt_desk_set_format (RtDesk *self, const RtFormat *format);

/* How it is shown */

/* Takes over from BEFORE how it is shown: algorithm, result, heat map, grain, speeds, whether to
 * pause at dead ends. A breakpoint is a cell of one puzzle, and stays with that (breakpoints.h). */
void rt_desk_look_like (RtDesk *self, RtDesk *before);

/* Whether the document's view has an algorithm. */
bool rt_desk_has_search (RtDesk *self);

/* The algorithm. Setting it puts hint, list and path away, and replaces the search by its own. */
const RtSearch *rt_desk_search (RtDesk *self);
void rt_desk_set_search (RtDesk *self, const RtSearch *search);

/* How Solve shows its result. */
RtResult rt_desk_result (RtDesk *self);
void rt_desk_set_result (RtDesk *self, RtResult result);

/* Searches again to the place stored in the document's view. From now on the view is kept up to
 * date with the place. */
void rt_desk_resume (RtDesk *self);

/* Marks CELLS in the grid, until the document changes or other cells are marked. Where a slip is
 * known, the desk marks the best correction by itself. */
void rt_desk_mark (RtDesk *self, RtCells cells);
RtCells rt_desk_marked (RtDesk *self);

/* Whether the heat map is shown: it is wanted, and a search is in front. */
bool rt_desk_shows_heat (RtDesk *self);

/* To be called once a frame while rt_desk_is_moving: while something runs or plays. NOW is in
 * microseconds of a monotonic clock. Ends with rt_desk_flush. */
void rt_desk_tick (RtDesk *self, gint64 now);
bool rt_desk_is_moving (RtDesk *self);

/* Whether no search runs, or is about to, and verdict and slips are known. */
bool rt_desk_is_settled (RtDesk *self);

/* Whether it is kept */

/* Keeps the document in SESSION from now on, until the desk is closed. */
void rt_desk_keep (RtDesk *self, RtSession *session);

/* A FLEETING desk has no work of the person in it (yet): an example, a tour. It is not kept when it
 * is closed. */
void rt_desk_set_fleeting (RtDesk *self, bool fleeting);

/* Whether closing it would lose something, if nothing kept it. */
bool rt_desk_has_work (RtDesk *self);

/* Ends what runs, and emits nothing more. The session forgets the document if there is no work in
 * it, else restores it next time. */
void rt_desk_close (RtDesk *self);
