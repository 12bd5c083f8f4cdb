/* remake.c - commands that change the puzzle of a document at random: remove or add givens, or make
 * an equivalent puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/make/remake.h"

#include "document/make/making.h"
#include "engine/fast/fast.h"
#include "engine/make/minimal-puzzle.h"
#include "engine/make/neighbour.h"
#include "engine/make/transform.h"

#include <glib/gi18n-lib.h>

int
rt_remake_grid (RtDocument *document, RtGrid *grid)
{
  const RtPosition *position = rt_document_position (document);
  int first, second;

  *grid = position->givens;
  if (rt_fast_solve (grid, NULL) == 1)
    return 1;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->entries.digit[cell] && !rt_cells_has (position->found, cell))
      grid->digit[cell] = position->entries.digit[cell];
  return rt_grid_clash (grid, &first, &second) ? 0 : rt_fast_solve (grid, NULL);
}

static RtRandom
new_random (void)
{
  return rt_random (rt_making_any_seed (), 0);
}

/* Replaces the document's puzzle by GRID, as one undo step called LABEL. Returns the sentence SAID;
 * appends another one if digits of the person have become givens. Free with g_free. */
static char *
replace_puzzle (RtDocument *document, const RtGrid *grid, const char *label, const char *said)
{
  const RtPosition *from = rt_document_position (document);
  RtCells own = rt_cells_minus (rt_grid_filled (&from->entries), from->found);
  bool locks = !rt_cells_is_empty (rt_cells_and (own, rt_grid_filled (grid)));
  g_autoptr (RtPuzzle) before = rt_document_puzzle (document), made = NULL, puzzle = NULL;
  RtPosition position;

  rt_position_init (&position, grid);
  made = rt_puzzle_with_position (before, &position);
  puzzle = rt_puzzle_with_field (made, RT_FIELD_LEVEL, NULL);
  rt_document_replace (document, puzzle, label);
  return locks ? g_strdup_printf (_("%s The digits that you had written are givens now."), said)
               : g_strdup (said);
}

/* Sets GROUPS to the groups of cells that SYMMETRY maps to each other, in random order. */
static void
shuffle (const RtSymmetry *symmetry, RtRandom *random, RtOrbits *groups)
{
  rt_symmetry_orbits (symmetry, groups);
  rt_orbits_shuffle (groups, random);
}

/* Removes givens that the puzzle GRID does not need to have exactly one solution; each time all
 * cells of a group that SYMMETRY maps to each other. Returns the number of removed givens. */
static int
leave_out (RtGrid *grid, const RtSymmetry *symmetry, RtRandom *random)
{
  int before = rt_cells_count (rt_grid_filled (grid));
  RtOrbits groups;

  shuffle (symmetry, random, &groups);
  rt_orbits_of (&groups, rt_grid_filled (grid), &groups);
  rt_minimise (grid, &groups);
  return before - rt_cells_count (rt_grid_filled (grid));
}

char *
rt_remake_fewer (RtDocument *document, bool *done)
{
  RtRandom random = new_random ();
  g_autofree char *said = NULL;
  RtGrid grid;
  int n = rt_remake_grid (document, &grid), gone;

  *done = false;
  if (n == 0)
    return g_strdup (_("This puzzle has no solution, whatever is left out."));
  if (n > 1)
    return g_strdup (_("This puzzle has several solutions already: it needs more givens, not fewer."));
  gone = leave_out (&grid, rt_symmetry_of (rt_grid_filled (&grid)), &random);
  if (gone == 0)
    gone = leave_out (&grid, &rt_symmetries[0], &random);
  if (gone == 0)
    return g_strdup (_("No given can be left out: without any one of them there are several "
                       "solutions."));
  *done = true;
  said = g_strdup_printf (
    g_dngettext (NULL, "%d given was left out. There is still exactly one solution.",
                 "%d givens were left out. There is still exactly one solution.", (gulong) gone),
    gone);
  return replace_puzzle (document, &grid, _("Leave Out Givens"), said);
}

char *
rt_remake_more (RtDocument *document, bool *done)
{
  RtRandom random = new_random ();
  g_autofree char *said = NULL;
  RtOrbits groups;
  RtGrid grid;
  int n = rt_remake_grid (document, &grid), added;

  *done = false;
  if (n == 0)
    return g_strdup (_("This puzzle has no solution, whatever is added."));
  if (n == 1)
    return g_strdup (_("This puzzle has exactly one solution already."));
  shuffle (rt_symmetry_of (rt_grid_filled (&grid)), &random, &groups);
  added = rt_add_until_unique (&grid, &groups, &random);
  *done = true;
  said = g_strdup_printf (
    g_dngettext (NULL, "%d given was added. Now there is exactly one solution.",
                 "%d givens were added. Now there is exactly one solution.", (gulong) added),
    added);
  return replace_puzzle (document, &grid, _("Add Givens"), said);
}

RtPuzzle *
rt_remake_look (RtDocument *document, const char *look)
{
  RtRandom random = new_random ();
  RtTransform transform;
  RtPosition position;
  RtGrid grid, other;

  rt_remake_grid (document, &grid);
  if (rt_cells_is_empty (rt_grid_filled (&grid)) ||
      !rt_transform_init_guise (&transform, look, &random))
    return NULL;
  rt_transform_apply (&transform, &grid, &other);
  rt_position_init (&position, &other);
  return rt_puzzle_new (&position);
}
