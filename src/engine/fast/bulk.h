/* bulk.h - counts the solutions of many puzzles at a time, with one puzzle in each SIMD lane.
 *
 * For each digit and band (three rows) of a puzzle, a word of 27 bits has the cells that can hold
 * the digit. A register holds the same word of many puzzles, so no operation crosses lanes. The
 * deductions are those of sweep.h, whose register has several words of one puzzle. Packed words
 * have the nine columns, or nine minirows, of a digit's three bands.
 *
 *     sweep.h     1 1 1 -   4 4 4 -   7 7 7 -   - - - -      digits, three bands of each
 *     bulk.h      a b c d   e f g h   i j k l   m n o p      puzzles, one band of one digit
 *
 * When the puzzle of a lane is solved, contradictory or without further deductions, plain code
 * fills the lane with its next state: another alternative of its newest guess, the first
 * alternative of a new guess, or the next puzzle. Some puzzles are solved one at a time, by
 * sweep-search.h, because that is faster: those with very few givens, fewer puzzles than lanes, and the
 * last ones, when most lanes are idle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/sweep-search.h"

/* Counts the solutions of puzzle I with the search for a single puzzle. Returns false if STOP was
 * raised. */
static bool
count_one (const RtGrid *grids, size_t i, uint64_t limit, RtStop *stop, uint64_t *counts,
           RtGrid *first)
{
  RtFastTask task = { .limit = limit, .most = UINT64_MAX, .stop = stop,
                      .first = first ? first + i : NULL };

  return search (grids + i, &task, counts + i) == RT_FAST_COMPLETE;
}

static bool
count_one_by_one (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
                  RtGrid *first)
{
  for (size_t i = 0; i < n; i++)
    if (!count_one (grids, i, limit, stop, counts, first))
      return false;
  return true;
}

#if defined LANES_SCALAR
static bool
count_all (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
           RtGrid *first)
{
  return count_one_by_one (grids, n, limit, stop, counts, first);
}

#else
/* The columns of stack 0 in band 0, of stack 1 in band 1 and of stack 2 in band 2. In each stack
 * they determine the permutation. */
#define OWN_BANDS 0700070007u

enum { N_LANE_KEPT = 14 };   /* so that a lane fits into 2 KiB */

/* State of one lane, except for its words in the registers. */
typedef struct {
  uint32_t kept[N_LANE_KEPT][27];
  Path path;
  Failed failed;
  int n_guesses;
  size_t puzzle;
  uint64_t count;
} Lane;
_Static_assert (sizeof (Lane) + 27 * sizeof (uint32_t) <= 2048, "a search is small");

/* State of all lanes. */
typedef struct {
  Lanes at[27];                     /* word 3 * digit + band */
  /* cells with one candidate; with several; with several before the last sweep */
  Lanes one[3], many[3], before[3];
  Lanes three9, three1;             /* minicolumns and minirows with three digits left */
  Lanes ways9[9], ways1[9];         /* permutations left of each digit in stacks and bands */
  Lane lane[N_LANES];
  const RtGrid *grids;
  size_t n, next;                   /* number of puzzles, and index of the next one */
  uint64_t limit;
  uint64_t *counts;
  RtGrid *first;
  RtStop *stop;
} Bulk;

/* Eliminates candidates of DIGIT, whose words are A, by the columns that are left for it in each
 * stack. SINGLE has the naked singles. Returns the packed columns that are left. */
INLINE Lanes
bulk_columns (Bulk *b, int digit, Lanes a[3], const Lanes single[3])
{
  Lanes c = columns_of (a[0], a[1], a[2]);
  Lanes forced = and_both (columns_of (single[0], single[1], single[2]), c, b->three9);
  Lanes up = up1 (forced), down = down1 (forced);
  Lanes c_up = less (up1 (c), forced, down), c_down = less (down1 (c), forced, up);
  Lanes even, odd, left;

  c = less (c, up, down);
  even = and3 (c, next9 (c_down), last9 (c_up));
  odd = and3 (c, next9 (c_up), last9 (c_down));
  left = even | odd;
  b->ways9[digit] = (even & OWN_BANDS) | (odd & OWN_BANDS) << 3;
  for (int band = 0; band < 3; band++)
    a[band] &= cells_of_columns (left, band);
  return left;
}

