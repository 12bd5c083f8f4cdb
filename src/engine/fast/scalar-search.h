/* scalar-search.h - solves one puzzle word by word, without vectors: deduces only from changed words.
 *
 * A sweep (sweep.h: all deductions at once) always costs the same. Without vectors, or if each
 * guess changes little because the grid has several solutions, it is faster to process the words
 * one by one and to skip those that did not change.
 *
 *     at[digit][band]     27 words, as in digit-words.h
 *     was[digit][band]    their values when they were last processed
 *     solved[band]        cells that hold a digit, which was removed from the words of the others
 *
 * Each word is processed by tables of 512 entries:
 *
 *     three rows of 9 bits  ->  nine minirows  ->  cells that the band's permutations leave
 *     nine columns          ->  columns for the other bands: if only one column of a stack is
 *                               left in this band, the other bands lose it
 *     a row with one cell   ->  the cell holds this digit; the other digits lose it
 *
 * When no word changes any more, all words are searched for cells with one candidate. Then the
 * search guesses a cell, if possible one with two candidates. In a wide open grid it guesses up to
 * three cells of a band at once, in different rows and boxes: few guesses fail there, and one
 * deduction serves for all three.
 *
 * The method is that of the solvers that descend from zhouyundong_2012's: jczsolve (JasonLion and
 * champagne), sk_bforce2 (Gerard Penet), rust_sudoku (Emerentius). It deduces less than a sweep (no
 * triads, not all that the permutations of a stack exclude), so a long search continues by
 * sweeps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/guess-stack.h"
#include "engine/fast/kernel-choice.h"
#include "engine/fast/simd-lanes.h"

enum {
  N_WORDS_KEPT = 12,     /* so that a search fits into 2 KiB */
  LONG = 1000,           /* guesses after which a search continues by sweeps */
};

typedef struct {
  uint32_t at[9][3];
  uint32_t solved[3];
} Words;

/* State of one search. */
typedef struct {
  Words now, kept[N_WORDS_KEPT];
  uint32_t was[9][3];
  uint32_t two[3], many[3];      /* open cells: the cells with exactly two candidates; all open
                                  * cells */
  Path path;
} WordSearch;
_Static_assert (sizeof (WordSearch) <= 2048, "a search is small");

/* Initializers of tables that have F (I) for I in 0..511. */
#define OF8(f, i)                                                                              \
  f ((i)), f ((i) + 1), f ((i) + 2), f ((i) + 3), f ((i) + 4), f ((i) + 5), f ((i) + 6),       \
    f ((i) + 7)
#define OF64(f, i)                                                                             \
  OF8 (f, (i)), OF8 (f, (i) + 8), OF8 (f, (i) + 16), OF8 (f, (i) + 24), OF8 (f, (i) + 32),     \
    OF8 (f, (i) + 40), OF8 (f, (i) + 48), OF8 (f, (i) + 56)
#define OF512(f)                                                                               \
  OF64 (f, 0), OF64 (f, 64), OF64 (f, 128), OF64 (f, 192), OF64 (f, 256), OF64 (f, 320),       \
    OF64 (f, 384), OF64 (f, 448)

/* The minirows of ROW that have cells, as three bits. */
#define MINIROWS_OF_ROW(row)                                                                   \
  (((row) & 7) != 0) + 2 * (((row) & 070) != 0) + 4 * (((row) & 0700) != 0)

static const uint8_t minirows_of_row[512] = { OF512 (MINIROWS_OF_ROW) };

/* By nine minirows of a band: the cells that its permutations leave. Only permutations whose three
 * minirows are all there remain; each minirow has three cells. */
#define IF_WHOLE(way, minirows) (((minirows) & (way)) == (way) ? (way) : 0u)
#define IN_WAYS(m)                                                                             \
  (IF_WHOLE (0421u, m) | IF_WHOLE (0142u, m) | IF_WHOLE (0214u, m) | IF_WHOLE (0241u, m) |     \
   IF_WHOLE (0412u, m) | IF_WHOLE (0124u, m))
#define THREE_CELLS(m, i) (((m) >> (i) & 1) * (7u << 3 * (i)))
#define CELLS_OF(m)                                                                            \
  (THREE_CELLS (m, 0) | THREE_CELLS (m, 1) | THREE_CELLS (m, 2) | THREE_CELLS (m, 3) |         \
   THREE_CELLS (m, 4) | THREE_CELLS (m, 5) | THREE_CELLS (m, 6) | THREE_CELLS (m, 7) |         \
   THREE_CELLS (m, 8))
#define LEFT_BY_MINIROWS(m) CELLS_OF (IN_WAYS (m))

static const uint32_t left_by_minirows[512] = { OF512 (LEFT_BY_MINIROWS) };

