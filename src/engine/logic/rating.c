/* rating.c - the path by the rating's ladder, of which only prices are kept. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/rating.h"

#include "engine/logic/ladder.h"
#include "engine/logic/study.h"
#include "engine/logic/sink.h"

#define NO_TECHNIQUE 20.0

struct RtRater {
  RtStudy *study;
  RtLadder *ladder;
  RtSink sink;
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

static bool
find_next (RtRater *rater)
{
  for (guint i = 0; i < rater->ladder->rungs->len; i++) {
    const RtTechnique *technique = g_array_index (rater->ladder->rungs, RtRung, i).technique;

    if (rt_study_stopped (rater->study))
      return false;
    if (technique->find (technique, rater->study, &rater->sink))
      return true;
  }
  return false;
}

void
rt_rater_set_crew (RtRater *rater, RtCrew *crew)
{
  rater->study->crew = crew;
}

static bool
rate (RtRater *rater, const RtGrid *grid, RtRating *rating)
{
  double hardest = 0, to_first_digit = 0, first = 0;
  const RtTechnique *technique = NULL;

  rt_study_at_grid (rater->study, grid);
  while (rater->study->field.n_left) {
    const RtDraft *draft = &rater->sink.draft;

    if (!find_next (rater)) {
      hardest = NO_TECHNIQUE;
      technique = NULL;
      break;
    }
    if (draft->price > hardest) {
      hardest = draft->price;
      technique = draft->technique;
    }
    if (first == 0)
      first = hardest;
    if (to_first_digit == 0 && draft->n_placed)
      to_first_digit = hardest;
    rt_study_apply (rater->study, draft);
  }
  /* A finder that was stopped found nothing, and what came after it is not the way. */
  if (rt_study_stopped (rater->study))
    return false;
  rating->er = rt_price_tenths (hardest);
  rating->ep = rt_price_tenths (to_first_digit);
  rating->ed = rt_price_tenths (first);
  rating->hardest = technique;
  return true;
}

bool
rt_rater_rate (RtRater *rater, const RtGrid *grid, RtStop *stop, RtRating *rating)
{
  bool is_whole;

  rater->study->stop = stop;
  rt_crew_enter (rater->study->crew);
  is_whole = rate (rater, grid, rating);
  rt_crew_leave (rater->study->crew);
  return is_whole;
}
