/* cluster.c - grows a cluster of strong links breadth first, and colours it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/colouring/cluster.h"

#include <string.h>

static void
add (RtCluster *cluster, int cell, int digit, int colour, int before)
{
  if (rt_cells_has (cluster->colour[0][digit - 1], cell) ||
      rt_cells_has (cluster->colour[1][digit - 1], cell))
    return;
  rt_cells_add (&cluster->colour[colour][digit - 1], cell);
  cluster->node[cluster->n++] = (RtClusterNode) { (uint8_t) cell, (uint8_t) digit,
                                                  (uint8_t) colour, (uint16_t) before };
}

void
rt_cluster_grow (RtCluster *cluster, const RtChoices *field, int cell, int digit, bool in_cells)
{
  memset (cluster->colour, 0, sizeof cluster->colour);
  cluster->n = 0;
  add (cluster, cell, digit, 0, 0);
  for (int i = 0; i < cluster->n; i++) {
    const RtClusterNode node = cluster->node[i];
    RtDigits others = field->candidates[node.cell] & (RtDigits) ~rt_digits_of (node.digit);

    for (int kind = 0; kind < 3; kind++) {
      int house = rt_houses_of[node.cell][kind];
      RtPlaces rest = rt_choices_places (field, house, node.digit) &
                      (RtPlaces) ~(1u << rt_place_in[node.cell][kind]);

      if (rt_is_single (rest))
        add (cluster, rt_houses[house][__builtin_ctz (rest)], node.digit, !node.colour, i);
    }
    if (in_cells && rt_is_single (others))
      add (cluster, node.cell, rt_digits_first (others), !node.colour, i);
  }
}

void
rt_cluster_draw (const RtCluster *cluster, RtDraft *draft, RtMarkRole first, RtMarkRole other)
{
  for (int i = 0; i < cluster->n; i++) {
    const RtClusterNode *node = &cluster->node[i], *before = &cluster->node[node->before];

    rt_draft_mark (draft, node->cell, node->digit, node->colour ? other : first, 0);
    if (i)
      rt_draft_link (draft, rt_step_node (before->cell, before->digit, false),
                     rt_step_node (node->cell, node->digit, true), RT_LINK_STRONG, 0);
  }
}
