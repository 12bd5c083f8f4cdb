/* test-sectors.c - patterns that count the digits of several houses: the counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "witness.h"

#include "engine/logic/reason.h"

static RtCells
marked (const RtStep *step, RtMarkRole role)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < step->n_marks; i++)
    if (step->marks[i].role == role)
      rt_cells_add (&cells, step->marks[i].cell);
  return cells;
}

static RtDigits
digits_in (const RtChoices *field, RtCells cells)
{
  RtDigits digits = RT_DIGITS_NONE;

  for_each_cell (cell, cells)
    digits |= field->candidates[cell];
  return digits;
}

static bool
lies_in (RtCells cells, int house)
{
  for_each_cell (cell, cells)
    if (rt_houses_of[cell][house / 9] != house)
      return false;
  return true;
}

static bool
is_seen (RtCells cells, int by)
{
  return rt_cells_is_empty (rt_cells_minus (cells, rt_peer_cells[by]));
}

/* As many digits as cells; each in one house, so that it is there once; what sees all its places
 * loses it. */
static void
check_coq (const RtChoices *field, const RtStep *step)
{
  RtCells crossing = marked (step, RT_MARK_PATTERN);
  RtCells in_box = marked (step, RT_MARK_SET_1), in_line = marked (step, RT_MARK_SET_2);
  RtCells box = rt_cells_or (crossing, in_box), line = rt_cells_or (crossing, in_line);
  RtCells all = rt_cells_or (box, line);
  int box_house = step->houses[0].house, line_house = step->houses[1].house;

  g_assert_cmpuint (step->n_houses, ==, 2);
  g_assert_true (box_house >= 18 && line_house < 18);
  g_assert_true (lies_in (box, box_house) && lies_in (line, line_house));
  g_assert_cmpint (rt_cells_count (crossing), >=, 2);
  g_assert_cmpint (rt_digits_count (digits_in (field, crossing)), >=,
                   rt_cells_count (crossing) + 2);
  g_assert_false (rt_cells_is_empty (in_box) || rt_cells_is_empty (in_line));
  g_assert_cmpint (digits_in (field, in_box) & digits_in (field, in_line), ==, 0);
  g_assert_cmpint (rt_digits_count (digits_in (field, all)), ==, rt_cells_count (all));
  g_assert_true (rt_cells_equal (all, step->pattern.cells));
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      RtCells places = witness_places (field, all, digit);

      g_assert_false (rt_cells_is_empty (places));
      g_assert_true (lies_in (places, box_house) || lies_in (places, line_house));
      g_assert_false (rt_cells_has (all, step->removed[i].cell));
      g_assert_true (is_seen (places, step->removed[i].cell));
    }
}

static void
test_coq (void)
{
  witness_steps ("sue-de-coq", check_coq);
}

/* How many of the 27 houses, three at most, are needed for PLACES. */
static int
n_houses_for (RtCells places)
{
  if (rt_cells_is_empty (places))
    return 0;
  for (int house = 0; house < RT_N_HOUSES; house++)
    if (lies_in (places, house))
      return 1;
  for (int house = 0; house < RT_N_HOUSES; house++) {
    RtCells rest = places;

    for (int i = 0; i < 9; i++)
      rt_cells_remove (&rest, rt_houses[house][i]);
    for (int other = 0; other < RT_N_HOUSES; other++)
      if (lies_in (rest, other))
        return 2;
  }
  return 3;
}

/* The cells of the cross-lines that are outside the boxes of the base and the targets, where
 * DIGIT is or may be. */
static RtCells
crossed (const RtChoices *field, const RtStep *step, RtCells core, int digit)
{
  RtCells cells = RT_CELLS_NONE;

  for (guint k = 0; k < step->n_houses; k++)
    for (int i = 0; i < 9; i++) {
      int cell = rt_houses[step->houses[k].house][i];
      bool outside = true;

      for_each_cell (other, core)
        outside &= rt_box_of (other) != rt_box_of (cell);
      if (outside && (field->digit[cell] == digit || rt_choices_has (field, cell, digit)))
        rt_cells_add (&cells, cell);
    }
  return cells;
}

