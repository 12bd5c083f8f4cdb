/* net-views.c - the views of a forcing chain: what leads from each assumption to the conclusion,
 * and the steps behind what inner finds put off.
 *
 * A search enters many drafts and reports few, so inner steps are found only where a draft is
 * frozen. One may then turn out to rest on more than the rating counts: what leads to that is told
 * too, as part of the view. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/net-views.h"

#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/inner-steps.h"

static RtStepNode
step_node (RtNode node)
{
  return rt_step_node (rt_candidate_cell (node / 2), rt_candidate_digit (node / 2), node & 1);
}

/* A node of the net, and that its parents lead to it. */
static void
explain_node (RtDraft *draft, const RtNet *net, RtNode node, int view)
{
  const RtNetInfo *info = &net->info[node];
  int candidate = node / 2;

  rt_draft_mark (draft, rt_candidate_cell (candidate), rt_candidate_digit (candidate),
                 info->cause == RT_CAUSE_NONE ? RT_MARK_ASSUMED
                 : node & 1                   ? RT_MARK_ON
                                              : RT_MARK_OFF,
                 view);
  for (int k = 0; k < info->n; k++)
    rt_draft_link (draft, step_node (net->parents[info->first + (uint32_t) k]), step_node (node),
                   info->cause == RT_CAUSE_INNER ? RT_LINK_NESTED
                   : node & 1                    ? RT_LINK_STRONG
                                                 : RT_LINK_WEAK,
                   view);
}

void
rt_net_view_explain (RtDraft *draft, const RtNet *net, RtNode node, int view)
{
  RtNode list[RT_N_NODES];

  for (int i = rt_net_list (net, node, list) - 1; i >= 0; i--)
    explain_node (draft, net, list[i], view);
}

/* Whether the view has NODE already: as an end of a link, which all but a lone one are. */
static bool
has_node (const RtDraft *draft, int view, RtNode node)
{
  RtStepNode same = step_node (node);

  for (guint i = 0; i < draft->links->len; i++) {
    const RtStepLink *link = &g_array_index (draft->links, RtStepLink, i);

    if (link->view == view &&
        (rt_step_nodes_equal (link->from, same) || rt_step_nodes_equal (link->to, same)))
      return true;
  }
  return false;
}

/* Adds NODE and what leads to it to the view, before the links from AT on. */
static void
add_node (RtDraft *draft, guint at, int view, RtNode node)
{
  const RtNet *net = draft->nets[view - 1];
  g_autoptr (GArray) links = draft->links;
  RtNode list[RT_N_NODES];
  g_autofree bool *has = g_new (bool, RT_N_NODES);
  int n = rt_net_list (net, node, list);

  for (int i = 0; i < n; i++)
    has[i] = has_node (draft, view, list[i]);
  draft->links = g_array_new (FALSE, FALSE, sizeof (RtStepLink));
  g_array_append_vals (draft->links, links->data, at);
  for (int i = n - 1; i >= 0; i--)
    if (!has[i])
      explain_node (draft, net, list[i], view);
  g_array_append_vals (draft->links, &g_array_index (links, RtStepLink, at), links->len - at);
}

/* Tells that the end of the nested link at AT, the first of its kind, rests on the candidates MORE
 * being off. */
static void
add_premises (RtDraft *draft, guint at, const GArray *more)
{
  const RtStepLink first = g_array_index (draft->links, RtStepLink, at);

  for (guint i = 0; i < more->len; i++) {
    RtNode node = RT_NODE (g_array_index (more, uint16_t, i), false);
    RtStepLink link = first;
    guint n_before = draft->links->len;

    link.from = step_node (node);
    add_node (draft, at, first.view, node);
    at += draft->links->len - n_before;
    g_array_insert_val (draft->links, at, link);
  }
}

/* The number of INNER, which is taken over, among all of its kind. */
static uint16_t
number_of (GPtrArray *all, RtStep *inner)
{
  guint i;

  if (g_ptr_array_find (all, inner, &i)) {
    rt_step_unref (inner);
    return (uint16_t) (i + 1);
  }
  g_ptr_array_add (all, inner);
  return (uint16_t) all->len;
}

/* Those that lead to the same stand on one step. */
static void
number_links (GArray *links, const RtStepLink *like, uint16_t number)
{
  const RtStepLink sought = *like;

  for (guint i = 0; i < links->len; i++) {
    RtStepLink *link = &g_array_index (links, RtStepLink, i);

    if (link->view == sought.view && rt_step_nodes_equal (link->to, sought.to))
      link->inner = number;
  }
}

GPtrArray *
rt_net_views_find_inner (RtDraft *draft)
{
  GPtrArray *all = g_ptr_array_new ();
  g_autoptr (GArray) more = g_array_new (FALSE, FALSE, sizeof (uint16_t));
  guint i = 0;

  while (i < draft->links->len) {
    const RtStepLink *link = &g_array_index (draft->links, RtStepLink, i);
    int candidate = RT_CANDIDATE (rt_cells_first (link->to.cells), link->to.digit);
    RtStep *inner = NULL;

    g_array_set_size (more, 0);
    if (link->kind == RT_LINK_NESTED && link->inner == 0)
      inner = rt_inner_steps_find (draft->finder, draft->nets[link->view - 1], candidate, more);
    if (inner)
      number_links (draft->links, link, number_of (all, inner));
    if (more->len)
      add_premises (draft, i, more);    /* which may have inner steps of their own: they are next */
    else
      i++;
  }
  return all;
}
