/* choices.h - what is still possible, seen by cell and by house at once. A value.
 *
 *     candidates[40]         0 0 0 1 0 0 1 0 0    r5c5 may be 3 or 6
 *     places[18][3 - 1]      1 0 0 0 0 0 0 0 1    in the first box, 3 may stand in r1c1 or r3c3
 *
 * Bit i of a set of places stands for rt_houses[house][i]. Candidates only shrink: they are never
 * made anew from the digits. A cell that holds a digit has none, and nowhere is it a place. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/core/cells.h"
#include "engine/core/digits.h"
#include "engine/core/geometry.h"

#include <string.h>

/* The kinds of houses, as rt_houses_of and rt_place_in order them: house = 9 * kind + number. */
enum {
  RT_KIND_ROW,
  RT_KIND_COLUMN,
  RT_KIND_BOX,
};

/* A candidate as one number 0..728. */
#define RT_N_CANDIDATES (9 * RT_N_CELLS)
#define RT_CANDIDATE(cell, digit) (9 * (cell) + (digit) - 1)

/* Sets of houses and of places in a house, as bits. */
typedef uint32_t RtHouses;
typedef uint16_t RtPlaces;

typedef struct {
  RtDigits candidates[RT_N_CELLS];
  RtPlaces places[RT_N_HOUSES][9];  /* by house and digit - 1 */
  uint8_t n_empty[RT_N_HOUSES];
  uint8_t n_placed[9];              /* by digit - 1 */
  uint8_t n_left;                   /* empty cells */
  uint8_t digit[RT_N_CELLS];        /* 0: empty */
} RtChoices;

/* The place of a cell in its row, its column and its box. */
extern const uint8_t rt_place_in[RT_N_CELLS][3];

/* The cells of a house, as a set. */
extern const RtCells rt_house_cells[RT_N_HOUSES];

/* The K-subsets of nine things as bits, in rising order, so that those of fewer things come first;
 * rt_n_combinations of them, and then 512, which is none. */
extern const uint16_t *const rt_combinations[10];
extern const uint8_t rt_n_combinations[10];

/* How many bits a set of nine has. Not all machines that this is built for have an instruction for
 * it. */
extern const uint8_t rt_nine_count[512];

/* The candidates by direct sight of GRID, in which no digit breaks a rule. */
void rt_choices_init (RtChoices *field, const RtGrid *grid);

/* The same with the candidates of BOARD. */
void rt_choices_init_board (RtChoices *field, const RtBoard *board);

/* Writes DIGIT, which must be a candidate, into CELL, and strikes it from the peers. */
void rt_choices_place (RtChoices *field, int cell, int digit);

/* Whether DIGIT is a candidate of CELL. */
static inline bool
rt_choices_has (const RtChoices *field, int cell, int digit)
{
  return rt_digits_has (field->candidates[cell], digit);
}

/* The places of DIGIT in HOUSE. */
static inline RtPlaces
rt_choices_places (const RtChoices *field, int house, int digit)
{
  return field->places[house][digit - 1];
}

/* Where each digit may stand, by digit - 1. */
void rt_choices_planes (const RtChoices *field, RtCells planes[9]);

/* Strikes DIGIT, which may be none of its candidates, from CELL. */
static inline void
rt_choices_remove (RtChoices *field, int cell, int digit)
{
  const uint8_t *house = rt_houses_of[cell], *place = rt_place_in[cell];

  field->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
  for (int kind = 0; kind < 3; kind++)
    field->places[house[kind]][digit - 1] &= (RtPlaces) ~(1u << place[kind]);
}

/* Runs what follows once for each bit that is set, rising. */
#define for_each_bit(bit, bits) \
  for (uint32_t rest_##bit = (bits), bit; \
       rest_##bit && ((bit = (uint32_t) __builtin_ctz (rest_##bit)), true); \
       rest_##bit &= rest_##bit - 1)

/* Whether exactly one bit is set; and whether two or more are. */
static inline bool
rt_is_single (uint32_t bits)
{
  return bits != 0 && (bits & (bits - 1)) == 0;
}

static inline bool
rt_is_several (uint32_t bits)
{
  return (bits & (bits - 1)) != 0;
}

/* The digits with exactly one place in HOUSE. */
static inline RtDigits
rt_choices_hidden (const RtChoices *field, int house)
{
  const RtPlaces *places = field->places[house];
  RtDigits hidden = rt_is_single (places[8]) ? rt_digits_of (9) : RT_DIGITS_NONE;

  /* Four sets of places in a word, 16 bits for each. Their upper bits are free to hold a borrow. */
  for (int i = 0; i < 8; i += 4) {
    const uint64_t ones = UINT64_C (0x0001000100010001), tops = ones << 15, full = tops - ones;
    uint64_t four, rest;

    memcpy (&four, &places[i], sizeof four);
    rest = four & ((four | tops) - ones);
    rest = (four + full) & ~(rest + full) & tops;   /* the top of each that is single */
    if (!rest)
      continue;
    for (int k = 0; k < 4; k++)
      if (rest >> (16 * k + 15) & 1)
        hidden |= rt_digits_of (i + k + 1);
  }
  return hidden;
}

/* How many there are in a set of digits or of places. */
static inline int
rt_count_nine (uint32_t bits)
{
  return rt_nine_count[bits];
}

/* The cells of HOUSE at PLACES. */
static inline RtCells
rt_places_cells (int house, RtPlaces places)
{
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, places)
    rt_cells_add (&cells, rt_houses[house][i]);
  return cells;
}

/* The cells that see each of CELLS, and those that see one of them at least. */
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