/* Base and targets are where they should be; returns the targets' companions. */
static RtCells
check_exocet_cells (const RtStep *step, RtCells base, RtCells targets)
{
  int first = rt_cells_first (base), second = rt_cells_next (base, first);
  int kind = step->houses[0].house / 9, across = 1 - kind;
  RtCells companions = RT_CELLS_NONE, core = rt_cells_or (base, targets);

  g_assert_cmpint (rt_cells_count (base), ==, 2);
  g_assert_cmpint (rt_cells_count (targets), ==, 2);
  g_assert_cmpuint (step->n_houses, ==, 3);
  g_assert_cmpint (rt_box_of (first), ==, rt_box_of (second));
  g_assert_cmpint (rt_houses_of[first][across], ==, rt_houses_of[second][across]);
  for_each_cell (target, targets) {
    bool crossed_here = false;

    g_assert_cmpint (rt_houses_of[target][across] / 3, ==, rt_houses_of[first][across] / 3);
    g_assert_cmpint (rt_houses_of[target][across], !=, rt_houses_of[first][across]);
    for_each_cell (other, core)
      g_assert_true (other == target || rt_box_of (other) != rt_box_of (target));
    for (guint k = 0; k < 3; k++)
      crossed_here |= step->houses[k].house == rt_houses_of[target][kind];
    g_assert_true (crossed_here);
    for (int i = 0; i < 9; i++) {
      int cell = rt_houses[rt_houses_of[target][kind]][i];

      if (rt_box_of (cell) == rt_box_of (target) && cell != target &&
          rt_houses_of[cell][across] != rt_houses_of[first][across])
        rt_cells_add (&companions, cell);
    }
  }
  for (guint k = 0; k < 3; k++)
    g_assert_false (rt_houses_of[first][kind] == step->houses[k].house ||
                    rt_houses_of[second][kind] == step->houses[k].house);
  g_assert_cmpint (rt_cells_count (companions), ==, 2);
  return companions;
}

static void
check_exocet (const RtChoices *field, const RtStep *step)
{
  RtCells base = marked (step, RT_MARK_PATTERN), targets = marked (step, RT_MARK_SECOND);
  RtCells core = rt_cells_or (base, targets);
  RtCells companions = check_exocet_cells (step, base, targets);
  RtDigits digits = digits_in (field, base), able = RT_DIGITS_NONE;

  g_assert_cmpint (digits, ==, step->pattern.digits);
  for_each_cell (companion, companions) {
    g_assert_cmpint (field->candidates[companion] & digits, ==, 0);
    g_assert_false (field->digit[companion] && rt_digits_has (digits, field->digit[companion]));
  }
  for_each_digit (digit, digits) {
    int n = n_houses_for (crossed (field, step, core, digit));

    g_assert_cmpint (n, <=, 2);
    if (n == 2 && rt_digits_has (digits_in (field, targets), digit))
      able |= rt_digits_of (digit);
  }
  for (guint i = 0; i < step->n_removed; i++) {
    g_assert_true (rt_cells_has (core, step->removed[i].cell));
    g_assert_cmpint (step->removed[i].digits & able, ==, 0);
  }
}

static void
test_exocet (void)
{
  witness_steps ("junior-exocet", check_exocet);
}

/* The houses that count a digit, as a set for each digit. */
static void
find_counted (const RtChoices *field, const RtStep *step, RtHouses counted[9])
{
  RtCells lines = marked (step, RT_MARK_PATTERN), boxes = marked (step, RT_MARK_SECOND);
  RtHouses shown = 0;

  for (guint i = 0; i < step->n_houses; i++)
    shown |= UINT32_C (1) << step->houses[i].house;
  g_assert_true (rt_cells_equal (rt_cells_or (lines, boxes), step->pattern.cells));
  for (guint i = 0; i < step->n_marks; i++) {
    const RtStepMark *mark = &step->marks[i];

    for (int kind = 0; kind < 3; kind++) {
      RtHouses house = UINT32_C (1) << rt_houses_of[mark->cell][kind];

      if (shown & house && ((mark->role == RT_MARK_PATTERN && kind != RT_KIND_BOX) ||
                            (mark->role == RT_MARK_SECOND && kind == RT_KIND_BOX)))
        counted[mark->digit - 1] |= house;
    }
  }
  /* All is counted. */
  for_each_cell (cell, step->pattern.cells)
    for_each_digit (digit, field->candidates[cell]) {
      RtHouses houses = 0;

      for (int kind = 0; kind < 3; kind++)
        houses |= UINT32_C (1) << rt_houses_of[cell][kind];
      g_assert_cmpint (houses & counted[digit - 1], !=, 0);
    }
}

