/* state.h - for the reference: what each digit may still be, in plain words of 27 bits; and what
 * follows from it.
 *
 * One word for each digit and band, a bit for each cell:
 *
 *     bit   0  1  2 |  3  4  5 |  6  7  8     first row of the band
 *           9 10 11 | 12 13 14 | 15 16 17     second
 *          18 19 20 | 21 22 23 | 24 25 26     third
 *
 * In a band, a digit stands once in each of three rows and once in each of three boxes: which of
 * the nine minirows hold it is one of six permutations. In a stack the same is true of columns,
 * bands and minicolumns. So bands and stacks are treated alike, as six *units*, each with nine
 * *flags* for each digit: a permutation is three flags, one in each row and column of the nine.
 *
 *     a band's flags       0  .  .  3  .  .  6  .  .     the first bit of each minirow
 *     (bits of a word)     9  .  . 12  .  . 15  .  .
 *                         18  .  . 21  .  . 24  .  .
 *
 *     a stack's flags      0  1  2  .  .  .  .  .  .     minicolumns of the first band
 *     (here the first)     9 10 11  .  .  .  .  .  .     of the second
 *                         18 19 20  .  .  .  .  .  .     of the third
 *
 * The search is reference.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define WORD 0x7ffffffu      /* all 27 bits */
#define ROW 0x1ffu           /* the first row */
#define COLUMN 0x40201u      /* the first column */
#define BOX (7 * COLUMN)     /* the first box */
#define MINIROWS 0x1249249u  /* the first bit of each minirow */

enum {
  N_UNITS = 6,               /* three bands, three stacks */
  N_SHAPES = 6,              /* permutations of three */
};

/* Flat, 120 bytes: the search copies it at each level. Digits are 0..8 here. */
typedef struct {
  uint32_t at[9][3];         /* by digit and band: possible cells */
  uint32_t settled[3];       /* cells that have their digit, which their peers have lost */
} State;

/* The six permutations as flags of a band, and of the first stack. */
extern const uint32_t band_shapes[N_SHAPES];
extern const uint32_t stack_shapes[N_SHAPES];

/* Draws all conclusions. Returns false on a contradiction. */
bool propagate (State *s);

static inline uint32_t
shape_of (int unit, int i)
{
  return unit < 3 ? band_shapes[i] : stack_shapes[i] << 3 * (unit - 3);
}

/* Returns the minirows (of a band) or minicolumns (of a stack) in which a digit is possible. */
static inline uint32_t
flags_of (const uint32_t at[3], int unit)
{
  uint32_t flags = 0;

  if (unit < 3)
    return (at[unit] | at[unit] >> 1 | at[unit] >> 2) & MINIROWS;
  for (int band = 0; band < 3; band++)
    flags |= ((at[band] | at[band] >> 9 | at[band] >> 18) & ROW) << 9 * band;
  return flags & BOX << 3 * (unit - 3);
}

/* Strikes a digit from all minirows or minicolumns of the unit but those in FLAGS. */
static inline void
keep (uint32_t at[3], int unit, uint32_t flags)
{
  if (unit < 3)
    at[unit] &= flags * 7;
  else
    for (int band = 0; band < 3; band++)
      at[band] &= (flags >> 9 * band & ROW) * COLUMN | ~(BOX << 3 * (unit - 3));
}

/* Writes a digit into a cell of BAND: strikes it from the cell's peers, and others from the
 * cell. */
static inline void
settle (State *s, int digit, int band, int cell)
{
  uint32_t column = COLUMN << cell % 9;
  uint32_t seen = column | ROW << cell / 9 * 9 | BOX << cell % 9 / 3 * 3;

  for (int d = 0; d < 9; d++)
    s->at[d][band] &= ~(1u << cell);
  for (int b = 0; b < 3; b++)
    s->at[digit][b] &= ~(b == band ? seen : column);
  s->at[digit][band] |= 1u << cell;
  s->settled[band] |= 1u << cell;
}

static inline bool
is_solved (const State *s)
{
  return (s->settled[0] & s->settled[1] & s->settled[2]) == WORD;
}
