/* test-families.c - tests chains, almost locked sets, sectors and the last resort: the reasons of
 * their steps, all solutions, nonsense boards and an example of each technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "common/puzzles.h"
#include "engine/logic/board/random-boards.h"

#include <string.h>

#define CHAINS                                                                                    \
  "x-cycle x-chain xy-loop xy-chain nice-loop aic grouped-x-chain grouped-nice-loop grouped-aic " \
  "als-nice-loop als-aic pair-aic kraken-fish"
#define SETS "als-xz als-xz-doubly als-xy-wing als-chain death-blossom aligned-pair-sets"
#define SECTORS "sue-de-coq junior-exocet"
#define LAST "template-set template-delete brute-force"

static const char *const with_reasons[] = { CHAINS " rectangle-aic", SETS, SECTORS };
static const char *const sound[] = { CHAINS, SETS, SECTORS " sk-loop", LAST };
static const char *const robust[] = { CHAINS " rectangle-aic", SETS, SECTORS " sk-loop", LAST };

static void
test_reasons (gconstpointer ids)
{
  witness_steps (ids);
}

static void
test_all_solutions (gconstpointer ids)
{
  witness_all_solutions (ids);
}

static void
test_nonsense (gconstpointer ids)
{
  witness_nonsense (ids);
}

static const WitnessExample examples[] = {
  { "x-cycle",
    ".6.......2...4...93...915...832..4..9..4....2.5..3.....9......5...1.87..8....21..",
    "X-Cycle: (7)r1c6=(7)r1c1-(7)r4c1=(7)r4c9-(7)r3c9=(7)r3c4-(7)r1c6 => r2c6<>7" },
  { "x-chain",
    "...5......2.....1.7.....5.253971..........3.....49....27.......6...5..8.8..62.7..",
    "X-Chain: (6)r2c6=(6)r4c6-(6)r5c5=(6)r5c2-(6)r6c2=(6)r6c7 => r2c7<>6" },
  { "xy-loop",
    "24..1.7..8..3.4..1..9.7.8..5......7.6.4...2..9..4.......2..596........8....7.24..",
    "XY-Loop: (3)r3c1=(1)r3c1-(1)r9c1=(3)r9c1-(3)r9c9=(5)r9c9-(5)r3c9=(3)r3c9-(3)r3c1 "
    "=> r3c2,r9c8<>3" },
  { "xy-chain",
    "..8...1.57............84.97.17..9...6..5...7.9..26........4...2.6....4..85.1...6.",
    "XY-Chain: (5)r3c3=(1)r3c3-(1)r7c3=(9)r7c3-(9)r7c7=(3)r7c7-(3)r6c7=(5)r6c7 => r6c3<>5" },
  { "nice-loop",
    "...2.........9..45....78.....732.....9...7.2.2....5..8.79..4.615..8..3....3.6....",
    "Continuous Nice Loop: (3)r2c2=(1)r2c2-(1)r3c3=(1)r3c8-(3)r3c8=(3)r3c1-(3)r2c2 => r1c1<>3" },
  { "aic",
    "964.1..8...2.....9....6.7.5.2..9..3..4.6...5.1.......63.9.........58.......9.6...",
    "AIC Type 1: (8)r2c6=(8)r2c4-(3)r2c4=(3)r6c4-(3)r6c3=(8)r6c3 => r6c6<>8" },
  { "aic",
    "..8........127....25...1.7.....8.4.....7...35.....4.9..8..193...954....8..6....5.",
    "AIC Type 2: (7)r1c2=(7)r1c1-(7)r7c1=(4)r7c1-(4)r7c8=(4)r1c8 => r1c2<>4" },
  { "grouped-x-chain",
    "...163......2....42..7..16.4.1...7......7...5.7....4929.....6...32..9...8...4...1",
    "Grouped Turbot Fish: (5)r3c5=(5)r2c56-(5)r2c7=(5)r8c7 => r8c5<>5" },
  { "grouped-nice-loop",
    "5....2......3....484.9..3...3........6....79......36.2..8..6.4...18.9..54....5..7",
    "Grouped Continuous Nice Loop: (1)r2c8=(1)r2c5-(1)r3c6=(1)r4c6-(1)r4c9=(1)r46c8-(1)r2c8 "
    "=> r3c8,r4c158<>1" },
  { "grouped-aic",
    ".......8..8.1..3.5...4.3....5...97.3....2......674...15.........21....5..9..5..42",
    "Grouped AIC Type 1: (8)r9c4=(6)r9c4-(6)r9c1=(6)r8c1-(8)r8c1=(8)r8c79 => r9c7<>8" },
  { "grouped-aic",
    "1..9...5.....158....4.....9....7...4.9.25..6...6....3......7....6358....87......1",
    "Grouped AIC Type 2: (3)r5c6=(4)r5c6-(4)r6c5=(9)r6c5-(9)r46c6=(9)r9c6 => r9c6<>3" },
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
  { "sue-de-coq",
    "78.2...9.....1.4.....9...63..5.......2.1....69...26...3....1..7...4.89..4..75....",
    "Sue de Coq: 1,2,5,8 in r189c9,r7c7 => r8c8<>2" },
  { "junior-exocet",
    "5.6.9.....2..6.5.7.3.....1.4....9.....15..794......2.......4..1...9.......9178..3",
    "Junior Exocet: 2,3,6,8 in r4c23,r5c5,r6c8 => r4c3,r5c5,r6c8<>3" },
  { "sk-loop", MONSTER,
    "SK-Loop: r1379c28,r28c1379 => r7c3<>1, r3c1<>2, r2c5,r5c8<>3, r5c2,r8c5<>4, r8c4<>5, r9c1<>6, "
    "r1c3<>7, r2c56,r5c2<>8, r5c8<>9" },
  { "template-set",
    ".......61...1..32...25...8......6..4.9.....5..71..49..13.........57.1....2.8..5..",
    "Template Set: 6 => r3c5=6" },
  { "template-delete",
    "....1..5.....37..47..8..32.36.......841...5.....9.6....5.....784....16...3..7.4..",
    "Template Delete: 6 => r9c1<>6" },
  { "brute-force",
    "....982..7.31..........385.2.4.8.19...6......5........4...6..8...2...5......2946.",
    "Brute Force: r1c1=1" },
};

static void
test_examples (void)
{
  witness_examples (examples, G_N_ELEMENTS (examples));
}

/* Adds a test of each of N lists of techniques, named by the first technique. */
static void
add (const char *name, const char *const *lists, guint n, GTestDataFunc test)
{
  for (guint i = 0; i < n; i++) {
    g_autofree char *path =
      g_strdup_printf ("/families/%s/%.*s", name, (int) strcspn (lists[i], " "), lists[i]);

    g_test_add_data_func (path, lists[i], test);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("reasons", with_reasons, G_N_ELEMENTS (with_reasons), test_reasons);
  add ("all-solutions", sound, G_N_ELEMENTS (sound), test_all_solutions);
  add ("nonsense", robust, G_N_ELEMENTS (robust), test_nonsense);
  g_test_add_func ("/families/examples", test_examples);
  return g_test_run ();
}
