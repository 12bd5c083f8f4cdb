/* test-make.c - tests random numbers, symmetries, equivalent puzzles, full grids and minimal
 * puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/reference.h"
#include "engine/make/box-singles.h"
#include "engine/make/canonical.h"
#include "engine/make/full-grid.h"
#include "engine/make/minimal-puzzle.h"
#include "engine/make/neighbour.h"
#include "engine/make/symmetry.h"
#include "engine/make/transform.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>

static RtGrid
transformed (const RtGrid *grid, RtRandom *random)
{
  RtTransform transform;
  RtGrid other;

  rt_transform_init_random (&transform, random);
  rt_transform_apply (&transform, grid, &other);
  return other;
}

static bool
is_unique (const RtGrid *grid)
{
  RtGrid first;

  return reference_count (grid, 2, &first) == 1;
}

/* A seed means the same numbers on every machine and for ever: these are those of today. */
static void
test_random (void)
{
  RtRandom random = rt_random (1, 2), other = rt_random (1, 3);
  int often[7] = { 0 };

  g_assert_cmphex (rt_random_next (&random), ==, UINT64_C (0x9f0b1e7ea7c98bcb));
  g_assert_cmphex (rt_random_next (&random), !=, rt_random_next (&other));
  for (int i = 0; i < 70000; i++)
    often[rt_random_below (&random, 7)]++;
  for (int i = 0; i < 7; i++)   /* five times what is usual */
    g_assert_cmpint (ABS (often[i] - 10000), <, 500);
}

/* Each turn is compared with its effect on the corners, and with repeating it. */
static void
test_turns (void)
{
  static const struct {
    RtTurn turn;
    int corners[4];     /* cells that the turn moves to r1c1, r1c9, r9c1, r9c9 */
    int times;          /* number of turns that restore the grid */
  } rows[] = {
    { RT_TURN_NONE, { 0, 8, 72, 80 }, 1 }, { RT_TURN_RIGHT, { 72, 0, 80, 8 }, 4 },
    { RT_TURN_HALF, { 80, 72, 8, 0 }, 2 }, { RT_TURN_LEFT, { 8, 80, 0, 72 }, 4 },
    { RT_MIRROR_UP_DOWN, { 72, 80, 0, 8 }, 2 }, { RT_MIRROR_LEFT_RIGHT, { 8, 0, 80, 72 }, 2 },
    { RT_MIRROR_DIAGONAL, { 0, 72, 8, 80 }, 2 }, { RT_MIRROR_ANTIDIAGONAL, { 80, 8, 72, 0 }, 2 },
  };
  RtGrid grid = grid_of (EASY);
  RtRandom random = rt_random (0, 0);

  g_assert_cmpint (G_N_ELEMENTS (rows), ==, RT_N_TURNS);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtTransform transform;
    RtGrid now = grid, before;

    for (int k = 0; k < 4; k++)
      g_assert_cmpint (rt_turn_from (rows[i].turn, (const int[]) { 0, 8, 72, 80 }[k]), ==,
                       rows[i].corners[k]);
    if (rows[i].turn == RT_TURN_NONE)
      continue;
    g_assert_true (rt_transform_init_guise (&transform, rt_guises[rows[i].turn].id, &random));
    for (int n = 1; n <= rows[i].times; n++) {
      before = now;
      rt_transform_apply (&transform, &before, &now);
      g_assert_cmpint (rt_grid_equal (&now, &grid), ==, n == rows[i].times);
      g_assert_true (is_unique (&now));
    }
  }
}

/* The orbits are a partition of the cells; each is closed under the turns, and no part of one
 * is. */
static void
test_symmetries (void)
{
  /* Number of orbits, which follows from the cells that each turn leaves in place (Burnside). */
  static const int n_groups[RT_N_SYMMETRIES] = { 81, 41, 21, 45, 45, 45, 45, 25, 25, 15 };

  for (int i = 0; i < RT_N_SYMMETRIES; i++) {
    RtCells all = RT_CELLS_NONE;
    RtOrbits groups;
    int n = 0;

    g_assert_true (rt_symmetry_by_id (rt_symmetries[i].id) == &rt_symmetries[i]);
    rt_symmetry_orbits (&rt_symmetries[i], &groups);
    g_assert_cmpint (groups.n, ==, n_groups[i]);
    for (int k = 0; k < groups.n; k++) {
      n += rt_cells_count (groups.cells[k]);
      all = rt_cells_or (all, groups.cells[k]);
      for_each_cell (cell, groups.cells[k])
        for (int turn = 0; turn < RT_N_TURNS; turn++)
          if (rt_symmetries[i].turns & 1u << turn)
            g_assert_true (rt_cells_has (groups.cells[k], rt_turn_from ((RtTurn) turn, cell)));
    }
    g_assert_cmpint (n, ==, RT_N_CELLS);
    g_assert_true (rt_cells_equal (all, RT_CELLS_ALL));
  }
  g_assert_null (rt_symmetry_by_id ("some"));
}

