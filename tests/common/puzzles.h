/* puzzles.h - constants for tests: puzzles as text, each with its known property. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#define EMPTY "................................................................................."

/* One solution, found by singles alone. A classic takes 8,400 steps to it, some more to the end. */
#define EASY "53." EASY_TAIL
#define EASY_TAIL ".7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* The solution of EASY, and the solution with an empty first cell. */
#define SOLVED "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define ONE_BLANK ".34678912672195348198342567859761423426853791713924856961537284287419635345286179"

/* EASY with three givens less, and with seven: two solutions, and several. */
#define TWO "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."
#define EASY_LESS "5...7....6..1.5....98....6.8...6...34..8....17...2...6......28....41...5....8..79"

/* EASY with a wrong digit, in row 3, that leaves three solutions. */
#define WRONG_OPEN "53..7....6..195....97....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* EASY with a wrong digit without a conflict; EASY with a conflict; a grid of two conflicting
 * digits. */
#define WRONG "531" EASY_TAIL
#define CLASH "55." EASY_TAIL
#define FIVES "5...5............................................................................"

/* A few thousand steps to the one solution in any order, not only in that of the classics. */
#define SHORT_IN_ANY_ORDER \
  ".....3.....2.7...1......7.......8.....9..4.1...3627....3....5.2..8.59......3..169"

/* Made against backtracking in reading order: 69,175,316 placements to the one solution, 138,350,569
 * steps. Other searches solve it at once. */
#define LONG "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define LONG_SOLVED "987654321246173985351928746128537694634892157795461832519286473472319568863745219"

/* A harder puzzle than LONG: more than a thousand million placements. */
#define LONGER "9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2.."
#define LONGER_SOLVED \
  "972853614146279538583146729624718953817395462359462871798621345265934187431587296"

/* No solution, and no short way to know it in any order: no classic comes to an end in any time. */
#define ENDLESS ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."

/* 25 solutions, the first of them soon found; some thousands of steps to the end. */
#define SEVERAL ".1.....8...5.2..6.94.18..7.3...9.8..7............43796.5.4.2...4376.852..8.5.9.47"

/* More solutions than can be counted. */
#define MANY "...............................................................................12"

/* For a person: hidden pairs, pointing and an X-wing; nested chains; nested chains of every level. */
#define HARDER "..8.9.1...6.5...2......6....3.1.7.5.........9..4...3...5....2...7...3.8.2..7....4"
#define NESTED "..3...5....12.5....86..1....5.7.83.......3.9.8..69....1....7..5.......4..9..4.71."
#define DEEPLY_NESTED \
  "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

/* Two of the hardest puzzles: "Easter Monster", and "Golden Nugget", which takes seconds to
 * rate. */
#define MONSTER "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"
#define NUGGET "000000039000001005003050800008090006070002000100400000009080050020000600400700000"
