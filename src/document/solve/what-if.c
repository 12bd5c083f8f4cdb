/* what-if.c - implements RtWhatIf: a second search, from a step of the first one with another digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/what-if.h"

#include "document/solve/search-recorder.h"

struct _RtWhatIf {
  void (*changed) (gpointer owner);
  gpointer owner;
  RtPlayer *player;       /* owned */
  RtTrace *origin;        /* trace of the first search; owned; NULL: there is no search, and no RECORDING */
  RtRecording *recording; /* owned */
  bool is_running;
  int cell, digit;
};

RtWhatIf *
rt_what_if_new (void (*changed) (gpointer owner), gpointer owner)
{
  RtWhatIf *self = g_new0 (RtWhatIf, 1);

  self->changed = changed;
  self->owner = owner;
  self->player = rt_player_new ();
  return self;
}

void
rt_what_if_end (RtWhatIf *self)
{
  self->is_running = false;
  rt_player_set_trace (self->player, NULL);
  g_clear_pointer (&self->recording, rt_recording_free);
  g_clear_pointer (&self->origin, rt_trace_unref);
}

void
rt_what_if_free (RtWhatIf *self)
{
  rt_what_if_end (self);
  g_object_unref (self->player);
  g_free (self);
}

static void
go_to_end (RtWhatIf *self)
{
  rt_player_refresh (self->player);
  rt_player_seek (self->player, rt_player_length (self->player));
}

static void
ended_cb (gpointer owner)
{
  RtWhatIf *self = owner;

  self->is_running = false;
  if (!rt_player_playing (self->player))
    go_to_end (self);
  self->changed (self->owner);
}

void
rt_what_if_begin (RtWhatIf *self, RtTrace *trace, const RtGrid *grid, int cell, int digit)
{
  RtGrid start = *grid;

  rt_what_if_end (self);
  start.digit[cell] = (uint8_t) digit;
  self->origin = rt_trace_ref (trace);
  self->cell = cell;
  self->digit = digit;
  self->recording = rt_recording_new (rt_trace_search (trace), &start, ended_cb, NULL, self);
  rt_player_set_trace (self->player, rt_recording_trace (self->recording));
  self->is_running = true;
  rt_recording_run (self->recording);
}

RtTrace *
rt_what_if_origin (RtWhatIf *self)
{
  return self->origin;
}

int
rt_what_if_cell (RtWhatIf *self)
{
  return self->cell;
}

int
rt_what_if_digit (RtWhatIf *self)
{
  return self->digit;
}

RtPlayer *
rt_what_if_player (RtWhatIf *self)
{
  return self->player;
}

bool
rt_what_if_is_running (RtWhatIf *self)
{
  return self->is_running;
}

bool
rt_what_if_solution (RtWhatIf *self, RtGrid *solution)
{
  RtTrace *trace = self->recording ? rt_recording_trace (self->recording) : NULL;
  guint64 step = trace ? rt_trace_solution (trace, 0) : 0;
  RtCursor *cursor;

  if (step == 0)
    return false;
  cursor = rt_cursor_new (trace);
  rt_cursor_seek (cursor, step);
  *solution = *rt_cursor_grid (cursor);
  rt_cursor_free (cursor);
  return true;
}

void
rt_what_if_tick (RtWhatIf *self, gint64 now)
{
  if (!self->origin)
    return;
  if (rt_what_if_is_running (self) && !rt_player_playing (self->player))
    go_to_end (self);
  rt_player_tick (self->player, now, !rt_what_if_is_running (self));
}

bool
rt_what_if_is_moving (RtWhatIf *self)
{
  return rt_what_if_is_running (self) || rt_player_playing (self->player);
}