/* Eliminates candidates of DIGIT, whose words are A, by the minirows left for it in each band. Stores
 * the solved cells in OWN, and adds contradictions to DEAD. Returns the packed minirows left. */
INLINE Lanes
bulk_minirows (Bulk *b, int digit, Lanes a[3], const Lanes single[3], Lanes own[3], Lanes *dead)
{
  Lanes m = minirows_of (a[0], a[1], a[2]), pairs = pairs_of (a[0], a[1], a[2]);
  Lanes forced = and_both (minirows_of (single[0] & a[0], single[1] & a[1], single[2] & a[2]), m,
                           b->three1);
  Lanes up = up3 (forced), down = down3 (forced);
  Lanes m_up = less (up3 (m), forced, down), m_down = less (down3 (m), forced, up);
  Lanes even, odd, left, alone;

  m = less (m, up, down);
  even = and3 (m, next9 (m_down), last9 (m_up));
  odd = and3 (m, next9 (m_up), last9 (m_down));
  left = even | odd;
  b->ways1[digit] = (even & ROW) | (odd & ROW) << 9;
  up = up3 (left);
  down = down3 (left);
  alone = less (left, up, down) & ~pairs;
  *dead |= less (all (WORD) & ~left, up, down);
  for (int band = 0; band < 3; band++) {
    a[band] &= cells_of_minirows (left, band);
    own[band] = a[band] & cells_of_minirows (alone, band);
  }
  return left;
}

/* Adds 1 to the counter of each bit that is set in BITS (counters in SUM, up to 3). */
INLINE void
add_bits (Sum *sum, Lanes bits)
{
  Lanes carry = sum->ones & bits;

  sum->more = and_both (sum->more, sum->twos, carry);
  sum->twos ^= carry;
  sum->ones ^= bits;
}

/* Sweeps all lanes once. Returns the contradictions: a lane with any bit set has one. */
INLINE Lanes
bulk_sweep (Bulk *b)
{
  Lanes own[27], solved[3], once[3], twice[3], dead = all (0), three9, three1;
  Sum minicolumns = { all (0), all (0), all (0) }, minirows = minicolumns;

  for (int band = 0; band < 3; band++)
    solved[band] = once[band] = twice[band] = all (0);
  for (int d = 0; d < 9; d++) {
    Lanes a[3], single[3];

    for (int band = 0; band < 3; band++) {
      a[band] = b->at[3 * d + band];
      single[band] = a[band] & b->one[band];
    }
    add_bits (&minicolumns, bulk_columns (b, d, a, single));
    add_bits (&minirows, bulk_minirows (b, d, a, single, own + 3 * d, &dead));
    for (int band = 0; band < 3; band++) {
      solved[band] |= own[3 * d + band];
      twice[band] = and_both (twice[band], once[band], a[band]);
      once[band] |= a[band];
      b->at[3 * d + band] = a[band];
    }
  }
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      b->at[3 * d + band] = keep (b->at[3 * d + band], own[3 * d + band], solved[band]);
  three9 = minicolumns.ones & minicolumns.twos;
  three1 = minirows.ones & minirows.twos;
  b->three9 = three9 & ~minicolumns.more;
  b->three1 = three1 & ~minirows.more;
  for (int band = 0; band < 3; band++) {
    b->one[band] = once[band] & ~twice[band];
    b->before[band] = b->many[band];
    b->many[band] = twice[band] & ~solved[band];
  }
  return dead | (all (WORD) & ~(and3 (three9 | minicolumns.more, three1 | minirows.more, once[0]) &
                                once[1] & once[2]));
}

/* Returns the address of LANE's word in the first of the SIMD registers WORDS. */
INLINE uint32_t *
lane_of (Lanes *words, int lane)
{
  return (uint32_t *) words + lane;
}

static const uint32_t none[3];

/* Restarts the deductions of a lane (one puzzle), with the cells in SINGLE forced. */
INLINE void
begin_lane (Bulk *b, int lane, const uint32_t single[3])
{
  for (int band = 0; band < 3; band++) {
    *lane_of (&b->one[band], lane) = single[band];
    *lane_of (&b->many[band], lane) = ~0u;
  }
  *lane_of (&b->three9, lane) = *lane_of (&b->three1, lane) = 0;
}

