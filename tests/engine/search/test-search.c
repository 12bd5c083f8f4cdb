/* test-search.c - tests every search against search.h, and that the six classics have one tree. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/search.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>

/* The longest golden rows that are run; with a sanitizer, which makes each step many times slower,
 * only those that take a moment. */
#ifdef __has_feature
#define HAS_FEATURE(feature) __has_feature (feature)
#else
#define HAS_FEATURE(feature) 0
#endif
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__ || \
    HAS_FEATURE (address_sanitizer) || HAS_FEATURE (thread_sanitizer)
#define PLACEMENTS_MAX 1000000
#else
#define PLACEMENTS_MAX 100000000
#endif

/* Number of steps of a search that are checked in detail. */
#define STEPS_MAX 40000

#define CLASH_IN_ROW \
  "5.......5...............................7........................................"
#define CLASH_IN_COLUMN \
  "...9.......................................................................9....."
#define CLASH_IN_BOX \
  "..3.........................................................1..........1........."

typedef struct {
  char *puzzle;
  const RtSearch *search; /* NULL: any of the classics */
  guint64 placements, takebacks;
  guint greatest;
  char *solution;   /* the first, or "-" */
  guint n_solutions; /* altogether; 0: none, or not known */
} Row;

/* Rows of the classics, in the two files; rows of another search. */
static GArray *own, *shared, *jumps;

static void
read_rows (const char *folder, GArray *rows)
{
  g_autofree char *name = g_build_filename (folder, "backtrackers.tsv", NULL), *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (name, &text, NULL, NULL))
    return;
  lines = g_strsplit (text, "\n", 0);
  for (char **line = lines; *line; line++) {
    g_auto (GStrv) field = g_strsplit (*line, "\t", 0);
    Row row;

    if (**line == '#' || **line == '\0')
      continue;
    row.search = rt_search_by_id (field[1]);
    /* All six give the same: of the shared file, which has a row for each, one is enough. */
    if (row.search == &rt_search_masks)
      row.search = NULL;
    else if (row.search && row.search->classic)
      continue;
    row.puzzle = g_strdup (field[0]);
    row.placements = g_ascii_strtoull (field[2], NULL, 10);
    row.takebacks = g_ascii_strtoull (field[3], NULL, 10);
    row.greatest = (guint) g_ascii_strtoull (field[4], NULL, 10);
    row.solution = g_strdup (field[5]);
    row.n_solutions = field[6] ? (guint) g_ascii_strtoull (field[6], NULL, 10) : 0;
    if (row.search)
      g_array_append_val (jumps, row);
    else
      g_array_append_val (rows, row);
  }
}

static void
free_rows (GArray *rows)
{
  for (guint i = 0; i < rows->len; i++) {
    g_free (g_array_index (rows, Row, i).puzzle);
    g_free (g_array_index (rows, Row, i).solution);
  }
  g_array_unref (rows);
}

/* Backtracking as plain as can be, against which the machines are held. */
typedef struct {
  RtGrid grid;
  guint wanted; /* stop at this solution; 0: at none */
  guint solutions;
  GArray *found; /* takes the solutions; may be NULL */
  guint64 placements, takebacks;
  guint depth, greatest;
} Oracle;

static gboolean
oracle_search (Oracle *oracle)
{
  const uint8_t *blank = memchr (oracle->grid.digit, 0, RT_N_CELLS);
  int cell;

  if (!blank) {
    if (oracle->found)
      g_array_append_val (oracle->found, oracle->grid);
    return ++oracle->solutions == oracle->wanted;
  }
  cell = (int) (blank - oracle->grid.digit);
  for (int digit = 1; digit <= 9; digit++) {
    if (!rt_grid_fits (&oracle->grid, cell, digit))
      continue;
    oracle->grid.digit[cell] = (uint8_t) digit;
    oracle->placements++;
    oracle->depth++;
    oracle->greatest = MAX (oracle->greatest, oracle->depth);
    if (oracle_search (oracle))
      return TRUE;
    oracle->grid.digit[cell] = 0;
    oracle->takebacks++;
    oracle->depth--;
  }
  return FALSE;
}

/* Conflict-directed backjumping, as plainly as possible. LEVEL_OF: by cell, the number of blanks
 * before it, or -1 for a given. Returns TRUE at the first solution; otherwise sets CAUSES to the
 * levels of the conflict. */
