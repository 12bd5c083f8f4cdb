/* rating.c - rates a puzzle: solves it by steps as Sudoku Explainer does, and records their
 * difficulties. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/rating/rating.h"

#include "engine/logic/board/study.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/sink.h"

#include <limits.h>
#include <stdatomic.h>

/* The ER of a puzzle that no technique solves. */
#define NO_TECHNIQUE 20.0

struct RtRater {
  RtStudy *study;
  RtLadder *ladder;
  RtSink sink;
  int most;             /* ER at which the rating stops */
  atomic_int least;     /* lower bound of the ER so far, in tenths */
};

RtRater *
rt_rater_new (bool corrected)
{
  RtRater *rater = g_new0 (RtRater, 1);

  rater->study = rt_study_new ();
  rater->study->corrected_uniqueness = corrected;
  rater->ladder = rt_ladder_new_rating ();
  rt_sink_init_first (&rater->sink, false);
  return rater;
}

void
rt_rater_free (RtRater *rater)
{
  if (!rater)
    return;
  rt_study_free (rater->study);
  rt_ladder_free (rater->ladder);
  rt_draft_clear (&rater->sink.draft);
  g_free (rater);
}

int
rt_rater_least (RtRater *rater)
{
  return atomic_load_explicit (&rater->least, memory_order_relaxed);
}

/* Raises the known lower bound of the puzzle's ER (rating, in tenths) to LEAST, if that is higher. */
static void
climb (RtRater *rater, int least)
{
  if (least > rt_rater_least (rater))
    atomic_store_explicit (&rater->least, least, memory_order_relaxed);
}

static bool
find_next (RtRater *rater)
{
  for (guint i = 0; i < rater->ladder->rungs->len; i++) {
    const RtTechnique *technique = g_array_index (rater->ladder->rungs, RtRung, i).technique;

    if (rt_study_stopped (rater->study))
      return false;
    /* prices rise in the order of trial, and all earlier techniques found nothing */
    climb (rater, rt_price_tenths (technique->price));
    if (rt_rater_least (rater) > rater->most)
      return false;
    if (technique->find (technique, rater->study, &rater->sink))
      return true;
  }
  return false;
}

void
rt_rater_set_threads (RtRater *rater, RtThreads *threads)
{
  rater->study->threads = threads;
}

static bool
rate (RtRater *rater, const RtGrid *grid, RtRating *rating)
{
  double hardest = 0, to_first_digit = 0, first = 0;
  const RtTechnique *technique = NULL;

  atomic_store_explicit (&rater->least, 0, memory_order_relaxed);
  rt_study_at_grid (rater->study, grid);
  while (rater->study->field.n_left) {
    const RtDraft *draft = &rater->sink.draft;

    if (!find_next (rater)) {
      if (rt_rater_least (rater) > rater->most)
        break;
      hardest = NO_TECHNIQUE;
      technique = NULL;
      break;
    }
    if (draft->price > hardest) {
      hardest = draft->price;
      technique = draft->technique;
      climb (rater, rt_price_tenths (hardest));
    }
    if (first == 0)
      first = hardest;
    if (to_first_digit == 0 && draft->n_placed)
      to_first_digit = hardest;
    rt_draft_apply (draft, rater->study);
  }
  if (rt_rater_least (rater) > rater->most) {
    *rating = (RtRating) { .er = rt_rater_least (rater) };
    return true;
  }
  /* A stopped finder may have missed its find, so the next technique must not be used. */
  if (rt_study_stopped (rater->study))
    return false;
  rating->er = rt_price_tenths (hardest);
  rating->ep = rt_price_tenths (to_first_digit);
  rating->ed = rt_price_tenths (first);
  rating->hardest = technique;
  return true;
}

bool
rt_rater_rate_to (RtRater *rater, const RtGrid *grid, int most, RtStop *stop, RtRating *rating)
{
  bool is_whole;

  rater->most = most;
  rater->study->stop = stop;
  rt_threads_enter (rater->study->threads);
  is_whole = rate (rater, grid, rating);
  rt_threads_leave (rater->study->threads);
  return is_whole;
}

bool
rt_rater_rate (RtRater *rater, const RtGrid *grid, RtStop *stop, RtRating *rating)
{
  return rt_rater_rate_to (rater, grid, INT_MAX, stop, rating);
}
