/* test-fast.c - tests the fast solver against a plain reference, on every instruction set of this
 * machine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/fast.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "reference.h"

#include <glib.h>
#include <string.h>

/* No grid takes longer than this many levels: some milliseconds. The hardest known puzzles take
 * some hundreds; nearly empty grids, with a contradiction well hidden, once took millions. */
#define PATIENCE 5000

/* Number of puzzles of each set. */
#define SAMPLE 300

/* A set of puzzles with its known properties. */
typedef struct {
  const char *variable; /* of the environment: where it lies */
  const char *name;
  int solutions;        /* of each: 0, 1, or 2 for two or more */
} Set;

static const Set sets[] = {
  { "RT_TEST_DATA", "easy", 1 },
  { "RT_TEST_DATA", "minimal", 1 },
  { "RT_TEST_DATA", "many", 2 },
  { "RT_TEST_DATA", "none", 0 },
  { "RT_SHARED_DATA", "17_clue", 1 },
  { "RT_SHARED_DATA", "anti_backtracking", 1 },
  { "RT_SHARED_DATA", "forum_hardest_1905_11plus", 1 },
  { "RT_SHARED_DATA", "invalid_many_solutions", 2 },
  { "RT_SHARED_DATA", "invalid_multi_special", 2 },
  { "RT_SHARED_DATA", "invalid_no_solution", 0 },
  { "RT_SHARED_DATA", "kaggle_10000", 1 },
  { "RT_SHARED_DATA", "magictour_top1465", 1 },
  { "RT_SHARED_DATA", "random_minimal", 1 },
  { "RT_SHARED_DATA", "serg_benchmark", 2 },
  { "RT_SHARED_DATA", "top95", 1 },
  { "RT_SHARED_DATA", "web_easy", 1 },
  { "RT_SHARED_DATA", "web_expert", 1 },
  { "RT_SHARED_DATA", "web_kids", 1 },
  { "RT_SHARED_DATA", "web_medium", 1 },
};

/* The reference: blanks in reading order, digits rising, nothing clever. Counts solutions up to
 * LIMIT; OUT gets the first, which is the smallest. Gives up after as many placements as it has
 * PATIENCE for; then less than 0 is left of it. */
static uint64_t
plain (RtGrid *grid, int cell, uint64_t limit, long *patience, RtGrid *out)
{
  uint64_t n = 0;

  while (cell < RT_N_CELLS && grid->digit[cell])
    cell++;
  if (cell == RT_N_CELLS) {
    *out = *grid;
    return 1;
  }
  for (int digit = 1; digit <= 9 && n < limit; digit++)
    if (rt_grid_fits (grid, cell, digit) && --*patience >= 0) {
      RtGrid later;
      uint64_t more;

      grid->digit[cell] = (uint8_t) digit;
      more = plain (grid, cell + 1, limit - n, patience, &later);
      if (n == 0 && more)
        *out = later;
      n += more;
    }
  grid->digit[cell] = 0;
  return n;
}

static bool
is_solution (const RtGrid *solution, const RtGrid *grid)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid->digit[cell] && grid->digit[cell] != solution->digit[cell])
      return false;
  return rt_cells_count (rt_grid_filled (solution)) == RT_N_CELLS &&
         rt_cells_is_empty (rt_grid_conflicts (solution));
}

static RtGrid
solved_grid (void)
{
  RtGrid grid = grid_of (SOLVED);

  return grid;
}

/* Counts and first solution are those of the reference on GRID, if it has the patience. Returns
 * whether it had. */
static bool
agrees (const RtGrid *grid)
{
  RtGrid copy = *grid, expected, found = *grid;
  long patience = 20000;
  uint64_t n = 0, count;
  int first, second;

  if (!rt_grid_clash (grid, &first, &second))
    n = plain (&copy, 0, 100, &patience, &expected);
  if (patience < 0)
    return false;
  g_assert_true (rt_fast_count (grid, 100, NULL, &count));
  g_assert_cmpuint (count, ==, n);
  g_assert_cmpint (rt_fast_solve (grid, &found), ==, MIN (n, 2));
  g_assert_true (rt_grid_equal (&found, n ? &expected : grid));
  g_assert_cmpint (rt_fast_solve (grid, NULL), ==, MIN (n, 2));
  return true;
}