/* The symmetry of an orbit pattern is found. If the pattern has another symmetry too, that one has
 * fewer orbits. */
static void
test_symmetry_of (void)
{
  RtRandom random = rt_random (3, 0);

  for (int i = 0; i < 20 * RT_N_SYMMETRIES; i++) {
    const RtSymmetry *symmetry = &rt_symmetries[i % RT_N_SYMMETRIES], *found;
    RtCells cells = RT_CELLS_NONE;
    RtOrbits groups, found_groups;

    rt_symmetry_orbits (symmetry, &groups);
    for (int k = 0; k < groups.n; k++)
      if (rt_random_below (&random, 3) == 0)
        cells = rt_cells_or (cells, groups.cells[k]);
    found = rt_symmetry_of (cells);
    rt_symmetry_orbits (found, &found_groups);
    g_assert_cmpint (found_groups.n, <=, groups.n);
    for (int turn = 0; turn < RT_N_TURNS; turn++)
      if (found->turns & 1u << turn)
        for_each_cell (cell, cells)
          g_assert_true (rt_cells_has (cells, rt_turn_from ((RtTurn) turn, cell)));
    if (groups.n > 30)
      g_assert_true (found == symmetry);
  }
  g_assert_cmpstr (rt_symmetry_of (RT_CELLS_NONE)->id, ==, "full");
}

/* All looks are of the same puzzle, and each keeps what its words do not name. */
static void
test_guises (void)
{
  RtRandom random = rt_random (5, 0);
  RtGrid grid = grid_of (EASY), form, other_form;
  int n = 0;

  rt_canonical (&grid, &form);
  for (const RtGuise *guise = rt_guises; guise->id; guise++, n++) {
    RtTransform transform;
    RtGrid other;

    g_assert_true (rt_transform_init_guise (&transform, guise->id, &random));
    rt_transform_apply (&transform, &grid, &other);
    g_assert_false (rt_grid_equal (&grid, &other));
    rt_canonical (&other, &other_form);
    g_assert_true (rt_grid_equal (&form, &other_form));
    if (g_str_equal (guise->id, "digits"))
      g_assert_true (rt_cells_equal (rt_grid_filled (&grid), rt_grid_filled (&other)));
    else if (!g_str_equal (guise->id, "any"))
      for (int digit = 0; digit < 10; digit++)
        g_assert_cmpint (transform.digit[digit], ==, digit);
    if (g_str_equal (guise->id, "half"))
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        g_assert_cmpint (other.digit[cell], ==, grid.digit[80 - cell]);
  }
  g_assert_cmpint (n, ==, RT_N_GUISES);
  g_assert_false (rt_transform_init_guise (&(RtTransform) { 0 }, "round", &random));
}

/* The least grid over all 2 * 6^8 orders of lines, with digits numbered as they appear. */
typedef struct {
  uint8_t digit[9][9];
  uint8_t least[RT_N_CELLS];
} Brute;

static void
try_lines (Brute *brute, const uint8_t rows[9], const uint8_t columns[9])
{
  uint8_t number[10] = { 0 }, next = 1, made[RT_N_CELLS];
  bool is_less = false;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    uint8_t digit = brute->digit[rows[cell / 9]][columns[cell % 9]];

    if (digit && !number[digit])
      number[digit] = next++;
    made[cell] = digit ? number[digit] : 0;
    if (!is_less && made[cell] > brute->least[cell])
      return;
    is_less |= made[cell] < brute->least[cell];
  }
  memcpy (brute->least, made, sizeof made);
}

