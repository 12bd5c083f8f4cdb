/* verdict-details.c - computes the facts that a verdict leaves out (counts, wrong digits, redundant
 * digits, clues), and writes sentences about them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/verdict-details.h"

#include "engine/explain-verdict.h"
#include "engine/fast/fast.h"

#include <glib/gi18n-lib.h>

/* Number of solutions of the empty grid (Bertram Felgenhauer and Frazer Jarvis, 2005). */
#define ALL_GRIDS "6,670,903,752,021,072,936,960"

/* Maximum number of clues that a sentence lists; a longer list would not help. */
#define LISTED_MOST 6

static bool
explain_one (const RtPosition *position, const RtGrid *grid, RtStop *stop, RtDetails *made)
{
  const RtGrid *base = rt_fast_solve (&position->givens, NULL) == 1 ? &position->givens : grid;

  made->n_digits = rt_cells_count (rt_grid_filled (base));
  return rt_why_redundant (base, stop, &made->cells);
}

static bool
explain_many (const RtGrid *grid, RtStop *stop, RtDetails *made)
{
  RtDigits possible[RT_N_CELLS];

  made->n_digits = rt_cells_count (rt_grid_filled (grid));
  if (!rt_fast_count (grid, RT_DETAILS_COUNT_MAX, stop, &made->count) ||
      !rt_why_many (grid, stop, possible) || !rt_why_clues (grid, stop, &made->clues))
    return false;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_digits_count (possible[cell]) > 1)
      rt_cells_add (&made->cells, cell);
  return true;
}

bool
rt_details (const RtPosition *position, RtStop *stop, RtDetails *details)
{
  RtDetails made = { .cells = RT_CELLS_NONE };
  bool ended = true;
  RtGrid grid, own;

  rt_position_grid (position, &grid);
  own = grid;
  for_each_cell (cell, position->found)
    own.digit[cell] = 0;
  if (!rt_verdict_at (position, stop, &made.verdict))
    return false;
  switch (made.verdict.kind) {
  case RT_VERDICT_NONE:
    made.cells = made.verdict.wrong;
    if (rt_cells_is_empty (made.verdict.conflicts))
      ended = rt_why_none (&grid, 1, stop, &made.verdict.conflicts);
    break;
  case RT_VERDICT_CLASH:
    made.cells = made.verdict.wrong;
    break;
  case RT_VERDICT_ONE:
    ended = explain_one (position, &own, stop, &made);
    break;
  case RT_VERDICT_MANY:
  default:
    ended = explain_many (&own, stop, &made);
    break;
  }
  if (ended)
    *details = made;
  return ended;
}

void
rt_details_estimate (const RtPosition *position, RtStop *stop, RtDetails *details)
{
  RtGrid grid;

  if (details->verdict.kind != RT_VERDICT_MANY || details->count < RT_DETAILS_COUNT_MAX || details->n_digits == 0)
    return;
  rt_position_grid (position, &grid);
  for_each_cell (cell, position->found)
    grid.digit[cell] = 0;
  rt_estimate_solutions (&grid, details->count, stop, &details->estimate);
}

/* Sentences. */

static char *
say_wrong (int n)
{
  return g_strdup_printf (
    ngettext ("%d of the digits you entered differs from the only solution of the givens.",
              "%d of the digits you entered differ from the only solution of the givens.",
              (gulong) n),
    n);
}

static char *
say_contradiction (int n)
{
  return g_strdup_printf (
    /* Translators: of a grid without a solution; the number is at least two. */
    ngettext ("%d digit of this grid cannot be right, whatever is filled in elsewhere.",
              "%d digits of this grid cannot all be right: at least one of them is wrong.",
              (gulong) n),
    n);
}

static char *
say_count (const RtDetails *details)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, details->count);

  if (details->n_digits == 0)
    /* Translators: %s is a very large number. */
    return g_strdup_printf (_("An empty grid can be filled in %s ways."), ALL_GRIDS);
  if (details->estimate.probes) {
    g_autofree char *estimate = rt_estimate_say (&details->estimate);

    /* Translators: “100,000”, and “about 6.7 × 10^21 solutions (estimated from 10,000 probes)” */
    return g_strdup_printf (_("There are %s solutions or more: %s."), number, estimate);
  }
  if (details->count >= RT_DETAILS_COUNT_MAX)
    /* Translators: %s is a number, as in “100,000”. */
    return g_strdup_printf (_("There are %s solutions or more."), number);
  return g_strdup_printf (ngettext ("There is %s solution.", "There are %s solutions.",
                                    (gulong) details->count),
                          number);
}