/* Subsets of a solved grid, from empty to full, and the same with one digit spoilt. */
static void
test_agrees_with_the_plain (gconstpointer id)
{
  const RtGrid solved = solved_grid ();
  int compared = 0, n = n_cases (800);

  g_assert_true (rt_fast_use (id));

  for (int i = 0; i < n; i++) {
    RtGrid grid = { 0 };
    int n_kept = g_test_rand_int_range (0, 82), cell = g_test_rand_int_range (0, 81);

    for (int k = 0; k < n_kept; k++) {
      int at = g_test_rand_int_range (0, 81);

      grid.digit[at] = solved.digit[at];
    }
    compared += agrees (&grid);
    grid.digit[cell] = (uint8_t) g_test_rand_int_range (1, 10);
    compared += agrees (&grid);
  }
  g_assert_cmpint (compared, >, n);
}

/* The lines of a set that are puzzles, at most so many, spread over the whole. */
static GArray *
read_set (const Set *set, gsize most)
{
  g_autofree char *path = NULL, *text = NULL;
  GArray *grids = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  gsize size, stride;
  char *line, *next;

  path = g_strdup_printf ("%s/puzzles/%s.txt", g_getenv (set->variable), set->name);
  g_assert_true (g_file_get_contents (path, &text, &size, NULL));
  stride = size / (RT_N_CELLS + 1) / most + 1;
  line = text;
  for (gsize i = 0; *line; i++, line = next) {
    RtGrid grid;

    next = memchr (line, '\n', size - (gsize) (line - text));
    g_assert_nonnull (next);
    *next++ = '\0';
    if (i % stride == 0 && rt_grid_parse (&grid, line))
      g_array_append_val (grids, grid);
  }
  return grids;
}

/* Properties of a grid, computed once for all kernels. */
typedef struct {
  RtGrid first;
  uint64_t count;       /* up to MOST */
} Truth;

/* Counting goes so far where there are many. */
#define MOST 1000

typedef struct {
  GArray *grids, *truths;
} Known;

static Known known[G_N_ELEMENTS (sets)];

static const Known *
know_set (const Set *set)
{
  Known *k = &known[set - sets];

  if (k->grids)
    return k;
  k->grids = read_set (set, (gsize) n_cases (SAMPLE));
  k->truths = g_array_sized_new (FALSE, TRUE, sizeof (Truth), k->grids->len);
  g_array_set_size (k->truths, k->grids->len);
  for (guint i = 0; i < k->grids->len; i++) {
    Truth *truth = &g_array_index (k->truths, Truth, i);

    truth->count = reference_count (&g_array_index (k->grids, RtGrid, i), MOST, &truth->first);
    g_assert_cmpuint (MIN (truth->count, 2), ==, set->solutions);
  }
  return k;
}

/* A set, and with what to solve it. */
typedef struct {
  const char *id;
  const Set *set;
} Job;

static void
test_set (gconstpointer data)
{
  const Job *job = data;
  const Known *k = know_set (job->set);

  g_assert_true (rt_fast_use (job->id));
  g_assert_cmpuint (k->grids->len, >, 0);
  for (guint i = 0; i < k->grids->len; i++) {
    const RtGrid *grid = &g_array_index (k->grids, RtGrid, i);
    const Truth *truth = &g_array_index (k->truths, Truth, i);
    RtGrid solution = { 0 };
    RtStop stop = RT_STOP_INIT;
    uint64_t count;

    rt_stop_after (&stop, PATIENCE);
    g_assert_true (rt_fast_count (grid, 2, &stop, &count));
    g_assert_cmpuint (count, ==, MIN (truth->count, 2));
    g_assert_true (rt_fast_count (grid, MOST, NULL, &count));
    g_assert_cmpuint (count, ==, truth->count);
    g_assert_cmpint (rt_fast_solve (grid, &solution), ==, MIN (truth->count, 2));
    g_assert_true (rt_grid_equal (&solution, &truth->first));
    g_assert_true (truth->count == 0 || is_solution (&solution, grid));
    g_assert_true (rt_fast_refutes (grid, PATIENCE) == (truth->count == 0));
  }
}

