/* sweep.h - makes all simple deductions for all digits of one puzzle at once; the digits are side
 * by side in SIMD lanes.
 *
 * A block of four lanes is a digit: lane b of the block has its word for band b (digit-words.h),
 * and the fourth lane is zero. Three registers, or the last ones, are a *group*. The packed words
 * of a group (packed-words.h) have the first register in field 0, the second in field 1, the third
 * in field 2.
 *
 *                registers   groups   register and block of digit d
 *     AVX-512        3          1     register d % 3, block d / 3; block 3 is idle
 *     AVX2           5          2     0..5: register d % 3, block d / 3; 6 and 7: register 3; 8: 4
 *     128 bits       9          3     register d
 *
 *     AVX-512, register 0    1 1 1 -   4 4 4 -   7 7 7 -   - - - -     (digits from 1)
 *              register 1    2 2 2 -   5 5 5 -   8 8 8 -   - - - -
 *              register 2    3 3 3 -   6 6 6 -   9 9 9 -   - - - -
 *
 * A *sweep* makes every deduction once for all digits and bands, without tables, work lists or
 * branches. Sweeps repeat until one finds no further single; then the search guesses (sweep-search.h).
 *
 * Columns. In a stack a digit has another column in each band. Let C be the columns that it can
 * still have in a band. Computed for all bands at once, with band1 and band2 for the words of the
 * next band and the next but one, its even and odd permutations that are still possible are
 *
 *     even = C & band1 (down C) & band2 (up C)     odd = C & band1 (up C) & band2 (down C)
 *
 * and even | odd are the columns that remain. Minirows: likewise, with boxes in place of columns
 * and rows in place of bands. Together these deduce everything that concerns one digit in one band
 * or stack: hidden singles in its houses, and all locked candidates.
 * Forced. If a cell has one candidate, its column and minirow are forced for that digit. If a
 * minirow or minicolumn has three digits left, it is forced for those three. The other two bits of
 * a forced one's group are removed before the permutations are computed, which do the rest.
 * Contradiction. A cell without candidates; a row without a minirow for a digit; a minirow or
 * minicolumn with fewer than three digits left. Without the last one, nearly empty grids could hide
 * contradictions from the search for ever.
 * Solved. If a digit has one cell in a row and box, and no other box in this row, the cell holds
 * the digit, and is removed from the words of the others.
 *
 * Triads (three digits in a minirow or minicolumn) are an idea of Tom Dillon's tdoku (2019). Words
 * of 27 bits for each digit come from jczsolve, sk_bforce2 and rust_sudoku. Computing permutations
 * by rotating the words, for all digits at once and without a table, is original here. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/packed-words.h"

#if defined LANES_AVX512
enum { N_REGISTERS = 3, N_GROUPS = 1 };
#elif defined LANES_AVX2
enum { N_REGISTERS = 5, N_GROUPS = 2 };
#else
enum { N_REGISTERS = 9, N_GROUPS = 3 };
#endif

enum { N_WORDS = N_GROUPS * N_LANES };

/* Lanes that hold bands; and, by group, the bits of packed minirows and of packed columns that
 * belong to a digit. */
#define BANDS(word) word, word, word, 0
#if defined LANES_AVX512
static const uint32_t band_lanes[N_LANES] = {
  BANDS (WORD), BANDS (WORD), BANDS (WORD), BANDS (0),
};
static const uint32_t minirow_bits[N_GROUPS][N_LANES] = {
  { BANDS (WORD), BANDS (WORD), BANDS (WORD), BANDS (0) },
};
#define column_bits minirow_bits
#elif defined LANES_AVX2
static const uint32_t band_lanes[N_LANES] = { BANDS (WORD), BANDS (WORD) };
static const uint32_t minirow_bits[N_GROUPS][N_LANES] = {
  { BANDS (WORD), BANDS (WORD) },
  { BANDS (FIELD1 (0) | FIELD1 (1)), BANDS (FIELD1 (0)) },
};
static const uint32_t column_bits[N_GROUPS][N_LANES] = {
  { BANDS (WORD), BANDS (WORD) },
  { BANDS (FIELD9 (0) | FIELD9 (1)), BANDS (FIELD9 (0)) },
};
#else
static const uint32_t band_lanes[N_LANES] = { BANDS (WORD) };
static const uint32_t minirow_bits[N_GROUPS][N_LANES] = {
  { BANDS (WORD) }, { BANDS (WORD) }, { BANDS (WORD) },
};
#define column_bits minirow_bits
#endif