INLINE void
fill_lane (Bulk *b, int lane, const uint32_t at[27], const uint32_t single[3])
{
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      *lane_of (&b->at[3 * d + band], lane) = at[3 * d + band];
  begin_lane (b, lane, single);
}

INLINE void
copy_lane (Bulk *b, int lane, uint32_t at[27])
{
  const uint32_t *words = lane_of (b->at, lane);

  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      at[3 * d + band] = words[(3 * d + band) * N_LANES];
}

static void
finish_lane (Bulk *b, int lane, RtGrid *grid)
{
  uint32_t at[27];

  copy_lane (b, lane, at);
  cells_of_words ((uint32_t (*)[3]) at, grid->digit);
}

/* Applies GUESS to the words of a lane. AT is the lane's first word; its words are STEP apart. */
INLINE void
apply_to_words (uint32_t *at, int step, const Guess *guess)
{
  const uint32_t *left = way_left (guess);

  for (int band = 0; band < 3; band++)
    at[(3 * guess->what + band) * step] &= left[band];
}

/* Recomputes the words before the newest guess of a lane, and stores them in the guess's slot. */
static void
recompute_lane (Lane *l, const RtGrid *grid)
{
  uint32_t *at = l->kept[path_slot (&l->path, N_LANE_KEPT)], given[3];

  words_of_grid (grid, (uint32_t (*)[3]) at, given);
  for (int i = 0; i < l->path.depth - 1; i++)
    apply_to_words (at, 1, &l->path.guess[i]);
  l->path.n_kept = 1;
}

/* Starts the next puzzle in LANE. If there is none, makes the lane idle, with an empty grid, and
 * returns false. */
static bool
bulk_next_puzzle (Bulk *b, int lane)
{
  Lane *l = &b->lane[lane];
  uint32_t at[27], given[3];

  if (b->next == b->n) {
    for (int i = 0; i < 27; i++)
      at[i] = WORD;
    fill_lane (b, lane, at, none);
    return false;
  }
  l->puzzle = b->next++;
  l->count = 0;
  l->n_guesses = 0;
  path_clear (&l->path);
  l->failed = (Failed) { 0 };
  words_of_grid (&b->grids[l->puzzle], (uint32_t (*)[3]) at, given);
  fill_lane (b, lane, at, given);
  return true;
}

/* Takes the next alternative of the newest guess that has one. If there is none, or the limit is
 * reached, finishes the puzzle and starts the next one. Returns false if the lane becomes idle. */
static bool
bulk_go_on (Bulk *b, int lane)
{
  Lane *l = &b->lane[lane];

  if (l->count == b->limit || !path_go_back (&l->path)) {
    b->counts[l->puzzle] = l->count;
    return bulk_next_puzzle (b, lane);
  }
  if (l->path.n_kept == 0)
    recompute_lane (l, &b->grids[l->puzzle]);
  fill_lane (b, lane, l->kept[path_slot (&l->path, N_LANE_KEPT)], none);
  path_go_on (&l->path);
  apply_to_words (lane_of (b->at, lane), N_LANES, path_newest (&l->path));
  return true;
}

/* Chooses a guess for the puzzle of LANE: a digit in a band or stack with few permutations left.
 * Returns false if there is nothing to guess. */
INLINE bool
bulk_choose (Bulk *b, int lane, Guess *guess)
{
  static const uint32_t unit_bits[6] = {
    FIRST_MINIROWS, FIRST_MINIROWS << 1, FIRST_MINIROWS << 2, 077, 077 << 12, 077 << 24,
  };
  const Failed *failed = &b->lane[lane].failed;
  const uint32_t *ways1 = lane_of (b->ways1, lane), *ways9 = lane_of (b->ways9, lane), *ways;
  uint32_t total[6] = { 0 }, least = ~0u, few = ~0u, in_unit;

  for (int d = 0; d < 9; d++)
    for (int i = 0; i < 3; i++) {
      total[i] += (uint32_t) __builtin_popcount (ways1[d * N_LANES] & unit_bits[i]);
      total[3 + i] += (uint32_t) __builtin_popcount (ways9[d * N_LANES] & unit_bits[3 + i]);
    }
  for (int u = 0; u < 6; u++) {
    uint32_t key = unit_key (failed, u, total[u]);

    least = key < least ? key : least;
  }
  if (least & NOTHING_TO_GUESS)
    return false;
  guess->unit = least & 7;
  ways = guess->unit < 3 ? ways1 : ways9;
  in_unit = unit_bits[guess->unit];
  for (int d = 0; d < 9; d++) {
    uint32_t key = digit_key (failed, guess->unit, d, ways[d * N_LANES] & in_unit);

    few = key < few ? key : few;
  }
  guess->what = few & 15;
  in_unit &= ways[guess->what * N_LANES];
  guess->left = (uint16_t) (in_unit >> __builtin_ctz (unit_bits[guess->unit]));
  return true;
}

