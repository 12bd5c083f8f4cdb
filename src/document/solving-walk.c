/* solving-walk.c - what is asked of a search that is the walk's to answer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solving-walk.h"

RtWatched *
rt_solving_watched_program (RtSolving *self)
{
  RtRecording *recording = rt_solving_recording (self);

  return recording ? rt_recording_watched (recording) : NULL;
}

RtTrace *
rt_solving_trace (RtSolving *self)
{
  RtRecording *recording = rt_solving_recording (self);

  return recording ? rt_recording_trace (recording) : NULL;
}

gint64
rt_solving_elapsed (RtSolving *self)
{
  RtRecording *recording = rt_solving_recording (self);

  return recording ? rt_recording_elapsed (recording) : 0;
}

double
rt_solving_bare (RtSolving *self)
{
  RtRecording *recording = rt_solving_recording (self);

  return recording ? rt_recording_bare (recording) : 0;
}

const RtDiagnosis *
rt_solving_diagnosis (RtSolving *self)
{
  RtWatched *watched = rt_solving_watched_program (self);

  return watched && !rt_recording_is_running (rt_solving_recording (self))
           ? rt_watched_diagnosis (watched)
           : NULL;
}

bool
rt_solving_is_settled (RtSolving *self)
{
  return !rt_solving_is_resuming (self) && rt_solving_state (self) != RT_SOLVING_RUNNING &&
         rt_solving_verdict (self);
}

void
rt_solving_look_at (RtSolving *self, guint64 step)
{
  rt_walk_look_at (rt_solving_walk (self), step);
}

void
rt_solving_step (RtSolving *self, gint64 steps)
{
  rt_walk_step (rt_solving_walk (self), steps);
}

void
rt_solving_play (RtSolving *self, bool playing)
{
  rt_walk_play (rt_solving_walk (self), playing, rt_solving_state (self) != RT_SOLVING_RUNNING);
}

void
rt_solving_find (RtSolving *self, RtDirection direction, RtFind what, int which)
{
  rt_walk_find (rt_solving_walk (self), direction, what, which);
}

bool
rt_solving_watched (RtSolving *self)
{
  return rt_walk_is_watched (rt_solving_walk (self));
}

guint64
rt_solving_solution (RtSolving *self)
{
  return rt_walk_solution (rt_solving_walk (self));
}

guint64
rt_solving_n_solutions (RtSolving *self, bool *exact)
{
  return rt_walk_n_solutions (rt_solving_walk (self), exact);
}

bool
rt_solving_solution_before (RtSolving *self, RtGrid *grid)
{
  return rt_walk_solution_before (rt_solving_walk (self), grid);
}
