/* background-verdict.c - implements RtJudge: computes the verdict on a grid (no, one or several solutions) in a
 * thread, or at once from the known solution of its givens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/solve/background-verdict.h"

#include "document/base/async-calls.h"

struct _RtJudge {
  void (*known) (gpointer owner);
  gpointer owner;
  GCancellable *judging; /* owned; cancellable of the computation; NULL if none is running */
  RtVerdict verdict;
  RtVerdict without;     /* verdict on the grid without the digits that the solver wrote */
  RtVerdict veils[2];    /* verdicts on the givens alone, shown instead of verdicts that reveal wrong entries: [0]
                          * replaces WITHOUT, [1] replaces VERDICT */
  int n_found;           /* number of digits that the solver wrote */
  RtGrid givens;         /* givens of the current grid */
  RtGrid unique;         /* givens of the last puzzle with exactly one solution */
  RtGrid solution;       /* solution of UNIQUE */
  bool has_unique;
  bool is_known;
  RtTold told;
  bool checked;          /* true: rt_judge_check was called for the current grid */
};

RtJudge *
rt_judge_new (void (*known) (gpointer owner), gpointer owner)
{
  RtJudge *self = g_new0 (RtJudge, 1);

  self->known = known;
  self->owner = owner;
  return self;
}

void
rt_judge_free (RtJudge *self)
{
  rt_judge_forget (self);
  g_free (self);
}

/* Stores VERDICT as the verdict on the current grid. */
static void
set_verdict (RtJudge *self, const RtVerdict *verdict)
{
  self->verdict = self->without = *verdict;
  self->without.n_digits -= self->n_found;
  self->without.is_full = verdict->is_full && self->n_found == 0;
  for (int with_found = 0; with_found < 2; with_found++)
    self->veils[with_found] = (RtVerdict) {
      .kind = RT_VERDICT_ONE,
      .n_digits = with_found ? self->verdict.n_digits : self->without.n_digits,
    };
  self->is_known = true;
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtVerdict verdict;
  RtJudge *self = data;

  if (!rt_work_verdict_finish (result, &verdict, NULL))
    return; /* cancelled */
  set_verdict (self, &verdict);
  if (verdict.kind == RT_VERDICT_ONE && verdict.n_digits == rt_cells_count (rt_grid_filled (&self->givens))) {
    self->unique = self->givens;
    self->solution = verdict.solution;
    self->has_unique = true;
  }
  g_clear_object (&self->judging);
  self->known (self->owner);
}

/* If the solution of GRID's givens is known from an earlier verdict and all digits of GRID agree
 * with it, sets the verdict without a computation and returns true. Otherwise returns false. */
static bool
set_verdict_of_known (RtJudge *self, const RtGrid *grid)
{
  RtVerdict verdict = { .kind = RT_VERDICT_ONE, .n_digits = rt_cells_count (rt_grid_filled (grid)) };

  if (!self->has_unique || !rt_grid_equal (&self->givens, &self->unique))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] && grid->digit[cell] != self->solution.digit[cell])
      return false;
  verdict.solution = self->solution;
  verdict.is_full = verdict.n_digits == RT_N_CELLS;
  set_verdict (self, &verdict);
  return true;
}

void
rt_judge_ask (RtJudge *self, const RtPosition *position)
{
  RtGrid grid;

  rt_judge_forget (self);
  self->checked = false;
  self->n_found = rt_cells_count (position->found);
  self->givens = position->givens;
  rt_position_grid (position, &grid);
  if (set_verdict_of_known (self, &grid))
    return;
  if (rt_cells_is_empty (rt_grid_filled (&grid))) {
    /* The verdict on an empty grid, as on the start page, takes no time. */
    self->is_known = rt_verdict (&grid, NULL, &self->verdict);
    self->without = self->verdict;
    return;
  }
  self->judging = g_cancellable_new ();
  rt_work_verdict_async (position, self->judging, judged_cb, self);
}

void
rt_judge_forget (RtJudge *self)
{
  g_cancellable_cancel (self->judging);
  g_clear_object (&self->judging);
  self->is_known = false;
}

const RtVerdict *
rt_judge_verdict (const RtJudge *self)
{
  return self->is_known ? &self->verdict : NULL;
}

const RtVerdict *
rt_judge_verdict_without_found (const RtJudge *self)
{
  return self->is_known ? &self->without : NULL;
}

void
rt_judge_set_told (RtJudge *self, RtTold when)
{
  if (self->told == when)
    return;
  self->told = when;
  self->known (self->owner);
}

RtTold
rt_judge_told (const RtJudge *self)
{
  return self->told;
}

void
rt_judge_check (RtJudge *self)
{
  self->checked = true;
  self->known (self->owner);
}

bool
rt_judge_is_checked (const RtJudge *self)
{
  return self->checked;
}

const RtVerdict *
rt_judge_veil (const RtJudge *self, bool with_found)
{
  bool hides = self->told == RT_TOLD_ON_DEMAND && !self->checked;
  bool has_wrong = self->is_known && !rt_cells_is_empty (self->verdict.wrong);

  return hides && has_wrong ? &self->veils[with_found] : NULL;
}

bool
rt_judge_tells (const RtJudge *self)
{
  return self->told != RT_TOLD_NEVER && !rt_judge_veil (self, true);
}
