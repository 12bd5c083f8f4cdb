/* chain-cases.c - sorts the links of a chain, or of one case of it, topologically.
 *
 * The links form a graph without cycles, except in a ring, whose last link leads to its start. A
 * line (all links that end at the same node) comes next when all its premises come before it. Only in a ring there
 * may be no such line; then the first of the remaining lines comes next. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/chain-cases.h"

const RtStepLink *
rt_chain_case_line (const RtChainCase *one, guint i)
{
  return g_ptr_array_index ((const GPtrArray *) g_ptr_array_index (one->lines, i), 0);
}

/* Returns the index in LINES of the line whose links end at NODE; -1 if there
 * is none. */
static int
line_to (const GPtrArray *lines, RtStepNode node)
{
  for (guint i = 0; i < lines->len; i++) {
    const GPtrArray *line = g_ptr_array_index (lines, i);
    const RtStepLink *link = g_ptr_array_index (line, 0);

    if (rt_step_nodes_equal (link->to, node))
      return (int) i;
  }
  return -1;
}

int
rt_chain_case_line_to (const RtChainCase *one, RtStepNode node)
{
  return line_to (one->lines, node);
}

/* Returns the links of case NUMBER of STEP, grouped by their ends into lines. The caller owns the
 * array. */
static GPtrArray *
gather (const RtStep *step, guint number)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];
    int at;

    if (link->view && link->view != number)
      continue;
    at = line_to (lines, link->to);
    if (at < 0) {
      at = (int) lines->len;
      g_ptr_array_add (lines, g_ptr_array_new ());
    }
    g_ptr_array_add (g_ptr_array_index (lines, at), (gpointer) link);
  }
  return lines;
}

/* Returns true if no line of LINES concludes a premise of LINE, so that LINE may come next. */
static bool
is_ready (const GPtrArray *line, const GPtrArray *lines)
{
  for (guint i = 0; i < line->len; i++)
    if (line_to (lines, ((const RtStepLink *) g_ptr_array_index (line, i))->from) >= 0)
      return false;
  return true;
}

static GPtrArray *
sort (GPtrArray *lines)
{
  GPtrArray *sorted = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  while (lines->len) {
    guint i = 0;

    while (i < lines->len && !is_ready (g_ptr_array_index (lines, i), lines))
      i++;
    g_ptr_array_add (sorted, g_ptr_array_steal_index (lines, i == lines->len ? 0 : i));
  }
  return sorted;
}

static const RtStepMark *
assumption_of (const RtStep *step, guint number)
{
  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == RT_MARK_ASSUMED && step->marks[i].view == number)
      return &step->marks[i];
  return NULL;
}

/* Returns the node of case NUMBER, which has no links: the assumption is the conclusion. If case 1
 * has the same candidate, the candidate is on (true) in case 1 and off in case NUMBER. */
static RtStepNode
only_node (const RtStep *step, guint number)
{
  const RtStepMark *mark = assumption_of (step, number);
  const RtStepMark *first = assumption_of (step, 1);
  bool on = number == 1 || first->cell != mark->cell || first->digit != mark->digit;

  return rt_step_node (mark->cell, mark->digit, on);
}

/* Returns the first premise that is the end of no line; in a ring, the start of its first line. */
static RtStepNode
start_of (const RtChainCase *one)
{
  for (guint i = 0; i < one->lines->len; i++) {
    const GPtrArray *line = g_ptr_array_index (one->lines, i);

    for (guint k = 0; k < line->len; k++) {
      const RtStepLink *link = g_ptr_array_index (line, k);

      if (rt_chain_case_line_to (one, link->from) < 0)
        return link->from;
    }
  }
  return rt_chain_case_line (one, 0)->from;
}

/* Returns the last end of a line that is no premise of a link; in a ring, the end of its last
 * line. */
static RtStepNode
end_of (const RtChainCase *one)
{
  for (guint i = one->lines->len; i-- > 0;) {
    RtStepNode end = rt_chain_case_line (one, i)->to;
    bool leads_on = false;

    for (guint k = 0; k < one->lines->len && !leads_on; k++) {
      const GPtrArray *line = g_ptr_array_index (one->lines, k);

      for (guint n = 0; n < line->len && !leads_on; n++)
        leads_on = rt_step_nodes_equal (((const RtStepLink *) g_ptr_array_index (line, n))->from,
                                        end);
    }
    if (!leads_on)
      return end;
  }
  return rt_chain_case_line (one, one->lines->len - 1)->to;
}

RtChainCase *
rt_chain_case_new (const RtStep *step, guint number)
{
  RtChainCase *one = g_new (RtChainCase, 1);
  g_autoptr (GPtrArray) lines = gather (step, number);

  one->lines = sort (lines);
  if (one->lines->len == 0) {
    one->start = one->end = only_node (step, number);
    return one;
  }
  one->start = start_of (one);
  one->end = end_of (one);
  return one;
}

void
rt_chain_case_free (RtChainCase *one)
{
  g_ptr_array_unref (one->lines);
  g_free (one);
}
