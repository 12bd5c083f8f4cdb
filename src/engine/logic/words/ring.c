/* ring.c - what a ring leaves no place for, and between which of its candidates. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words/ring.h"

#include "engine/core/geometry.h"
#include "engine/logic/words/phrase.h"

/* Whether DIGIT in CELL is at odds with a node. */
static bool
excludes (int cell, int digit, RtStepNode node)
{
  if (digit != node.digit)
    return rt_cells_equal (node.cells, rt_cells_of (cell));
  return rt_cells_is_empty (rt_cells_minus (node.cells, rt_peer_cells[cell]));
}

/* Whether two nodes are of the same digit, or of the same cell. */
static bool
are_alike (RtStepNode a, RtStepNode b)
{
  return a.digit == b.digit || rt_cells_equal (a.cells, b.cells);
}

/* That one of two nodes is true. */
static char *
phrase_one_of (RtStepNode a, RtStepNode b)
{
  g_autoptr (GPtrArray) items = NULL;

  if (a.digit == b.digit)
    return rt_phrase_node ((RtStepNode) { rt_cells_or (a.cells, b.cells), a.digit, true });
  if (are_alike (a, b))
    return rt_phrase_set (a.cells, rt_digits_of (a.digit) | rt_digits_of (b.digit));
  items = g_ptr_array_new_with_free_func (g_free);
  a.on = b.on = true;
  g_ptr_array_add (items, rt_phrase_node (a));
  g_ptr_array_add (items, rt_phrase_node (b));
  return rt_phrase_list (items, RT_ANY_OF);
}

/* What leaves no place for DIGIT in CELL: two nodes of a ring, one of each half, as near to each
 * other as can be. ALIKE if they are to be told in a few words. NULL: there are none. */
static char *
phrase_against (const RtStep *step, int cell, int digit, bool alike)
{
  for (guint apart = 1; apart < step->n_links; apart += 2)
    for (guint i = 0; i + apart < step->n_links; i++) {
      RtStepNode a = step->links[i].from, b = step->links[i + apart].from;

      if (are_alike (a, b) >= alike && excludes (cell, digit, a) && excludes (cell, digit, b))
        return phrase_one_of (a, b);
    }
  return alike ? phrase_against (step, cell, digit, false) : NULL;
}

char *
rt_phrase_either (const RtStep *step)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      g_autofree char *item = phrase_against (step, step->removed[i].cell, digit, true);

      if (!g_ptr_array_find_with_equal_func (items, item, g_str_equal, NULL))
        g_ptr_array_add (items, g_steal_pointer (&item));
    }
  return rt_phrase_lists (items);
}
