/* test-als.c - tests almost locked sets: the reasons of steps, and an example of each technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/board/random-boards.h"

#define CHAINS "als-xz als-xz-doubly als-xy-wing als-chain"
#define BLOSSOMS " death-blossom aligned-pair-sets"

static void
test_reasons (void)
{
  witness_steps (CHAINS BLOSSOMS);
}

static void
test_all_solutions (void)
{
  witness_all_solutions (CHAINS BLOSSOMS);
}

static void
test_nonsense (void)
{
  witness_nonsense (CHAINS BLOSSOMS);
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
  /* A search that reaches each set by its first path only misses this one. */
  { "als-chain",
    "..5.6....3..1...2.......1.7.....9..289.3..5...3.5...9..6......59..471.......8.47.",
    "ALS Chain: (2=1467)r1679c1-(6=78)r6c67-(8=1467)r4c2345-(6=23489)r3c23456 => r3c1<>2" },
  /* The easiest of many. */
  { "als-xy-wing",
    "...7..24.79...38..1.2.6.7.....1.4.....1.9..8.6.....3..2....7....1.53....8.......6",
    "ALS-XY-Wing: (4=9)r8c7-(9=45)r58c1-(5=4)r5c7 => r79c7<>4" },
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
  g_test_add_func ("/als/nonsense", test_nonsense);
  g_test_add_func ("/als/examples", test_examples);
  return g_test_run ();
}