/* By nine columns of a band, as bits: the cells that remain in the other two bands. A stack in
 * which exactly one column is left has its digit there, so the other bands lose that column. */
#define TAKEN(c, stack)                                                                        \
  (((c) >> 3 * (stack) & 7) == 1 || ((c) >> 3 * (stack) & 7) == 2 ||                           \
   ((c) >> 3 * (stack) & 7) == 4 ? (unsigned) (c) & 7u << 3 * (stack) : 0u)
#define LEFT_TO_OTHERS(c) ((ROW & ~(TAKEN (c, 0) | TAKEN (c, 1) | TAKEN (c, 2))) * COLUMN)

static const uint32_t left_to_others[512] = { OF512 (LEFT_TO_OTHERS) };

/* Returns the cells that are alone in their row; no row of A may be empty. First removes the lowest
 * bit of each row; then computes the highest bit of each row that has others left. */
INLINE uint32_t
alone_in_row (uint32_t a)
{
  uint32_t others = a & (a - COLUMN);
  uint32_t highest = (((others & 0377377377u) + 0377377377u) | others) & 0400400400u;

  return a & ~((highest << 1) - (highest >> 8));
}

/* Makes the deductions from the word of DIGIT in BAND. Returns false on a contradiction. If WIDE
 * (givens hardly restrict the grid), a cell known as solved is not removed from other digits again. */
INLINE bool
deduce (WordSearch *s, bool wide, int digit, int band)
{
  uint32_t *at = s->now.at[digit], a = at[band], own, left;

  a &= left_by_minirows[minirows_of_row[a & ROW] | minirows_of_row[a >> 9 & ROW] << 3 |
                        minirows_of_row[a >> 18 & ROW] << 6];
  own = alone_in_row (a);
  if (!wide || (own & ~s->now.solved[band]))
    for (int d = 0; d < 9; d++)
      s->now.at[d][band] &= ~own;
  at[band] = s->was[digit][band] = a;
  s->now.solved[band] |= own;
  left = left_to_others[(a | a >> 9 | a >> 18) & ROW];
  at[(band + 1) % 3] &= left;
  at[(band + 2) % 3] &= left;
  return a != 0;
}

/* Returns the candidates of CELL (0..26) of BAND as bits. */
INLINE uint32_t
digits_in (const Words *words, int band, int cell)
{
  uint32_t digits = 0;

  for (int d = 0; d < 9; d++)
    digits |= (words->at[d][band] >> cell & 1) << d;
  return digits;
}

/* Eliminates DIGIT from the other cells of CELL's row; processing the word eliminates the rest. */
INLINE void
put_digit (Words *words, int digit, int band, int cell)
{
  words->at[digit][band] &= ~(ROW << cell / 9 * 9) | 1u << cell;
}

/* Places naked singles, and finds the open cells. Sets FOUND to true if it placed any. Returns
 * false on a contradiction. */
INLINE bool
put_singles (WordSearch *s, bool *found)
{
  *found = false;
  for (int band = 0; band < 3; band++) {
    uint32_t once = 0, twice = 0, thrice = 0, single;

    for (int d = 0; d < 9; d++) {
      uint32_t a = s->now.at[d][band];

      thrice |= twice & a;
      twice |= once & a;
      once |= a;
    }
    if (once != WORD)
      return false;
    s->two[band] = twice & ~thrice;
    s->many[band] = twice;
    single = WORD & ~(twice | s->now.solved[band]);
    *found |= single != 0;
    s->now.solved[band] |= single;
    for (; single; single &= single - 1) {
      int cell = __builtin_ctz (single);
      uint32_t digits = digits_in (&s->now, band, cell);

      if (!digits)
        return false;   /* two cells of a row have only this digit */
      put_digit (&s->now, __builtin_ctz (digits), band, cell);
    }
  }
  return true;
}

/* Deduces until nothing changes. Returns false on a contradiction. */
INLINE bool
deduce_all (WordSearch *s, bool wide)
{
  bool changed;

  do {
    do {
      changed = false;
      for (int digit = 0; digit < 9; digit++)
#pragma GCC unroll 3
        for (int band = 0; band < 3; band++)
          if (s->now.at[digit][band] != s->was[digit][band]) {
            changed = true;
            if (!deduce (s, wide, digit, band))
              return false;
          }
    } while (changed);
    if (!put_singles (s, &changed))
      return false;
  } while (changed);
  return true;
}

/* Fills GUESS with the first cell of CELLS (in BAND) and its candidates. UNIT: IN_CELL or BESIDE. */
INLINE void
guess_cell (const WordSearch *s, int unit, int band, uint32_t cells, Guess *guess)
{
  int cell = __builtin_ctz (cells);

  guess->unit = (unsigned) unit & 15;
  guess->what = (uint8_t) (27 * band + cell);
  guess->left = (uint16_t) digits_in (&s->now, band, cell);
}

