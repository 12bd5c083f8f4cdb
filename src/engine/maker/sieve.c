/* sieve.c - checks whether a puzzle satisfies a request: rates the puzzle, and solves it as a
 * person does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/maker/sieve.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/make/minimal-puzzle.h"

struct RtSieve {
  const RtRequest *request;
  RtRater *rater;
  RtStudy *study;
  atomic_int *nearest;
  RtMade last;          /* the last puzzle that was rated, and its rating */
  RtLadder *whole;      /* the techniques of hints; NULL if the request has no technique */
  RtLadder *easier;     /* the list `whole`, up to the technique of the request */
  /* true: the technique is a single, which every path uses, so harder ones may come first */
  bool is_single;
};

/* Returns a copy of WHOLE, a list of techniques in order of difficulty, that ends with TECHNIQUE. */
static RtLadder *
ladder_up_to (const RtLadder *whole, const RtTechnique *technique)
{
  RtLadder *ladder = rt_ladder_copy (whole);

  for (guint i = 0; i < ladder->rungs->len; i++)
    if (g_array_index (ladder->rungs, RtRung, i).technique == technique) {
      g_array_set_size (ladder->rungs, i + 1);
      break;
    }
  return ladder;
}

RtSieve *
rt_sieve_new (const RtRequest *request, atomic_int *nearest)
{
  RtSieve *sieve = g_new0 (RtSieve, 1);

  sieve->request = request;
  sieve->nearest = nearest;
  sieve->rater = rt_rater_new (false);
  sieve->study = rt_study_new ();
  if (request->technique) {
    sieve->whole = rt_ladder_new_human ();
    sieve->is_single =
      request->technique->human_rank <= rt_technique_by_id ("naked-single")->human_rank;
    sieve->easier = ladder_up_to (sieve->whole, request->technique);
  }
  return sieve;
}

void
rt_sieve_free (RtSieve *sieve)
{
  if (!sieve)
    return;
  rt_rater_free (sieve->rater);
  rt_study_free (sieve->study);
  rt_ladder_free (sieve->whole);
  rt_ladder_free (sieve->easier);
  g_free (sieve);
}

/* Records ER, a rating in tenths, if it is nearer to the request's bounds than all before. */
static void
record_nearest (RtSieve *sieve, int er)
{
  int before = atomic_load_explicit (sieve->nearest, memory_order_relaxed);

  while (before == 0 || rt_request_distance (sieve->request, er) <
                          rt_request_distance (sieve->request, before))
    if (atomic_compare_exchange_weak_explicit (sieve->nearest, &before, er, memory_order_relaxed,
                                               memory_order_relaxed))
      return;
}

/* Rates PUZZLE up to MOST, in tenths. Reuses the last rating if PUZZLE is the last puzzle. Returns
 * false if STOP was raised. */
static bool
rate (RtSieve *sieve, const RtGrid *puzzle, int most, RtStop *stop, RtRating *rating)
{
  RtMade *last = &sieve->last;

  if (last->rating.er == 0 || last->rating.er > most || !rt_grid_equal (&last->puzzle, puzzle)) {
    *last = (RtMade) { .puzzle = *puzzle };
    if (!rt_rater_rate_to (sieve->rater, puzzle, most, stop, &last->rating)) {
      last->rating.er = 0;
      return false;
    }
    if (rt_request_bounds_er (sieve->request))
      record_nearest (sieve, last->rating.er);
  }
  *rating = last->rating;
  return true;
}

int
rt_sieve_rate (RtSieve *sieve, const RtGrid *puzzle, int most, RtStop *stop)
{
  RtRating rating;

  return rate (sieve, puzzle, most, stop, &rating) ? rating.er : 0;
}

/* Returns true if the solving path by LADDER uses the technique of the request, and nothing harder
 * before it. If the technique is a single, harder steps may precede it. If the technique must be the hardest, the path must
 * use nothing harder at all, and solve the puzzle. */
static bool
uses_technique (RtSieve *sieve, const RtLadder *ladder, const RtGrid *puzzle, RtStop *stop)
{
  const RtTechnique *technique = sieve->request->technique;
  bool used = false;

  sieve->study->stop = stop;
  rt_study_at_grid (sieve->study, puzzle);
  while (sieve->study->field.n_left && (!used || sieve->request->hardest)) {
    g_autoptr (RtStep) step = rt_step_search_next (sieve->study, ladder);

    if (!step || (step->technique->human_rank > technique->human_rank &&
                  (!sieve->is_single || sieve->request->hardest)))
      return false;
    used |= step->technique == technique;
    for (guint i = 0; i < step->n_removed; i++)
      rt_study_remove (sieve->study, step->removed[i].cell, step->removed[i].digits);
    for (guint i = 0; i < step->n_placed; i++)
      rt_study_place (sieve->study, step->placed[i].cell, step->placed[i].digit);
  }
  return used;
}

bool
rt_sieve_passes (RtSieve *sieve, const RtGrid *puzzle, RtStop *stop, RtMade *made)
{
  const RtRequest *request = sieve->request;
  int n = rt_cells_count (rt_grid_filled (puzzle));

  *made = (RtMade) { .puzzle = *puzzle };
  if (n < request->givens_least || n > request->givens_most)
    return false;
  if ((request->leave == RT_LEAVE_STRICT ||
       (request->leave == RT_LEAVE_MINIMAL && request->is_painted)) &&
      !rt_is_minimal (puzzle))
    return false;
  if (rt_request_bounds_er (request)) {
    if (!rate (sieve, puzzle, request->er_most, stop, &made->rating))
      return false;
    if (rt_request_distance (request, made->rating.er) > 0)
      return false;
  }
  /* The path that is shown may use a harder step that is easier to see. A search for that path is
   * expensive, so this first checks for a path without harder techniques. */
  if (request->technique &&
      !((uses_technique (sieve, sieve->easier, puzzle, stop) ||
         (sieve->is_single && !request->hardest)) &&
        uses_technique (sieve, sieve->whole, puzzle, stop)))
    return false;
  return !request->is_rated || rate (sieve, puzzle, RT_ER_ANY, stop, &made->rating);
}