static gboolean
oracle_jump (Oracle *oracle, const int level_of[RT_N_CELLS], RtCells *causes)
{
  const uint8_t *blank = memchr (oracle->grid.digit, 0, RT_N_CELLS);
  int cell;

  if (!blank)
    return TRUE;
  cell = (int) (blank - oracle->grid.digit);
  *causes = RT_CELLS_NONE;
  for (int digit = 1; digit <= 9; digit++) {
    RtCells below;
    int earliest = RT_N_CELLS;

    for_each_cell (peer, rt_peer_cells[cell])
      if (oracle->grid.digit[peer] == digit)
        earliest = MIN (earliest, level_of[peer]);
    if (earliest >= 0 && earliest < RT_N_CELLS)
      rt_cells_add (causes, earliest);
    if (earliest < RT_N_CELLS)
      continue;
    oracle->grid.digit[cell] = (uint8_t) digit;
    oracle->placements++;
    oracle->depth++;
    oracle->greatest = MAX (oracle->greatest, oracle->depth);
    if (oracle_jump (oracle, level_of, &below))
      return TRUE;
    oracle->grid.digit[cell] = 0;
    oracle->takebacks++;
    oracle->depth--;
    if (!rt_cells_has (below, level_of[cell])) {
      *causes = below;
      return FALSE;
    }
    rt_cells_remove (&below, level_of[cell]);
    *causes = rt_cells_or (*causes, below);
  }
  return FALSE;
}

static gboolean
oracle_run (Oracle *oracle, const RtSearch *search)
{
  int level_of[RT_N_CELLS], n = 0;
  RtCells causes;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    level_of[cell] = oracle->grid.digit[cell] ? -1 : n++;
  return search == &rt_search_backjump ? oracle_jump (oracle, level_of, &causes) : oracle_search (oracle);
}

/* The rows in the project's own file are what the plain backtrackers say. */
static void
test_own_rows (gconstpointer rows)
{
  const GArray *of_search = *(GArray *const *) rows;

  g_assert_cmpuint (of_search->len, >=, 10);
  for (guint i = 0; i < of_search->len; i++) {
    const Row *row = &g_array_index (of_search, Row, i);
    Oracle oracle = { .grid = grid_of (row->puzzle), .wanted = 1 };
    gboolean solved = oracle_run (&oracle, row->search);
    char text[RT_N_CELLS + 1];

    g_assert_cmpuint (oracle.placements, ==, row->placements);
    g_assert_cmpuint (oracle.takebacks, ==, row->takebacks);
    g_assert_cmpuint (oracle.greatest, ==, row->greatest);
    g_assert_cmpstr (solved ? rt_grid_print (&oracle.grid, text) : "-", ==, row->solution);
  }
}

static void
assert_row (const RtSearch *search, const Row *row)
{
  gboolean solvable = strcmp (row->solution, "-") != 0;
  RtGrid givens = grid_of (row->puzzle), grid;
  char text[RT_N_CELLS + 1];
  RtCounts counts;
  RtStatus status = rt_search_run (search, &givens, NULL, &grid, &counts);

  g_assert_cmpint (status, ==, solvable ? RT_STATUS_SOLVED : RT_STATUS_EXHAUSTED);
  g_assert_cmpuint (counts.placements, ==, row->placements);
  g_assert_cmpuint (counts.takebacks, ==, row->takebacks);
  g_assert_cmpuint (counts.greatest, ==, row->greatest);
  g_assert_cmpuint (counts.depth, ==, counts.placements - counts.takebacks);
  g_assert_cmpstr (rt_grid_print (&grid, text), ==, solvable ? row->solution : row->puzzle);
}

/* Placements, take-backs, depth and the first solution are those of the golden rows. */
static void
test_golden (gconstpointer data)
{
  const RtSearch *search = data;
  const GArray *rows = search->classic ? own : jumps;

  for (guint i = 0; i < rows->len; i++)
    assert_row (search, &g_array_index (rows, Row, i));
  for (guint i = 0; search->classic && i < shared->len; i++)
    if (g_array_index (shared, Row, i).placements <= PLACEMENTS_MAX / (is_a_part () ? 10 : 1))
      assert_row (search, &g_array_index (shared, Row, i));
}

/* One step with and one without a detail. Both states and events must come out alike, the looks
 * must be as many as were counted, and everything must lie where the header says it can. */
