/* packed-words.h - packs the minirows or columns of three digits into one word, and rotates it; for
 * both vector kernels.
 *
 * The kernels keep the cells of one digit in one band (three rows) as a word of 27 bits. Its nine
 * columns need nine bits, its nine minirows one bit in three. So a packed word has room for the
 * columns, or for the minirows, of three such words: its *fields* 0, 1 and 2.
 *
 *     columns    22 22 22 22 22 22 22 22 22 11 11 11 11 11 11 11 11 11 00 00 00 00 00 00 00 00 00
 *     minirows    2  1  0  2  1  0  2  1  0  2  1  0  2  1  0  2  1  0  2  1  0  2  1  0  2  1  0
 *     (bit 26 is to the left)
 *
 * The three columns of a stack are a group of three adjacent bits. The three minirows of a row are
 * a group of three bits at a distance of three, and rows are at a distance of nine. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/simd-lanes.h"

#define FIELD9(j) (ROW << 9 * (j))
#define FIELD1(j) (MINIROW << (j))

/* Return A with each group of three bits rotated to the next place (up) or the next but one (down);
 * the bits of a group are adjacent (up1, down1) or at a distance of three (up3, down3). */
INLINE Lanes
up1 (Lanes a)
{
  return pick (0666666666, a << 1, a >> 2);
}

INLINE Lanes
down1 (Lanes a)
{
  return pick (0444444444, a << 2, a >> 1);
}

INLINE Lanes
up3 (Lanes a)
{
  return pick (0770770770, a << 3, a >> 6);
}

INLINE Lanes
down3 (Lanes a)
{
  return pick (0700700700, a << 6, a >> 3);
}

/* Return A with its three rows (or bands, if these are the fields) rotated: next9 puts the next row
 * into each place, last9 the next but one. May leave garbage above bit 26. */
INLINE Lanes
next9 (Lanes a)
{
#if defined LANES_WIDE_WORD
  return pick (0777000000, a << 18, a >> 9);
#else
  return a >> 9 | a << 18;
#endif
}

INLINE Lanes
last9 (Lanes a)
{
#if defined LANES_WIDE_WORD
  return pick (0777777000, a << 9, a >> 18);
#else
  return a >> 18 | a << 9;
#endif
}

/* Return A & next9 (B), or A & last9 (B). */
INLINE Lanes
and_next9 (Lanes a, Lanes b)
{
#if defined LANES_WIDE_WORD
  return a & next9 (b);
#else
  return and_either (a, b >> 9, b << 18);
#endif
}

INLINE Lanes
and_last9 (Lanes a, Lanes b)
{
#if defined LANES_WIDE_WORD
  return a & last9 (b);
#else
  return and_either (a, b >> 18, b << 9);
#endif
}

/* Return the fields of three words packed into one. */
INLINE Lanes
pack9 (Lanes a, Lanes b, Lanes c)
{
#if defined LANES_AVX512
  return pick (FIELD9 (2), c, pick (FIELD9 (1), b, a));
#else
  return or3 (a & all (FIELD9 (0)), b & all (FIELD9 (1)), c & all (FIELD9 (2)));
#endif
}

INLINE Lanes
pack1 (Lanes a, Lanes b, Lanes c)
{
#if defined LANES_AVX512
  return pick (FIELD1 (2), c, pick (FIELD1 (1), b, a));
#else
  return or3 (a & all (FIELD1 (0)), b & all (FIELD1 (1)), c & all (FIELD1 (2)));
#endif
}

/* Return, packed, for three words: the columns that they use; the minirows that they use; the
 * minirows in which they have two or more cells. */
INLINE Lanes
columns_of (Lanes a, Lanes b, Lanes c)
{
  return pack9 (or3 (a, a >> 9, a >> 18), or3 (b << 9, b, b >> 9), or3 (c << 18, c << 9, c));
}

INLINE Lanes
minirows_of (Lanes a, Lanes b, Lanes c)
{
  return pack1 (or3 (a, a >> 1, a >> 2), or3 (b << 1, b, b >> 1), or3 (c << 2, c << 1, c));
}

INLINE Lanes
pairs_of (Lanes a, Lanes b, Lanes c)
{
  return pack1 (two_of (a, a >> 1, a >> 2), two_of (b << 1, b, b >> 1),
                two_of (c << 2, c << 1, c));
}

/* Return all cells of the columns, or of the minirows, in field J of PACKED. J is a constant. */
INLINE Lanes
cells_of_columns (Lanes packed, int j)
{
  Lanes a = packed & all (FIELD9 (j));

  return j == 0   ? or3 (a, a << 9, a << 18)
         : j == 1 ? or3 (a >> 9, a, a << 9)
                  : or3 (a >> 18, a >> 9, a);
}

INLINE Lanes
cells_of_minirows (Lanes packed, int j)
{
  Lanes a = packed & all (FIELD1 (j));

  return j == 0 ? (a << 3) - a : j == 1 ? (a << 2) - (a >> 1) : (a << 1) - (a >> 2);
}
