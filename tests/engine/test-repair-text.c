/* test-repair-text.c - tests the sentences of proposed repairs. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/repair-text.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "mistype.h"

#include <stdlib.h>
#include <string.h>

/* The proposal that makes AFTER of BEFORE. */
static void
assert_said (const char *before, const char *after, const char *expected)
{
  RtGrid grid = grid_of (before), mended = grid_of (after);
  g_autoptr (GArray) repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
  g_autofree char *said = NULL;

  for (guint i = 0; i < repairs->len; i++)
    if (rt_grid_equal (&g_array_index (repairs, RtRepair, i).after, &mended))
      said = rt_repair_say (&g_array_index (repairs, RtRepair, i));
  g_assert_cmpstr (said, ==, expected);
}

/* EASY and EASY_LESS after their first two rows, and after the first. */
#define REST ".98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define LOOSE_REST ".98....6.8...6...34..8....17...2...6......28....41...5....8..79"
#define ROW_TAIL "6..195..." REST
#define LOOSE_TAIL "6..1.5..." LOOSE_REST

static void
test_words (void)
{
  assert_said ("531" EASY_TAIL, "53." EASY_TAIL,
               "Row 1, column 3: without the 1 it has one solution.");
  assert_said ("54." EASY_TAIL, "53." EASY_TAIL,
               "Row 1, column 2: with 3 instead of 4 it has one solution.");
  assert_said ("51..7...." LOOSE_TAIL, "53..7...." LOOSE_TAIL,
               "Row 1, column 2: with 3 instead of 1 it has solutions.");
  assert_said ("51..7...." LOOSE_TAIL, "5...7...." LOOSE_TAIL,
               "Row 1, column 2: without the 1 it has solutions.");
  assert_said ("35..7...." ROW_TAIL, "53..7...." ROW_TAIL,
               "Row 1, columns 1 and 2: with 3 and 5 exchanged it has one solution.");
  assert_said ("63..7....5..1.5..." LOOSE_REST, "53..7....6..1.5..." LOOSE_REST,
               "Rows 1 and 2, column 1: with 6 and 5 exchanged it has solutions.");
  assert_said ("63..7....5..195..." REST, "53..7....6..195..." REST,
               "Rows 1 and 2, column 1: with 6 and 5 exchanged it has one solution.");
  assert_said ("53...7..." ROW_TAIL, "53..7...." ROW_TAIL,
               "Row 1: with the 7 in column 5 instead of column 6 it has one solution.");
  assert_said ("53...7..." LOOSE_TAIL, "53..7...." LOOSE_TAIL,
               "Row 1: with the 7 in column 5 instead of column 6 it has solutions.");
  assert_said ("5.3..7..." ROW_TAIL, "53..7...." ROW_TAIL,
               "Row 1: with the digits from column 3 on one cell to the left it has one solution.");
}

/* Exchanges rows and columns of TEXT, for the sentences on columns. */
static void
transpose (const char *text, char turned[RT_N_CELLS + 1])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    turned[9 * rt_column_of (cell) + rt_row_of (cell)] = text[cell];
  turned[RT_N_CELLS] = '\0';
}

static void
test_words_of_columns (void)
{
  static const struct { const char *before, *after, *said; } rows[] = {
    { "63..7....5..1.5..." LOOSE_REST, "53..7....6..1.5..." LOOSE_REST,
      "Row 1, columns 1 and 2: with 6 and 5 exchanged it has solutions." },
    { "35..7...." ROW_TAIL, "53..7...." ROW_TAIL,
      "Rows 1 and 2, column 1: with 3 and 5 exchanged it has one solution." },
    { "53...7..." ROW_TAIL, "53..7...." ROW_TAIL,
      "Column 1: with the 7 in row 5 instead of row 6 it has one solution." },
    { "53...7..." LOOSE_TAIL, "53..7...." LOOSE_TAIL,
      "Column 1: with the 7 in row 5 instead of row 6 it has solutions." },
    { "5.3..7..." ROW_TAIL, "53..7...." ROW_TAIL,
      "Column 1: with the digits from row 3 on one cell further up it has one solution." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    char before[RT_N_CELLS + 1], after[RT_N_CELLS + 1];

    transpose (rows[i].before, before);
    transpose (rows[i].after, after);
    assert_said (before, after, rows[i].said);
  }
}

/* Shifts of every kind are said to be what they are: the sentence is read back. */
static void
test_words_of_shifts (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed ((guint32) g_test_rand_int ());
  g_autoptr (GArray) puzzles = puzzles_of_set ("random_minimal", 50);
  bool seen[8] = { false };

  for (int i = 0; i < 4000 && memchr (seen, false, sizeof seen); i++) {
    const RtGrid *puzzle = &g_array_index (puzzles, RtGrid, (guint) (i / 2) % 50);
    g_autoptr (GArray) repairs = NULL;
    RtGrid grid;

    if (!mistype (puzzle, SLIP_SHIFT, random, &grid))
      continue;

    if (i % 2) /* several solutions */
      for (int k = 0; k < 6; k++)
        grid.digit[g_test_rand_int_range (0, RT_N_CELLS)] = 0;
    repairs = rt_repairs (&grid, RT_CELLS_ALL, NULL);
    for (guint k = 0; k < repairs->len; k++) {
      const RtRepair *repair = &g_array_index (repairs, RtRepair, k);
      bool in_row = abs (repair->other - repair->cell) == 1, back = repair->other < repair->cell;
      g_autofree char *said = rt_repair_say (repair), *expected = NULL;
      int row = rt_row_of (repair->cell) + 1, column = rt_column_of (repair->cell) + 1;

      if (repair->kind != RT_REPAIR_SHIFT)
        continue;
      expected = g_strdup_printf (
        "%s %d: with the digits from %s %d on one cell %s it has %s.", in_row ? "Row" : "Column",
        in_row ? row : column, in_row ? "column" : "row", in_row ? column : row,
        in_row ? back ? "to the left" : "to the right" : back ? "further up" : "further down",
        repair->is_unique ? "one solution" : "solutions");
      g_assert_cmpstr (said, ==, expected);
      seen[4 * in_row + 2 * back + repair->is_unique] = true;
    }
  }
  g_assert_null (memchr (seen, false, sizeof seen));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/repair-words/each", test_words);
  g_test_add_func ("/repair-words/columns", test_words_of_columns);
  g_test_add_func ("/repair-words/shifts", test_words_of_shifts);
  return g_test_run ();
}
