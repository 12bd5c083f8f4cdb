/* here.c - all steps of one position: which techniques are asked at once, which one after another. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/here.h"

#include <string.h>

/* On the scale of Sudoku Explainer: chains of chains, and the answer itself. */
#define LONG_FROM 8.0
#define ANSWER 20.0

static bool
is_long (const RtTechnique *technique)
{
  return technique->price >= LONG_FROM && technique->flags & RT_TECHNIQUE_CHAIN;
}

RtLadder *
rt_here_ladder (const RtLadder *ladder, const RtTechnique *further)
{
  RtLadder *asked = rt_ladder_copy (ladder);

  for (guint i = 0; i < asked->rungs->len; i++) {
    RtRung *rung = &g_array_index (asked->rungs, RtRung, i);

    rung->on &= further ? rung->technique == further
                        : !is_long (rung->technique) && rung->technique->price < ANSWER;
  }
  return asked;
}

const RtTechnique *
rt_here_next (const RtLadder *ladder, const RtTechnique *before)
{
  bool passed = !before;

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (passed && rung->on && is_long (rung->technique))
      return rung->technique;
    passed |= rung->technique == before;
  }
  return NULL;
}

static bool
does_the_same (const RtStep *a, const RtStep *b)
{
  if (a->n_placed != b->n_placed || a->n_removed != b->n_removed)
    return false;
  /* Where there is none, there is no array either. */
  return (!a->n_placed || memcmp (a->placed, b->placed, a->n_placed * sizeof *a->placed) == 0) &&
         (!a->n_removed ||
          memcmp (a->removed, b->removed, a->n_removed * sizeof *a->removed) == 0);
}

bool
rt_here_knows (GPtrArray *steps, const RtStep *step)
{
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *known = g_ptr_array_index (steps, i);

    if (is_long (known->technique) && does_the_same (known, step))
      return true;
  }
  return false;
}
