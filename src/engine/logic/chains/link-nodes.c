/* link-nodes.c - the nodes of chains while they are made. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/link-nodes.h"

#include "engine/logic/board/sight.h"

void
rt_link_nodes_add (RtLinkNodes *nodes, RtCells cells, int digit)
{
  RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];

  nodes->nodes[nodes->n] = (RtInferenceNode) { cells, (uint8_t) digit };
  of_digit->node[of_digit->n] = (uint16_t) nodes->n++;
  of_digit->seen[of_digit->n++] = rt_seen_by_all (cells);
}

int
rt_link_nodes_get (RtLinkNodes *nodes, RtCells cells, int digit)
{
  const RtNodesOfDigit *of_digit = &nodes->of_digit[digit - 1];

  for (int i = 0; i < of_digit->n; i++)
    if (rt_cells_equal (nodes->nodes[of_digit->node[i]].cells, cells))
      return of_digit->node[i];
  if (of_digit->n == RT_MAX_OF_DIGIT)
    return -1;
  rt_link_nodes_add (nodes, cells, digit);
  return nodes->n - 1;
}
