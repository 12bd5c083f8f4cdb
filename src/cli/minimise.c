/* minimise.c - the command `minimise`: removes givens from each puzzle until it is minimal. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/command.h"
#include "cli/common/input.h"
#include "cli/common/option-values.h"
#include "cli/common/output.h"
#include "engine/fast/fast.h"
#include "engine/make/minimal-puzzle.h"

#include <glib/gi18n-lib.h>

static gboolean all;
static gint64 limit = G_MAXINT64, seed = -1;

static const GOptionEntry options[] = {
  { "all", 'a', 0, G_OPTION_ARG_NONE, &all, N_("Print all that can be left (there may be very many)"),
    NULL },
  { "limit", 'n', 0, G_OPTION_ARG_INT64, &limit, N_("Of each puzzle, at most so many"), N_("N") },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &seed,
    N_("The same number leaves the same givens again (others each time)"), N_("N") },
  G_OPTION_ENTRY_NULL
};

static RtRandom numbers;

static void
put (const RtGrid *puzzle)
{
  char text[RT_N_CELLS + 1];

  rt_put ("%s", rt_grid_print (puzzle, text));
}

static bool
put_next (const RtGrid *puzzle, void *data)
{
  gint64 *n = data;

  put (puzzle);
  return ++*n < limit;
}

static bool
take (RtPuzzle *given)
{
  RtGrid puzzle = rt_puzzle_position (given)->givens;
  RtOrbits cells;
  gint64 n = 0;

  if (rt_fast_solve (&puzzle, NULL) != 1) {
    rt_put ("-");
    return false;
  }
  if (all) {
    if (limit > 0)
      rt_minimal_visit (&puzzle, put_next, &n, NULL);
    return true;
  }
  rt_symmetry_orbits (&rt_symmetries[0], &cells);
  rt_orbits_of (&cells, rt_grid_filled (&puzzle), &cells);
  rt_orbits_shuffle (&cells, &numbers);
  rt_minimise (&puzzle, &cells);
  put (&puzzle);
  return true;
}

static int
run (char **files)
{
  numbers = rt_random (rt_seed_of (seed), 0);
  return rt_input_read (files, take);
}

const RtCommand rt_command_minimise = {
  .id      = "minimise",
  .summary = N_("Leave givens out of each puzzle until none can go, or print - where it is none."),
  .options = options,
  .run     = run,
};