static gboolean
step_twice (const RtSearch *search, void *state, void *other, RtEvent *event, RtDetail *detail)
{
  guint n_lines = g_strv_length ((char **) search->listing);
  RtCounts before = *(const RtCounts *) state, after;
  guint64 reads = 0, tests = 0;
  RtEvent silent = *event;
  gboolean stepped = search->step (state, event, detail);

  g_assert_true (search->step (other, &silent, NULL) == stepped);
  g_assert_cmpmem (event, sizeof *event, &silent, sizeof silent);
  g_assert_cmpmem (state, search->state_size, other, search->state_size);
  after = *(const RtCounts *) state;
  g_assert_cmpuint (detail->n, <, RT_DETAIL_MAX);
  for (guint i = 0; i < detail->n; i++) {
    const RtLook *look = &detail->looks[i];

    reads += look->kind == RT_LOOK_READ;
    tests += look->kind != RT_LOOK_READ;
    g_assert_cmpuint (look->line, <, n_lines);
  }
  g_assert_cmpuint (reads, ==, after.reads - before.reads);
  g_assert_cmpuint (tests, ==, after.tests - before.tests);
  g_assert_cmpuint (event->line, <, n_lines);
  return stepped;
}

/* Fails unless all looks of a step are true of GRID, the grid before the step. */
static void
assert_looks (const RtGrid *givens, const RtGrid *grid, const RtEvent *event,
              const RtDetail *detail)
{
  for (guint i = 0; i < detail->n; i++) {
    const RtLook *look = &detail->looks[i];

    if (look->kind == RT_LOOK_REFUSE) {
      g_assert_cmpint (grid->digit[look->at], ==, look->digit);
      g_assert_nonnull (memchr (rt_houses[look->house], look->at, 9));
      g_assert_nonnull (memchr (rt_houses_of[look->cell], look->house, 3));
      /* A blank's own table knows of the givens alone. */
      if (i > 0 && look[-1].kind == RT_LOOK_READ && look[-1].at == RT_NO_CELL &&
          look[-1].house == RT_NO_HOUSE)
        g_assert_cmpint (givens->digit[look->at], ==, look->digit);
    } else if (look->kind == RT_LOOK_ACCEPT) {
      g_assert_true (rt_grid_fits (grid, look->cell, look->digit));
    } else {
      /* A read is of a cell, or of a house's mask, or of a blank's own table. */
      g_assert_true (look->at < RT_N_CELLS || look->house < RT_N_HOUSES ||
                     look->cell < RT_N_CELLS);
      if (look->at < RT_N_CELLS && look->house < RT_N_HOUSES)
        g_assert_nonnull (memchr (rt_houses[look->house], look->at, 9));
    }
  }
  if (event->kind == RT_EVENT_PLACE)
    g_assert_true (rt_grid_fits (grid, event->cell, event->digit));
}

/* Fails unless EVENT is the difference between two grids, and agrees with the counts. */
static void
assert_event (const RtSearch *search, const void *state, const RtGrid *before,
              const RtEvent *event)
{
  const RtCounts *counts = state;
  RtGrid expected = *before, grid;

  search->grid (state, &grid);
  if (event->kind == RT_EVENT_PLACE) {
    g_assert_cmpint (before->digit[event->cell], ==, 0);
    expected.digit[event->cell] = event->digit;
  } else if (event->kind == RT_EVENT_TAKE_BACK) {
    g_assert_cmpint (before->digit[event->cell], ==, event->digit);
    expected.digit[event->cell] = 0;
  }
  g_assert_true (rt_grid_equal (&grid, &expected));
  g_assert_cmpuint (counts->depth, ==, counts->placements - counts->takebacks);
  if (event->kind != RT_EVENT_END)
    g_assert_cmpint (event->status == RT_STATUS_SOLVED, ==,
                     rt_cells_equal (rt_grid_filled (&grid), RT_CELLS_ALL));
}

/* Every step: with and without a detail alike; looks, event, counts and grid agree. */
static void
test_steps_agree (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size), *other = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);

  for (guint i = 0; i < own->len; i++) {
    RtGrid givens = grid_of (g_array_index (own, Row, i).puzzle), before = givens;
    RtEvent event = { 0 };
    int n = 0;

    search->start (state, &givens);
    search->start (other, &givens);
    while (n < STEPS_MAX && step_twice (search, state, other, &event, detail)) {
      g_assert_cmpint (event.kind == RT_EVENT_PREPARE, ==, n == 0);
      assert_event (search, state, &before, &event);
      assert_looks (&givens, &before, &event, detail);
      search->grid (state, &before);
      n++;
    }
  }
}

