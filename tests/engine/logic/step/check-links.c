/* check-links.c - checks steps that follow from links: chains and loops, also through groups of
 * cells and patterns.
 *
 *     strong    the only two candidates of a cell, or all places of a house in two nodes; or what
 *               is left to a set once it has lost a digit, to a rectangle without one of the two
 *               that keep its digits from being exchanged, or to a fish without its fins
 *     weak      each cell of the one sees all of the other; or a hidden pair leaves no room
 *     what follows is forbidden by both ends; in a loop, by both ends of any weak link, or by what
 *     a set must then hold */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checks.h"

#include <string.h>

/* Returns true if several cells of a node are in one line and one box. */
static bool
is_group (RtCells cells)
{
  int n_houses = 0;

  for (int house = 0; house < RT_N_HOUSES; house++)
    n_houses += is_within (cells, house_cells (house));
  return rt_cells_count (cells) == 1 || (n_houses == 2 && rt_cells_count (cells) <= 3);
}

/* Checks an almost locked set, and its link. */
static bool
check_set (const RtStudy *study, const RtStepLink *link)
{
  bool in_house = false;

  for (int house = 0; house < RT_N_HOUSES; house++)
    in_house |= is_within (link->in_cells, house_cells (house));
  demand (in_house);
  for_each_cell (cell, link->in_cells)
    demand (!study->field.digit[cell]);
  demand (digits_in (study, link->in_cells) == link->in_digits);
  demand (rt_digits_count (link->in_digits) == rt_cells_count (link->in_cells) + 1);
  demand (link->from.digit != link->to.digit);
  demand (rt_cells_equal (link->from.cells, places_in (study, link->in_cells, link->from.digit)));
  demand (rt_cells_equal (link->to.cells, places_in (study, link->in_cells, link->to.digit)));
  return true;
}

/* Checks a unique rectangle: four empty cells in two rows, two columns and two boxes have the
 * two digits; all further candidates are ends of the link. */
static bool
check_rectangle (const RtStudy *study, const RtStepLink *link)
{
  RtHouses houses = 0;
  RtCells cells = RT_CELLS_NONE;

  demand (rt_cells_count (link->in_cells) == 4);
  demand (rt_digits_count (link->in_digits) == 2);
  for_each_cell (cell, link->in_cells)
    for (int kind = 0; kind < 3; kind++)
      houses |= UINT32_C (1) << rt_houses_of[cell][kind];
  for (int kind = 0; kind < 3; kind++)
    demand (__builtin_popcount (houses >> 9 * kind & 0x1ff) == 2);
  for_each_cell (cell, link->in_cells)
    for (int digit = 1; digit <= 9; digit++) {
      bool is_end = (digit == link->from.digit && rt_cells_has (link->from.cells, cell)) ||
                    (digit == link->to.digit && rt_cells_has (link->to.cells, cell));

      demand (!study->field.digit[cell]);
      if (rt_digits_has (link->in_digits, digit))
        demand (may_be (study, cell, digit) && !is_end);
      else
        demand (may_be (study, cell, digit) == is_end);
    }
  cells = rt_cells_or (link->from.cells, link->to.cells);
  demand (is_within (cells, link->in_cells));
  return true;
}

/* Checks a finned fish: all places of the digit in the base lines are fins (one end), or in
 * equally many crossing lines; in one of these the other end has all places that are not fins. */
static bool
check_fish_link (const RtStudy *study, const RtStepLink *link)
{
  int digit = link->from.digit, n_base = __builtin_popcount (link->in_houses);
  bool in_rows = link->in_houses & 0x1ff, is_filled = false;
  bool to_fins = is_within (link->from.cells, link->in_cells);
  RtCells fins = to_fins ? link->to.cells : link->from.cells;
  RtCells filled = to_fins ? link->from.cells : link->to.cells, base = RT_CELLS_NONE;
  RtPlaces cover = 0;

  demand (link->to.digit == digit && link->in_digits == rt_digits_of (digit));
  demand (!(link->in_houses & ~(in_rows ? UINT32_C (0x1ff) : UINT32_C (0x1ff) << 9)));
  for (int house = 0; house < 18; house++)
    if (link->in_houses >> house & 1)
      base = rt_cells_or (base, places (study, house, digit));
  for_each_cell (cell, link->in_cells)
    cover |= (RtPlaces) (1u << (in_rows ? cell % 9 : cell / 9));
  demand (n_base >= 2 && __builtin_popcount (cover) == n_base);
  demand (rt_cells_equal (base, rt_cells_or (link->in_cells, fins)));
  demand (rt_cells_is_empty (rt_cells_and (link->in_cells, fins)));
  for (int line = 0; line < 9; line++) {
    RtCells whole = house_cells (in_rows ? 9 + line : line);

    is_filled |= rt_cells_equal (filled, rt_cells_and (link->in_cells, whole)) &&
                 !rt_cells_is_empty (filled);
  }
  demand (is_filled);
  return true;
}

