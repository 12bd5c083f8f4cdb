/* test-als.c - almost locked sets: the reasons, and that two or three linked sets
 * remove all they can. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "witness.h"

#include "positions.h"
#include "puzzles.h"

#include "common/share.h"

#define N_PUZZLES 5

#define CHAINS "als-xz als-xz-doubly als-xy-wing als-chain"

static void
test_reasons (void)
{
  witness_steps (CHAINS " death-blossom");
}

static void
test_all_solutions (void)
{
  witness_all_solutions (CHAINS " death-blossom");
}

typedef struct {
  RtCells cells;
  RtDigits digits;
} Set;

static bool
has_cells (const GArray *sets, RtCells cells)
{
  for (guint i = 0; i < sets->len; i++)
    if (rt_cells_equal (g_array_index (sets, Set, i).cells, cells))
      return true;
  return false;
}

/* All almost locked sets, by trying; those of two houses once. */
static GArray *
sets_of (const RtChoices *field)
{
  GArray *sets = g_array_new (FALSE, FALSE, sizeof (Set));

  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int places = 1; places < 512; places++) {
      Set set = { RT_CELLS_NONE, RT_DIGITS_NONE };
      bool filled = false;

      for (int i = 0; i < 9; i++)
        if (places >> i & 1) {
          rt_cells_add (&set.cells, rt_houses[house][i]);
          set.digits |= field->candidates[rt_houses[house][i]];
          filled |= field->digit[rt_houses[house][i]] != 0;
        }
      if (!filled && rt_digits_count (set.digits) == rt_cells_count (set.cells) + 1 &&
          !has_cells (sets, set.cells))
        g_array_append_val (sets, set);
    }
  return sets;
}

static RtCells
places_in (const RtChoices *field, RtCells cells, int digit)
{
  RtCells places = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    if (rt_choices_has (field, cell, digit))
      rt_cells_add (&places, cell);
  return places;
}

static bool
see_each_other (RtCells cells, RtCells others)
{
  for_each_cell (cell, cells)
    if (!rt_cells_is_empty (rt_cells_minus (others, rt_peer_cells[cell])))
      return false;
  return true;
}

/* The digits that A and B cannot both have. */
static RtDigits
restricted_of (const RtChoices *field, const Set *a, const Set *b)
{
  RtDigits restricted = RT_DIGITS_NONE;

  if (rt_cells_is_empty (rt_cells_and (a->cells, b->cells)))
    for_each_digit (x, (RtDigits) (a->digits & b->digits))
      if (see_each_other (places_in (field, a->cells, x), places_in (field, b->cells, x)))
        restricted |= rt_digits_of (x);
  return restricted;
}

/* What two sets with a restricted common remove: all others that they have in common. */
static void
remove_by (const RtChoices *field, const Set *a, const Set *b, RtDigits removed[RT_N_CELLS])
{
  RtDigits restricted = restricted_of (field, a, b);

  for_each_digit (z, (RtDigits) (a->digits & b->digits))
    if (restricted & ~rt_digits_of (z))
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        if (rt_choices_has (field, cell, z) &&
            see_each_other (rt_cells_of (cell), places_in (field, a->cells, z)) &&
            see_each_other (rt_cells_of (cell), places_in (field, b->cells, z)))
          removed[cell] |= rt_digits_of (z);
}

static void
assert_removes (GPtrArray *steps, const RtDigits wanted[RT_N_CELLS])
{
  RtDigits found[RT_N_CELLS] = { 0 };

  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    for (guint k = 0; k < step->n_removed; k++)
      found[step->removed[k].cell] |= step->removed[k].digits;
  }
  g_assert_cmpmem (found, sizeof found, wanted, sizeof found);
}

static void
remove_by_two (const RtChoices *field, const GArray *sets, RtDigits removed[RT_N_CELLS])
{
  for (guint i = 0; i < sets->len; i++)
    for (guint k = i + 1; k < sets->len; k++)
      remove_by (field, &g_array_index (sets, Set, i), &g_array_index (sets, Set, k), removed);
}