static void
check_sk_loop (const RtChoices *field, const RtStep *step)
{
  RtHouses counted[9] = { 0 };
  int n = 0;

  find_counted (field, step, counted);
  for (int i = 0; i < 9; i++)
    n += __builtin_popcount (counted[i]);
  g_assert_cmpint (rt_cells_count (step->pattern.cells), ==, 16);
  g_assert_cmpint (n, ==, 16);
  for_each_cell (cell, step->pattern.cells)
    g_assert_cmpint (field->digit[cell], ==, 0);
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (digit, step->removed[i].digits) {
      RtHouses houses = 0;

      for (int kind = 0; kind < 3; kind++)
        houses |= UINT32_C (1) << rt_houses_of[step->removed[i].cell][kind];
      g_assert_cmpint (houses & counted[digit - 1], !=, 0);
      g_assert_false (rt_cells_has (step->pattern.cells, step->removed[i].cell));
    }
}

static int
count_removed (const RtStep *step)
{
  int n = 0;

  for (guint i = 0; i < step->n_removed; i++)
    n += rt_digits_count (step->removed[i].digits);
  return n;
}

/* “Easter Monster”, in which it was first seen. */
#define MONSTER "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"

/* No puzzle made at random has one: this one is turned. */
static void
test_sk_loop (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("sk-loop");
  RtGrid grid, turned;

  g_assert_true (rt_grid_parse (&grid, MONSTER));
  for (int turn = 0; turn < 8; turn++) {
    g_autoptr (GPtrArray) steps = NULL;

    for (int cell = 0; cell < RT_N_CELLS; cell++) {
      int row = turn & 1 ? 8 - cell / 9 : cell / 9, column = turn & 2 ? 8 - cell % 9 : cell % 9;
      int digit = grid.digit[turn & 4 ? 9 * column + row : 9 * row + column];

      turned.digit[cell] = (uint8_t) (digit ? (digit + turn) % 9 + 1 : 0);
    }
    rt_study_at_grid (study, &turned);
    steps = rt_reason_all (study, ladder, false);
    g_assert_cmpuint (steps->len, ==, 1);
    g_assert_cmpint (count_removed (g_ptr_array_index (steps, 0)), ==, 13);
    check_sk_loop (&study->field, g_ptr_array_index (steps, 0));
  }
}

static void
test_all_solutions (void)
{
  witness_all_solutions ("sue-de-coq junior-exocet sk-loop");
}

static void
test_nonsense (void)
{
  witness_nonsense ("sue-de-coq junior-exocet sk-loop");
}

static const WitnessExample examples[] = {
  { "sue-de-coq",
    "78.2...9.....1.4.....9...63..5.......2.1....69...26...3....1..7...4.89..4..75....",
    "Sue de Coq: 1,2,5,8 in r189c9,r7c7 => r8c8<>2" },
  { "junior-exocet",
    "5.6.9.....2..6.5.7.3.....1.4....9.....15..794......2.......4..1...9.......9178..3",
    "Junior Exocet: 2,3,6,8 in r4c23,r5c5,r6c8 => r4c3,r5c5,r6c8<>3" },
  { "sk-loop", MONSTER,
    "SK-Loop: r1379c28,r28c1379 => r7c3<>1, r3c1<>2, r2c5,r5c8<>3, r5c2,r8c5<>4, r8c4<>5, r9c1<>6, "
    "r1c3<>7, r2c56,r5c2<>8, r5c8<>9" },
};

static void
test_examples (void)
{
  witness_examples (examples, G_N_ELEMENTS (examples));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sectors/sue-de-coq", test_coq);
  g_test_add_func ("/sectors/exocet", test_exocet);
  g_test_add_func ("/sectors/sk-loop", test_sk_loop);
  g_test_add_func ("/sectors/all-solutions", test_all_solutions);
  g_test_add_func ("/sectors/nonsense", test_nonsense);
  g_test_add_func ("/sectors/examples", test_examples);
  return g_test_run ();
}