static bool
check_strong (const RtStudy *study, const RtStepLink *link)
{
  demand (!link->from.on && link->to.on);
  switch (link->in) {
  case RT_IN_NONE:
    demand (is_conjugate (study, &link->from, &link->to));
    return true;
  case RT_IN_SET:
    return check_set (study, link);
  case RT_IN_RECTANGLE:
    return check_rectangle (study, link);
  case RT_IN_FISH:
    return check_fish_link (study, link);
  default:
    return false;
  }
}

/* Checks a hidden pair: the two cells of one end are the only places of another digit in a
 * house, and the other end is a third digit in one of them. */
static bool
check_pair (const RtStudy *study, const RtStepLink *link)
{
  RtDigits other = link->in_digits & (RtDigits) ~rt_digits_of (link->from.digit);
  RtStepNode pair = link->from, third = link->to;

  if (rt_cells_count (pair.cells) != 2) {
    pair = link->to;
    third = link->from;
    other = link->in_digits & (RtDigits) ~rt_digits_of (pair.digit);
  }
  demand (rt_digits_count (link->in_digits) == 2 && rt_digits_has (link->in_digits, pair.digit));
  demand (rt_cells_equal (pair.cells, link->in_cells) && rt_cells_count (pair.cells) == 2);
  demand (__builtin_popcount (link->in_houses) == 1);
  demand (rt_cells_equal (places (study, __builtin_ctz (link->in_houses), rt_digits_first (other)),
                          pair.cells));
  demand (!rt_digits_has (link->in_digits, third.digit));
  demand (rt_cells_count (third.cells) == 1 && is_within (third.cells, pair.cells));
  return true;
}

/* Returns true if DIGIT in CELL excludes NODE. */
static bool
forbids (int cell, int digit, const RtStepNode *node)
{
  if (digit == node->digit)
    return sees_all (cell, node->cells);
  return rt_cells_equal (rt_cells_of (cell), node->cells);
}

static bool
check_weak (const RtStudy *study, const RtStepLink *link)
{
  demand (link->from.on && !link->to.on);
  if (link->in == RT_IN_PAIR)
    return check_pair (study, link);
  demand (!link->in);
  for_each_cell (cell, link->from.cells)
    demand (forbids (cell, link->from.digit, &link->to));
  return true;
}

static bool
check_node (const RtStudy *study, const RtStepNode *node)
{
  demand (!rt_cells_is_empty (node->cells));
  demand (rt_cells_equal (node->cells, places_in (study, node->cells, node->digit)));
  return true;
}

static bool
is_same (const RtStepNode *a, const RtStepNode *b)
{
  return rt_cells_equal (a->cells, b->cells) && a->digit == b->digit && a->on == b->on;
}

/* Checks that N links from FIRST on alternate between strong and weak, each from the end of the
 * one before. */
static bool
check_line (const RtStep *step, const RtStudy *study, guint first, guint n)
{
  demand (step->n_links >= first + n && n > 0);
  for (guint i = first; i < first + n; i++) {
    const RtStepLink *link = &step->links[i];

    demand (check_node (study, &link->from));
    demand (check_node (study, &link->to));
    if (i > first) {
      demand (is_same (&link[-1].to, &link->from));
      demand (link[-1].kind != link->kind);
    }
    demand (link->kind == RT_LINK_STRONG || link->kind == RT_LINK_WEAK);
    if (link->kind == RT_LINK_STRONG)
      demand (check_strong (study, link));
    else
      demand (check_weak (study, link));
  }
  return true;
}

/* Checks that the chain begins and ends with a strong link. */
static bool
check_ends (const RtStep *step)
{
  const RtStepLink *first = &step->links[0], *last = &step->links[step->n_links - 1];

  demand (first->kind == RT_LINK_STRONG && last->kind == RT_LINK_STRONG);
  for_each_removed (cell, digit, step) {
    demand (forbids (cell, digit, &first->from));
    demand (forbids (cell, digit, &last->to));
  }
  return true;
}

