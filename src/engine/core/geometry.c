/* geometry.c - constant tables of houses and peers, computed by the compiler from formulas. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/geometry.h"

/* Expand the macro X for the nine numbers from N on, and for all 81 cells. */
#define NINE(X, n) \
  X (n), X ((n) + 1), X ((n) + 2), X ((n) + 3), X ((n) + 4), X ((n) + 5), X ((n) + 6), X ((n) + 7), \
  X ((n) + 8)
#define CELLS(X) \
  NINE (X, 0), NINE (X, 9), NINE (X, 18), NINE (X, 27), NINE (X, 36), NINE (X, 45), NINE (X, 54), \
  NINE (X, 63), NINE (X, 72)

/* Lists the nine cells of a house as three triples, from cell FIRST on. ONE is the distance between
 * neighbours in a triple, THREE the distance between triples. */
#define HOUSE(first, one, three) \
  { (first), (first) + (one), (first) + 2 * (one), \
    (first) + (three), (first) + (three) + (one), (first) + (three) + 2 * (one), \
    (first) + 2 * (three), (first) + 2 * (three) + (one), (first) + 2 * (three) + 2 * (one) }
#define ROW(n) HOUSE (9 * (n), 1, 3)
#define COLUMN(n) HOUSE (n, 9, 27)
#define BOX(n) HOUSE ((n) / 3 * 27 + (n) % 3 * 3, 1, 9)

const uint8_t rt_houses[RT_N_HOUSES][9] = { NINE (ROW, 0), NINE (COLUMN, 0), NINE (BOX, 0) };

#define HOUSES_OF(c) { (c) / 9, 9 + (c) % 9, 18 + (c) / 27 * 3 + (c) % 9 / 3 }

const uint8_t rt_houses_of[RT_N_CELLS][3] = { CELLS (HOUSES_OF) };

/* PEER expands to peer number I (0..19) of cell C, in reading order: the column above the band, the
 * box above the row, the rest of the row, the box below the row, and the column below the band. */
#define N_ABOVE_BAND(c) ((c) / 27 * 3)
#define N_ABOVE_ROW(c) ((c) / 9 * 3 % 9 + N_ABOVE_BAND (c))
#define IN_BOX(c, row, i) (9 * ((row) + (i) / 3) + (c) % 9 / 3 * 3 + (i) % 3)
#define IN_ROW(c, i) ((c) / 9 * 9 + (i) + ((i) >= (c) % 9))
#define PEER(c, i) \
  ((i) < N_ABOVE_BAND (c)      ? 9 * (i) + (c) % 9 \
   : (i) < N_ABOVE_ROW (c)     ? IN_BOX (c, (c) / 27 * 3, (i) - N_ABOVE_BAND (c)) \
   : (i) < N_ABOVE_ROW (c) + 8 ? IN_ROW (c, (i) - N_ABOVE_ROW (c)) \
   : (i) < N_ABOVE_BAND (c) + 14 \
     ? IN_BOX (c, (c) / 9 + 1, (i) - N_ABOVE_ROW (c) - 8) \
     : 9 * ((i) - 11) + (c) % 9)
#define PEERS(c) \
  { PEER (c, 0),  PEER (c, 1),  PEER (c, 2),  PEER (c, 3),  PEER (c, 4),  PEER (c, 5),  PEER (c, 6), \
    PEER (c, 7),  PEER (c, 8),  PEER (c, 9),  PEER (c, 10), PEER (c, 11), PEER (c, 12), PEER (c, 13), \
    PEER (c, 14), PEER (c, 15), PEER (c, 16), PEER (c, 17), PEER (c, 18), PEER (c, 19) }

const uint8_t rt_peers[RT_N_CELLS][RT_N_PEERS] = { CELLS (PEERS) };

/* The set of the peers of C: its row, column and box, shifted to their places in the two words,
 * without C. */
#define ROW_BITS UINT64_C (0x1ff)
#define COLUMN_BITS UINT64_C (0x8040201008040201) /* cells 0, 9 ... 63 */
#define BOX_BITS UINT64_C (0x1c0e07)              /* cells 0..2, 9..11, 18..20 */
#define LOW(bits, at) ((at) < 64 ? (bits) << ((at) & 63) : 0)
#define HIGH(bits, at) \
  ((at) >= 64 ? (bits) << (((at) - 64) & 63) : (at) ? (bits) >> ((64 - (at)) & 63) : 0)
#define ROW_AT(c) ((c) / 9 * 9)
#define BOX_AT(c) ((c) / 27 * 27 + (c) % 9 / 3 * 3)
#define PEER_CELLS(c) \
  { (LOW (ROW_BITS, ROW_AT (c)) | LOW (COLUMN_BITS, (c) % 9) | LOW (BOX_BITS, BOX_AT (c))) & \
      ~LOW (UINT64_C (1), c), \
    (HIGH (ROW_BITS, ROW_AT (c)) | UINT64_C (0x201) << (c) % 9 >> 1 | HIGH (BOX_BITS, BOX_AT (c))) & \
      ~HIGH (UINT64_C (1), c) }

const RtCells rt_peer_cells[RT_N_CELLS] = { CELLS (PEER_CELLS) };

int
rt_shared_house (int a, int b)
{
  for (int i = 0; i < 3; i++)
    if (rt_houses_of[a][i] == rt_houses_of[b][i])
      return rt_houses_of[a][i];
  return RT_NO_HOUSE;
}

char *
rt_cell_name (int cell, char text[5])
{
  text[0] = 'r';
  text[1] = (char) ('1' + rt_row_of (cell));
  text[2] = 'c';
  text[3] = (char) ('1' + rt_column_of (cell));
  text[4] = '\0';
  return text;
}
