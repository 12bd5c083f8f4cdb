/* desk-play.h - what a person can do with a desk: undo, Solve, a hint, and going through the search
 * or the path that is in front. Most of these take the desk alone, so that a key can be bound to
 * them.
 *
 * Solve and whatever goes through the search put hint, list of steps and path away; to stop it, or
 * another speed, does not. Search and path have a speed each: the steps of a path are sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/desk.h"

/* The document (desk-edit.h has the edits). Undo brings a search back that an edit put away. */
void rt_desk_undo (RtDesk *self);
void rt_desk_redo (RtDesk *self);

/* Runs the chosen algorithm, or stops it if it runs. */
void rt_desk_solve (RtDesk *self);

/* Stops what logic looks for, else a search that runs, else pauses what plays, else removes the marks of rt_desk_mark, else
 * puts hint, list and path away, else the search, and its answer with it, so that the grid is as it
 * was before; Undo brings that back. */
void rt_desk_leave (RtDesk *self);

/* See reasoning.h. */
void rt_desk_hint (RtDesk *self);
void rt_desk_fill_singles (RtDesk *self);

/* Whether these can be done now. */
bool rt_desk_can_undo (RtDesk *self);
bool rt_desk_can_redo (RtDesk *self);
bool rt_desk_has_file (RtDesk *self);
bool rt_desk_has_givens (RtDesk *self);
bool rt_desk_has_entries (RtDesk *self);

/* Whether there is a search, a path, either of them. */
bool rt_desk_has_trace (RtDesk *self);
bool rt_desk_has_path (RtDesk *self);
bool rt_desk_has_steps (RtDesk *self);

/* The player of the path where there is one, else that of the search. */
RtPlayer *rt_desk_front (RtDesk *self);

/* Brings the search to the front: puts hint, list and path away. */
void rt_desk_to_search (RtDesk *self);

/* These go through what is in front. */
void rt_desk_look_at (RtDesk *self, guint64 step);
void rt_desk_play (RtDesk *self); /* or pauses */
void rt_desk_step_back (RtDesk *self);
void rt_desk_step_forward (RtDesk *self);
void rt_desk_part_back (RtDesk *self); /* a hundredth of the way */
void rt_desk_part_forward (RtDesk *self);
void rt_desk_to_start (RtDesk *self);
void rt_desk_to_end (RtDesk *self);
void rt_desk_slower (RtDesk *self);
void rt_desk_faster (RtDesk *self);

/* Jumps in the search, if there is one; `not-found` where it has no such step. */
void rt_desk_next_solution (RtDesk *self); /* the search goes on to it; `exhausted` */
void rt_desk_previous_solution (RtDesk *self);
void rt_desk_next_dead_end (RtDesk *self);
void rt_desk_previous_dead_end (RtDesk *self);
void rt_desk_next_return (RtDesk *self); /* to the current depth */
void rt_desk_step_out (RtDesk *self);    /* to where the digit of this depth is taken back */
void rt_desk_next_greatest (RtDesk *self);
void rt_desk_find_change (RtDesk *self, RtDirection direction, int cell);

/* Makes playing pause when CELL changes, or no longer. */
void rt_desk_toggle_breakpoint (RtDesk *self, int cell);

/* How often the search wrote into CELL, as a translated sentence; NULL where the heat map is not
 * shown, or CELL is below 0. Free with g_free. */
char *rt_desk_say_heat (RtDesk *self, int cell);