static char *
say_decided (const RtDetails *details)
{
  int n_empty = RT_N_CELLS - details->n_digits;
  int n_decided = n_empty - rt_cells_count (details->cells);

  if (n_decided == 0)
    return g_strdup (_("None of the empty cells has the same digit in all of them."));
  return g_strdup_printf (
    /* Translators: of the solutions of a grid; the second number is how many cells are empty. */
    ngettext ("%d of the %d empty cells has the same digit in all of them.",
              "%d of the %d empty cells have the same digit in all of them.", (gulong) n_decided),
    n_decided, n_empty);
}

static char *
say_clues (const RtGrid *clues)
{
  RtCells cells = rt_grid_filled (clues);
  int n = rt_cells_count (cells);
  g_autoptr (GString) list = g_string_new (NULL);

  if (n == 1)
    return g_strdup_printf (_("With %d in row %d, column %d there would be exactly one solution."),
                            clues->digit[rt_cells_first (cells)],
                            rt_row_of (rt_cells_first (cells)) + 1,
                            rt_column_of (rt_cells_first (cells)) + 1);
  if (n > LISTED_MOST)
    return g_strdup_printf (ngettext ("%d more digit could leave exactly one solution.",
                                      "%d more digits could leave exactly one solution.", (gulong) n),
                            n);
  for_each_cell (cell, cells) {
    if (list->len)
      g_string_append (list, _("; "));
    /* Translators: a digit and its cell, one of several. */
    g_string_append_printf (list, _("%d in row %d, column %d"), clues->digit[cell],
                            rt_row_of (cell) + 1, rt_column_of (cell) + 1);
  }
  return g_strdup_printf (
    /* Translators: %s is a list: “5 in row 1, column 2; 7 in row 3, column 4”. */
    ngettext ("With this %d digit there would be exactly one solution: %s.",
              "With these %d digits there would be exactly one solution: %s.", (gulong) n),
    n, list->str);
}

static char *
say_needed (const RtDetails *details)
{
  int n = rt_cells_count (details->cells);

  if (n == 0)
    return g_strdup_printf (
      ngettext ("The %d digit is needed.",
                "Each of the %d digits is needed: without it there would be more solutions.",
                (gulong) details->n_digits),
      details->n_digits);
  return g_strdup_printf (
    /* Translators: of a grid with exactly one solution; the second number is how many digits it
     * has. */
    ngettext ("%d of the %d digits is more than is needed: without it there would still be "
              "exactly one solution.",
              "%d of the %d digits are more than is needed: without any one of them there would "
              "still be exactly one solution.",
              (gulong) n),
    n, details->n_digits);
}

char **
rt_details_say (const RtDetails *details)
{
  GPtrArray *said = g_ptr_array_new ();
  const RtVerdict *verdict = &details->verdict;
  int n_cells = rt_cells_count (details->cells);

  switch (verdict->kind) {
  case RT_VERDICT_CLASH:
    g_ptr_array_add (said, g_strdup (_("A digit stands twice in a row, column or box.")));
    break;
  case RT_VERDICT_NONE:
    if (n_cells == 0)
      g_ptr_array_add (said, say_contradiction (rt_cells_count (verdict->conflicts)));
    break;
  case RT_VERDICT_ONE:
    g_ptr_array_add (said, say_needed (details));
    break;
  case RT_VERDICT_MANY:
  default:
    g_ptr_array_add (said, say_count (details));
    if (details->n_digits > 0) {
      g_ptr_array_add (said, say_decided (details));
      g_ptr_array_add (said, say_clues (&details->clues));
    }
    break;
  }
  if (n_cells > 0 && (verdict->kind == RT_VERDICT_CLASH || verdict->kind == RT_VERDICT_NONE))
    g_ptr_array_add (said, say_wrong (n_cells));
  g_ptr_array_add (said, NULL);
  return (char **) g_ptr_array_free (said, FALSE);
}