/* Returns true if GRID needs guesses, and the search for a single puzzle solves it faster than a
 * lane. */
static bool
is_better_alone (const RtGrid *grid)
{
  uint32_t at[9][3], given[3];
  int n_givens = 0;

  words_of_grid (grid, at, given);
  for (int band = 0; band < 3; band++)
    n_givens += __builtin_popcount (given[band]);
  return N_BLOCKS == 1 ? is_for_words (n_givens) : n_givens < MIN_NARROW;
}

/* Handles a lane in which a sweep deduced nothing new, by a contradiction (DEAD), a guess (if cells
 * are OPEN), or a solution. Returns false if the lane becomes idle. */
static bool
bulk_event (Bulk *b, int lane, bool dead, bool open)
{
  Lane *l = &b->lane[lane];
  Guess *guess = path_next (&l->path);

  if (!dead && !open) {
    /* The last sweep forced every cell and found no contradiction. If a digit were missing in a
     * row, another one would be in two of its cells, and that sweep would have removed both. */
    if (b->first && l->count == 0)
      finish_lane (b, lane, &b->first[l->puzzle]);
    l->count++;
  }
  if (dead && l->path.depth > 0)
    note_failed (&l->failed, path_newest (&l->path));
  if (dead || !open || !bulk_choose (b, lane, guess))
    return bulk_go_on (b, lane);
  if ((l->n_guesses == 0 && is_better_alone (&b->grids[l->puzzle])) || ++l->n_guesses > LONG) {
    count_one (b->grids, l->puzzle, b->limit, b->stop, b->counts, b->first);
    return bulk_next_puzzle (b, lane);
  }
  path_go_down (&l->path, N_LANE_KEPT);
  copy_lane (b, lane, l->kept[path_slot (&l->path, N_LANE_KEPT)]);
  apply_to_words (lane_of (b->at, lane), N_LANES, path_newest (&l->path));
  begin_lane (b, lane, none);
  return true;
}

static bool
count_all (const RtGrid *grids, size_t n, uint64_t limit, RtStop *stop, uint64_t *counts,
           RtGrid *first)
{
  Bulk b;
  uint32_t busy = 0;

  if (n < N_LANES)
    return count_one_by_one (grids, n, limit, stop, counts, first);
  b.grids = grids;
  b.n = n;
  b.next = 0;
  b.limit = limit;
  b.counts = counts;
  b.first = first;
  b.stop = stop;
  for (int lane = 0; lane < N_LANES; lane++)
    busy |= (uint32_t) bulk_next_puzzle (&b, lane) << lane;
  while (b.next < n || __builtin_popcount (busy) > N_LANES / 4) {
    uint32_t dead, open, news, ends;

    if (rt_stop_raised (stop))
      return false;
    dead = lanes_set (bulk_sweep (&b));
    open = lanes_set (or3 (b.many[0], b.many[1], b.many[2]));
    news = lanes_set (or3 (b.many[0] ^ b.before[0], b.many[1] ^ b.before[1],
                           b.many[2] ^ b.before[2]));
    for (ends = (dead | ~news) & busy; ends; ends &= ends - 1) {
      int lane = __builtin_ctz (ends);

      if (!bulk_event (&b, lane, dead >> lane & 1, open >> lane & 1))
        busy &= ~(1u << lane);
    }
  }
  for (; busy; busy &= busy - 1)
    if (!count_one (grids, b.lane[__builtin_ctz (busy)].puzzle, limit, stop, counts, first))
      return false;
  return true;
}
#endif

static bool
is_there (void)
{
  return LANES_ARE_THERE;
}

const RtFastKernel LANES_ROW = {
  .id        = LANES_ID,
  .is_there  = is_there,
  .search    = search,
  .count_all = count_all,
};