/* Checks that the houses shown are those of strong links. */
static bool
check_houses (const RtStep *step, const RtStudy *study)
{
  guint n_shown = 0;

  for (guint i = 0; i < step->n_links; i += 2) {
    const RtStepNode *from = &step->links[i].from, *to = &step->links[i].to;

    if (from->digit != to->digit)
      continue;
    demand (n_shown < step->n_houses);
    demand (rt_cells_equal (places (study, step->houses[n_shown++].house, to->digit),
                            rt_cells_or (from->cells, to->cells)));
  }
  demand (n_shown == step->n_houses);
  return true;
}

bool
check_short_chain (const RtStep *step, const RtStudy *study)
{
  demand (check_line (step, study, 0, step->n_links));
  demand (check_ends (step));
  demand (check_houses (step, study));
  return true;
}

/* Checks a remote pair: cells with the same two candidates, the first and last of which must
 * differ. */
bool
check_remote_pair (const RtStep *step, const RtStudy *study)
{
  const RtStepNode *first, *last;
  RtDigits digits;

  demand (check_line (step, study, 0, step->n_links));
  first = &step->links[0].from;
  last = &step->links[step->n_links - 1].to;
  digits = study->field.candidates[rt_cells_first (first->cells)];
  demand (step->links[0].kind == RT_LINK_STRONG);
  demand (step->n_links >= 7);
  demand (step->n_links % 4 == 3);
  demand (rt_digits_count (digits) == 2);
  for (guint i = 0; i < step->n_links; i++)
    demand (study->field.candidates[rt_cells_first (step->links[i].to.cells)] == digits);
  for_each_removed (cell, digit, step) {
    demand (rt_digits_has (digits, digit));
    demand (sees_all (cell, first->cells));
    demand (sees_all (cell, last->cells));
  }
  return true;
}

static bool
is_loop (const RtStep *step)
{
  return step->links[step->n_links - 1].kind == RT_LINK_WEAK;
}

/* Returns true if the candidate sees both ends of a weak link of the loop. */
static bool
weak_link_forbids (const RtStep *step, int cell, int digit)
{
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (link->kind == RT_LINK_WEAK && forbids (cell, digit, &link->from) &&
        forbids (cell, digit, &link->to))
      return true;
  }
  return false;
}

/* Returns true if the loop excludes the candidate, by a weak link or because a set in it
 * contains all digits but one of its two linking ones. */
static bool
loop_forbids (const RtStep *step, const RtStudy *study, int cell, int digit)
{
  if (weak_link_forbids (step, cell, digit))
    return true;
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (rt_digits_has (link->in_digits, digit) && digit != link->from.digit &&
        digit != link->to.digit && sees_all (cell, places_in (study, link->in_cells, digit)))
      return true;
  }
  return false;
}

/* Checks a chain or a loop. */
static bool
check_ring_or_chain (const RtStep *step, const RtStudy *study)
{
  const RtStepNode *start, *end;

  demand (check_line (step, study, 0, step->n_links));
  if (!is_loop (step))
    return check_ends (step);
  start = &step->links[0].from;
  end = &step->links[step->n_links - 1].to;
  demand (step->links[0].kind == RT_LINK_STRONG);
  demand (is_same (start, end));
  for_each_removed (cell, digit, step)
    demand (loop_forbids (step, study, cell, digit));
  return true;
}

static bool
is_named (const RtStep *step, const char *part)
{
  return strstr (step->technique->id, part) != NULL;
}

static bool
is_same_candidate (const RtStepNode *a, const RtStepNode *b)
{
  return a->digit == b->digit && rt_cells_equal (a->cells, b->cells);
}

/* Returns true if the chain contains no candidate twice, once false and once true. */
static bool
is_simple (const RtStep *step)
{
  for (guint i = 0; i < step->n_links; i++)
    for (guint k = 0; k < i; k++)
      if (is_same_candidate (&step->links[i].to, &step->links[k].from) &&
          !(is_loop (step) && k == 0 && i == step->n_links - 1))
        return false;
  return true;
}

/* Checks a chain through a pattern of kind IN, whose other candidates are marked, not through
 * almost locked sets and cells alone. Eliminations come from weak links only. */
