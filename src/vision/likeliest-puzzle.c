/* likeliest-puzzle.c - finds the most probable puzzle by a best-first search over alternative digits of
 * the cells.
 *
 * A node is a set of changes to the likeliest digits; its cost is the loss of probability, in
 * logarithms. If two digits conflict, only changes of one of them are tried. If no digits conflict, and
 * there is not exactly one solution, all further changes are tried. No cell changes to a digit that is
 * much less probable, because a picture may show digits without a solution or with several. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/likeliest-puzzle.h"

#include "engine/fast/fast.h"

#include <glib.h>
#include <math.h>
#include <string.h>

enum {
  MOST_CHANGES = 12,
  MOST_LOOKS = 2000,    /* most nodes */
  /* most nodes after the first puzzle, to find other puzzles that are nearly as probable */
  MOST_BEYOND = 1500,
  MOST_WAITING = 60000,
  FEWEST = 17,          /* least digits of a puzzle */
  FAR = 40,             /* logarithms: nodes with a greater cost are skipped */
};
/* puzzles that cost more than the first puzzle by this are ignored: they are a thousandth as probable */
#define BEYOND 7.0f

/* An alternative digit for a cell, and its cost. */
typedef struct {
  int cell, digit;
  float cost;
} Change;

typedef struct {
  float cost, before; /* cost, and cost without the last change */
  bool is_free;       /* the last change did not resolve a conflict, so that any dearer change may replace it */
  int n;
  short changes[MOST_CHANGES];
} Node;

typedef struct {
  RtGrid plain;
  Change changes[RT_N_CELLS * (RT_NET_DIGITS - 1)]; /* cheapest first */
  int n_changes;
  Node *heap;
  int n_heap;
} Search;

static int
by_cost (const void *a, const void *b)
{
  const Change *x = a, *y = b;

  if (x->cost < y->cost || x->cost > y->cost)
    return x->cost < y->cost ? -1 : 1;
  return x->cell * 10 + x->digit - y->cell * 10 - y->digit;
}

static void
push (Search *search, const Node *node)
{
  int at = search->n_heap;

  if (at == MOST_WAITING)
    return;
  search->n_heap++;
  for (; at > 0 && search->heap[(at - 1) / 2].cost > node->cost; at = (at - 1) / 2)
    search->heap[at] = search->heap[(at - 1) / 2];
  search->heap[at] = *node;
}

static Node
pop (Search *search)
{
  Node top = search->heap[0], last = search->heap[--search->n_heap];
  int at = 0;

  for (int k = 1; k < search->n_heap; k = 2 * at + 1) {
    if (k + 1 < search->n_heap && search->heap[k + 1].cost < search->heap[k].cost)
      k++;
    if (search->heap[k].cost >= last.cost)
      break;
    search->heap[at] = search->heap[k];
    at = k;
  }
  search->heap[at] = last;
  return top;
}

static void
start (Search *search, const float logs[RT_N_CELLS][RT_NET_DIGITS])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int best = 0;

    for (int digit = 1; digit < RT_NET_DIGITS; digit++)
      best = logs[cell][digit] > logs[cell][best] ? digit : best;
    search->plain.digit[cell] = (uint8_t) best;
    for (int digit = 0; digit < RT_NET_DIGITS; digit++) {
      float cost = logs[cell][best] - logs[cell][digit];

      if (digit != best && cost < RT_NEARLY)
        search->changes[search->n_changes++] = (Change) { cell, digit, cost };
    }
  }
  qsort (search->changes, (size_t) search->n_changes, sizeof *search->changes, by_cost);
}

static bool
has_changed (const Search *search, const Node *node, int cell)
{
  for (int i = 0; i < node->n; i++)
    if (search->changes[node->changes[i]].cell == cell)
      return true;
  return false;
}

/* Adds to the queue a copy of NODE with the additional change CHANGE, unless NODE changes this cell
 * already. */
static void
follow (Search *search, const Node *node, int change, bool is_free)
{
  Node next = *node;

  if (has_changed (search, node, search->changes[change].cell))
    return;
  next.changes[next.n++] = (short) change;
  next.before = node->cost;
  next.cost += search->changes[change].cost;
  next.is_free = is_free;
  push (search, &next);
}

/* Adds to the queue a copy of NODE with the cheapest change from index FROM on, if the change costs at
 * most MOST. Dearer changes are added when the copy is expanded. */
static void
follow_cheapest (Search *search, const Node *node, int from, float most)
{
  while (from < search->n_changes && has_changed (search, node, search->changes[from].cell))
    from++;
  if (from < search->n_changes && node->cost + search->changes[from].cost <= most)
    follow (search, node, from, true);
}

static void
branch (Search *search, const Node *node, const RtGrid *grid, float most)
{
  int a, b, last = node->n ? node->changes[node->n - 1] : -1;

  if (node->is_free) {
    Node without = *node;

    without.n--;
    without.cost = node->before;
    follow_cheapest (search, &without, last + 1, most);
  }
  if (node->n == MOST_CHANGES)
    return;
  if (!rt_grid_clash (grid, &a, &b)) {
    follow_cheapest (search, node, last + 1, most);
    return;
  }
  for (int i = 0; i < search->n_changes; i++)
    if (search->changes[i].cell == a || search->changes[i].cell == b)
      follow (search, node, i, false);
}

/* Searches for puzzles, the likeliest first. Adds the probability of each puzzle to SUM, and to the elements of
 * WEIGHTS for its digits. */
static void
search_puzzles (Search *search, RtLikeliest *likeliest, double weights[RT_N_CELLS][RT_NET_DIGITS],
                double *sum)
{
  float first = 0;
  int n_looks = 0, most_looks = MOST_LOOKS;

  push (search, &(Node) { 0 });
  while (search->n_heap > 0 && n_looks++ < most_looks) {
    Node node = pop (search);
    RtGrid grid = search->plain;

    if (likeliest->is_puzzle && node.cost > first + BEYOND)
      return;
    for (int i = 0; i < node.n; i++)
      grid.digit[search->changes[node.changes[i]].cell] =
        (uint8_t) search->changes[node.changes[i]].digit;
    if (rt_fast_solve (&grid, NULL) == 1) {
      double weight;

      if (!likeliest->is_puzzle) {
        likeliest->is_puzzle = true;
        likeliest->grid = grid;
        first = node.cost;
        most_looks = MIN (most_looks, n_looks + MOST_BEYOND);
      }
      weight = exp (first - node.cost);
      *sum += weight;
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        weights[cell][grid.digit[cell]] += weight;
    }
    branch (search, &node, &grid, likeliest->is_puzzle ? first + BEYOND : FAR);
  }
}

void
rt_likeliest_puzzle (const float logs[RT_N_CELLS][RT_NET_DIGITS], RtLikeliest *likeliest)
{
  g_autofree Search *search = g_new0 (Search, 1);
  double weights[RT_N_CELLS][RT_NET_DIGITS] = { { 0 } }, sum = 0;

  start (search, logs);
  *likeliest = (RtLikeliest) { .grid = search->plain };
  if (rt_cells_count (rt_grid_filled (&search->plain)) >= FEWEST) {
    search->heap = g_new (Node, MOST_WAITING);
    search_puzzles (search, likeliest, weights, &sum);
    g_free (search->heap);
  }
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int digit = likeliest->grid.digit[cell];
    double own = exp (logs[cell][digit]);

    /* Limits the weight of the other digits to one half: a wrong given may also have exactly one solution. */
    likeliest->sure[cell] =
      (float) (likeliest->is_puzzle ? fmin (weights[cell][digit] / sum, 0.5 + 0.5 * own) : own);
  }
}
