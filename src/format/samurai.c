/* samurai.c - five grids that overlap, each of which is read as a puzzle of its own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/samurai.h"

#include "engine/puzzle.h"

#include <glib/gi18n-lib.h>

#define GRIDS 5

/* With fewer givens in what is common, grids may agree by chance. */
#define FEWEST_COMMON 6

/* The first cells of the boxes at the corners; the one at the other end of each comes last to first. */
static const int corners[] = { 0, 6, 54, 60 };

/* Whether A has the same digits in its box at CORNER as B has in its opposite one; adds to N_GIVENS. */
static bool
meet (const RtGrid *a, const RtGrid *b, guint corner, guint *n_givens)
{
  guint n = 0;

  for (int i = 0; i < 9; i++) {
    int within = 9 * (i / 3) + i % 3;
    int digit = a->digit[corners[corner] + within];

    if (digit != b->digit[corners[G_N_ELEMENTS (corners) - 1 - corner] + within])
      return false;
    n += digit != 0;
  }
  *n_givens += n;
  return true;
}

/* Whether the one at CENTRE of five GRIDS has one of the others at each of its corners. */
static bool
is_centre (const RtGrid *grids, guint centre)
{
  guint n_givens = 0, taken = 0;

  for (guint corner = 0; corner < G_N_ELEMENTS (corners); corner++) {
    guint i = 0;

    while (i < GRIDS && (i == centre || (taken & (1u << i)) ||
                         !meet (&grids[centre], &grids[i], corner, &n_givens)))
      i++;
    if (i == GRIDS)
      return false;
    taken |= 1u << i;
  }
  return n_givens >= FEWEST_COMMON;
}

static bool
is_samurai (const RtGrid *grids)
{
  for (guint centre = 0; centre < GRIDS; centre++)
    if (is_centre (grids, centre))
      return true;
  return false;
}

char *
rt_samurai_say (RtSamuraiTake take, gconstpointer puzzles, guint n)
{
  RtGrid grids[GRIDS];

  if (n == 0 || n % GRIDS)
    return NULL;
  for (guint i = 0; i < n; i++)
    if (!take (puzzles, i, &grids[i % GRIDS]) || (i % GRIDS == GRIDS - 1 && !is_samurai (grids)))
      return NULL;
  return g_strdup (_("These grids overlap as those of a Samurai Sudoku, but each was read as a puzzle of its own."));
}

static bool
take_givens (gconstpointer puzzles, guint i, RtGrid *grid)
{
  *grid = rt_puzzle_position (((const GPtrArray *) puzzles)->pdata[i])->givens;
  return true;
}

void
rt_samurai_notice (const GPtrArray *puzzles, GPtrArray *notices)
{
  char *notice = rt_samurai_say (take_givens, puzzles, puzzles->len);

  if (notice)
    g_ptr_array_add (notices, notice);
}
