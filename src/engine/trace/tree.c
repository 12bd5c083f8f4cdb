/* tree.c - computes the wide branches of a search's tree from the spans of its trace.
 *
 *     depth                 3 |    __        ___             steps     |-----|-----|-----|-----|
 *                           2 |  _|  |_    _|   |            least        0     1     1     0
 *                           1 |_|      |__|     |__
 *     branch of level 1           |--------------|           begins in span 0, ends in span 3
 *
 * A span is a run of equally many steps; its least depth is the fewest digits placed in it. A digit
 * of level D stays on the grid through a span with least depth D or more. So a branch of level D
 * begins in a span with a least depth below D, and ends in the next such span at the latest: that
 * limits its width. All other spans are skipped: their dead ends are known. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/trace/tree.h"

#include "engine/trace/recall.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* Steps between two polls of the stop. */
#define STEPS_PER_POLL 4096

/* The digit that is on the grid at one level. */
typedef struct {
  uint64_t first; /* the step that wrote it; 0: unknown, because that step was skipped */
  uint64_t dead_ends; /* number of dead ends before that step */
  uint8_t cell, digit;
} Level;

typedef struct {
  RtTrace *trace;
  const RtSearch *search;
  uint64_t from, to, least;
  RtStop *stop;

  RtSpan *spans;
  size_t n_spans;
  uint64_t each; /* steps of a span; span I begins with step I * each + 1 */
  uint64_t length;

  /* Current position. */
  alignas (max_align_t) unsigned char state[RT_STATE_MAX];
  uint64_t state_at; /* step of the state */
  Level levels[RT_TRACE_DEPTHS];
  uint64_t dead_ends;
  uint64_t last_solution; /* step of the last solution, or a later one in its span; 0: none yet */

  RtTree *tree;
  size_t room;
} Making;

/* Returns the number of steps that the ranges FIRST to LAST and m->from to m->to have in common. */
static uint64_t
overlap (const Making *m, uint64_t first, uint64_t last)
{
  first = first > m->from ? first : m->from;
  last = last < m->to ? last : m->to;
  return first <= last ? last - first + 1 : 0;
}

/* Adds the branch of LEVEL, whose last step is LAST, if the branch is wide enough. */
static void
add_branch (Making *m, int level, uint64_t last, bool open)
{
  const Level *l = &m->levels[level];
  RtTree *tree = m->tree;

  if (l->first == 0 || overlap (m, l->first, last) < m->least)
    return;
  if (tree->n == m->room) {
    m->room = m->room ? m->room * 2 : 256;
    tree->branches = realloc (tree->branches, m->room * sizeof *tree->branches);
    if (!tree->branches)
      abort ();
  }
  tree->branches[tree->n++] = (RtBranch) {
    .first = l->first,
    .last = last,
    .dead_ends = m->dead_ends - l->dead_ends,
    .level = (uint8_t) level,
    .cell = l->cell,
    .digit = l->digit,
    .open = open,
    .solved = m->last_solution >= l->first,
  };
}

/* Skips span I, in which no wide branch begins or ends. */
static void
skip_span (Making *m, size_t i)
{
  const RtSpan *span = &m->spans[i];

  for (int level = span->least + 1; level < RT_TRACE_DEPTHS; level++)
    m->levels[level].first = 0;
  m->dead_ends += span->dead_ends;
  if (span->solved)
    m->last_solution = (i + 1) * m->each;
}

/* Makes one step, and begins or ends the branch of the step's level. */
static void
step_on (Making *m)
{
  const RtCounts *counts = (const void *) m->state;
  uint32_t before = counts->depth;
  RtEvent event;

  m->search->step (m->state, &event, NULL);
  m->state_at++;
  m->dead_ends += event.dead_end;
  if (event.status == RT_STATUS_SOLVED)
    m->last_solution = m->state_at;
  if (counts->depth > before) {
    m->levels[counts->depth] = (Level) { m->state_at, m->dead_ends, event.cell, event.digit };
  } else if (counts->depth < before) {
    add_branch (m, (int) before, m->state_at, false);
    m->levels[before].first = 0;
  }
}

/* Steps through span I. Returns false if the stop was raised. */
static bool
walk_span (Making *m, size_t i)
{
  uint64_t start = i * m->each, end = start + m->each < m->length ? start + m->each : m->length;
  RtEvent event;

  m->state_at = rt_trace_recall (m->trace, start, m->state_at, m->state);
  while (m->state_at < start)
    m->state_at += m->search->run (m->state, start - m->state_at, &event, NULL);
  while (m->state_at < end) {
    if (m->state_at % STEPS_PER_POLL == 0 && rt_stop_raised (m->stop))
      return false;
    step_on (m);
  }
  return true;
}