/* A search continues equally from a copy of its state, taken anywhere. */
static void
test_resumes_from_a_copy (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size), *copy = g_malloc0 (search->state_size);
  RtGrid givens = grid_of (SEVERAL);

  for (int at = 0; at < 200; at += 7) {
    RtEvent last = { 0 }, again = { 0 };

    search->start (state, &givens);
    for (int i = 0; i < at; i++)
      g_assert_true (search->step (state, &last, NULL));
    memcpy (copy, state, search->state_size);
    while (search->step (state, &last, NULL))
      g_assert_cmpint (last.kind, !=, RT_EVENT_NONE);
    while (search->step (copy, &again, NULL))
      g_assert_cmpint (again.kind, !=, RT_EVENT_NONE);
    g_assert_cmpmem (&last, sizeof last, &again, sizeof again);
    g_assert_cmpmem (state, search->state_size, copy, search->state_size);
  }
}

/* Adds to TALLY the step that made EVENT. */
static void
tally_step (RtTally *tally, const RtEvent *event, const RtCounts *counts, gboolean by_cell)
{
  tally->at[counts->depth]++;
  tally->dead_ends += event->dead_end;
  if (by_cell && event->kind == RT_EVENT_PLACE)
    tally->written[event->cell]++;
}

/* Runs STATE on by MOST steps, and OTHER step by step as far as it has come. */
static void
run_and_step (const RtSearch *search, void *state, void *other, uint64_t most)
{
  RtEvent event = { .line = 99 }, expected = event;
  RtTally tally = { 0 }, stepped = { 0 };
  uint64_t n = search->run (state, most, &event, most % 2 ? &tally : NULL);
  RtGrid grid, grid_expected;

  g_assert_cmpuint (n, <=, most);
  for (uint64_t i = 0; i < n; i++) {
    g_assert_true (i == 0 || expected.status == RT_STATUS_SEARCHING);
    g_assert_true (search->step (other, &expected, NULL));
    tally_step (&stepped, &expected, other, !search->in_order);
  }
  g_assert_cmpmem (&event, sizeof event, &expected, sizeof expected);
  if (n < most && (n == 0 || event.status == RT_STATUS_SEARCHING))
    g_assert_false (search->step (other, &expected, NULL));
  if (most % 2)
    g_assert_cmpmem (&tally, sizeof tally, &stepped, sizeof stepped);
  g_assert_cmpmem (state, sizeof (RtCounts), other, sizeof (RtCounts));
  search->grid (state, &grid);
  search->grid (other, &grid_expected);
  g_assert_true (rt_grid_equal (&grid, &grid_expected));
}

/* Runs of any length make the same steps, over solutions and to the end. */
static void
test_runs_as_it_steps (gconstpointer data)
{
  static const uint64_t lengths[] = { 1, 2, 3, 0, 17, 4, 1000, 5, 4096, 333 };
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size), *other = g_malloc0 (search->state_size);
  const RtCounts *counts = state;

  for (guint i = 0; i < own->len; i++) {
    RtGrid givens = grid_of (g_array_index (own, Row, i).puzzle);

    search->start (state, &givens);
    search->start (other, &givens);
    for (guint j = 0; j < 1000 && counts->placements < STEPS_MAX; j++)
      run_and_step (search, state, other, lengths[j % G_N_ELEMENTS (lengths)]);
  }
}

/* The rest of a state is rebuilt from its kept part, at each step. */
static void
test_rebuilds (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size);
  g_autofree char *again = g_malloc (search->state_size);
  RtEvent event;

  for (guint i = 0; i < own->len; i++) {
    RtGrid givens = grid_of (g_array_index (own, Row, i).puzzle);
    int n = 0;

    search->start (state, &givens);
    do {
      memcpy (again, state, search->kept_size);
      memset (again + search->kept_size, 0xaa, search->state_size - search->kept_size);
      search->rebuild (again);
      g_assert_cmpmem (again, search->state_size, state, search->state_size);
    } while (n++ < 3000 && search->step (state, &event, NULL));
  }
}

