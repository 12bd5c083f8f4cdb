/* candidate-table.h - RtChoices: all candidates of a board, by cell, and by house and digit. A value.
 *
 *     candidates[40]         0 0 0 1 0 0 1 0 0    r5c5 may be 3 or 6
 *     places[18][3 - 1]      1 0 0 0 0 0 0 0 1    in the first box, 3 may stand in r1c1 or r3c3
 *
 * Bit i of a set of places stands for cell rt_houses[house][i]. Candidates are only removed, never
 * computed again from the digits. A cell with a digit has no candidates, and is not in the places
 * of any digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/geometry.h"

#include <string.h>

/* The kinds of houses, as rt_houses_of and rt_place_in index them: house = 9 * kind + number. */
enum {
  RT_KIND_ROW,
  RT_KIND_COLUMN,
  RT_KIND_BOX,
};

/* Number of candidates; index of a candidate, 0..728. */
#define RT_N_CANDIDATES (9 * RT_N_CELLS)
#define RT_CANDIDATE(cell, digit) (9 * (cell) + (digit) - 1)

/* Sets of houses, and of the places 0..8 of a house, as bits. */
typedef uint32_t RtHouses;
typedef uint16_t RtPlaces;

typedef struct {
  RtDigits candidates[RT_N_CELLS];
  RtPlaces places[RT_N_HOUSES][9];  /* by house and digit - 1 */
  uint8_t n_empty[RT_N_HOUSES];     /* by house: number of empty cells */
  uint8_t n_placed[9];              /* by digit - 1 */
  uint8_t n_left;                   /* empty cells */
  uint8_t digit[RT_N_CELLS];        /* 0: empty */
} RtChoices;

/* Index of each cell (0..8) within its row, its column and its box. */
extern const uint8_t rt_place_in[RT_N_CELLS][3];

/* The cells of each house as a set. */
extern const RtCells rt_house_cells[RT_N_HOUSES];

/* All subsets of nine things that have K members, by K, as bits in rising order. There are
 * rt_n_combinations[K] of them; 512 follows as an end mark. */
extern const uint16_t *const rt_combinations[10];
extern const uint8_t rt_n_combinations[10];

/* Number of bits of each set of nine. This is a table because not all supported processors have an
 * instruction for it. */
extern const uint8_t rt_nine_count[512];

/* Initializes FIELD from GRID, which must have no conflict: the candidates of a cell are all digits
 * that no peer holds. */
void rt_choices_init (RtChoices *field, const RtGrid *grid);

/* Initializes FIELD from the digits and the candidates of BOARD. */
void rt_choices_init_board (RtChoices *field, const RtBoard *board);

/* Places DIGIT, which must be a candidate, in CELL, and removes DIGIT from the candidates of CELL's
 * peers. */
void rt_choices_place (RtChoices *field, int cell, int digit);

/* Returns true if DIGIT is a candidate of CELL. */
static inline bool
rt_choices_has (const RtChoices *field, int cell, int digit)
{
  return rt_digits_has (field->candidates[cell], digit);
}

/* Returns the places (0..8) of DIGIT in HOUSE, as bits. */
static inline RtPlaces
rt_choices_places (const RtChoices *field, int house, int digit)
{
  return field->places[house][digit - 1];
}

/* Stores in PLANES, by digit - 1, the cells that have the digit as a candidate. */
void rt_choices_planes (const RtChoices *field, RtCells planes[9]);

/* Removes DIGIT from the candidates of CELL. Does nothing if DIGIT is not a candidate. */
static inline void
rt_choices_remove (RtChoices *field, int cell, int digit)
{
  const uint8_t *house = rt_houses_of[cell], *place = rt_place_in[cell];

  field->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  for (int kind = 0; kind < 3; kind++)
    field->places[house[kind]][digit - 1] &= (RtPlaces) ~(1u << place[kind]);
}

/* Runs the following statement once for each bit that is set in BITS, lowest first. */
#define for_each_bit(bit, bits) \
  for (uint32_t rest_##bit = (bits), bit; \
       rest_##bit && ((bit = (uint32_t) __builtin_ctz (rest_##bit)), true); \
       rest_##bit &= rest_##bit - 1)

/* Returns true if BITS has exactly one bit set. */
static inline bool
rt_is_single (uint32_t bits)
{
  return bits != 0 && (bits & (bits - 1)) == 0;
}

/* Returns true if BITS has at least two bits set. */
static inline bool
rt_is_several (uint32_t bits)
{
  return (bits & (bits - 1)) != 0;
}

/* Returns the digits with exactly one place in HOUSE (hidden singles). */
static inline RtDigits
rt_choices_hidden (const RtChoices *field, int house)
{
  const RtPlaces *places = field->places[house];
  RtDigits hidden = rt_is_single (places[8]) ? rt_digits_of (9) : RT_DIGITS_NONE;

  /* tests four sets of places at once, 16 bits each; their upper bits are free for a borrow */
  for (int i = 0; i < 8; i += 4) {
    const uint64_t ones = UINT64_C (0x0001000100010001), tops = ones << 15, full = tops - ones;
    uint64_t four, rest;

    memcpy (&four, &places[i], sizeof four);
    rest = four & ((four | tops) - ones);
    rest = (four + full) & ~(rest + full) & tops;   /* the top bit of each single set */
    if (!rest)
      continue;
    for (int k = 0; k < 4; k++)
      if (rest >> (16 * k + 15) & 1)
        hidden |= rt_digits_of (i + k + 1);
  }
  return hidden;
}

/* Returns the number of digits or places in a set of nine. */
static inline int
rt_count_nine (uint32_t bits)
{
  return rt_nine_count[bits];
}

/* Returns the cells of HOUSE at PLACES. */
static inline RtCells
rt_places_cells (int house, RtPlaces places)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, places)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

/* Returns true if some house has all of CELLS, which must not be empty. */
static inline bool
rt_in_one_house (RtCells cells)
{
  const uint8_t *houses = rt_houses_of[rt_cells_first (cells)];

  for (int kind = 0; kind < 3; kind++)
    if (rt_cells_is_empty (rt_cells_minus (cells, rt_house_cells[houses[kind]])))
      return true;
  return false;
}

/* Return the cells that see all of CELLS, and the cells that see at least one of them. */
static inline RtCells
rt_seen_by_all (RtCells cells)
{
  RtCells seen = RT_CELLS_ALL;

  for_each_cell (cell, cells)
    seen = rt_cells_and (seen, rt_peer_cells[cell]);
  return seen;
}

static inline RtCells
rt_seen_by_any (RtCells cells)
{
  RtCells seen = RT_CELLS_NONE;

  for_each_cell (cell, cells)
    seen = rt_cells_or (seen, rt_peer_cells[cell]);
  return seen;
}

static inline bool
rt_sees (int a, int b)
{
  return rt_cells_has (rt_peer_cells[a], b);
}