/* Whether one of the sets ENDS has X in common with MIDDLE, and another one Y. */
static bool
is_between (const RtChoices *field, const Set *middle, const GPtrArray *ends, int z)
{
  for (guint i = 0; i < ends->len; i++)
    for (guint k = i + 1; k < ends->len; k++) {
      RtDigits x = restricted_of (field, g_ptr_array_index (ends, i), middle);
      RtDigits y = restricted_of (field, g_ptr_array_index (ends, k), middle);

      x &= (RtDigits) ~rt_digits_of (z);
      y &= (RtDigits) ~rt_digits_of (z);
      if (x && y && rt_digits_count (x | y) > 1)
        return true;
    }
  return false;
}

/* What three sets remove: the outer ones cannot both lose a digit to CELL. */
static void
remove_by_three (const RtChoices *field, const GArray *sets, int cell, int z,
                 RtDigits removed[RT_N_CELLS])
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();

  for (guint i = 0; i < sets->len; i++) {
    Set *set = &g_array_index (sets, Set, i);

    if (rt_digits_has (set->digits, z) && !rt_cells_has (set->cells, cell) &&
        see_each_other (rt_cells_of (cell), places_in (field, set->cells, z)))
      g_ptr_array_add (ends, set);
  }
  for (guint i = 0; i < sets->len; i++)
    if (is_between (field, &g_array_index (sets, Set, i), ends, z)) {
      removed[cell] |= rt_digits_of (z);
      return;
    }
}

static void
check_complete (RtStudy *study, GPtrArray *steps)
{
  g_autoptr (GArray) sets = sets_of (&study->field);
  RtDigits wanted[RT_N_CELLS] = { 0 };

  remove_by_two (&study->field, sets, wanted);
  assert_removes (steps, wanted);
}

/* To try all threes takes long: it is done on some boards of many. */
static void
visit_wings (RtStudy *study, gpointer data)
{
  const RtLadder *ladder = data;
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GArray) sets = NULL;
  RtDigits wanted[RT_N_CELLS] = { 0 };

  if (g_test_rand_int_range (0, 10) > 0)
    return;
  steps = rt_reason_all (study, ladder, false);
  sets = sets_of (&study->field);
  remove_by_two (&study->field, sets, wanted);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (z, study->field.candidates[cell])
      if (!rt_digits_has (wanted[cell], z))
        remove_by_three (&study->field, sets, cell, z, wanted);
  assert_removes (steps, wanted);
}

/* What two sets with a restricted common can remove is removed. */
static void
test_complete (void)
{
  witness_boards ("als-xz", check_complete);
}

/* So is what three can, where much is open. */
static void
test_wings_complete (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("als-xz als-xy-wing");

  for_each_random_board (n_cases (N_PUZZLES), visit_wings, ladder);
}

static void
test_nonsense (void)
{
  witness_nonsense (CHAINS " death-blossom");
}

static const WitnessExample examples[] = {
  { "als-xz",
    ".8.7...24...6..95.......8....8.2....2.......115.....43.1..6......3..8.6...713....",
    "ALS-XZ: (2=4)r7c3-(4=25)r79c6 => r7c4<>2" },
  { "als-xz-doubly",
    ".14.......7..2.8.4..2.56..73..284...1..........96.5......5...31.2...8.9......7...",
    "Doubly Linked ALS-XZ: (5=6)r2c8-(6=359)r1c679-(5)r2c8 => r1c1<>9" },
  { "als-xy-wing",
    ".29..45.3....3.....13.6......7..3..52...7.6........8....269....73.....9.8....74.6",
    "ALS-XY-Wing: (1=2)r9c5-(2=18)r19c8-(8=1)r1c5 => r46c5<>1" },
  { "als-chain",
    ".387...1..........5.2...8.7.....52......976.8.7.....9115......6....8.....2.3.1..4",
    "ALS Chain: (6=9)r1c1-(9=46)r23c2-(6=9)r8c2-(9=6)r8c6 => r1c6<>6" },
  { "death-blossom",
    "5.6...27..498.5...3.....5...9.....6.16...........8......352...6...6....4....398.2",
    "Death Blossom: r4c6 (3)r4c6-(3=78)r4c19, (4)r4c6-(4=8)r7c6, (7)r4c6-(7=8)r4c1 => r7c1<>8" },
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
  g_test_add_func ("/als/reasons", test_reasons);
  g_test_add_func ("/als/all-solutions", test_all_solutions);
  g_test_add_func ("/als/complete", test_complete);
  g_test_add_func ("/als/wings-complete", test_wings_complete);
  g_test_add_func ("/als/nonsense", test_nonsense);
  g_test_add_func ("/als/examples", test_examples);
  return g_test_run ();
}
