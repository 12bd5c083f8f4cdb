/* sk-loop.c - finds SK-loops: a ring of sixteen cells in four lines and four boxes, with as many
 * digits.
 *
 *      A 0 0 | . . . | 7 7 B      Two rows and two columns cross in four boxes; the crossings are
 *      1 . . | . . . | . . 6      not in the ring. The two cells that a line has in a box are a
 *      1 . . | . . . | . . 6      domino: domino 0 is in a row and a box, 1 in a box and a column,
 *     -------+-------+-------     2 in a column and a box, and so on round the ring.
 *      ...
 *
 * Each digit of a domino is counted for its line or for its box, which have it at most once. For
 * each digit a minimal number of these houses is chosen. If they are sixteen in all, for sixteen
 * cells, each of the houses has its digit in the ring, and the digit is eliminated from the house's
 * other cells. (After Steve Kurzhal's loop; also known as domino loop.) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/sectors/sector-techniques.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/sink.h"

#define N_DOMINOES 8
#define N_RING_CELLS (2 * N_DOMINOES)

/* The ring. Domino I is in house[I] and house[I + 1], modulo 8. */
typedef struct {
  RtCells cells_of[RT_N_HOUSES];        /* by house: all cells of the house */
  int house[N_DOMINOES];
  RtCells domino[N_DOMINOES], cells;
  uint8_t where[9];             /* by digit - 1: dominoes that have it, as bits */
  uint8_t cover[9];             /* by digit - 1: houses for which it is counted, as bits */
} Ring;

/* Sets up the ring in two rows and two columns. Returns false unless all its cells are empty. */
static bool
lay_ring (Ring *ring, RtStudy *study, const int rows[2], const int columns[2])
{
  RtCells crossings = RT_CELLS_NONE, empty = rt_study_empty (study);

  ring->house[0] = rows[0];
  ring->house[2] = 9 * RT_KIND_COLUMN + columns[0];
  ring->house[4] = rows[1];
  ring->house[6] = 9 * RT_KIND_COLUMN + columns[1];
  for (int i = 0; i < 4; i++)
    rt_cells_add (&crossings, 9 * rows[i / 2] + columns[i % 2]);
  for (int i = 0; i < 4; i++) {
    /* Every second house is a box. */
    int row = rows[i == 1 || i == 2], column = columns[i >= 2];

    ring->house[2 * i + 1] = rt_houses_of[9 * row + column][RT_KIND_BOX];
  }
  ring->cells = RT_CELLS_NONE;
  for (int i = 0; i < N_DOMINOES; i++) {
    RtCells shared = rt_cells_and (ring->cells_of[ring->house[i]],
                                   ring->cells_of[ring->house[(i + 1) % N_DOMINOES]]);

    ring->domino[i] = rt_cells_minus (shared, crossings);
    ring->cells = rt_cells_or (ring->cells, ring->domino[i]);
  }
  return rt_cells_is_empty (rt_cells_minus (ring->cells, empty));
}

/* Returns true if COVER, a set of houses, has at least one of the two houses of each domino in
 * WHERE. */
static bool
covers (unsigned cover, unsigned where)
{
  unsigned houses_after = cover >> 1 | cover << (N_DOMINOES - 1);

  return !(where & ~(cover | houses_after));
}

static int
n_removed (const Ring *ring, RtStudy *study, int digit, unsigned cover)
{
  RtCells others = rt_cells_minus (rt_study_plane (study, digit), ring->cells);
  RtCells cells = RT_CELLS_NONE;

  for_each_bit (i, cover)
    cells = rt_cells_or (cells, rt_cells_and (others, ring->cells_of[ring->house[i]]));
  return rt_cells_count (cells);
}

/* Chooses the fewest houses that cover DIGIT; of several such choices, takes one with the most
 * eliminations. */