/* Placed and taken back are the same digits in the same order as by the first of the list. */
static void
test_walks_the_same_tree (gconstpointer data)
{
  const RtSearch *search = data, *first = rt_searches[0];
  g_autofree void *state = g_malloc0 (search->state_size), *other = g_malloc0 (first->state_size);

  g_assert_true (search->classic && first->classic);
  for (guint i = 0; i < own->len; i++) {
    RtGrid givens = grid_of (g_array_index (own, Row, i).puzzle);
    RtEvent a = { 0 }, b = { 0 };

    search->start (state, &givens);
    first->start (other, &givens);
    for (int n = 0; n < STEPS_MAX && search->step (state, &a, NULL); n++) {
      g_assert_true (first->step (other, &b, NULL));
      g_assert_cmpint (a.kind, ==, b.kind);
      g_assert_cmpint (a.status, ==, b.status);
      g_assert_cmpint (a.cell, ==, b.cell);
      g_assert_cmpint (a.digit, ==, b.digit);
      g_assert_cmpint (a.dead_end, ==, b.dead_end);
    }
  }
}

/* Checks EVENT, which came after BEFORE and left GRID: the steps of a jump follow one another and end
 * with the cause. */
static void
assert_jump (const RtEvent *event, const RtEvent *before, const RtGrid *grid, const RtGrid *givens)
{
  int n = 0; /* digits after the cause, with the one taken back */

  if (before->over > 0) {
    bool is_end = before->over == 1 && before->other == RT_NO_CELL;

    g_assert_cmpint (event->kind, ==, is_end ? RT_EVENT_END : RT_EVENT_TAKE_BACK);
    g_assert_cmpint (event->over, ==, before->over - 1);
    g_assert_cmpint (event->other, ==, before->other);
    g_assert_cmpint (event->dead_end, ==, 0);
    g_assert_true (event->over || is_end || event->cell == event->other);
  } else if (event->over > 0) {
    for (int cell = event->other == RT_NO_CELL ? 0 : event->other + 1; cell <= event->cell; cell++)
      n += cell == event->cell || (grid->digit[cell] && !givens->digit[cell]);
    g_assert_cmpint (n, ==, event->over);
    g_assert_true (event->other == RT_NO_CELL || grid->digit[event->other]);
  } else if (event->kind == RT_EVENT_TAKE_BACK) {
    g_assert_cmpint (event->other, ==, RT_NO_CELL);
  }
}

/* The events of a jump are those of the digits taken back; only one search jumps. */
static void
test_jumps (gconstpointer data)
{
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size);
  guint n_jumps = 0;

  for (guint i = 0; i < own->len; i++) {
    RtGrid givens = grid_of (g_array_index (own, Row, i).puzzle), grid;
    RtEvent event = { 0 }, before = { 0 };

    search->start (state, &givens);
    for (int n = 0; n < STEPS_MAX && search->step (state, &event, NULL); n++) {
      search->grid (state, &grid);
      assert_jump (&event, &before, &grid, &givens);
      n_jumps += event.over > before.over;
      before = event;
    }
  }
  g_assert_true ((n_jumps > 0) == (search == &rt_search_backjump));
}

static int
compare_grids (const void *a, const void *b)
{
  return memcmp (a, b, sizeof (RtGrid));
}

/* Going on after a solution gives all of them, each once, in rising order if the search is in order; then
 * everything has been taken back, and a further step changes nothing. EXPECTED is rising. */
static void
assert_all_solutions (const RtSearch *search, const Row *row, GArray *expected)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (RtGrid));
  RtGrid givens = grid_of (row->puzzle), grid;
  g_autofree void *state = g_malloc0 (search->state_size), *ended = NULL;
  const RtCounts *counts = state;
  RtEvent event = { 0 }, untouched;

  search->start (state, &givens);
  while (search->step (state, &event, NULL))
    if (event.status == RT_STATUS_SOLVED) {
      search->grid (state, &grid);
      g_array_append_val (found, grid);
    }
  g_assert_cmpuint (found->len, ==, row->n_solutions);
  if (!search->in_order)
    g_array_sort (found, compare_grids);
  g_assert_cmpmem (found->data, found->len * sizeof (RtGrid), expected->data,
                   expected->len * sizeof (RtGrid));
  g_assert_cmpint (event.kind, ==, RT_EVENT_END);
  g_assert_cmpint (event.status, ==, RT_STATUS_EXHAUSTED);
  g_assert_cmpuint (counts->depth, ==, 0);
  g_assert_cmpuint (counts->placements, ==, counts->takebacks);
  search->grid (state, &grid);
  g_assert_true (rt_grid_equal (&grid, &givens));
  ended = g_memdup2 (state, search->state_size);
  untouched = event;
  g_assert_false (search->step (state, &event, NULL));
  g_assert_cmpmem (state, search->state_size, ended, search->state_size);
  g_assert_cmpmem (&event, sizeof event, &untouched, sizeof untouched);
}

