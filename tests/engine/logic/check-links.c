/* check-links.c - what links prove: chains, and clusters in two colours.
 *
 *     chains      each link, and what both ends forbid
 *     colours     each link of a cluster, and what one colour or the other forbids */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checks.h"

#include <string.h>

/* Whether of two nodes one must be true. */
static bool
is_strong (const RtStudy *study, const RtStepNode *a, const RtStepNode *b)
{
  RtCells both = rt_cells_or (a->cells, b->cells);

  if (a->digit != b->digit)
    return rt_cells_count (both) == 1 &&
           study->field.candidates[rt_cells_first (both)] ==
             (rt_digits_of (a->digit) | rt_digits_of (b->digit));
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (rt_cells_equal (places (study, house, a->digit), both))
      return true;
  return false;
}

/* Whether DIGIT in CELL forbids NODE. */
static bool
forbids (int cell, int digit, const RtStepNode *node)
{
  if (digit == node->digit)
    return sees_all (cell, node->cells);
  return rt_cells_equal (rt_cells_of (cell), node->cells);
}

static bool
is_weak (const RtStepNode *a, const RtStepNode *b)
{
  for_each_cell (cell, a->cells)
    if (!forbids (cell, a->digit, b))
      return false;
  return true;
}

static bool
is_same (const RtStepNode *a, const RtStepNode *b)
{
  return rt_cells_equal (a->cells, b->cells) && a->digit == b->digit && a->on == b->on;
}

/* Strong and weak links by turns, the first and the last strong. */
static void
check_links (const RtStep *step, const RtStudy *study)
{
  g_assert_cmpuint (step->n_links % 2, ==, 1);
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (i)
      g_assert_true (is_same (&link[-1].to, &link->from));
    g_assert_false (rt_cells_is_empty (link->from.cells));
    if (i % 2 == 0) {
      g_assert_cmpint (link->kind, ==, RT_LINK_STRONG);
      g_assert_true (!link->from.on && link->to.on);
      g_assert_true (is_strong (study, &link->from, &link->to));
    } else {
      g_assert_cmpint (link->kind, ==, RT_LINK_WEAK);
      g_assert_true (link->from.on && !link->to.on);
      g_assert_true (is_weak (&link->from, &link->to));
    }
  }
}

/* The houses that are shown are those of strong links. */
static void
check_houses (const RtStep *step, const RtStudy *study)
{
  guint n_shown = 0;

  for (guint i = 0; i < step->n_links; i += 2) {
    const RtStepNode *from = &step->links[i].from, *to = &step->links[i].to;

    if (from->digit != to->digit)
      continue;
    g_assert_cmpuint (n_shown, <, step->n_houses);
    g_assert_true (rt_cells_equal (places (study, step->houses[n_shown++].house, to->digit),
                                   rt_cells_or (from->cells, to->cells)));
  }
  g_assert_cmpuint (n_shown, ==, step->n_houses);
}

/* One end or the other is true. */
void
check_chain (const RtStep *step, const RtStudy *study)
{
  check_links (step, study);
  check_houses (step, study);
  for_each_removed (cell, digit, step) {
    g_assert_true (forbids (cell, digit, &step->links[0].from));
    g_assert_true (forbids (cell, digit, &step->links[step->n_links - 1].to));
  }
}

/* Cells of the same two candidates, the first and the last of which cannot be the same. */
void
check_remote_pair (const RtStep *step, const RtStudy *study)
{
  const RtStepNode *first = &step->links[0].from, *last = &step->links[step->n_links - 1].to;
  RtDigits digits = study->field.candidates[rt_cells_first (first->cells)];

  check_links (step, study);
  g_assert_cmpuint (step->n_links, >=, 7);
  g_assert_cmpuint (step->n_links % 4, ==, 3);
  g_assert_cmpint (rt_digits_count (digits), ==, 2);
  for (guint i = 0; i < step->n_links; i++)
    g_assert_cmpint (study->field.candidates[rt_cells_first (step->links[i].to.cells)], ==, digits);
  for_each_removed (cell, digit, step) {
    g_assert_true (rt_digits_has (digits, digit));
    g_assert_true (sees_all (cell, first->cells));
    g_assert_true (sees_all (cell, last->cells));
  }
}

/* Colours. */

enum {
  A,
  B,
  C,
  D,
  N_COLOURS,
};

/* Whether DIGIT in CELL makes some candidate of a colour false. */
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

/* ONE and OTHER are told apart by strong links that join them all. */
static void
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
      g_assert_true (has_node (from_one ? other : one, &link->to));
      g_assert_true (is_strong (study, &link->from, &link->to));
      if (has_node (&reached, &link->to) || !(first || has_node (&reached, &link->from)))
        continue;
      rt_cells_add (&reached.of[link->from.digit - 1], rt_cells_first (link->from.cells));
      rt_cells_add (&reached.of[link->to.digit - 1], rt_cells_first (link->to.cells));
      first = false;
      grown = true;
    }
  }
  g_assert_cmpint (count_candidates (&reached), ==,
                   count_candidates (one) + count_candidates (other));
  g_assert_true (count_candidates (one) > 0 && count_candidates (other) > 0);
}

/* Whether a colour, true, leaves some cell without candidates. */
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

/* The colour K has all that is removed: what makes it false. */
static void
check_false_colour (const RtStudy *study, const Candidates *colours, int k)
{
  const Candidates *other = &colours[k < C ? C : A];

  g_assert_true (colours_meet (&colours[k], &colours[k]) || empties_a_cell (study, &colours[k]) ||
                 (colours_meet (&colours[k], &other[0]) && colours_meet (&colours[k], &other[1])));
}

/* Whether of the two colours one is true. */
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

void
check_colours (const RtStep *step, const RtStudy *study)
{
  const Candidates colours[N_COLOURS] = {
    marked (step, RT_MARK_COLOUR_A), marked (step, RT_MARK_COLOUR_B),
    marked (step, RT_MARK_COLOUR_C), marked (step, RT_MARK_COLOUR_D),
  };
  Candidates removed = removed_by (step);

  check_cluster (step, study, &colours[A], &colours[B]);
  if (count_candidates (&colours[C]))
    check_cluster (step, study, &colours[C], &colours[D]);
  for (int k = 0; k < N_COLOURS; k++)
    if (memcmp (&removed, &colours[k], sizeof removed) == 0) {
      check_false_colour (study, colours, k);
      return;
    }
  for_each_removed (cell, digit, step)
    g_assert_true (is_trapped (colours, cell, digit));
}

/* The same where all is about one digit. */
void
check_colours_of_digit (const RtStep *step, const RtStudy *study)
{
  RtDigits digits = RT_DIGITS_NONE;

  check_colours (step, study);
  for (guint i = 0; i < step->n_marks; i++)
    digits |= rt_digits_of (step->marks[i].digit);
  g_assert_cmpint (rt_digits_count (digits), ==, 1);
}
