/* bench-repair.c - how often the slip that was made is among the proposals, and how far in front;
 * and what that takes.
 *
 *     bench-repair [N]
 *
 * N puzzles (60) of each set, with each kind of slip; columns in percent of them. A proposal is
 * right if it gives the puzzle back; "cell": the first is about the right cells, whatever it does
 * with them. Milliseconds of processor time: the median and the most. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "clock.h"
#include "engine/typo-repair.h"
#include "mistype.h"

#include <stdlib.h>
#include <string.h>

static const char *const sets[] = {
  "17_clue",  "forum_hardest_1905_11plus", "magictour_top1465", "random_minimal", "kaggle_10000",
  "web_kids", "web_easy",                  "web_medium",        "web_expert",
};

typedef struct {
  int n, among, first, first_cell, first_three;
  GArray *times;
} Row;

static int
compare_times (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
measure (const RtGrid *puzzle, const RtGrid *grid, Row *row)
{
  double start = now (), taken;
  g_autoptr (GArray) repairs = rt_repairs (grid, RT_CELLS_ALL, NULL);
  RtCells wrong = RT_CELLS_NONE;

  taken = 1e3 * (now () - start);
  g_array_append_val (row->times, taken);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (puzzle->digit[cell] != grid->digit[cell])
      rt_cells_add (&wrong, cell);
  row->n++;
  for (guint i = 0; i < repairs->len; i++) {
    const RtRepair *repair = &g_array_index (repairs, RtRepair, i);

    row->first_cell += i == 0 && rt_cells_equal (repair->cells, wrong);
    if (!rt_grid_equal (&repair->after, puzzle))
      continue;
    row->among++;
    row->first += i == 0;
    row->first_three += i < 3;
  }
}

static void
print_row (const char *set, const char *slip, Row *row)
{
  double n = row->n / 100.0;

  g_array_sort (row->times, compare_times);
  g_print ("%-26s %-12s %5d %6.1f %6.1f %6.1f %6.1f %8.2f %8.2f\n", set, slip, row->n,
           row->among / n, row->first / n, row->first_cell / n, row->first_three / n,
           g_array_index (row->times, double, row->times->len / 2),
           g_array_index (row->times, double, row->times->len - 1));
}

/* The same for slips that leave several solutions, over all sets. */
static void
measure_open (guint most)
{
  for (int slip = 0; slip < N_SLIPS; slip++) {
    g_autoptr (GRand) random = g_rand_new_with_seed (1);
    Row row = { .times = g_array_new (FALSE, FALSE, sizeof (double)) };

    for (gsize set = 0; set < G_N_ELEMENTS (sets); set++) {
      g_autoptr (GArray) puzzles = puzzles_of_set (sets[set], most);

      for (guint i = 0; i < puzzles->len; i++) {
        const RtGrid *puzzle = &g_array_index (puzzles, RtGrid, i);
        RtGrid grid;

        if (mistype_open (puzzle, slip, random, &grid))
          measure (puzzle, &grid, &row);
      }
    }
    if (row.n)
      print_row ("all, several solutions", slip_names[slip], &row);
    g_array_unref (row.times);
  }
}

int
main (int argc, char **argv)
{
  guint most = argc > 1 ? (guint) atoi (argv[1]) : 60;
  Row all[N_SLIPS] = { 0 };

  g_print ("%-26s %-12s %5s %6s %6s %6s %6s %8s %8s\n", "set", "slip", "n", "among", "first",
           "cell", "first3", "ms", "most ms");
  for (int slip = 0; slip < N_SLIPS; slip++)
    all[slip].times = g_array_new (FALSE, FALSE, sizeof (double));
  for (gsize set = 0; set < G_N_ELEMENTS (sets); set++) {
    g_autoptr (GArray) puzzles = puzzles_of_set (sets[set], most);

    for (int slip = 0; slip < N_SLIPS; slip++) {
      g_autoptr (GRand) random = g_rand_new_with_seed (1);
      Row row = { .times = g_array_new (FALSE, FALSE, sizeof (double)) };

      for (guint i = 0; i < puzzles->len; i++) {
        const RtGrid *puzzle = &g_array_index (puzzles, RtGrid, i);
        RtGrid grid;

        if (mistype (puzzle, slip, random, &grid))
          measure (puzzle, &grid, &row);
      }
      all[slip].n += row.n;
      all[slip].among += row.among;
      all[slip].first += row.first;
      all[slip].first_cell += row.first_cell;
      all[slip].first_three += row.first_three;
      g_array_append_vals (all[slip].times, row.times->data, row.times->len);
      print_row (sets[set], slip_names[slip], &row);
      g_array_unref (row.times);
    }
  }
  for (int slip = 0; slip < N_SLIPS; slip++) {
    print_row ("all", slip_names[slip], &all[slip]);
    g_array_unref (all[slip].times);
  }
  measure_open (most);
  return 0;
}
