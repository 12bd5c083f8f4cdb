/* check-colours.c - checks colourings: each strong link of a cluster, and the candidates that a
 * colour excludes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

#include <string.h>

enum {
  A,
  B,
  C,
  D,
  N_COLOURS,
};

/* Returns true if DIGIT in CELL excludes a candidate of a colour. */
static bool
meets (int cell, int digit, const Candidates *colour)
{
  for (int other = 1; other <= 9; other++)
    for_each_cell (place, colour->of[other - 1])
      if (other == digit ? sees (cell, place) : cell == place)
        return true;
  return false;
}

static bool
colours_meet (const Candidates *one, const Candidates *other)
{
  for (int digit = 1; digit <= 9; digit++)
    for_each_cell (cell, one->of[digit - 1])
      if (meets (cell, digit, other))
        return true;
  return false;
}

static int
count_candidates (const Candidates *candidates)
{
  int n = 0;

  for (int i = 0; i < 9; i++)
    n += rt_cells_count (candidates->of[i]);
  return n;
}

static bool
has_node (const Candidates *candidates, const RtStepNode *node)
{
  return rt_cells_has (candidates->of[node->digit - 1], rt_cells_first (node->cells));
}

/* Checks that ONE and OTHER are the colours of one cluster of strong links. */
static bool
check_cluster (const RtStep *step, const RtStudy *study, const Candidates *one,
               const Candidates *other)
{
  Candidates reached = { 0 };
  bool first = true, grown = true;

  while (grown) {
    grown = false;
    for (guint i = 0; i < step->n_links; i++) {
      const RtStepLink *link = &step->links[i];
      bool from_one = has_node (one, &link->from);

      if (!from_one && !has_node (other, &link->from))
        continue;
      demand (has_node (from_one ? other : one, &link->to));
      demand (is_conjugate (study, &link->from, &link->to));
      if (has_node (&reached, &link->to) || !(first || has_node (&reached, &link->from)))
        continue;
      rt_cells_add (&reached.of[link->from.digit - 1], rt_cells_first (link->from.cells));
      rt_cells_add (&reached.of[link->to.digit - 1], rt_cells_first (link->to.cells));
      first = false;
      grown = true;
    }
  }
  demand (count_candidates (&reached) == count_candidates (one) + count_candidates (other));
  demand (count_candidates (one) > 0 && count_candidates (other) > 0);
  return true;
}

/* Returns true if a colour, being true, leaves a cell without candidates. */
static bool
empties_a_cell (const RtStudy *study, const Candidates *colour)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    bool emptied = !study->field.digit[cell];

    for_each_digit (digit, study->field.candidates[cell])
      emptied &= !rt_cells_has (colour->of[digit - 1], cell) && meets (cell, digit, colour);
    if (emptied)
      return true;
  }
  return false;
}

/* Checks the contradiction of colour K, which is eliminated as a whole. */
static bool
check_false_colour (const RtStudy *study, const Candidates *colours, int k)
{
  const Candidates *other = &colours[k < C ? C : A];

  demand (colours_meet (&colours[k], &colours[k]) || empties_a_cell (study, &colours[k]) ||
          (colours_meet (&colours[k], &other[0]) && colours_meet (&colours[k], &other[1])));
  return true;
}

/* Returns true if one of the two colours must be true. */
static bool
one_is_true (const Candidates *colours, int one, int other)
{
  return one / 2 == other / 2 || colours_meet (&colours[one ^ 1], &colours[other ^ 1]);
}

static bool
is_trapped (const Candidates *colours, int cell, int digit)
{
  for (int one = 0; one < N_COLOURS; one++)
    for (int other = one + 1; other < N_COLOURS; other++)
      if (one_is_true (colours, one, other) && meets (cell, digit, &colours[one]) &&
          meets (cell, digit, &colours[other]))
        return true;
  return false;
}

bool
check_colours (const RtStep *step, const RtStudy *study)
{
  const Candidates colours[N_COLOURS] = {
    marked (step, RT_MARK_COLOUR_A), marked (step, RT_MARK_COLOUR_B),
    marked (step, RT_MARK_COLOUR_C), marked (step, RT_MARK_COLOUR_D),
  };
  Candidates removed = removed_by (step);

  demand (check_cluster (step, study, &colours[A], &colours[B]));
  if (count_candidates (&colours[C]))
    demand (check_cluster (step, study, &colours[C], &colours[D]));
  for (int k = 0; k < N_COLOURS; k++)
    if (memcmp (&removed, &colours[k], sizeof removed) == 0) {
      demand (check_false_colour (study, colours, k));
      return true;
    }
  for_each_removed (cell, digit, step)
    demand (is_trapped (colours, cell, digit));
  return true;
}

/* Checks a colouring of one digit. */
bool
check_colours_of_digit (const RtStep *step, const RtStudy *study)
{
  RtDigits digits = RT_DIGITS_NONE;

  demand (check_colours (step, study));
  for (guint i = 0; i < step->n_marks; i++)
    digits |= rt_digits_of (step->marks[i].digit);
  demand (rt_digits_count (digits) == 1);
  return true;
}