/* A batch gives the same results. It is long enough to fill all lanes, and short enough that some
 * stay idle. */
static void
test_batch (gconstpointer data)
{
  const guint lengths[] = { 0, 1, 2, 5, 17, 40, G_MAXUINT };
  const uint64_t limits[] = { 0, 1, 2, 3, MOST };
  const Job *job = data;
  const Known *k = know_set (job->set);
  const RtGrid *grids = &g_array_index (k->grids, RtGrid, 0);
  g_autofree uint64_t *counts = g_new (uint64_t, k->grids->len);
  g_autofree RtGrid *first = g_new0 (RtGrid, k->grids->len);

  g_assert_true (rt_fast_use (job->id));
  for (gsize l = 0; l < G_N_ELEMENTS (lengths); l++)
    for (gsize m = 0; m < G_N_ELEMENTS (limits); m++) {
      guint n = MIN (lengths[l], k->grids->len);

      memset (first, 0, k->grids->len * sizeof *first);
      memset (counts, 0xff, k->grids->len * sizeof *counts);
      g_assert_true (rt_fast_batch (grids, n, limits[m], NULL, counts, first));
      for (guint i = 0; i < n; i++) {
        const Truth *truth = &g_array_index (k->truths, Truth, i);
        const RtGrid nothing = { 0 };

        g_assert_cmpuint (counts[i], ==, MIN (truth->count, limits[m]));
        g_assert_true (rt_grid_equal (&first[i], limits[m] ? &truth->first : &nothing));
      }
      for (guint i = n; i < k->grids->len; i++)
        g_assert_cmpuint (counts[i], ==, G_MAXUINT64);
    }
  memset (counts, 0xff, k->grids->len * sizeof *counts);
  g_assert_true (rt_fast_batch (grids, k->grids->len, 7, NULL, counts, NULL));
  for (guint i = 0; i < k->grids->len; i++)
    g_assert_cmpuint (counts[i], ==, MIN (g_array_index (k->truths, Truth, i).count, 7));
}

/* A grid with a few hundred solutions: part of a band and a stack are open. */
static RtGrid
some_hundreds (void)
{
  RtGrid grid = solved_grid ();

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (grid.digit[cell] == 1 || grid.digit[cell] == 5 || grid.digit[cell] == 7 || cell < 18)
      grid.digit[cell] = 0;
  return grid;
}

typedef struct {
  RtGrid grid;
  GArray *solutions;
  guint most;
} Visited;

static bool
visited (const RtGrid *solution, void *data)
{
  Visited *all = data;

  g_assert_true (is_solution (solution, &all->grid));
  g_array_append_val (all->solutions, *solution);
  return all->solutions->len < all->most;
}

static int
compare_grids (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (RtGrid));
}

static void
test_visits_each_once (gconstpointer id)
{
  Visited all = { some_hundreds (), g_array_new (FALSE, FALSE, sizeof (RtGrid)), G_MAXUINT };
  RtGrid first;
  uint64_t count;

  g_assert_true (rt_fast_use (id));
  g_assert_true (rt_fast_visit (&all.grid, visited, &all, NULL));
  g_assert_cmpuint (all.solutions->len, >, 100);
  g_assert_true (rt_fast_count (&all.grid, G_MAXUINT64, NULL, &count));
  g_assert_cmpuint (count, ==, all.solutions->len);

  g_array_sort (all.solutions, compare_grids);
  for (guint i = 1; i < all.solutions->len; i++)
    g_assert_cmpint (compare_grids (&g_array_index (all.solutions, RtGrid, i - 1),
                                    &g_array_index (all.solutions, RtGrid, i)), <, 0);
  g_assert_cmpint (rt_fast_solve (&all.grid, &first), ==, 2);
  g_assert_true (rt_grid_equal (&first, &g_array_index (all.solutions, RtGrid, 0)));

  g_array_set_size (all.solutions, 0);
  all.most = 3;
  g_assert_false (rt_fast_visit (&all.grid, visited, &all, NULL));
  g_assert_cmpuint (all.solutions->len, ==, 3);
  g_array_unref (all.solutions);
}

