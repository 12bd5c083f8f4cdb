/* way.h - a person's way through a made puzzle, by the ladder alone: the maker goes it on its own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#ifndef RT_TEST_WAY_H
#define RT_TEST_WAY_H

#include "engine/logic/ladder/step-search.h"
#include "engine/maker/maker.h"

#include <glib.h>

/* The technique of REQUEST is used before anything after it in the ladder is; if it is to be the
 * hardest, nothing after it is used at all. */
static inline void
assert_way (const RtGrid *puzzle, const RtRequest *request)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (GPtrArray) path = NULL;
  int hardest = 0;
  bool used = false;

  rt_study_at_grid (study, puzzle);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    used |= step->technique == request->technique &&
            (hardest <= request->technique->human_rank || step->n_placed > 0);
    hardest = MAX (hardest, step->technique->human_rank);
  }
  g_assert_true (used);
  if (request->hardest)
    g_assert_cmpint (hardest, ==, request->technique->human_rank);
}

#endif
