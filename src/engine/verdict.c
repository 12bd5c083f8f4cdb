/* verdict.c - computes the verdict on a grid or position, and describes it in a phrase. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/verdict.h"

#include "engine/explain-verdict.h"
#include "engine/fast/fast.h"
#include "engine/place-text.h"

#include <glib/gi18n-lib.h>

/* Limits that keep a verdict shorter than a frame: a contradiction is found only if at most
 * QUICK_GUESSES guesses show it; the smallest one of N_ORDERS random orders of removal is taken.
 * explain-verdict.h can find the others. */
#define QUICK_GUESSES 40
#define N_ORDERS 8

/* Stores the digit and house of a conflict in VERDICT, and the number of times that the digit is in
 * the house. */
static void
describe_clash (const RtGrid *grid, int first, int second, RtVerdict *verdict)
{
  verdict->clash_digit = grid->digit[first];
  verdict->clash_house = rt_shared_house (first, second);
  verdict->clash_times = 0;
  for (int i = 0; i < 9; i++)
    if (grid->digit[rt_houses[verdict->clash_house][i]] == verdict->clash_digit)
      verdict->clash_times++;
}

bool
rt_verdict (const RtGrid *grid, RtStop *stop, RtVerdict *verdict)
{
  RtVerdict made = { .n_digits = rt_cells_count (rt_grid_filled (grid)) };
  uint64_t count;
  int first, second;

  if (rt_grid_clash (grid, &first, &second)) {
    made.kind = RT_VERDICT_CLASH;
    made.conflicts = rt_grid_conflicts (grid);
    describe_clash (grid, first, second, &made);
  } else {
    if (!rt_fast_count (grid, 2, stop, &count))
      return false;
    made.kind = count == 0 ? RT_VERDICT_NONE : count == 1 ? RT_VERDICT_ONE : RT_VERDICT_MANY;
    made.is_full = made.kind == RT_VERDICT_ONE && made.n_digits == RT_N_CELLS;
    if (count)
      rt_fast_solve (grid, &made.solution);
    else if (rt_fast_refutes (grid, QUICK_GUESSES) &&
             !rt_why_none (grid, N_ORDERS, stop, &made.conflicts))
      return false;
  }
  *verdict = made;
  return true;
}

/* Adds to WRONG the entries of POSITION that differ from the only solution of its givens; adds
 * nothing if the givens do not have exactly one. Returns false if STOP was raised. */
static bool
find_wrong (const RtPosition *position, RtStop *stop, RtCells *wrong)
{
  RtGrid solution;
  uint64_t count;

  if (rt_cells_count (rt_grid_filled (&position->givens)) < RT_FEWEST_DIGITS)
    return true;
  if (!rt_fast_count (&position->givens, 2, stop, &count))
    return false;
  if (count != 1)
    return true;
  rt_fast_solve (&position->givens, &solution);
  for_each_cell (cell, rt_grid_filled (&position->entries))
    if (position->entries.digit[cell] != solution.digit[cell])
      rt_cells_add (wrong, cell);
  return true;
}

bool
rt_verdict_at (const RtPosition *position, RtStop *stop, RtVerdict *verdict)
{
  RtVerdict all, made;
  RtGrid grid;

  rt_position_grid (position, &grid);
  if (!rt_verdict (&grid, stop, &all))
    return false;
  made = all;
  if (all.kind == RT_VERDICT_CLASH || all.kind == RT_VERDICT_NONE) {
    if (!find_wrong (position, stop, &made.wrong))
      return false;
  } else if (!rt_cells_is_empty (position->found)) {
    for_each_cell (cell, position->found)
      grid.digit[cell] = 0;
    if (!rt_verdict (&grid, stop, &made))
      return false;
    made.n_digits = all.n_digits;
    made.is_full = all.is_full;
  }
  *verdict = made;
  return true;
}

static char *
say_clash (const RtVerdict *verdict)
{
  int digit = verdict->clash_digit, times = verdict->clash_times;
  g_autofree char *house = rt_say_house (verdict->clash_house);

  if (times == 2)
    /* Translators: %ds is the plural of a digit, "5s"; %s is "row 4", "column 7" or "box 2". */
    return g_strdup_printf (_("two %ds in %s"), digit, house);
  if (times == 3)
    return g_strdup_printf (_("three %ds in %s"), digit, house);
  /* Translators: how many times, which digit, where. */
  return g_strdup_printf (_("%d times the digit %d in %s"), times, digit, house);
}

static char *
say_none (int n_digits)
{
  if (n_digits == 0)
    return g_strdup (_("no solution"));
  return g_strdup_printf (
    /* Translators: as many of the digits on the grid cannot all be right. */
    ngettext ("no solution: %d digit fits nowhere",
              "no solution: %d digits cannot all be right", (gulong) n_digits),
    n_digits);
}

/* Returns a phrase with the number of entries that differ from the only solution of the givens.
 * Free with g_free. */
static char *
say_wrong (int n_wrong)
{
  return g_strdup_printf (ngettext ("%d digit you entered is wrong",
                                    "%d digits you entered are wrong", (gulong) n_wrong),
                          n_wrong);
}

char *
rt_verdict_say (const RtVerdict *verdict)
{
  int n_wrong = rt_cells_count (verdict->wrong);
  g_autofree char *clash = NULL;

  switch (verdict->kind) {
  case RT_VERDICT_CLASH:
    clash = say_clash (verdict);
    /* Translators: %s is "two 5s in row 3". */
    return n_wrong ? g_steal_pointer (&clash) : g_strdup_printf (_("no solution: %s"), clash);
  case RT_VERDICT_NONE:
    return n_wrong ? say_wrong (n_wrong) : say_none (rt_cells_count (verdict->conflicts));
  case RT_VERDICT_ONE:
    return g_strdup (verdict->is_full ? _("solved") : _("exactly one solution"));
  case RT_VERDICT_MANY:
  default:
    return g_strdup (verdict->is_full ? _("one of many solutions") : _("many solutions"));
  }
}