static void
test_counts_up_to_the_limit (gconstpointer id)
{
  const uint64_t limits[] = { 0, 1, 2, 3, 7, 100 };
  const RtGrid grid = some_hundreds (), solved = solved_grid (), empty = { 0 };
  uint64_t count;

  g_assert_true (rt_fast_use (id));
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++) {
    g_assert_true (rt_fast_count (&grid, limits[i], NULL, &count));
    g_assert_cmpuint (count, ==, limits[i]);
    g_assert_true (rt_fast_count (&empty, limits[i], NULL, &count));
    g_assert_cmpuint (count, ==, limits[i]);
    g_assert_true (rt_fast_count (&solved, limits[i], NULL, &count));
    g_assert_cmpuint (count, ==, MIN (limits[i], 1));
  }
}

/* Grids whose search leaves more guesses open than it keeps states. */
static void
test_goes_back_far (gconstpointer id)
{
  const char *const texts[] = {
    "....7.9....2.9.34....3.2........1.2..26....9...3....569....72.4..7419....4...6..9",
    "5......1..7.1.5....9..42...8....1..3.2.....9.7.3.2...6........4..7..9...3...8..79",
    "...6.8..2......3......4.5.......14..4.6...7..7...24..6.61.3.2..2..41..3..4.286...",
  };

  g_assert_true (rt_fast_use (id));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    RtGrid grid = grid_of (texts[i]), first;
    uint64_t expected, count;

    expected = reference_count (&grid, 1000, &first);
    g_assert_true (rt_fast_count (&grid, 1000, NULL, &count));
    g_assert_cmpuint (count, ==, expected);
    g_assert_true (rt_fast_batch (&grid, 1, 1000, NULL, &count, NULL));
    g_assert_cmpuint (count, ==, expected);
  }
}

/* Stopped at every place where it can be, a count says so and is what was found so far; only the
 * count that was not stopped is complete. */
static void
test_stops_at_every_poll (gconstpointer id)
{
  const RtGrid grid = some_hundreds ();
  uint64_t all, count = 0, before = 0;
  long long n = 0;
  bool complete = false;

  g_assert_true (rt_fast_use (id));
  g_assert_true (rt_fast_count (&grid, G_MAXUINT64, NULL, &all));
  while (!complete) {
    RtStop stop = RT_STOP_INIT;

    rt_stop_after (&stop, ++n);
    complete = rt_fast_count (&grid, G_MAXUINT64, &stop, &count);
    g_assert_cmpuint (count, >=, before);
    g_assert_cmpuint (count, <=, all);
    before = count;
  }
  g_assert_cmpuint (count, ==, all);
  g_assert_cmpint (n, >, 100);
}

/* The first solution of the empty grid is the lexicographically smallest. */
static void
test_first_of_the_empty_grid (gconstpointer id)
{
  const RtGrid empty = { 0 };
  RtGrid first;
  char text[RT_N_CELLS + 1];

  g_assert_true (rt_fast_use (id));
  g_assert_cmpint (rt_fast_solve (&empty, &first), ==, 2);
  g_assert_cmpstr (rt_grid_print (&first, text), ==,
                   "123456789456789123789123456214365897365897214897214365531642978642978531"
                   "978531642");
}

/* A batch that is stopped says so; the one that was not is right. */
static void
test_batch_stops_at_every_poll (gconstpointer id)
{
  RtGrid grids[21];
  uint64_t counts[G_N_ELEMENTS (grids)];
  long long n = 0;
  bool complete = false;

  g_assert_true (rt_fast_use (id));
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    grids[i] = i % 3 ? solved_grid () : some_hundreds ();
  while (!complete) {
    RtStop stop = RT_STOP_INIT;

    rt_stop_after (&stop, ++n);
    complete = rt_fast_batch (grids, G_N_ELEMENTS (grids), 30, &stop, counts, NULL);
  }
  g_assert_cmpint (n, >, 20);
  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    g_assert_cmpuint (counts[i], ==, i % 3 ? 1 : 30);
}

/* A wrong digit more in a puzzle with one solution is refuted; within a bound where it takes fewer
 * guesses, and then within each larger one. */
