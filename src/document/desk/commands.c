/* commands.c - implements the commands that a person gives to a window: edits, Solve and Hint,
 * playing, and jumps in the search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/desk/desk.h"

#include <glib/gi18n-lib.h>

/* The document */

static void
edit (RtDesk *self, RtEdit what, RtCells cells, int digit)
{
  RtDocument *document = rt_desk_document (self);
  guint depth = rt_document_depth (document);

  rt_document_edit (document, what, cells, digit, !rt_desk_shows_found (self));
  if (rt_document_depth (document) != depth)
    rt_desk_set_by_hand (self);
}

void
rt_desk_write (RtDesk *self, RtEdit kind, RtCells cells, int digit)
{
  g_return_if_fail (kind < RT_N_WRITES);

  edit (self, kind, cells, digit);
}

void
rt_desk_colour_mark (RtDesk *self, RtCells cells, int digit, int colour)
{
  RtDocument *document = rt_desk_document (self);
  guint depth = rt_document_depth (document);

  rt_document_colour_mark (document, cells, digit, colour, !rt_desk_shows_found (self));
  if (rt_document_depth (document) != depth)
    rt_desk_set_by_hand (self);
}

void
rt_desk_clear (RtDesk *self, RtCells cells)
{
  edit (self, RT_EDIT_CLEAR, cells, 0);
}

void
rt_desk_lock_givens (RtDesk *self)
{
  edit (self, RT_EDIT_LOCK_GIVENS, RT_CELLS_NONE, 0);
}

void
rt_desk_unlock_givens (RtDesk *self)
{
  edit (self, RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0);
}

void
rt_desk_fill_marks (RtDesk *self)
{
  edit (self, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0);
}

void
rt_desk_clean_marks (RtDesk *self)
{
  edit (self, RT_EDIT_CLEAN_MARKS, RT_CELLS_NONE, 0);
}

void
rt_desk_clear_marks (RtDesk *self)
{
  edit (self, RT_EDIT_CLEAR_MARKS, RT_CELLS_NONE, 0);
}

void
rt_desk_restart (RtDesk *self)
{
  edit (self, RT_EDIT_RESTART, RT_CELLS_NONE, 0);
}

void
rt_desk_undo (RtDesk *self)
{
  rt_document_undo (rt_desk_document (self));
}

void
rt_desk_redo (RtDesk *self)
{
  rt_document_redo (rt_desk_document (self));
}

bool
rt_desk_can_undo (RtDesk *self)
{
  return rt_document_can_undo (rt_desk_document (self));
}

bool
rt_desk_can_redo (RtDesk *self)
{
  return rt_document_can_redo (rt_desk_document (self));
}

bool
rt_desk_has_file (RtDesk *self)
{
  return rt_document_file (rt_desk_document (self)) != NULL;
}

bool
rt_desk_has_givens (RtDesk *self)
{
  const RtPosition *position = rt_document_position (rt_desk_document (self));

  return !rt_cells_is_empty (rt_grid_filled (&position->givens));
}

bool
rt_desk_has_marks (RtDesk *self)
{
  return rt_position_has_marks (rt_document_position (rt_desk_document (self)));
}

bool
rt_desk_has_entries (RtDesk *self)
{
  return rt_position_has_entries (rt_document_position (rt_desk_document (self)));
}

/* Returns true if the person has kept (bookmarked) the current position of DOCUMENT. */
static bool
is_kept (RtDocument *document)
{
  g_autoptr (GArray) all = rt_document_kept (document);

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, RtKept, i).is_now)
      return true;
  return false;
}

void
rt_desk_keep_position (RtDesk *self)
{
  RtDocument *document = rt_desk_document (self);
  g_autofree char *name = NULL;

  if (is_kept (document))
    return;
  name = rt_desk_say_left (rt_desk_count_left (self));
  rt_document_keep (document, rt_document_at (document), name);
}

/* Solve, hint and leaving them */

void
rt_desk_solve (RtDesk *self)
{
  RtSolving *solving = rt_desk_solving (self);

  if (rt_solving_state (solving) == RT_SOLVING_RUNNING) {
    rt_solving_stop (solving);
    return;
  }
  rt_desk_to_search (self);
  rt_solving_start (solving, rt_desk_search (self), rt_desk_result (self));
}