static void
count_digit (Ring *ring, RtStudy *study, int digit)
{
  int best = N_DOMINOES + 1, most = -1;

  for (unsigned cover = 0; cover < 1u << N_DOMINOES; cover++) {
    int n = __builtin_popcount (cover), removed;

    if (n > best || !covers (cover, ring->where[digit - 1]))
      continue;
    removed = n_removed (ring, study, digit, cover);
    if (n < best || removed > most) {
      best = n;
      most = removed;
      ring->cover[digit - 1] = (uint8_t) cover;
    }
  }
}

/* Returns the minimum number of houses for all digits together. A digit in a run of dominoes needs
 * half as many houses as dominoes, rounded up. */
static int
count_needed (const Ring *ring)
{
  int n = 0;

  for (int i = 0; i < 9; i++) {
    unsigned where = ring->where[i], start = 0;
    int run = 0;

    if (where == 0xff) {
      n += N_DOMINOES / 2;
      continue;
    }
    while (where >> start & 1)
      start++;
    for (unsigned k = 1; k <= N_DOMINOES; k++) {
      bool is_there = where >> (start + k) % N_DOMINOES & 1;

      run += is_there;
      if (!is_there) {
        n += (run + 1) / 2;
        run = 0;
      }
    }
  }
  return n;
}

static void
explain (const Ring *ring, const RtChoices *field, RtDraft *draft)
{
  draft->pattern.cells = ring->cells;
  for (int i = 0; i < N_DOMINOES; i++) {
    rt_draft_house (draft, ring->house[i], i % 2 == 0 ? RT_HOUSE_BASE : RT_HOUSE_COVER, 0);
    for (int digit = 1; digit <= 9; digit++) {
      bool for_first = ring->cover[digit - 1] >> i & 1;
      bool for_line = for_first == (i % 2 == 0);

      rt_draft_mark_all (draft, field, ring->domino[i], rt_digits_of (digit),
                         for_line ? RT_MARK_PATTERN : RT_MARK_SECOND, 0);
    }
  }
}

static bool
report (Ring *ring, const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtDigits digits[RT_N_CELLS] = { 0 };
  RtDraft *draft;

  for (int digit = 1; digit <= 9; digit++) {
    RtCells others = rt_cells_minus (rt_study_plane (study, digit), ring->cells);

    count_digit (ring, study, digit);
    for_each_bit (i, ring->cover[digit - 1])
      for_each_cell (cell, rt_cells_and (others, ring->cells_of[ring->house[i]]))
        digits[cell] |= rt_digits_of (digit);
  }
  draft = rt_sink_begin (sink, technique, technique->price);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    rt_draft_remove (draft, cell, digits[cell]);
  explain (ring, &study->field, draft);
  return rt_sink_report (sink);
}

static bool
find_ring (Ring *ring, const RtTechnique *technique, RtStudy *study, RtSink *sink,
           const int rows[2], const int columns[2])
{
  if (!lay_ring (ring, study, rows, columns))
    return false;
  for (int digit = 1; digit <= 9; digit++) {
    ring->where[digit - 1] = 0;
    for (int i = 0; i < N_DOMINOES; i++)
      if (rt_cells_meet (ring->domino[i], rt_study_plane (study, digit)))
        ring->where[digit - 1] |= (uint8_t) (1u << i);
  }
  return count_needed (ring) == N_RING_CELLS && report (ring, technique, study, sink);
}

bool
rt_find_sk_loop (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  Ring ring;

  for (int house = 0; house < RT_N_HOUSES; house++)
    ring.cells_of[house] = rt_places_cells (house, 0x1ff);
  /* tries all pairs of rows, and of columns, in different bands */
  for (int r = 0; r < 81; r++)
    for (int c = 0; c < 81; c++) {
      const int rows[2] = { r / 9, r % 9 }, columns[2] = { c / 9, c % 9 };

      if (rows[0] / 3 < rows[1] / 3 && columns[0] / 3 < columns[1] / 3 &&
          find_ring (&ring, technique, study, sink, rows, columns))
        return true;
    }
  return false;
}
