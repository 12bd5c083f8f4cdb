/* check-views.c - checks steps with several assumptions: each node of each view by its links.
 *
 *     off    because what it cannot stand beside is on
 *     on     because all else in its cell, or in a house, is off
 *     off    because an inner step says so, on the board without what led to it */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/step/checker.h"
#include "engine/logic/step/checks.h"

#include <string.h>

#define N_NODES (2 * RT_N_CANDIDATES)

typedef struct {
  bool known[N_NODES];
  int assumed;                  /* the assumption */
} View;

guint n_inner_checked;

static int
number_of (const RtStepNode *node)
{
  return 2 * RT_CANDIDATE (rt_cells_first (node->cells), node->digit) + node->on;
}

static int
cell_of (int node)
{
  return node / 18;
}

static int
digit_of (int node)
{
  return node / 2 % 9 + 1;
}

static bool
forbid_each_other (int node, int to)
{
  return cell_of (node) == cell_of (to)
           ? digit_of (node) != digit_of (to)
           : digit_of (node) == digit_of (to) && sees (cell_of (node), cell_of (to));
}

/* Returns true if the parents of TO prove it and none is redundant: each on node excludes it; or
 * the off nodes are all others of its cell, or of a house. */
static bool
are_reason (const RtStudy *study, const bool from[N_NODES], int to)
{
  int cell = cell_of (to), digit = digit_of (to), n = 0, n_in_cell = 0;
  bool any_house = false;

  for (int node = !(to & 1); node < N_NODES; node += 2) {
    if (from[node] && !(to & 1) && !forbid_each_other (node, to))
      return false;
    n += from[node];
  }
  if (!(to & 1))
    return n > 0;
  for_each_digit (other, study->field.candidates[cell])
    n_in_cell += other != digit && from[2 * RT_CANDIDATE (cell, other)];
  for (int kind = 0; kind < 3; kind++) {
    RtCells others = places (study, rt_houses_of[cell][kind], digit);
    int n_in_house = 0;

    rt_cells_remove (&others, cell);
    for_each_cell (other, others)
      n_in_house += from[2 * RT_CANDIDATE (other, digit)];
    any_house |= n_in_house == n && rt_cells_count (others) == n;
  }
  return any_house || (n_in_cell == n && rt_digits_count (study->field.candidates[cell]) == n + 1);
}

/* Returns the board without the nodes OFF. */
static RtBoard
board_without (const RtStudy *study, const bool off[N_NODES])
{
  RtBoard board;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    board.grid.digit[cell] = study->field.digit[cell];
    board.candidates[cell] = study->field.candidates[cell];
    for (int digit = 1; digit <= 9; digit++)
      if (off[2 * RT_CANDIDATE (cell, digit)])
        board.candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  }
  return board;
}

/* Returns true if the nested step is valid without the nodes OFF. */
static bool
holds_without (const RtStep *inner, const RtStudy *study, const bool off[N_NODES])
{
  g_autoptr (RtStudy) there = rt_study_new ();
  RtBoard board = board_without (study, off);

  rt_study_at_board (there, &board);
  return is_reason (inner, there);
}

/* Checks that the nested step eliminates TO, and is valid on the board without its parents. */
static bool
check_inner (const RtStep *inner, const RtStudy *study, const bool from[N_NODES], int to)
{
  bool found = false;

  for_each_removed (cell, digit, inner)
    found |= 2 * RT_CANDIDATE (cell, digit) == to;
  demand (found);
  demand (holds_without (inner, study, from));
  n_inner_checked++;
  return true;
}

/* Sets KNOWN if VIEW has all parents of the end of LINK. Returns true unless they fail to prove
 * it. */
static bool
check_node (const RtStep *step, const RtStudy *study, const View *view, const RtStepLink *link,
            bool *known)
{
  bool from[N_NODES] = { false };
  int to = number_of (&link->to);

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *other = &step->links[i];

    if (other->view != link->view || number_of (&other->to) != to)
      continue;
    if (link->kind == RT_LINK_NESTED) {
      demand (other->kind == RT_LINK_NESTED);
      demand (other->inner == link->inner);
      demand (!(other->from.on || other->to.on));
    } else {
      demand (other->kind == (to & 1 ? RT_LINK_STRONG : RT_LINK_WEAK));
      demand (other->from.on == !other->to.on);
    }
    if (!view->known[number_of (&other->from)])
      return true;
    from[number_of (&other->from)] = true;
  }
  if (link->kind == RT_LINK_NESTED) {
    demand (link->inner > 0);
    demand (link->inner <= step->n_inner);
    demand (check_inner (step->inner[link->inner - 1], study, from, to));
  } else
    demand (are_reason (study, from, to));
  *known = true;
  return true;
}

/* Returns the node of a view without links, which is its assumption and conclusion; or -1. */
static int
only_node (const RtStep *step, int number)
{
  int node = -1;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].view == number && step->marks[i].role == RT_MARK_ASSUMED)
      node = 2 * RT_CANDIDATE (step->marks[i].cell, step->marks[i].digit) + (step->n_placed > 0);
  return node;
}