static void
set_playing (RtDesk *self, bool playing)
{
  RtPlayer *front = rt_desk_front (self);

  if (rt_desk_what_if_search (self)) {
    if (playing && rt_player_position (front) == rt_player_length (front))
      rt_player_seek (front, 0);
    rt_player_set_playing (front, playing);
  } else if (rt_desk_has_path (self)) {
    rt_reasoning_play (rt_desk_reasoning (self), playing);
  } else {
    rt_desk_to_search (self);
    rt_solving_play (rt_desk_solving (self), playing);
  }
}

/* Closes the search, and removes the digits that it found from the document. The steps of a
 * person's program never write into the document. */
static void
leave_search (RtDesk *self)
{
  RtSolving *solving = rt_desk_solving (self);

  if (rt_desk_has_trace (self))
    rt_document_leave_search (rt_desk_document (self), !rt_solving_watched_program (solving));
  rt_solving_put_away (solving);
}

void
rt_desk_leave (RtDesk *self)
{
  RtSolving *solving = rt_desk_solving (self);

  if (rt_desk_what_if_search (self))
    rt_desk_end_what_if (self);
  else if (rt_reasoning_state (rt_desk_reasoning (self)) == RT_REASONING_WORKING)
    rt_reasoning_stop (rt_desk_reasoning (self));
  else if (rt_solving_state (solving) == RT_SOLVING_RUNNING)
    rt_solving_stop (solving);
  else if (rt_player_playing (rt_desk_front (self)))
    set_playing (self, false);
  else if (rt_desk_replayed (self))
    rt_desk_replay (self, -1);
  else if (!rt_cells_is_empty (rt_desk_marked (self)))
    rt_desk_mark (self, RT_CELLS_NONE);
  else if (rt_reasoning_is_on (rt_desk_reasoning (self)))
    rt_reasoning_put_away (rt_desk_reasoning (self));
  else
    leave_search (self);
}

void
rt_desk_hint (RtDesk *self)
{
  if (!rt_reasoning_is_on (rt_desk_reasoning (self)))
    rt_document_count_hint (rt_desk_document (self));
  rt_reasoning_hint (rt_desk_reasoning (self));
}

void
rt_desk_fill_singles (RtDesk *self)
{
  rt_reasoning_fill_singles (rt_desk_reasoning (self));
}

/* Players */

bool
rt_desk_has_trace (RtDesk *self)
{
  return rt_solving_trace (rt_desk_solving (self)) != NULL;
}

bool
rt_desk_has_path (RtDesk *self)
{
  return rt_player_has_steps (rt_reasoning_player (rt_desk_reasoning (self)));
}

RtPlayer *
rt_desk_front (RtDesk *self)
{
  RtWhatIf *what_if = rt_desk_what_if_search (self);

  return rt_desk_has_path (self) ? rt_reasoning_player (rt_desk_reasoning (self))
         : what_if               ? rt_what_if_player (what_if)
                                 : rt_desk_player (self);
}

bool
rt_desk_has_steps (RtDesk *self)
{
  return rt_player_has_steps (rt_desk_front (self));
}

void
rt_desk_to_search (RtDesk *self)
{
  rt_desk_end_what_if (self);
  rt_reasoning_put_away (rt_desk_reasoning (self));
}

void
rt_desk_look_at (RtDesk *self, guint64 step)
{
  if (rt_desk_front (self) != rt_desk_player (self)) {
    rt_player_seek (rt_desk_front (self), step);
  } else {
    rt_desk_to_search (self);
    rt_solving_look_at (rt_desk_solving (self), step);
  }
}

void
rt_desk_play (RtDesk *self)
{
  set_playing (self, !rt_player_playing (rt_desk_front (self)));
}

static void
step (RtDesk *self, gint64 steps)
{
  if (rt_desk_front (self) != rt_desk_player (self)) {
    rt_player_step (rt_desk_front (self), steps);
  } else {
    rt_desk_to_search (self);
    rt_solving_step (rt_desk_solving (self), steps);
  }
}

void
rt_desk_watch_film (RtDesk *self)
{
  rt_desk_to_search (self);
  rt_player_set_film (rt_desk_player (self), true);
  rt_solving_look_at (rt_desk_solving (self), 0);
  set_playing (self, true);
}

