/* check-views.c - what follows from assumptions: each node of each view by its own links, and what
 * the views prove together.
 *
 *     off    because what it cannot stand beside is on
 *     on     because all else in its cell, or in a house, is off
 *     off    because an inner step says so, on the board without what led to it */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "checker.h"
#include "checks.h"

#define N_NODES (2 * RT_N_CANDIDATES)

typedef struct {
  bool known[N_NODES];
  int assumed;                  /* the node that nothing leads to */
} View;

static int
number_of (const RtStepNode *node)
{
  g_assert_cmpint (rt_cells_count (node->cells), ==, 1);
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

/* Whether the nodes that lead to TO say together that it is so. */
static bool
are_reason (const RtStudy *study, const bool from[N_NODES], int to)
{
  int cell = cell_of (to), digit = digit_of (to);
  bool any_house = false, by_cell = true;

  if (!(to & 1)) {
    for (int node = 1; node < N_NODES; node += 2)
      if (from[node] && (cell_of (node) == cell ? digit_of (node) != digit
                                                : digit_of (node) == digit &&
                                                    sees (cell_of (node), cell)))
        return true;
    return false;
  }
  for_each_digit (other, study->field.candidates[cell])
    by_cell &= other == digit || from[2 * RT_CANDIDATE (cell, other)];
  for (int kind = 0; kind < 3; kind++) {
    bool by_house = true;

    for_each_cell (other, places (study, rt_houses_of[cell][kind], digit))
      by_house &= other == cell || from[2 * RT_CANDIDATE (other, digit)];
    any_house |= by_house;
  }
  return by_cell || any_house;
}

/* The inner step holds where the nodes that lead to TO are off, and puts it off. */
static void
check_inner (const RtStep *inner, const RtStudy *study, const bool from[N_NODES], int to)
{
  g_autoptr (RtStudy) there = rt_study_new ();
  RtBoard board;
  bool found = false;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    board.grid.digit[cell] = study->field.digit[cell];
    board.candidates[cell] = study->field.candidates[cell];
    for (int digit = 1; digit <= 9; digit++)
      if (from[2 * RT_CANDIDATE (cell, digit)])
        board.candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  }
  rt_study_at_board (there, &board);
  check_reason (inner, there);
  for_each_removed (cell, digit, inner)
    found |= 2 * RT_CANDIDATE (cell, digit) == to;
  g_assert_true (found);
}

/* Whether VIEW already has all that leads to the end of LINK, and that is enough. */
static bool
follows (const RtStep *step, const RtStudy *study, const View *view, const RtStepLink *link)
{
  bool from[N_NODES] = { false };
  int to = number_of (&link->to);

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *other = &step->links[i];

    if (other->view != link->view || number_of (&other->to) != to)
      continue;
    if (link->kind == RT_LINK_NESTED) {
      g_assert_cmpint (other->kind, ==, RT_LINK_NESTED);
      g_assert_cmpint (other->inner, ==, link->inner);
      g_assert_false (other->from.on || other->to.on);
    } else {
      g_assert_cmpint (other->kind, ==, to & 1 ? RT_LINK_STRONG : RT_LINK_WEAK);
      g_assert_cmpint (other->from.on, ==, !other->to.on);
    }
    if (!view->known[number_of (&other->from)])
      return false;
    from[number_of (&other->from)] = true;
  }
  if (link->kind == RT_LINK_NESTED) {
    g_assert_cmpuint (link->inner, >, 0);
    g_assert_cmpuint (link->inner, <=, step->n_inner);
    check_inner (step->inner[link->inner - 1], study, from, to);
  } else
    g_assert_true (are_reason (study, from, to));
  return true;
}

/* The node of a view without links: the one that it is to prove, which it assumes. */
static int
only_node (const RtStep *step, int number)
{
  int node = -1;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].view == number && step->marks[i].role == RT_MARK_ASSUMED)
      node = 2 * RT_CANDIDATE (step->marks[i].cell, step->marks[i].digit) + (step->n_placed > 0);
  g_assert_cmpint (node, >=, 0);
  return node;
}

/* The only node that is a reason and has none. */
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
    g_assert_true (first < 0 || first == node);
    first = node;
  }
  return first < 0 ? only_node (step, number) : first;
}

/* Goes from the assumption to all that is linked with it. */
static void
check_view (const RtStep *step, const RtStudy *study, int number, View *view)
{
  bool grown = true;

  view->assumed = first_node (step, number);
  view->known[view->assumed] = true;
  while (grown) {
    grown = false;
    for (guint i = 0; i < step->n_links; i++) {
      const RtStepLink *link = &step->links[i];
      int to = number_of (&link->to);

      if (link->view == number && !view->known[to] && follows (step, study, view, link))
        view->known[to] = grown = true;
    }
  }
  for (guint i = 0; i < step->n_links; i++)
    if (step->links[i].view == number)
      g_assert_true (view->known[number_of (&step->links[i].to)]);
}

/* What the step says: one candidate is on, or is off. */
static int
conclusion_of (const RtStep *step)
{
  if (step->n_placed)
    return 2 * RT_CANDIDATE (step->placed[0].cell, step->placed[0].digit) + 1;
  g_assert_cmpuint (step->n_removed, ==, 1);
  g_assert_cmpint (rt_digits_count (step->removed[0].digits), ==, 1);
  return 2 * RT_CANDIDATE (step->removed[0].cell, rt_digits_first (step->removed[0].digits));
}

/* Whether the views' assumptions are all that there can be. */
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

void
check_views (const RtStep *step, const RtStudy *study)
{
  g_autofree View *views = g_new0 (View, step->n_views);
  int conclusion = conclusion_of (step);
  bool is_absurd = false, all_agree = true;

  for (guint i = 0; i < step->n_views; i++) {
    check_view (step, study, (int) i + 1, &views[i]);
    all_agree &= views[i].known[conclusion];
  }
  for (int node = 0; node < N_NODES && step->n_views == 2; node++)
    is_absurd |= views[0].known[node] && views[1].known[node ^ 1];
  is_absurd &= views[0].assumed == (conclusion ^ 1) && views[1].assumed == (conclusion ^ 1);
  g_assert_true (is_absurd || (all_agree && leave_nothing_out (study, views, step->n_views)));
}

/* A chain from a candidate to its opposite; or a cycle, by which of each two nodes in turn one is
 * true. */
void
check_simple_chain (const RtStep *step, const RtStudy *study)
{
  const RtStepNode *first = &step->links[0].from, *last = &step->links[step->n_links - 1].to;
  bool known[2][RT_N_CANDIDATES] = { { false } };

  for (guint i = 0; i < step->n_links; i++) {
    bool from[N_NODES] = { false };

    from[number_of (&step->links[i].from)] = true;
    g_assert_true (are_reason (study, from, number_of (&step->links[i].to)));
    known[step->links[i].to.on][number_of (&step->links[i].to) / 2] = true;
    if (i)
      g_assert_cmpint (number_of (&step->links[i - 1].to), ==, number_of (&step->links[i].from));
  }
  g_assert_cmpint (number_of (first) / 2, ==, number_of (last) / 2);
  if (first->on != last->on) {
    g_assert_cmpint (number_of (last), ==, conclusion_of (step));
    return;
  }
  for_each_removed (cell, digit, step) {
    bool meets[2] = { false };

    for (int other = 0; other < RT_N_CELLS; other++)
      for (int on = 0; on < 2; on++)
        meets[on] |= sees (cell, other) && known[on][RT_CANDIDATE (other, digit)];
    g_assert_true (meets[0] && meets[1]);
  }
}