static void
number_lines (int n, uint8_t lines[9])
{
  static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                        { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
  const uint8_t *bands = orders[n % 6];

  for (int band = 0; band < 3; band++) {
    n /= 6;
    for (int i = 0; i < 3; i++)
      lines[3 * band + i] = (uint8_t) (3 * bands[band] + orders[n % 6][i]);
  }
}

static void
test_canonical_by_definition (void)
{
  const char *const texts[] = { LONG };

  for (gsize t = 0; t < G_N_ELEMENTS (texts); t++) {
    RtGrid grid = grid_of (texts[t]), least;
    Brute brute;

    memset (brute.least, 9, sizeof brute.least);
    for (int mirrored = 0; mirrored < 2; mirrored++) {
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        brute.digit[mirrored ? cell % 9 : cell / 9][mirrored ? cell / 9 : cell % 9] =
          grid.digit[cell];
      for (int r = 0; r < 1296; r++)
        for (int c = 0; c < 1296; c++) {
          uint8_t rows[9], columns[9];

          number_lines (r, rows);
          number_lines (c, columns);
          try_lines (&brute, rows, columns);
        }
    }
    rt_canonical (&grid, &least);
    g_assert_cmpmem (least.digit, RT_N_CELLS, brute.least, RT_N_CELLS);
  }
}

/* All equal puzzles have the same form, which is one of them; others have others. */
static void
test_canonical (void)
{
  const char *const texts[] = { EASY, LONG, SOLVED, ONE_BLANK, EMPTY, TWO, FIVES, SEVERAL };
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  RtRandom random = rt_random (7, 0);

  for (gsize t = 0; t < G_N_ELEMENTS (texts); t++) {
    RtGrid grid = grid_of (texts[t]), form, again;
    char text[RT_N_CELLS + 1];
    int n = n_cases (t == 2 || t == 3 ? 5 : 200);   /* full grids take long */

    rt_canonical (&grid, &form);
    g_assert_true (g_hash_table_add (forms, g_strdup (rt_grid_print (&form, text))));
    g_assert_cmpint (rt_cells_count (rt_grid_filled (&form)), ==,
                     rt_cells_count (rt_grid_filled (&grid)));
    for (int i = 0; i < n; i++) {
      RtGrid other = transformed (&grid, &random);

      rt_canonical (&other, &again);
      g_assert_true (rt_grid_equal (&form, &again));
    }
    again = form;
    rt_canonical (&again, &again);
    g_assert_true (rt_grid_equal (&form, &again));
  }
}

/* No two of the puzzles with 17 givens are the same. */
static void
test_canonical_17 (void)
{
  const char *shared = g_getenv ("RT_SHARED_DATA");
  g_autofree char *path = shared ? g_build_filename (shared, "puzzles", "17_clue.txt", NULL) : NULL;
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *all = NULL;
  gsize size;
  guint n = 0, n_lines = 0;

  if (!path || !g_file_get_contents (path, &all, &size, NULL)) {
    g_test_skip ("the list of puzzles with 17 givens is not here");
    return;
  }
  for (char *line = all, *end; (end = memchr (line, '\n', size - (gsize) (line - all))); line = end + 1) {
    char text[RT_N_CELLS + 1];
    RtGrid grid;

    *end = '\0';
    if (!rt_grid_parse (&grid, line) || n_lines++ % (guint) every_nth () != 0)
      continue;
    n++;
    rt_canonical (&grid, &grid);
    g_hash_table_add (forms, g_strdup (rt_grid_print (&grid, text)));
  }
  g_assert_cmpuint (n_lines, ==, 49158);
  g_assert_cmpuint (g_hash_table_size (forms), ==, n);
}

static void
assert_full (const RtGrid *grid)
{
  g_assert_cmpint (rt_cells_count (rt_grid_filled (grid)), ==, RT_N_CELLS);
  g_assert_true (rt_cells_is_empty (rt_grid_conflicts (grid)));
}

static void
test_full (void)
{
  RtRandom random = rt_random (11, 0);
  RtGrid before = { 0 }, grid;
  char text[RT_N_CELLS + 1];

  for (int i = 0; i < 200; i++) {
    rt_full_quick (&random, &grid);
    assert_full (&grid);
    g_assert_false (rt_grid_equal (&grid, &before));
    before = grid;
  }
  /* A seed means the same grids anywhere, and in later versions. */
  rt_grid_print (&grid, text);
  g_assert_cmpstr (text, ==, "874325169691874532325196874946718253518243796237659481452937618763481925189562347");
}

/* No group of the symmetry can go, and the rest is still the same puzzle. */
static void
test_minimise (void)
{
  RtRandom random = rt_random (13, 0);

  for (int i = 0; i < 5 * RT_N_SYMMETRIES; i++) {
    RtOrbits groups, given;
    RtGrid full, puzzle;
    int n;

    rt_symmetry_orbits (&rt_symmetries[i % RT_N_SYMMETRIES], &groups);
    rt_orbits_shuffle (&groups, &random);
    rt_full_quick (&random, &full);
    puzzle = full;
    rt_minimise (&puzzle, &groups);
    g_assert_true (is_unique (&puzzle));
    rt_orbits_of (&groups, rt_grid_filled (&puzzle), &given);
    for (int k = 0; k < given.n; k++) {
      RtGrid less = puzzle;

      for_each_cell (cell, given.cells[k]) {
        g_assert_cmpint (puzzle.digit[cell], ==, full.digit[cell]);
        less.digit[cell] = 0;
      }
      g_assert_false (is_unique (&less));
      for (int all = 0; all < groups.n; all++)    /* none of its cells stays behind */
        if (rt_cells_has (groups.cells[all], rt_cells_first (given.cells[k])))
          g_assert_true (rt_cells_equal (groups.cells[all], given.cells[k]));
    }
    if (i % RT_N_SYMMETRIES == 0)
      g_assert_true (rt_is_minimal (&puzzle));
    puzzle = full;
    n = rt_minimise_to (&puzzle, &groups, 45);
    g_assert_cmpint (n, ==, rt_cells_count (rt_grid_filled (&puzzle)));
    g_assert_cmpint (n, >=, 45);
    g_assert_cmpint (n, <=, 45 + 7);
    g_assert_true (is_unique (&puzzle));
  }
}

/* Last digits and hidden singles in boxes by the definition: each digit is looked for in each house. */
static bool
solve_by_boxes (const RtGrid *puzzle)
{
  RtGrid grid = *puzzle;
  int n = rt_cells_count (rt_grid_filled (puzzle)), before;

  do {
    before = n;
    for (int house = 0; house < 27; house++)
      for (uint8_t digit = 1; digit <= 9; digit++) {
        int n_places = 0, n_empty = 0, place = 0;

        for (int i = 0; i < 9; i++) {
          int cell = rt_houses[house][i];

          n_empty += !grid.digit[cell];
          if (!grid.digit[cell] && rt_grid_fits (&grid, cell, digit)) {
            n_places++;
            place = cell;
          }
        }
        if (n_places == 1 && (house >= 18 || n_empty == 1)) {
          grid.digit[place] = digit;
          n++;
        }
      }
  } while (n > before);
  return n == RT_N_CELLS;
}

/* A puzzle that they solve, of which nothing can go; or else one of which something could. */
static void
test_box_singles (void)
{
  RtRandom random = rt_random (23, 0);
  int n_minimal = 0;

  for (int i = 0; i < n_cases (400); i++) {
    RtOrbits groups, given;
    bool is_minimal = true, is_said;
    RtGrid puzzle;

    rt_full_quick (&random, &puzzle);
    rt_symmetry_orbits (&rt_symmetries[i % 3], &groups);
    rt_orbits_shuffle (&groups, &random);
    is_said = rt_box_singles_minimise (&puzzle, &groups);
    n_minimal += is_said;
    g_assert_true (solve_by_boxes (&puzzle));
    rt_orbits_of (&groups, rt_grid_filled (&puzzle), &given);
    for (int k = 0; k < given.n; k++) {
      RtGrid less = puzzle;

      for_each_cell (cell, given.cells[k])
        less.digit[cell] = 0;
      is_minimal &= !is_unique (&less);
      g_assert_false (solve_by_boxes (&less));
    }
    g_assert_cmpint (is_minimal, ==, is_said);
  }
  g_assert_cmpint (n_minimal, >, 0);
}

/* A neighbour is a minimal puzzle of its own with the same symmetry, and has most of the givens. */
static void
test_neighbours (void)
{
  RtRandom random = rt_random (19, 0);
  int n_other = 0;

  for (int i = 0; i < 5 * RT_N_SYMMETRIES; i++) {
    RtOrbits groups, shuffled, given;
    RtGrid full, puzzle, other, blank;
    int n_kept = 0;

    rt_symmetry_orbits (&rt_symmetries[i % RT_N_SYMMETRIES], &groups);
    shuffled = groups;
    rt_orbits_shuffle (&shuffled, &random);
    rt_full_quick (&random, &full);
    puzzle = full;
    rt_minimise (&puzzle, &shuffled);
    rt_neighbour (&puzzle, &groups, &random, &other);
    g_assert_true (is_unique (&other));
    n_other += !rt_grid_equal (&other, &puzzle);
    rt_orbits_of (&groups, rt_grid_filled (&other), &given);
    for (int k = 0; k < given.n; k++) {
      RtGrid less = other;

      for_each_cell (cell, given.cells[k])
        less.digit[cell] = 0;
      g_assert_false (is_unique (&less));
    }
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      n_kept += other.digit[cell] && other.digit[cell] == puzzle.digit[cell];
    g_assert_cmpint (n_kept, >=, 1);
    for (int k = 0; k < groups.n; k++)
      for_each_cell (cell, groups.cells[k])
        g_assert_cmpint (!other.digit[cell], ==,
                         !other.digit[rt_cells_first (groups.cells[k])]);

    blank = puzzle;
    for_each_cell (cell, groups.cells[i % groups.n])
      blank.digit[cell] = 0;
    n_kept = rt_cells_count (rt_grid_filled (&blank));
    g_assert_cmpint (rt_add_until_unique (&blank, &groups, &random), ==,
                     rt_cells_count (rt_grid_filled (&blank)) - n_kept);
    g_assert_true (is_unique (&blank));
    g_assert_cmpint (rt_add_until_unique (&blank, &groups, &random), ==, 0);
  }
  g_assert_cmpint (n_other, >=, 3 * RT_N_SYMMETRIES);
}

static bool
add_text (const RtGrid *puzzle, void *data)
{
  GPtrArray *texts = data;
  char text[RT_N_CELLS + 1];

  g_ptr_array_add (texts, g_strdup (rt_grid_print (puzzle, text)));
  return texts->len < 1000;
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All minimal puzzles, found by trying every part of a puzzle with some givens too many. */
static void
test_all_minimal (void)
{
  RtRandom random = rt_random (17, 0);

  for (int i = 0; i < 4; i++) {
    g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
    g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free);
    RtOrbits groups;
    RtGrid full, puzzle;
    uint8_t some[16];
    int n = 0;

    rt_symmetry_orbits (&rt_symmetries[0], &groups);
    rt_orbits_shuffle (&groups, &random);
    rt_full_quick (&random, &full);
    puzzle = full;
    rt_minimise (&puzzle, &groups);
    for (int added = 0; added < 3; added++) {
      int cell = (int) rt_random_below (&random, RT_N_CELLS);

      puzzle.digit[cell] = full.digit[cell];
    }
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      if (puzzle.digit[cell]) {
        RtGrid less = puzzle;

        less.digit[cell] = 0;
        if (is_unique (&less) && n < 16)
          some[n++] = (uint8_t) cell;
      }
    for (unsigned part = 0; part < 1u << n; part++) {
      RtGrid less = puzzle;

      for (int k = 0; k < n; k++)
        if (part >> k & 1)
          less.digit[some[k]] = 0;
      if (is_unique (&less) && rt_is_minimal (&less))
        add_text (&less, expected);
    }
    g_assert_true (rt_minimal_visit (&puzzle, add_text, found, NULL));
    g_ptr_array_sort (found, compare_texts);
    g_ptr_array_sort (expected, compare_texts);
    g_assert_cmpuint (found->len, ==, expected->len);
    for (guint k = 0; k < found->len; k++)
      g_assert_cmpstr (g_ptr_array_index (found, k), ==, g_ptr_array_index (expected, k));
  }
}

static void
test_stopped (void)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  RtGrid puzzle = grid_of (EASY);
  RtStop stop = RT_STOP_INIT;

  rt_stop_after (&stop, 100);
  g_assert_false (rt_minimal_visit (&puzzle, add_text, found, &stop));
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/make", test_random, test_turns, test_symmetries,
                    test_symmetry_of, test_guises, test_canonical_by_definition, test_canonical,
                    test_canonical_17, test_full, test_minimise, test_box_singles,
                    test_neighbours, test_all_minimal, test_stopped);
}