void
rt_desk_step_back (RtDesk *self)
{
  step (self, -1);
}

void
rt_desk_step_forward (RtDesk *self)
{
  step (self, 1);
}

/* Stops playing and goes to step WHERE of the search or solving path that is shown. */
static void
go_to (RtDesk *self, guint64 where)
{
  set_playing (self, false);
  rt_desk_look_at (self, where);
}

void
rt_desk_to_start (RtDesk *self)
{
  go_to (self, 0);
}

void
rt_desk_to_end (RtDesk *self)
{
  go_to (self, rt_player_length (rt_desk_front (self)));
}

/* Stops playing and moves by HUNDREDTHS (negative: back) of all steps; by at least one step for each. */
static void
go_part (RtDesk *self, int hundredths)
{
  RtPlayer *player = rt_desk_front (self);
  gint64 length = (gint64) rt_player_length (player);
  gint64 to = (gint64) rt_player_position (player) + hundredths * MAX (1, length / 100);

  go_to (self, (guint64) CLAMP (to, 0, length));
}

void
rt_desk_part_back (RtDesk *self)
{
  go_part (self, -1);
}

void
rt_desk_part_forward (RtDesk *self)
{
  go_part (self, 1);
}

void
rt_desk_slower (RtDesk *self)
{
  rt_player_slower (rt_desk_front (self));
}

void
rt_desk_faster (RtDesk *self)
{
  rt_player_faster (rt_desk_front (self));
}

/* Jumps */

static void
find (RtDesk *self, RtDirection direction, RtFind what, int which)
{
  rt_desk_to_search (self);
  rt_solving_find (rt_desk_solving (self), direction, what, which);
}

/* Returns the depth of the search (the number of its digits on the grid) at the current step; 0
 * without a search. */
static int
depth (RtDesk *self)
{
  RtCursor *cursor = rt_player_cursor (rt_desk_player (self));

  return cursor ? (int) rt_cursor_counts (cursor)->depth : 0;
}

void
rt_desk_next_solution (RtDesk *self)
{
  rt_desk_to_search (self);
  rt_solving_next_solution (rt_desk_solving (self));
}

void
rt_desk_previous_solution (RtDesk *self)
{
  find (self, RT_BACKWARD, RT_FIND_SOLUTION, 0);
}

void
rt_desk_next_dead_end (RtDesk *self)
{
  find (self, RT_FORWARD, RT_FIND_DEAD_END, 0);
}

void
rt_desk_previous_dead_end (RtDesk *self)
{
  find (self, RT_BACKWARD, RT_FIND_DEAD_END, 0);
}

void
rt_desk_next_return (RtDesk *self)
{
  find (self, RT_FORWARD, RT_FIND_RETURN, depth (self));
}

void
rt_desk_step_out (RtDesk *self)
{
  find (self, RT_FORWARD, RT_FIND_RETURN, MAX (0, depth (self) - 1));
}

void
rt_desk_next_greatest (RtDesk *self)
{
  find (self, RT_FORWARD, RT_FIND_GREATEST, 0);
}

void
rt_desk_find_change (RtDesk *self, RtDirection direction, int cell)
{
  find (self, direction, RT_FIND_CHANGE, cell);
}

void
rt_desk_toggle_breakpoint (RtDesk *self, int cell)
{
  RtPlayer *player = rt_desk_player (self);

  rt_player_set_breakpoint (player, rt_player_breakpoint (player) == cell ? -1 : cell);
}

char *
rt_desk_say_heat (RtDesk *self, int cell)
{
  uint64_t heat[RT_N_CELLS];
  g_autofree char *number = NULL;

  if (cell < 0 || !rt_desk_shows_heat (self))
    return NULL;
  rt_trace_heat (rt_solving_trace (rt_desk_solving (self)), heat);
  number = g_strdup_printf ("%'" G_GUINT64_FORMAT, heat[cell]);
  /* Translators: how often a search wrote a digit into a cell; %s is the number, as in "1,204" */
  return g_strdup_printf (ngettext ("Written %s time", "Written %s times", (gulong) heat[cell]),
                          number);
}
