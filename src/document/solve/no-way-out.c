/* no-way-out.c - since which digit a search has had no way to a solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/solve/no-way-out.h"

#include "engine/fast/fast.h"
#include "engine/place-text.h"

#include <glib/gi18n-lib.h>

/* Moves the branches of TREE whose digits are on the grid at POSITION to its beginning, in the order in which they
 * were written, and returns their number. */
static size_t
keep_written (RtTree *tree, guint64 position)
{
  size_t n = 0;

  for (size_t i = 0; i < tree->n; i++)
    if (rt_branch_is_on_grid (&tree->branches[i], position))
      tree->branches[n++] = tree->branches[i];
  return n;
}

/* Sets IS_LOST if GIVENS with the first N digits of BRANCHES have no solution. Returns false if STOP was raised. */
static bool
ask (const RtGrid *givens, const RtBranch *branches, size_t n, RtStop *stop, bool *is_lost)
{
  RtGrid grid = *givens;
  uint64_t count;

  for (size_t i = 0; i < n; i++)
    grid.digit[branches[i].cell] = branches[i].digit;
  if (!rt_fast_count (&grid, 1, stop, &count))
    return false;
  *is_lost = count == 0;
  return true;
}

bool
rt_no_way_out_at (RtTrace *trace, guint64 position, RtNoWayOut *lost, RtStop *stop)
{
  const RtGrid *givens = rt_trace_givens (trace);
  RtTree *tree = rt_tree_new (trace, position, position, 1, stop);
  size_t n = tree ? keep_written (tree, position) : 0, with_way = 0, without = n;
  bool is_lost, goes_on = tree && ask (givens, NULL, 0, stop, &is_lost);

  *lost = (RtNoWayOut) { .position = position };
  if (goes_on && !is_lost) /* else there never was a way */
    goes_on = ask (givens, tree->branches, n, stop, &is_lost);
  else
    is_lost = false;
  while (goes_on && is_lost && without - with_way > 1) {
    size_t middle = (with_way + without) / 2;
    bool already;

    goes_on = ask (givens, tree->branches, middle, stop, &already);
    *(already ? &without : &with_way) = middle;
  }
  if (goes_on && is_lost)
    lost->branch = tree->branches[without - 1];
  if (tree)
    rt_tree_free (tree);
  return goes_on;
}

char *
rt_no_way_out_say (const RtNoWayOut *lost)
{
  const RtBranch *branch = &lost->branch;
  guint64 n = lost->position - branch->first;
  g_autofree char *cell = NULL, *step = NULL, *steps = NULL;

  if (branch->first == 0)
    return NULL;
  cell = rt_say_cell (branch->cell);
  step = g_strdup_printf ("%'" G_GUINT64_FORMAT, branch->first);
  steps = g_strdup_printf ("%'" G_GUINT64_FORMAT, n);
  if (n == 0)
    /* Translators: the search has just written a wrong digit, as in "There is no way out with the 6 in row 1,
     * column 2." */
    return g_strdup_printf (_("There is no way out with the %d in %s."), branch->digit, cell);
  /* Translators: a digit and its cell, the step that wrote it, and how many steps ago that was. */
  return g_strdup_printf (ngettext ("There has been no way out since the %d in %s (step %s): %s step in vain.",
                                    "There has been no way out since the %d in %s (step %s): %s steps in vain.",
                                    (gulong) n),
                          branch->digit, cell, step, steps);
}