static void
test_all_solutions (gconstpointer data)
{
  for (guint i = 0; i < own->len; i++) {
    const Row *row = &g_array_index (own, Row, i);
    g_autoptr (GArray) expected = g_array_new (FALSE, FALSE, sizeof (RtGrid));
    Oracle oracle = { .grid = grid_of (row->puzzle), .found = expected };

    if (g_str_equal (row->puzzle, EMPTY))
      continue;
    g_assert_false (oracle_search (&oracle));
    g_assert_cmpuint (oracle.solutions, ==, row->n_solutions);
    assert_all_solutions (data, row, expected);
  }
}

/* Conflicting givens are reported in the first step, with both cells and the digit, and nothing is
 * tried. */
static void
test_contradictory (gconstpointer data)
{
  static const struct {
    const char *puzzle;
    int first, second, digit;
  } rows[] = {
    { CLASH_IN_ROW, 0, 8, 5 },
    { CLASH_IN_COLUMN, 3, 75, 9 },
    { CLASH_IN_BOX, 60, 71, 1 },
  };
  const RtSearch *search = data;
  g_autofree void *state = g_malloc0 (search->state_size), *other = g_malloc0 (search->state_size);
  g_autofree RtDetail *detail = g_new0 (RtDetail, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtGrid givens = grid_of (rows[i].puzzle), grid;
    RtEvent event = { 0 };
    RtCounts counts;

    search->start (state, &givens);
    search->start (other, &givens);
    g_assert_true (step_twice (search, state, other, &event, detail));
    g_assert_cmpint (event.kind, ==, RT_EVENT_PREPARE);
    g_assert_cmpint (event.status, ==, RT_STATUS_CONTRADICTORY);
    g_assert_cmpint (event.cell, ==, rows[i].first);
    g_assert_cmpint (event.other, ==, rows[i].second);
    g_assert_cmpint (event.digit, ==, rows[i].digit);
    g_assert_false (step_twice (search, state, other, &event, detail));
    g_assert_cmpint (rt_search_run (search, &givens, NULL, &grid, &counts), ==,
                     RT_STATUS_CONTRADICTORY);
    g_assert_cmpuint (counts.placements, ==, 0);
    g_assert_true (rt_grid_equal (&grid, &givens));
  }
}

/* A full grid is solved by the preparation; what follows is the end, without a dead end. */
static void
test_full_grid (gconstpointer data)
{
  const RtSearch *search = data;
  RtGrid givens = grid_of (g_array_index (own, Row, 0).solution);
  g_autofree void *state = g_malloc0 (search->state_size);
  const RtCounts *counts = state;
  RtEvent event = { 0 };

  search->start (state, &givens);
  g_assert_true (search->step (state, &event, NULL));
  g_assert_cmpint (event.kind, ==, RT_EVENT_PREPARE);
  g_assert_cmpint (event.status, ==, RT_STATUS_SOLVED);
  g_assert_true (search->step (state, &event, NULL));
  g_assert_cmpint (event.kind, ==, RT_EVENT_END);
  g_assert_cmpint (event.dead_end, ==, 0);
  g_assert_false (search->step (state, &event, NULL));
  g_assert_cmpuint (counts->placements, ==, 0);
}

/* A run that is stopped says so, and says how far it came. */
static void
test_stops (gconstpointer data)
{
  const RtSearch *search = data;
  RtGrid givens = grid_of (search->classic ? LONG : ENDLESS), grid;
  int n_givens = rt_cells_count (rt_grid_filled (&givens));
  RtStop stop = RT_STOP_INIT;
  RtCounts counts;

  rt_stop_after (&stop, 2);
  g_assert_cmpint (rt_search_run (search, &givens, &stop, &grid, &counts), ==,
                   RT_STATUS_SEARCHING);
  g_assert_cmpuint (counts.placements, >, 0);
  g_assert_cmpint (rt_cells_count (rt_grid_filled (&grid)), ==,
                   n_givens + (int) counts.depth);
  g_assert_cmpint (rt_search_run (search, &givens, &stop, NULL, &counts), ==,
                   RT_STATUS_SEARCHING);
  g_assert_cmpuint (counts.placements, ==, 0);
}