/* Returns the only node that is a parent and has none; or -1. */
static int
first_node (const RtStep *step, int number)
{
  bool has_reason[N_NODES] = { false };
  int first = -1;

  for (guint i = 0; i < step->n_links; i++)
    if (step->links[i].view == number)
      has_reason[number_of (&step->links[i].to)] = true;
  for (guint i = 0; i < step->n_links; i++) {
    int node = number_of (&step->links[i].from);

    if (step->links[i].view != number || has_reason[node])
      continue;
    if (first >= 0 && first != node)
      return -1;
    first = node;
  }
  return first < 0 ? only_node (step, number) : first;
}

/* Checks that the nodes are single candidates of the board. */
static bool
check_nodes (const RtStep *step, const RtStudy *study)
{
  for (guint i = 0; i < step->n_links; i++) {
    const RtStepNode ends[] = { step->links[i].from, step->links[i].to };

    for (int k = 0; k < 2; k++) {
      demand (rt_cells_count (ends[k].cells) == 1);
      demand (may_be (study, rt_cells_first (ends[k].cells), ends[k].digit));
    }
  }
  return true;
}

/* Follows all links from the assumption. */
static bool
check_view (const RtStep *step, const RtStudy *study, int number, View *view)
{
  bool grown = true;

  view->assumed = first_node (step, number);
  demand (view->assumed >= 0);
  view->known[view->assumed] = true;
  while (grown) {
    grown = false;
    for (guint i = 0; i < step->n_links; i++) {
      const RtStepLink *link = &step->links[i];
      int to = number_of (&link->to);
      bool known = false;

      if (link->view != number || view->known[to])
        continue;
      demand (check_node (step, study, view, link, &known));
      view->known[to] = known;
      grown |= known;
    }
  }
  for (guint i = 0; i < step->n_links; i++)
    if (step->links[i].view == number)
      demand (view->known[number_of (&step->links[i].to)]);
  return true;
}

/* Returns the conclusion: the node of the effect, or -1. */
static int
conclusion_of (const RtStep *step)
{
  if (step->n_placed)
    return 2 * RT_CANDIDATE (step->placed[0].cell, step->placed[0].digit) + 1;
  if (step->n_removed != 1 || rt_digits_count (step->removed[0].digits) != 1)
    return -1;
  return 2 * RT_CANDIDATE (step->removed[0].cell, rt_digits_first (step->removed[0].digits));
}

/* Returns true if one of the views' assumptions must be true. */
static bool
leave_nothing_out (const RtStudy *study, const View *views, guint n)
{
  int first = views[0].assumed, cell = cell_of (first), digit = digit_of (first);
  RtCells cells = RT_CELLS_NONE;
  RtDigits digits = RT_DIGITS_NONE;
  bool found = n == 2 && views[1].assumed == (first ^ 1);

  for (guint i = 0; i < n; i++) {
    int node = views[i].assumed;

    if (cell_of (node) == cell && node & 1)
      digits |= rt_digits_of (digit_of (node));
    if (digit_of (node) == digit && node & 1)
      rt_cells_add (&cells, cell_of (node));
  }
  for (int kind = 0; kind < 3; kind++)
    found |= rt_cells_equal (places (study, rt_houses_of[cell][kind], digit), cells);
  return found || digits == study->field.candidates[cell];
}

bool
check_views (const RtStep *step, const RtStudy *study)
{
  g_autofree View *views = g_new0 (View, step->n_views);
  int conclusion = conclusion_of (step);
  bool is_absurd = false, all_agree = true;

  demand (conclusion >= 0 && step->n_views > 0);
  demand (check_nodes (step, study));
  for (guint i = 0; i < step->n_views; i++) {
    demand (check_view (step, study, (int) i + 1, &views[i]));
    all_agree &= views[i].known[conclusion];
  }
  for (int node = 0; node < N_NODES && step->n_views == 2; node++)
    is_absurd |= views[0].known[node] && views[1].known[node ^ 1];
  is_absurd &= views[0].assumed == (conclusion ^ 1) && views[1].assumed == (conclusion ^ 1);
  demand (is_absurd || (all_agree && leave_nothing_out (study, views, step->n_views)));
  return true;
}

/* Checks a chain from a candidate to its opposite; or a cycle in which one of each two
 * neighbours is true. */
bool
check_simple_chain (const RtStep *step, const RtStudy *study)
{
  const RtStepNode *first = &step->links[0].from, *last = &step->links[step->n_links - 1].to;
  bool known[2][RT_N_CANDIDATES] = { { false } };

  demand (step->n_links > 0);
  demand (check_nodes (step, study));
  for (guint i = 0; i < step->n_links; i++) {
    bool from[N_NODES] = { false };

    from[number_of (&step->links[i].from)] = true;
    demand (are_reason (study, from, number_of (&step->links[i].to)));
    known[step->links[i].to.on][number_of (&step->links[i].to) / 2] = true;
    if (i)
      demand (number_of (&step->links[i - 1].to) == number_of (&step->links[i].from));
  }
  demand (number_of (first) / 2 == number_of (last) / 2);
  if (first->on != last->on) {
    demand (number_of (last) == conclusion_of (step));
    return true;
  }
  for_each_removed (cell, digit, step) {
    bool meets[2] = { false };

    for (int other = 0; other < RT_N_CELLS; other++)
      for (int on = 0; on < 2; on++)
        meets[on] |= sees (cell, other) && known[on][RT_CANDIDATE (other, digit)];
    demand (meets[0] && meets[1]);
  }
  return true;
}
