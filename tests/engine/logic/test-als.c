/* test-als.c - almost locked sets: every set is one, every link is restricted, and what follows
 * does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "witness.h"

#define CHAINS "als-xz als-xz-doubly als-xy-wing als-chain"

/* How many sets; and neighbours have no cell in common. */
static guint
count_sets (const RtStep *step)
{
  guint n = 0;
  RtCells before = RT_CELLS_NONE;

  for (guint i = 0; i < step->n_links; i++) {
    const RtStepLink *link = &step->links[i];

    if (link->kind == RT_LINK_WEAK)
      continue;
    g_assert_cmpint (link->set_digits, !=, 0);
    g_assert_true (rt_cells_is_empty (rt_cells_and (before, link->set_cells)));
    before = link->set_cells;
    n++;
  }
  return n;
}

static void
check_chain (const RtChoices *field, const RtStep *step)
{
  bool loop = step->links[step->n_links - 1].kind == RT_LINK_WEAK;
  guint n = count_sets (step);

  witness_chain (field, step);
  if (step->technique == rt_technique_by_id ("als-chain"))
    g_assert_cmpuint (n, >=, 4);
  else
    g_assert_cmpuint (n, ==, step->technique == rt_technique_by_id ("als-xy-wing") ? 3 : 2);
  g_assert_true (loop == (step->technique == rt_technique_by_id ("als-xz-doubly")));
}

static void
test_chains (void)
{
  witness_steps (CHAINS, check_chain);
}

/* Each digit of the stem has a view, in which its petal is left with the digit that falls. */
static void
check_blossom (const RtChoices *field, const RtStep *step)
{
  int stem = rt_cells_first (step->pattern.cells);
  RtDigits seen = RT_DIGITS_NONE;

  g_assert_cmpint (rt_cells_count (step->pattern.cells), ==, 1);
  g_assert_cmpuint (step->n_links, ==, 2 * step->n_views);
  for (guint i = 0; i < step->n_views; i++) {
    const RtStepLink *links = &step->links[2 * i];

    witness_line (field, links, 2);
    g_assert_cmpint (links[0].kind, ==, RT_LINK_WEAK);
    g_assert_cmpint (links[0].view, ==, i + 1);
    g_assert_true (rt_cells_equal (links[0].from.cells, rt_cells_of (stem)));
    seen |= rt_digits_of (links[0].from.digit);
    for (guint k = 0; k < step->n_removed; k++)
      for_each_digit (digit, step->removed[k].digits)
        g_assert_true (witness_excludes (links[1].to, step->removed[k].cell, digit));
  }
  g_assert_cmpint (seen, ==, field->candidates[stem]);
  g_assert_cmpuint (step->n_views, ==, (guint) rt_digits_count (seen));
  g_assert_cmpuint (step->n_views, >=, 3);
}

static void
test_blossoms (void)
{
  witness_steps ("death-blossom", check_blossom);
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

/* All almost locked sets, by trying. */
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
      if (!filled && rt_digits_count (set.digits) == rt_cells_count (set.cells) + 1)
        g_array_append_val (sets, set);
    }
  return sets;
}

static bool
see_each_other (RtCells cells, RtCells others)
{
  for_each_cell (cell, cells)
    if (!rt_cells_is_empty (rt_cells_minus (others, rt_peer_cells[cell])))
      return false;
  return true;
}

/* What two sets with a restricted common remove: all others that they have in common. */
static void
remove_by (const RtChoices *field, const Set *a, const Set *b, RtDigits removed[RT_N_CELLS])
{
  RtDigits common = a->digits & b->digits, restricted = RT_DIGITS_NONE;

  if (!rt_cells_is_empty (rt_cells_and (a->cells, b->cells)))
    return;
  for_each_digit (x, common)
    if (see_each_other (witness_places (field, a->cells, x), witness_places (field, b->cells, x)))
      restricted |= rt_digits_of (x);
  for_each_digit (z, common)
    if (restricted & ~rt_digits_of (z))
      for (int cell = 0; cell < RT_N_CELLS; cell++)
        if (rt_choices_has (field, cell, z) &&
            see_each_other (rt_cells_of (cell), witness_places (field, a->cells, z)) &&
            see_each_other (rt_cells_of (cell), witness_places (field, b->cells, z)))
          removed[cell] |= rt_digits_of (z);
}

static void
check_complete (RtStudy *study, GPtrArray *steps)
{
  g_autoptr (GArray) sets = sets_of (&study->field);
  RtDigits wanted[RT_N_CELLS] = { 0 }, found[RT_N_CELLS] = { 0 };

  for (guint i = 0; i < sets->len; i++)
    for (guint k = i + 1; k < sets->len; k++)
      remove_by (&study->field, &g_array_index (sets, Set, i), &g_array_index (sets, Set, k),
                 wanted);
  for (guint i = 0; i < steps->len; i++) {
    const RtStep *step = g_ptr_array_index (steps, i);

    for (guint k = 0; k < step->n_removed; k++)
      found[step->removed[k].cell] |= step->removed[k].digits;
  }
  g_assert_cmpmem (found, sizeof found, wanted, sizeof wanted);
}

/* What two sets with a restricted common can remove is removed. */
static void
test_complete (void)
{
  witness_boards ("als-xz", check_complete);
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
  g_test_add_func ("/als/chains", test_chains);
  g_test_add_func ("/als/blossoms", test_blossoms);
  g_test_add_func ("/als/all-solutions", test_all_solutions);
  g_test_add_func ("/als/complete", test_complete);
  g_test_add_func ("/als/nonsense", test_nonsense);
  g_test_add_func ("/als/examples", test_examples);
  return g_test_run ();
}