/* Marks SPAN in WALKS if a branch that begins in it can be wide. SPAN is removed from the rising
 * spans because the least depth of span NEXT is not greater, so such a branch ends in NEXT at the
 * latest. */
static void
mark_if_wide (const Making *m, bool *walks, size_t span, size_t next)
{
  if (overlap (m, span * m->each + 1, (next + 1) * m->each) >= m->least)
    walks[span] = true;
}

/* Returns an array with true for each span in which a wide branch may begin or end. The caller
 * frees it with free. */
static bool *
find_spans_to_walk (const Making *m)
{
  bool *walks = calloc (m->n_spans + 1, sizeof *walks);
  size_t *rising = malloc ((m->n_spans + 1) * sizeof *rising); /* spans of rising least depth */
  size_t n = 0;

  if (!walks || !rising)
    abort ();
  for (size_t i = 0; i < m->n_spans; i++) {
    uint8_t least = m->spans[i].least;

    while (n > 0 && m->spans[rising[n - 1]].least > least)
      mark_if_wide (m, walks, rising[--n], i);
    /* A branch that ends in span I begins in the last rising span or later. */
    if (overlap (m, n > 0 ? rising[n - 1] * m->each + 1 : 1, (i + 1) * m->each) >= m->least)
      walks[i] = true;
    if (n > 0 && m->spans[rising[n - 1]].least == least)
      mark_if_wide (m, walks, rising[--n], i);
    rising[n++] = i;
  }
  while (n > 0)
    mark_if_wide (m, walks, rising[--n], m->n_spans);
  free (rising);
  return walks;
}

static int
compare_first_steps (const void *a, const void *b)
{
  const RtBranch *one = a, *other = b;

  return (one->first > other->first) - (one->first < other->first);
}

RtTree *
rt_tree_new (RtTrace *trace, uint64_t from, uint64_t to, uint64_t least, RtStop *stop)
{
  Making *m = calloc (1, sizeof *m);
  RtTree *tree = calloc (1, sizeof *tree);
  bool *walks, goes_on = true;

  if (!m || !tree)
    abort ();
  m->trace = trace;
  m->search = rt_trace_search (trace);
  m->from = from;
  m->to = to;
  m->least = least;
  m->stop = stop;
  m->state_at = UINT64_MAX;
  m->tree = tree;
  m->spans = rt_trace_spans (trace, &m->n_spans, &m->each, &m->length);
  tree->length = m->length;
  walks = find_spans_to_walk (m);
  for (size_t i = 0; i < m->n_spans && goes_on; i++) {
    if (walks[i])
      goes_on = walk_span (m, i);
    else
      skip_span (m, i);
  }
  for (int level = 1; level < RT_TRACE_DEPTHS && goes_on; level++)
    add_branch (m, level, m->length, true);
  if (tree->n > 0)
    qsort (tree->branches, tree->n, sizeof *tree->branches, compare_first_steps);
  free (walks);
  free (m->spans);
  free (m);
  if (goes_on)
    return tree;
  rt_tree_free (tree);
  return NULL;
}

/* Minimum number of steps of a branch: one step writes its digit, and one takes it back. */
#define STEPS_LEAST 2

/* Returns the only branch of LEVEL among the steps FROM to TO. Returns NULL if another branch has room beside it, even
 * one that the tree leaves out. */
static const RtBranch *
only_branch (const RtTree *tree, int level, uint64_t from, uint64_t to)
{
  const RtBranch *only = NULL;

  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];

    if (branch->level == level && only)
      return NULL;
    if (branch->level == level)
      only = branch;
  }
  return only && only->first - from < STEPS_LEAST && to - only->last < STEPS_LEAST ? only : NULL;
}

const RtBranch *
rt_tree_wrong_turn (const RtTree *tree)
{
  const RtBranch *widest = NULL, *only;
  int forced = 1; /* levels below this have only one branch, which no other digit could replace */
  uint64_t from = 1, to = tree->length;

  while ((only = only_branch (tree, forced, from, to)) != NULL) {
    forced++;
    from = only->first + 1;
    to = only->open ? only->last : only->last - 1;
  }
  /* a branch within another branch without a solution is narrower than that branch */
  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];

    if (!branch->solved && !branch->open && branch->level >= forced &&
        (!widest || rt_branch_steps (branch) > rt_branch_steps (widest)))
      widest = branch;
  }
  return widest;
}

void
rt_tree_free (RtTree *tree)
{
  free (tree->branches);
  free (tree);
}