/* The closed forms that the files state. */
static void
test_closed_forms (void)
{
  for (guint i = 0; i < own->len; i++) {
    const Row *row = &g_array_index (own, Row, i);
    RtGrid givens = grid_of (row->puzzle);
    guint64 blanks = (guint64) (81 - rt_cells_count (rt_grid_filled (&givens)));
    guint64 solutions = g_str_equal (row->solution, "-") ? 0 : 1;
    guint64 visits = blanks ? 1 + row->placements - solutions : 0;
    RtCounts counts, tables;

    rt_search_run (&rt_search_masks, &givens, NULL, NULL, &counts);
    g_assert_cmpuint (counts.reads, ==, 81 + 3 * visits);
    rt_search_run (&rt_search_candidates, &givens, NULL, NULL, &counts);
    g_assert_cmpuint (counts.reads, ==, 81 + 27 * visits);
    g_assert_cmpuint (counts.tests, ==, 9 * visits);
    rt_search_run (&rt_search_index, &givens, NULL, NULL, &counts);
    rt_search_run (&rt_search_tables, &givens, NULL, NULL, &tables);
    g_assert_cmpmem (&counts, sizeof counts, &tables, sizeof tables);
  }
}

static void
test_registry (void)
{
  guint n = 0;

  for (const RtSearch *const *search = rt_searches; *search; search++) {
    g_assert_true (rt_search_by_id ((*search)->id) == *search);
    g_assert_cmpuint ((*search)->state_size, <=, RT_STATE_MAX);
    g_assert_cmpuint (g_strv_length ((char **) (*search)->listing), >, 5);
    n++;
  }
  g_assert_cmpuint (n, ==, 10);
  g_assert_null (rt_search_by_id ("no-such-search"));
}

static bool
is_classic (const RtSearch *search)
{
  return search->classic;
}

static bool
has_rows (const RtSearch *search)
{
  return search->in_order;
}

int
main (int argc, char **argv)
{
  static const struct {
    const char *name;
    GTestDataFunc test;
    bool (*is_for) (const RtSearch *search); /* NULL: for each */
  } tests[] = {
    { "golden", test_golden, has_rows },
    { "steps-agree", test_steps_agree, NULL },
    { "resumes-from-a-copy", test_resumes_from_a_copy, NULL },
    { "runs-as-it-steps", test_runs_as_it_steps, NULL },
    { "walks-the-same-tree", test_walks_the_same_tree, is_classic },
    { "jumps", test_jumps, NULL },
    { "all-solutions", test_all_solutions, NULL },
    { "contradictory", test_contradictory, NULL },
    { "full-grid", test_full_grid, NULL },
    { "stops", test_stops, NULL },
  };
  int status;

  g_test_init (&argc, &argv, NULL);
  own = g_array_new (FALSE, FALSE, sizeof (Row));
  shared = g_array_new (FALSE, FALSE, sizeof (Row));
  jumps = g_array_new (FALSE, FALSE, sizeof (Row));
  read_rows (g_getenv ("RT_TEST_DATA"), own);
  read_rows (g_getenv ("RT_SHARED_DATA"), shared);
  g_test_add_func ("/search/registry", test_registry);
  g_test_add_data_func ("/search/own-rows", &own, test_own_rows);
  g_test_add_data_func ("/search/own-rows-of-jumps", &jumps, test_own_rows);
  g_test_add_func ("/search/closed-forms", test_closed_forms);
  for (const RtSearch *const *search = rt_searches; *search; search++)
    for (guint i = 0; i < G_N_ELEMENTS (tests); i++) {
      g_autofree char *path = g_strdup_printf ("/search/%s/%s", (*search)->id, tests[i].name);

      if (!tests[i].is_for || tests[i].is_for (*search))
        g_test_add_data_func (path, *search, tests[i].test);
    }
  for (const RtSearch *const *search = rt_searches; *search; search++)
    if ((*search)->kept_size) {
      g_autofree char *path = g_strdup_printf ("/search/%s/rebuilds", (*search)->id);

      g_test_add_data_func (path, *search, test_rebuilds);
    }
  status = g_test_run ();
  free_rows (own);
  free_rows (shared);
  free_rows (jumps);
  return status;
}
