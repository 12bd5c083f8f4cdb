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

static const RtGrid *
grid_of (const GPtrArray *puzzles, guint i)
{
  return &rt_puzzle_position (puzzles->pdata[i])->givens;
}

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

/* Whether the grid at CENTRE, of the five from FIRST on, has one of the others at each of its corners. */
static bool
is_centre (const GPtrArray *puzzles, guint first, guint centre)
{
  guint n_givens = 0, taken = 0;

  for (guint corner = 0; corner < G_N_ELEMENTS (corners); corner++) {
    guint i = 0;

    while (i < GRIDS && (i == centre || (taken & (1u << i)) ||
                         !meet (grid_of (puzzles, first + centre), grid_of (puzzles, first + i), corner,
                                &n_givens)))
      i++;
    if (i == GRIDS)
      return false;
    taken |= 1u << i;
  }
  return n_givens >= FEWEST_COMMON;
}

static bool
are_samurai (const GPtrArray *puzzles, guint first)
{
  for (guint centre = 0; centre < GRIDS; centre++)
    if (is_centre (puzzles, first, centre))
      return true;
  return false;
}

void
rt_samurai_notice (const GPtrArray *puzzles, GPtrArray *notices)
{
  guint n = puzzles->len;

  if (n == 0 || n % GRIDS)
    return;
  for (guint first = 0; first < n; first += GRIDS)
    if (!are_samurai (puzzles, first))
      return;
  g_ptr_array_add (notices,
                   g_strdup (_("These grids overlap as those of a Samurai Sudoku, but each was read as a puzzle "
                               "of its own.")));
}