typedef struct {
  Lanes at[N_REGISTERS];            /* candidates: the words of all digits */
  Lanes one, many;                  /* cells with one candidate, with several; in each block */
  Lanes three9, three1;             /* minicolumns and minirows with three digits left, unpacked */
  Lanes even9[N_GROUPS], odd9[N_GROUPS];   /* permutations left in stacks, packed; for guesses */
  Lanes even1[N_GROUPS], odd1[N_GROUPS];   /* permutations left in bands, packed */
} Node;

/* By digit: its register, and its block in it. */
#if defined LANES_AVX512
static const uint8_t registers[9] = { 0, 1, 2, 0, 1, 2, 0, 1, 2 };
static const uint8_t blocks[9] = { 0, 0, 0, 1, 1, 1, 2, 2, 2 };
#elif defined LANES_AVX2
static const uint8_t registers[9] = { 0, 1, 2, 0, 1, 2, 3, 3, 4 };
static const uint8_t blocks[9] = { 0, 0, 0, 1, 1, 1, 0, 1, 0 };
#else
static const uint8_t registers[9] = { 0, 1, 2, 3, 4, 5, 6, 7, 8 };
static const uint8_t blocks[9] = { 0 };
#endif

INLINE int
register_of (int digit)
{
  return registers[digit];
}

INLINE int
block_of (int digit)
{
  return blocks[digit];
}

/* Returns the index of the word with DIGIT for band 0 in the packed words of all groups. */
INLINE int
word_of (int digit)
{
  return (register_of (digit) / 3 * N_BLOCKS + block_of (digit)) * 4;
}

INLINE int
field_of (int digit)
{
  return register_of (digit) % 3;
}

/* Returns the word of DIGIT in BAND. */
INLINE uint32_t
word_at (const Lanes at[N_REGISTERS], int digit, int band)
{
  return word_in (at[register_of (digit)], 4 * block_of (digit) + band);
}

/* Returns, in each block of four lanes, the OR of all blocks of A. */
INLINE Lanes
across (Lanes a)
{
#if defined LANES_AVX512
  return or3 (a, rotate_blocks1 (a), rotate_blocks2 (a));
#elif defined LANES_AVX2
  return a | swap_blocks (a);
#else
  return a;
#endif
}

/* Extends ONCE and TWICE to the blocks of all registers. They have the bits that are set in at
 * least one and in at least two registers. */
INLINE void
count_across (Lanes *once, Lanes *twice)
{
#if defined LANES_AVX512
  Lanes once1 = rotate_blocks1 (*once), once2 = rotate_blocks2 (*once);

  *twice = across (*twice) | two_of (*once, once1, once2);
  *once = or3 (*once, once1, once2);
#elif defined LANES_AVX2
  Lanes other = swap_blocks (*once);

  *twice = and_both (across (*twice), *once, other);
  *once |= other;
#endif
}

/* Counters for the bit at each place: two binary digits, and a bit for more than 3. */
typedef struct {
  Lanes ones, twos, more;
} Sum;

INLINE Sum
add (Sum a, Sum b)
{
  Lanes carry = a.ones & b.ones;

  return (Sum) {
    a.ones ^ b.ones,
    xor3 (a.twos, b.twos, carry),
    or3 (a.more, b.more, two_of (a.twos, b.twos, carry)),
  };
}

/* Returns, in each block of four lanes, the sum of the counters of all blocks of A. */
INLINE Sum
add_across (Sum a)
{
#if defined LANES_AVX512
  Lanes ones1 = rotate_blocks1 (a.ones), ones2 = rotate_blocks2 (a.ones);
  Lanes twos1 = rotate_blocks1 (a.twos), twos2 = rotate_blocks2 (a.twos);
  Lanes carry = two_of (a.ones, ones1, ones2), twos = xor3 (a.twos, twos1, twos2);

  return (Sum) {
    xor3 (a.ones, ones1, ones2),
    twos ^ carry,
    and_both (two_of (a.twos, twos1, twos2), twos, carry),   /* no block had a count above 3
                                                              * before */
  };
#elif defined LANES_AVX2
  return add (a, (Sum) { swap_blocks (a.ones), swap_blocks (a.twos), swap_blocks (a.more) });
#else
  return a;
#endif
}

/* Returns counters of the digits of each minirow (STEP 1) or minicolumn (STEP 9) in the packed
 * words of all groups. They are at the places of field 0; the other fields are garbage. */
INLINE Sum
count_digits (const Lanes packed[N_GROUPS], unsigned step)
{
  Sum sum = { all (0), all (0), all (0) };

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes a = packed[g], b = a >> step, c = a >> 2 * step;
    Sum here = { xor3 (a, b, c), two_of (a, b, c), all (0) };

    sum = g == 0 ? here : add (sum, here);
  }
  return add_across (sum);
}

