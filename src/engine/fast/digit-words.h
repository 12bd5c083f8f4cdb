/* digit-words.h - the bit words that all kernels compute with, and conversions to and from cells.
 *
 * For each digit and band (three rows) a word has 27 bits: the cells of the band that have the
 * digit as a candidate. Digits are 0..8 here.
 *
 *     bit   0  1  2 |  3  4  5 |  6  7  8     first row of the band
 *           9 10 11 | 12 13 14 | 15 16 17     second
 *          18 19 20 | 21 22 23 | 24 25 26     third
 *
 * Three cells of a row in one box are a *minirow*; three cells of a column in one box are a
 * *minicolumn*. A band (or a stack: three columns) holds a digit three times, in one of six
 * *permutations*. In the three even ones the minirow of the digit moves one box to the right from
 * row to row (in a stack: its column moves one to the right from band to band); in the three odd
 * ones it moves to the left.
 *
 *     X . .    . X .    . . X        X . .    . X .    . . X
 *     . X .    . . X    X . .        . . X    X . .    . X .
 *     . . X    X . .    . X .        . X .    . . X    X . .
 *              even                           odd
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__ ((always_inline))
/* Marks a function that is not inlined, so that it takes no registers of its caller. */
#define APART static __attribute__ ((noinline))

#define WORD 0777777777u               /* all 27 bits */
#define MINIROW 0111111111u            /* the first bit of each minirow */
#define ROW 0777u                      /* the first row */
#define BOX 0007007007u                /* the first box */
#define COLUMN 0001001001u             /* the first column */
#define FIRST_MINIROWS 0111111u        /* the first bit of each minirow in two rows */

/* The cells of a band that a digit can have if its three minirows are a certain permutation: in the
 * first row it is in BOX, and in each next row STEP boxes further to the right. */
#define BAND_LEFT(box, step)                                                    \
  (7u << 3 * ((box) % 3) | 7u << (9 + 3 * (((box) + (step)) % 3)) |             \
   7u << (18 + 3 * (((box) + 2 * (step)) % 3)))

/* The cells of a band that a digit can have if, in this band, it is in column C of STACK: that
 * column, and the other two stacks. */
#define STACK_LEFT(stack, c) ((~(BOX << 3 * (stack)) & WORD) | COLUMN << (3 * (stack) + (c) % 3))

/* Returns eight bytes; the lowest bit of byte I is bit I of BITS. */
INLINE uint64_t
spread_bits (uint32_t bits)
{
  const uint64_t low = 0x0101010101010101u;

  return (((bits & 0xff) * low & 0x8040201008040201u) + 0x7f * low) >> 7 & low;
}

/* Converts words to the digits of 81 cells, in plain C; each cell must be in exactly one word.
 * Computes eight cells at a time, from the four bits of their digits. */
static inline void
cells_of_words_plainly (uint32_t words[9][3], uint8_t cells[81])
{
  for (int band = 0; band < 3; band++) {
    uint32_t x[9];
    uint64_t digits[4];

    for (int d = 0; d < 9; d++)
      x[d] = words[d][band];
    for (int i = 0; i < 4; i++)
      digits[i] = spread_bits ((x[0] | x[2] | x[4] | x[6] | x[8]) >> 8 * i) |
                  spread_bits ((x[1] | x[2] | x[5] | x[6]) >> 8 * i) << 1 |
                  spread_bits ((x[3] | x[4] | x[5] | x[6]) >> 8 * i) << 2 |
                  spread_bits ((x[7] | x[8]) >> 8 * i) << 3;
    memcpy (cells + 27 * band, digits, 27);
  }
}

static inline void
words_of_cells_plainly (const uint8_t cells[81], uint32_t words[9][3])
{
  memset (words, 0, 9 * sizeof *words);
  for (int cell = 0; cell < 81; cell++)
    if (cells[cell])
      words[cells[cell] - 1][cell / 27] |= 1u << cell % 27;
}

/* By unit and permutation: the cells of the three bands that a digit with this permutation can
 * have. Units are bands (0..2) and stacks (3..5). The first three permutations are even, the others
 * odd. Permutations of a band are in the order of the box of the first row; permutations of stack S
 * are in the order of the column in band S. */
#define BAND_WAY(unit, box, step)                                                              \
  { (unit) == 0 ? BAND_LEFT (box, step) : WORD, (unit) == 1 ? BAND_LEFT (box, step) : WORD,     \
    (unit) == 2 ? BAND_LEFT (box, step) : WORD, WORD }
#define STACK_WAY(s, column, step)                                                             \
  { STACK_LEFT (s, (column) + (step) * ((3 - (s)) % 3)),                                        \
    STACK_LEFT (s, (column) + (step) * ((4 - (s)) % 3)),                                        \
    STACK_LEFT (s, (column) + (step) * ((5 - (s)) % 3)), WORD }
#define WAYS(way, unit)                                                                        \
  { way (unit, 0, 1), way (unit, 1, 1), way (unit, 2, 1),                                       \
    way (unit, 0, 2), way (unit, 1, 2), way (unit, 2, 2) }

static const uint32_t ways_left[6][6][4] = {
  WAYS (BAND_WAY, 0),  WAYS (BAND_WAY, 1),  WAYS (BAND_WAY, 2),
  WAYS (STACK_WAY, 0), WAYS (STACK_WAY, 1), WAYS (STACK_WAY, 2),
};
