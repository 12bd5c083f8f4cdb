/* test-many.c - what only many puzzles show: each technique can be made, again and again; full grids are
 * uniform; and the controlled bias has the rate and the numbers of givens that are published.
 *
 * Minutes: they run with RT_MANY=all only, as in `./check full`. The seeds are fixed, so that each run
 * says the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"
#include "engine/make/full-grid.h"
#include "engine/maker/maker.h"

#include "engine/make/full-law.h"
#include "engine/maker/way.h"

#include <glib.h>
#include <math.h>

enum { N_EACH = 10 };

static bool
is_wanted (void)
{
  if (g_strcmp0 (g_getenv ("RT_MANY"), "all") == 0)
    return true;
  g_test_skip ("minutes; with RT_MANY=all");
  return false;
}

static void
take (const RtMade *made, gpointer data)
{
  g_array_append_vals (data, made, 1);
}

static void
test_techniques (void)
{
  if (!is_wanted ())
    return;
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      for (int hardest = 0; hardest < 2; hardest++) {
        g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (RtMade));
        gint64 begun = g_get_monotonic_time ();
        g_autofree char *refusal = NULL;
        RtStop stop = RT_STOP_INIT;
        RtRequest request;

        rt_request_init (&request);
        request.technique = row;
        request.hardest = hardest != 0;
        refusal = rt_request_refuse (&request);
        if (!refusal)
          refusal = rt_make_warn (&request);
        if (refusal) {
          g_test_message ("%s: %s", row->id, refusal);
          continue;
        }
        g_assert_cmpuint (rt_make (&request, N_EACH, 0, &stop, NULL, take, made), ==, N_EACH);
        for (guint i = 0; i < made->len; i++) {
          const RtGrid *puzzle = &g_array_index (made, RtMade, i).puzzle;

          g_assert_cmpint (rt_fast_solve (puzzle, NULL), ==, 1);
          assert_way (puzzle, &request);
          for (guint k = 0; k < i; k++)
            g_assert_false (rt_grid_equal (puzzle, &g_array_index (made, RtMade, k).puzzle));
        }
        g_test_message ("%s, %s: %.1f s", row->id, hardest ? "the hardest" : "used",
                        (double) (g_get_monotonic_time () - begun) / G_USEC_PER_SEC);
      }
}

/* Pairs of digits that stand in two rows and two columns crosswise, in two boxes: exchanged, they make
 * another full grid. */
static int
count_crosswise (const RtGrid *grid)
{
  int n = 0;

  for (int row = 0; row < 9; row++)
    for (int other = row + 1; other < 9; other++)
      for (int column = 0; column < 9; column++)
        for (int next = column + 1; next < 9; next++)
          n += (row / 3 == other / 3) != (column / 3 == next / 3) &&
               grid->digit[9 * row + column] == grid->digit[9 * other + next] &&
               grid->digit[9 * row + next] == grid->digit[9 * other + column];
  return n;
}

typedef struct {
  double n, sum;
} Mean;

static bool
add_crosswise (const RtGrid *solution, void *data)
{
  Mean *mean = data;

  mean->n++;
  mean->sum += count_crosswise (solution);
  return true;
}

/* Three random boxes in a diagonal, with all their completions, are a uniform sample of all full grids,
 * made in another way than the maker's; and it is published how many there are. */
static void
test_uniform (void)
{
  enum { N_DIAGONALS = 60, N_GRIDS = 8000 };
  const double n_all = 6670903752021072936960.0, n_boxes = 362880.0;
  double n = 0, sum = 0, squares = 0, own = 0, own_squares = 0, mean, error, expected, own_error;
  RtRandom random = rt_random (21, 0);

  if (!is_wanted ())
    return;
  for (int i = 0; i < N_DIAGONALS; i++) {
    uint8_t digits[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
    RtGrid grid = { 0 };
    Mean one = { 0, 0 };

    for (int box = 0; box < 3; box++) {
      rt_random_shuffle (&random, digits, 9);
      for (int k = 0; k < 9; k++)
        grid.digit[9 * (3 * box + k / 3) + 3 * box + k % 3] = digits[k];
    }
    rt_fast_visit (&grid, add_crosswise, &one, NULL);
    n += one.n;
    sum += one.sum;
    squares += (one.sum / one.n) * (one.sum / one.n);
  }
  expected = n_all / (n_boxes * n_boxes * n_boxes);
  g_test_message ("%.0f completions of three boxes, and %.0f are published", n / N_DIAGONALS, expected);
  g_assert_cmpfloat (fabs (n / N_DIAGONALS / expected - 1), <, 0.02);
  mean = sum / n;
  error = sqrt ((squares / N_DIAGONALS - mean * mean) / N_DIAGONALS);
  for (int i = 0; i < N_GRIDS; i++) {
    RtGrid grid;
    int k;

    rt_full_uniform (&random, &grid);
    k = count_crosswise (&grid);
    own += k;
    own_squares += k * k;
  }
  own /= N_GRIDS;
  own_error = sqrt ((own_squares / N_GRIDS - own * own) / N_GRIDS);
  g_test_message ("%.3f crosswise pairs in a grid, and %.3f (within %.3f) in the completions", own, mean,
                  hypot (error, own_error));
  g_assert_cmpfloat (fabs (own - mean), <, 3 * hypot (error, own_error));
}

/* How many completions have band and stack number LINE of a full grid, by the rows of the law. */
static guint
find_row (const RtGrid *full, int line)
{
  RtGrid grid = *full;
  uint64_t n = 0;
  guint row = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_row_of (cell) / 3 != line && rt_column_of (cell) / 3 != line)
      grid.digit[cell] = 0;
  rt_fast_count (&grid, G_MAXUINT64, NULL, &n);
  while ((uint64_t) full_law[row].most < n)
    row++;
  return row;
}