static void
test_refutes_within_a_bound (gconstpointer id)
{
  const Set minimal = { "RT_TEST_DATA", "minimal", 1 };
  g_autoptr (GArray) grids = read_set (&minimal, 10);
  int n_bounds = 0;

  g_assert_true (rt_fast_use (id));
  for (guint i = 0; i < grids->len; i++) {
    RtGrid grid = g_array_index (grids, RtGrid, i), solution;

    g_assert_false (rt_fast_refutes (&grid, PATIENCE));
    g_assert_cmpint (rt_fast_solve (&grid, &solution), ==, 1);
    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      int digit = solution.digit[cell] % 9 + 1;
      bool before = false;

      if (grid.digit[cell] || !rt_grid_fits (&grid, cell, digit))
        continue;
      grid.digit[cell] = (uint8_t) digit;
      for (uint64_t most = 0; most < 30; most++) {
        bool refutes = rt_fast_refutes (&grid, most);

        g_assert_true (refutes || !before);
        n_bounds += refutes && !before && most > 0;
        before = refutes;
      }
      g_assert_true (rt_fast_refutes (&grid, PATIENCE));
      grid.digit[cell] = 0;
    }
  }
  g_assert_cmpint (n_bounds, >, 0);
}

/* The kernel in use before a test has chosen another. */
static const char *chosen;

static void
test_is_chosen (void)
{
  const char *best;
  guint n = 0;

  if (g_test_subprocess ()) {
    g_print ("%s\n", chosen);
    return;
  }
  g_assert_true (rt_fast_use (NULL));
  best = rt_fast_lanes ();
  g_assert_false (rt_fast_use ("abacus"));
  g_assert_cmpstr (rt_fast_lanes (), ==, best);
  for (const char *const *id = rt_fast_ids; *id; id++) {
    g_autofree char *said = g_strdup_printf ("*%s\n*", rt_fast_use (*id) ? *id : best);

    g_setenv ("RETRACE_LANES", *id, TRUE);
    g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
    g_test_trap_assert_passed ();
    g_test_trap_assert_stdout (said);
    n += rt_fast_use (*id);
  }
  g_assert_cmpuint (n, >, 0);
  g_assert_true (rt_fast_use (NULL));
  g_assert_cmpstr (rt_fast_lanes (), ==, best);
}

static void
add (const char *id, const char *name, gconstpointer data, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/fast/%s/%s", id, name);

  g_test_add_data_func (path, data, test);
}

static Job jobs[8 * G_N_ELEMENTS (sets)];
static gsize n_jobs;

static void
add_set (const char *id, const Set *set)
{
  g_autofree char *file = g_strdup_printf ("%s/puzzles/%s.txt", g_getenv (set->variable),
                                           set->name);
  g_autofree char *alone = g_strdup_printf ("set/%s", set->name);
  g_autofree char *batch = g_strdup_printf ("batch/%s", set->name);
  Job *job = &jobs[n_jobs++];

  g_assert_cmpuint (n_jobs, <=, G_N_ELEMENTS (jobs));
  if (strcmp (set->variable, "RT_TEST_DATA") != 0 && !g_file_test (file, G_FILE_TEST_EXISTS))
    return;
  *job = (Job) { id, set };
  add (id, alone, job, test_set);
  add (id, batch, job, test_batch);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  chosen = rt_fast_lanes ();
  g_test_add_func ("/fast/is-chosen", test_is_chosen);
  for (const char *const *id = rt_fast_ids; *id; id++) {
    if (!rt_fast_use (*id))
      continue;
    add (*id, "agrees-with-the-plain", *id, test_agrees_with_the_plain);
    add (*id, "visits-each-once", *id, test_visits_each_once);
    add (*id, "counts-up-to-the-limit", *id, test_counts_up_to_the_limit);
    add (*id, "goes-back-far", *id, test_goes_back_far);
    add (*id, "stops-at-every-poll", *id, test_stops_at_every_poll);
    add (*id, "batch-stops-at-every-poll", *id, test_batch_stops_at_every_poll);
    add (*id, "refutes-within-a-bound", *id, test_refutes_within_a_bound);
    add (*id, "first-of-the-empty-grid", *id, test_first_of_the_empty_grid);
    for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
      add_set (*id, &sets[i]);
  }
  return g_test_run ();
}
