/* solving-walk.c - what is asked of a search that is the walk's to answer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solving-walk.h"

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