static bool
check_mixed_chain (const RtStep *step, const RtStudy *study, RtLinkIn in)
{
  const Candidates of_sets = marked (step, RT_MARK_SET_1);
  const Candidates on = marked (step, RT_MARK_ON), off = marked (step, RT_MARK_OFF);
  bool patterns = false, houses = in != RT_IN_SET;

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    patterns |= link->in;
    demand (link->in == RT_IN_NONE || link->in == in);
    houses |= link->kind == RT_LINK_STRONG && link->from.digit == link->to.digit;
    for_each_digit (digit, link->in_digits)
      demand (is_within (places_in (study, link->in_cells, digit),
                         rt_cells_or (of_sets.of[digit - 1], rt_cells_or (on.of[digit - 1],
                                                                          off.of[digit - 1]))));
  }
  demand (patterns && houses);
  for_each_removed (cell, digit, step)
    demand (!is_loop (step) || weak_link_forbids (step, cell, digit));
  return true;
}

/* The names of chains through patterns. */
static const struct {
  const char *part;
  RtLinkIn in;
} mixed[] = {
  { "als-", RT_IN_SET },
  { "pair-aic", RT_IN_PAIR },
  { "rectangle-", RT_IN_RECTANGLE },
  { "kraken-", RT_IN_FISH },
};

/* Checks a chain, and that it fits its name. */
bool
check_chain (const RtStep *step, const RtStudy *study)
{
  bool groups = false, one_digit = true, cells = true;

  demand (check_ring_or_chain (step, study));
  demand (is_simple (step));
  for (guint i = 0; i < G_N_ELEMENTS (mixed); i++)
    if (is_named (step, mixed[i].part)) {
      demand (is_loop (step) == is_named (step, "loop"));
      return check_mixed_chain (step, study, mixed[i].in);
    }
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    demand (!link->in_digits && is_group (link->from.cells) && is_group (link->to.cells));
    groups |= rt_cells_count (link->from.cells) > 1 || rt_cells_count (link->to.cells) > 1;
    one_digit &= link->from.digit == link->to.digit;
    cells &= (link->from.digit != link->to.digit) == (link->kind == RT_LINK_STRONG);
  }
  demand (groups == is_named (step, "grouped-"));
  demand (is_loop (step) == (is_named (step, "loop") || is_named (step, "cycle")));
  if (g_str_has_prefix (step->technique->id, "xy-"))
    demand (cells);
  else if (is_named (step, "x-c"))
    demand (one_digit);
  else if (is_named (step, "aic"))
    demand (!one_digit);
  return true;
}

/* Checks that all strong links are in sets, and that neighbours share no cell. */
bool
check_set_chain (const RtStep *step, const RtStudy *study)
{
  RtCells before = RT_CELLS_NONE;
  int n = 0;

  demand (check_ring_or_chain (step, study));
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (link->kind == RT_LINK_WEAK)
      continue;
    demand (link->in_digits);
    demand (rt_cells_is_empty (rt_cells_and (before, link->in_cells)));
    before = link->in_cells;
    n++;
  }
  demand (is_named (step, "als-chain") ? n >= 4 : n == (is_named (step, "als-xy-wing") ? 3 : 2));
  demand (is_loop (step) == is_named (step, "doubly"));
  return true;
}

/* Checks a death blossom: each digit of the stem has a view, in which its petal keeps the
 * eliminated digit; if the stem may have this digit, the victim must see the stem. */
bool
check_blossom (const RtStep *step, const RtStudy *study)
{
  RtDigits seen = RT_DIGITS_NONE;
  int stem;

  demand (rt_cells_count (step->pattern.cells) == 1);
  stem = rt_cells_first (step->pattern.cells);
  demand (step->n_links == 2 * step->n_views);
  for (guint i = 0; i < step->n_views; i++) {
    const RtStepLink *links = &step->links[2 * i];

    demand (check_line (step, study, 2 * i, 2));
    demand (links[0].kind == RT_LINK_WEAK);
    demand (links[1].in_digits);
    demand (!rt_cells_has (links[1].in_cells, stem));
    demand (links[0].view == i + 1 && links[1].view == i + 1);
    demand (rt_cells_equal (links[0].from.cells, rt_cells_of (stem)));
    seen |= rt_digits_of (links[0].from.digit);
    for_each_removed (cell, digit, step)
      demand (forbids (cell, digit, &links[1].to));
  }
  demand (step->n_views == (guint) rt_digits_count (seen));
  if (is_named (step, "aligned-pair"))
    for_each_removed (cell, digit, step) {
      bool has_set = false;

      demand (sees (cell, stem) && may_be (study, stem, digit));
      for (guint i = 0; i < step->n_links; i++)
        has_set |= rt_cells_count (step->links[i].in_cells) > 1;
      demand (has_set);
      seen |= rt_digits_of (digit);
    }
  demand (seen == study->field.candidates[stem]);
  demand (rt_digits_count (seen) >= 3);
  return true;
}