/* Returns the minirows or minicolumns with exactly three digits by SUM, copied to all fields. */
INLINE Lanes
just_three (Sum sum, unsigned step)
{
  const uint32_t first = step == 1 ? FIELD1 (0) : FIELD9 (0);
  Lanes three = less (sum.ones & sum.twos, sum.more, all (~first));

  return step == 1 ? (three << 3) - three : or3 (three, three << 9, three << 18);
}

/* Returns the minirows or minicolumns with fewer than three digits by SUM, in field 0. */
INLINE Lanes
below_three (Sum sum, unsigned step)
{
  const uint32_t first = step == 1 ? FIELD1 (0) : FIELD9 (0);

  return less (load (band_lanes) & all (first), sum.ones & sum.twos, sum.more);
}

/* Deductions that a sweep can skip. */
typedef enum {
  ALL_OF_IT,
  NONE_FORCED,       /* first sweep after a guess: no naked singles are known */
  NONE_COUNTED,      /* does not count the digits of minirows and minicolumns */
} Kind;

/* Eliminates candidates of all digits (words AT) by the columns left in each stack. SINGLE has the
 * naked singles. Stores the packed columns that are left in PACKED. */
INLINE void
sweep_columns (Node *n, Kind kind, Lanes at[9], const Lanes single[9], Lanes packed[N_GROUPS])
{
  for (int g = 0; g < N_GROUPS; g++) {
    Lanes *a = at + 3 * g;
    Lanes c = columns_of (a[0], a[1], a[2]), c_up = up1 (c), c_down = down1 (c);

    if (kind != NONE_FORCED) {
      const Lanes *s = single + 3 * g;
      Lanes forced = and_both (columns_of (s[0], s[1], s[2]), c, n->three9);
      Lanes up = up1 (forced), down = down1 (forced);

      /* Removes the other columns of a forced one's group. The rotated words lose them too,
       * computed from the rotations rather than from the result, which avoids a dependency. */
      c_up = less (c_up, forced, down);
      c_down = less (c_down, forced, up);
      c = less (c, up, down);
    }
    n->even9[g] = and3 (c, rotate1 (c_down), rotate2 (c_up));
    n->odd9[g] = and3 (c, rotate1 (c_up), rotate2 (c_down));
    packed[g] = n->even9[g] | n->odd9[g];
    for (int j = 0; j < 3; j++)
      a[j] &= cells_of_columns (packed[g], j);
  }
}

/* Eliminates candidates of all digits (words AT) by the minirows left in each band. SINGLE has the naked
 * singles. Stores the minirows left in PACKED, the solved cells in SOLVED. Returns the contradictions. */
INLINE Lanes
sweep_minirows (Node *n, Kind kind, Lanes at[9], const Lanes single[9], Lanes packed[N_GROUPS],
                Lanes solved[9])
{
  Lanes dead = all (0);

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes *a = at + 3 * g;
    Lanes m = minirows_of (a[0], a[1], a[2]), pairs = pairs_of (a[0], a[1], a[2]);
    Lanes m_up = up3 (m), m_down = down3 (m), up, down, alone;

    if (kind != NONE_FORCED) {
      const Lanes *s = single + 3 * g;
      Lanes forced = and_both (minirows_of (s[0] & a[0], s[1] & a[1], s[2] & a[2]), m, n->three1);

      up = up3 (forced);
      down = down3 (forced);
      m_up = less (m_up, forced, down);
      m_down = less (m_down, forced, up);
      m = less (m, up, down);
    }
    n->even1[g] = and_next9 (and_last9 (m, m_up), m_down);
    n->odd1[g] = and_next9 (and_last9 (m, m_down), m_up);
    packed[g] = n->even1[g] | n->odd1[g];
    up = up3 (packed[g]);
    down = down3 (packed[g]);
    alone = less (packed[g], up, down) & ~pairs;
    dead |= less (load (minirow_bits[g]) & ~packed[g], up, down);
    for (int j = 0; j < 3; j++) {
      a[j] &= cells_of_minirows (packed[g], j);
      solved[3 * g + j] = a[j] & cells_of_minirows (alone, j);
    }
  }
  return dead;
}