/* Held to the law of all full grids: band and stack as they were drawn, and others that came of their
 * completion. */
static void
test_law (void)
{
  enum { N_GRIDS = 8000, N_ROWS = G_N_ELEMENTS (full_law) };
  const double published = 6670903752021072936960.0 / 362880;
  int often[2][N_ROWS] = { 0 };
  RtRandom random = rt_random (22, 0);
  double all = 0;

  if (!is_wanted ())
    return;
  for (int i = 0; i < N_ROWS; i++)
    all += full_law[i].n;
  g_assert_cmpfloat (fabs (all / published - 1), <, 1e-14);
  for (int i = 0; i < N_GRIDS; i++) {
    RtGrid grid;

    rt_full_uniform (&random, &grid);
    for (int line = 0; line < 2; line++)
      often[line][find_row (&grid, 2 * line)]++;
  }
  for (int line = 0; line < 2; line++) {
    double chi_square = 0;

    for (int i = 0; i < N_ROWS; i++) {
      double mean = N_GRIDS * full_law[i].n / all;

      chi_square += (often[line][i] - mean) * (often[line][i] - mean) / mean;
    }
    g_test_message ("%s: chi-square %.1f with %d degrees of freedom", line ? "completed" : "drawn", chi_square,
                    N_ROWS - 1);
    g_assert_cmpfloat (chi_square, <, 49.7);   /* once in a thousand */
  }
}

/* Of all minimal puzzles, so many have 20, 21 ... givens, in percent (Berthier, "The real distribution of
 * minimal puzzles"). */
static const double shares[] = { 1.32e-7, 0.000034, 0.00348, 0.148, 2.28, 13.42, 31.91, 32.71, 15.48, 3.598,
                                 0.41, 0.0241, 0.00102 };

/* In how many ways N of 81 cells are chosen, by that of 20. */
static double
ways (int n)
{
  double product = 1;

  for (int i = 20; i < n; i++)
    product *= (81.0 - i) / (i + 1.0);
  return product;
}

static void
test_controlled (void)
{
  enum { N_PUZZLES = 2000, ORDERS = 8000 };
  const double expected = 257514;
  g_autoptr (GArray) made = g_array_new (FALSE, FALSE, sizeof (RtMade));
  g_autofree char *many = g_strdup (g_getenv ("RT_MANY_PUZZLES"));
  guint64 n_puzzles = many ? g_ascii_strtoull (many, NULL, 10) : N_PUZZLES;
  int often[RT_N_CELLS + 1] = { 0 };
  RtMakeProgress progress = { 0 };
  RtStop stop = RT_STOP_INIT;
  double all = 0, rate;
  bool fits = true;
  RtRequest request;

  if (!is_wanted ())
    return;
  rt_request_init (&request);
  request.sampling = RT_SAMPLING_CONTROLLED_BIAS;
  request.seed = 400;
  rt_make (&request, n_puzzles, 0, &stop, &progress, take, made);
  rate = (double) progress.tried * ORDERS / (double) made->len;
  g_test_message ("one of %.0f is taken, and %.0f are published", rate, expected);
  for (guint i = 0; i < made->len; i++)
    often[rt_cells_count (rt_grid_filled (&g_array_index (made, RtMade, i).puzzle))]++;
  for (int i = 0; i < (int) G_N_ELEMENTS (shares); i++)
    all += shares[i] / ways (20 + i);
  for (int i = 0; i < (int) G_N_ELEMENTS (shares); i++) {
    double share = shares[i] / ways (20 + i) / all, mean = share * made->len;
    double sigma = sqrt (mean * (1 - share));

    g_test_message ("%d givens: %d, and %.1f (within %.1f) follow from what is published", 20 + i,
                    often[20 + i], mean, sigma);
    fits &= mean < 5 || fabs (often[20 + i] - mean) < 3 * sigma;
  }
  g_assert_true (fits);
  g_assert_cmpfloat (fabs (rate / expected - 1), <, MAX (0.05, 3 / sqrt (made->len)));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/many/techniques", test_techniques);
  g_test_add_func ("/many/uniform", test_uniform);
  g_test_add_func ("/many/law", test_law);
  g_test_add_func ("/many/controlled", test_controlled);
  return g_test_run ();
}