/* Chooses a guess: the first cell with two candidates; if none, or IN_ORDER, the first open one. */
INLINE void
choose_cell (const WordSearch *s, bool in_order, Guess *guess)
{
  bool any_two = s->two[0] | s->two[1] | s->two[2];
  const uint32_t *cells = any_two && !in_order ? s->two : s->many;
  int band = 0;

  while (!cells[band])
    band++;
  guess_cell (s, IN_CELL, band, cells[band], guess);
}

/* Returns the cells of OPEN, cells of one band, that share neither row nor box with CELL. */
INLINE uint32_t
unrelated_cells (uint32_t open, int cell)
{
  return open & ~(ROW << cell / 9 * 9) & ~(BOX << cell % 9 / 3 * 3);
}

/* Places the digit of GUESS in its cell. */
INLINE void
take_digit (Words *words, const Guess *guess)
{
  int band = guess->what / 27, cell = guess->what % 27;

  for (int d = 0; d < 9; d++)
    words->at[d][band] &= ~((uint32_t) (d != guess->way) << cell);
  put_digit (words, guess->way, band, cell);
}

/* Recomputes the state before the newest guess from GRID and the earlier guesses, and keeps it. */
static void
recompute_words (WordSearch *s, const RtGrid *grid)
{
  uint32_t given[3];

  words_of_grid (grid, s->now.at, given);
  memset (s->now.solved, 0, sizeof s->now.solved);
  memset (s->was, 0, sizeof s->was);
  for (int i = 0; i < s->path.depth - 1; i++)
    take_digit (&s->now, &s->path.guess[i]);
  deduce_all (s, false);
  s->kept[path_slot (&s->path, N_WORDS_KEPT)] = s->now;
  s->path.n_kept = 1;
}

/* Takes the next alternative of the newest guess that has one. Returns false if no guess has
 * one. */
INLINE bool
go_on_with_words (WordSearch *s, bool wide, const RtGrid *grid)
{
  if (!path_go_back (&s->path))
    return false;
  if (s->path.n_kept == 0)
    recompute_words (s, grid);
  s->now = s->kept[path_slot (&s->path, N_WORDS_KEPT)];
  memcpy (s->was, s->now.at, sizeof s->was);
  for (int d = 0; wide && d < 9 && path_newest (&s->path)->unit == BESIDE; d++)
    s->was[d][path_newest (&s->path)->what / 27] = 0;
  path_go_on (&s->path);
  take_digit (&s->now, path_newest (&s->path));
  return true;
}

/* Continues a search from `now` and `was`, which the caller has filled in. WIDE: as for deduce.
 * Ends undecided after too many guesses. */
INLINE RtFastEnd
search_words_of (WordSearch *s, bool wide, const RtGrid *grid, const RtFastTask *task,
                 uint64_t *count)
{
  uint64_t n_guesses = 0, most = task->most < LONG ? task->most : LONG;

  path_clear (&s->path);
  *count = 0;
  for (;;) {
    Guess *guess = path_next (&s->path);
    bool alive = deduce_all (s, wide);

    if (rt_stop_raised (task->stop))
      return RT_FAST_STOPPED;
    if (alive && (s->many[0] | s->many[1] | s->many[2])) {
      bool alone = !wide || task->in_order || s->two[0] | s->two[1] | s->two[2];
      uint32_t open;
      int band;

      choose_cell (s, task->in_order, guess);
      band = guess->what / 27;
      open = s->many[band];
      for (;;) {
        if (n_guesses++ == most || s->path.depth == N_GUESSES)
          return RT_FAST_UNDECIDED;
        path_go_down (&s->path, N_WORDS_KEPT);
        s->kept[path_slot (&s->path, N_WORDS_KEPT)] = s->now;
        guess = path_newest (&s->path);
        take_digit (&s->now, guess);
        open = unrelated_cells (open, guess->what % 27);
        if (alone || !open)
          break;
        guess_cell (s, BESIDE, band, open, path_next (&s->path));
      }
      continue;
    }
    if (alive) {
      if (task->first && *count == 0)
        cells_of_words (s->now.at, task->first->digit);
      if (++*count == task->limit)
        return RT_FAST_COMPLETE;
    }
    if (!go_on_with_words (s, wide, grid))
      return RT_FAST_COMPLETE;
  }
}

/* Run the search, compiled twice: for grids that the givens hardly restrict, and for all others. */
APART RtFastEnd
search_words (WordSearch *s, const RtGrid *grid, const RtFastTask *task, uint64_t *count)
{
  return search_words_of (s, false, grid, task, count);
}

APART RtFastEnd
search_wide_words (WordSearch *s, const RtGrid *grid, const RtFastTask *task, uint64_t *count)
{
  return search_words_of (s, true, grid, task, count);
}