/* Makes every simple deduction once for all digits. Returns the contradictions: any bit set is one. */
INLINE Lanes
sweep (Node *n, Kind kind)
{
  Lanes at[9], single[9], own[9], columns[N_GROUPS], minirows[N_GROUPS];
  Lanes once, twice, solved, dead;

  for (int i = 0; i < 3 * N_GROUPS; i++) {
    at[i] = i < N_REGISTERS ? n->at[i] : all (0);
    single[i] = at[i] & n->one;
  }
  sweep_columns (n, kind, at, single, columns);
  dead = sweep_minirows (n, kind, at, single, minirows, own);
  if (kind != NONE_COUNTED) {
    Sum columns_left = count_digits (columns, 9), minirows_left = count_digits (minirows, 1);

    n->three9 = just_three (columns_left, 9);
    n->three1 = just_three (minirows_left, 1);
    dead = or3 (dead, below_three (columns_left, 9), below_three (minirows_left, 1));
  }

  /* Counts candidates before solved cells are removed from other digits, to avoid a dependency. */
  solved = own[0];
  once = at[0];
  twice = all (0);
  for (int i = 1; i < N_REGISTERS; i++) {
    solved |= own[i];
    twice = and_both (twice, once, at[i]);
    once |= at[i];
  }
  solved = across (solved);
  count_across (&once, &twice);
  for (int i = 0; i < N_REGISTERS; i++)
    n->at[i] = keep (at[i], own[i], solved);
  n->one = once & ~twice;
  n->many = twice & ~solved;
  return dead | (load (band_lanes) & ~once);
}

/* Returns true if each digit is in every row, column and box, and no cell has two digits. No cell
 * may have several candidates when this is called. */
INLINE bool
is_solution (const Node *n)
{
  Lanes once = n->at[0], twice = all (0), missing = all (0);

  for (int g = 0; g < N_GROUPS; g++) {
    const Lanes *a = n->at + 3 * g;
    Lanes third = 3 * g + 2 < N_REGISTERS ? a[2] : all (0);
    Lanes c = columns_of (a[0], a[1], third), m = minirows_of (a[0], a[1], third);
    Lanes rows = or3 (m, up3 (m), down3 (m)), boxes = or3 (m, next9 (m), last9 (m));

    missing = or3 (missing, load (minirow_bits[g]) & ~(rows & boxes),
                   less (load (column_bits[g]), c, rotate1 (c) | rotate2 (c)));
  }
  for (int i = 1; i < N_REGISTERS; i++) {
    twice = and_both (twice, once, n->at[i]);
    once |= n->at[i];
  }
  count_across (&once, &twice);
  return !any (missing | twice);
}

/* Initializes the state N from a grid; its givens are forced. */
INLINE void
start (Node *n, const RtGrid *grid)
{
  uint32_t words[9][3], given[4] = { 0 }, at[N_REGISTERS][N_LANES] = { { 0 } };

  words_of_grid (grid, words, given);
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      at[register_of (d)][4 * block_of (d) + band] = words[d][band];
  for (int i = 0; i < N_REGISTERS; i++)
    n->at[i] = load (at[i]);
  n->one = repeat (given);
  n->three9 = n->three1 = all (0);
  n->many = all (~0u);
}

/* Stores the solution of N in GRID. */
INLINE void
finish (const Node *n, RtGrid *grid)
{
  uint32_t words[9][3];

  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      words[d][band] = word_at (n->at, d, band);
  cells_of_words (words, grid->digit);
}

/* Eliminates by triads: if three digits are forced into a minirow or minicolumn, other digits are
 * removed from it; four digits are a contradiction. This is too slow for each sweep, but useful
 * before a guess: without it, a nearly empty grid can hide a contradiction for a million guesses.
 * Sets DEAD on a contradiction, and CHANGED if a candidate was eliminated. */
static void
strike_triads (Node *n, bool *dead, bool *changed)
{
  Lanes sure9[N_GROUPS], sure1[N_GROUPS], three9, three1, struck = all (0);
  Sum sum9, sum1;

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes c = n->even9[g] | n->odd9[g], m = n->even1[g] | n->odd1[g];

    sure9[g] = less (c, up1 (c), down1 (c));
    sure1[g] = less (m, up3 (m), down3 (m));
  }
  sum9 = count_digits (sure9, 9);
  sum1 = count_digits (sure1, 1);
  *dead = any ((sum9.more & all (FIELD9 (0))) | (sum1.more & all (FIELD1 (0))));
  three9 = just_three (sum9, 9);
  three1 = just_three (sum1, 1);
  for (int i = 0; i < N_REGISTERS; i++) {
    Lanes others = cells_of_columns (three9 & ~sure9[i / 3], i % 3) |
                   cells_of_minirows (three1 & ~sure1[i / 3], i % 3);

    struck |= n->at[i] & others;
    n->at[i] &= ~others;
  }
  *changed = any (struck);
}
