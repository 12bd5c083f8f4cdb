/* sweep-search.h - solves one puzzle by sweeps (all deductions at once, sweep.h) and guesses.
 *
 * A digit is in the three rows of a band, or columns of a stack, in one of six permutations of the
 * boxes. A guess fixes the permutation of a digit in such a unit: in the unit in which all digits
 * together have the fewest permutations left, the digit with the fewest. Units and digits whose
 * guesses failed before are preferred. A path guesses each digit in each unit at most once, so it
 * has at most 54 guesses. The states before the newest open guesses are kept (guess-stack.h).
 *
 * The idea to guess the permutation of a digit in a band or stack is from Tom Dillon's tdoku
 * (2019). Grids that probably have several solutions are searched word by word instead
 * (scalar-search.h). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/scalar-search.h"
#include "engine/fast/sweep.h"

enum {
  N_KEPT = N_REGISTERS == 3 ? 6 : 7,   /* AVX-512 has no room for more */
  N_USED = N_LANES - (N_BLOCKS == 4 ? 4 : 0),   /* lanes that hold a digit */
};

/* Number of guesses that led to a contradiction at once, up to FAILED_MOST: by unit, and by unit
 * and digit. */
typedef struct {
  uint8_t in_unit[6], of_digit[6][9];
} Failed;
#define FAILED_MOST 255

/* State of one search. */
typedef struct {
  Node node;
  uint32_t kept[N_KEPT][N_REGISTERS][N_USED];
  Path path;
  Failed failed;
} Search;
_Static_assert (sizeof (Search) <= 2048, "a search is small");

/* Applies GUESS to the state N. After a guess of a cell, only that cell counts as a naked single in
 * the next sweep. */
INLINE void
apply_guess (Node *n, const Guess *guess)
{
  if (guess->unit == IN_CELL) {
    uint32_t words[4] = { 0 };

    n->three9 = n->three1 = all (0);
    n->many = all (~0u);
    words[guess->what / 27] = 1u << guess->what % 27;
    n->one = repeat (words);
    for (int i = 0; i < N_REGISTERS; i++) {
      bool has_digit = i == register_of (guess->way);

      n->at[i] = keep (n->at[i], has_digit ? block_lanes (block_of (guess->way)) : all (0), n->one);
    }
  } else {
    Lanes *at = &n->at[register_of (guess->what)];

    *at = keep (*at, repeat (way_left (guess)), block_lanes (block_of (guess->what)));
  }
}

INLINE void
note_failed (Failed *failed, const Guess *guess)
{
  uint8_t *unit = &failed->in_unit[guess->unit];
  uint8_t *digit = &failed->of_digit[guess->unit][guess->what];

  *unit = (uint8_t) (*unit + (*unit < FAILED_MOST));
  *digit = (uint8_t) (*digit + (*digit < FAILED_MOST));
}

/* The guess with the smallest key is taken. A failed guess lowers the key as if its unit had two
 * permutations fewer, and its digit one fewer. A contradiction is usually local: each alternative
 * of a guess elsewhere would find it again. */
#define NOTHING_TO_GUESS (1u << 31)   /* set in a key with fewer permutations than a guess needs */

INLINE uint32_t
unit_key (const Failed *failed, int unit, uint32_t n_ways)
{
  uint32_t more = n_ways - 10;   /* if the total is at least ten, some digit has two permutations */

  return (more & NOTHING_TO_GUESS) |
         (more + 2 * FAILED_MOST - 2u * failed->in_unit[unit]) << 3 | (uint32_t) unit;
}

INLINE uint32_t
digit_key (const Failed *failed, int unit, int digit, uint32_t ways)
{
  uint32_t more = (uint32_t) __builtin_popcount (ways) - 2;

  return (more & NOTHING_TO_GUESS) | (more + FAILED_MOST - failed->of_digit[unit][digit]) << 4 |
         (uint32_t) digit;
}

/* Chooses a guess: in the unit with the fewest permutations of all digits, the digit with the
 * fewest, but more than one. Returns false if each digit has one permutation in every unit: then
 * some cell has two digits, and another has none.
 *
 * The permutations are bits of one word for each block and unit. In a band: 3 * box + field, odd
 * ones nine bits above. In a stack: 9 * field + 3 * stack + column, odd ones three bits above,
 * where no other field has any. A key combines a count with the number of its unit or digit, so
 * that the minimum needs no branch: a mispredicted branch costs more than reading everything. */
INLINE bool
choose (const Node *n, const Failed *failed, Guess *guess)
{
  uint32_t words[2][N_WORDS], least = ~0u, few = ~0u, mask, digit, ways;
  const uint32_t *in_unit;
  int unit;

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes stack = repeat ((const uint32_t[4]) { BOX, BOX << 3, BOX << 6, 0 });

    store (words[0] + g * N_LANES, (n->even1[g] & all (ROW)) | (n->odd1[g] & all (ROW)) << 9);
    store (words[1] + g * N_LANES, (n->even9[g] & stack) | (n->odd9[g] & stack) << 3);
  }
  for (int u = 0; u < 6; u++) {
    uint32_t total = 0, key;

    for (int k = 0; k < N_GROUPS * N_BLOCKS && k < (N_BLOCKS == 4 ? 3 : 9); k++)
      total += (uint32_t) __builtin_popcount (words[u / 3][4 * k + u % 3]);
    key = unit_key (failed, u, total);
    least = key < least ? key : least;
  }
  if (least & NOTHING_TO_GUESS)
    return false;
  unit = least & 7;
  in_unit = words[unit / 3] + unit % 3;
  mask = unit < 3 ? FIRST_MINIROWS : 077u << 3 * (unit - 3);
  for (int d = 0; d < 9; d++) {
    uint32_t key;

    ways = in_unit[word_of (d)] >> (unit < 3 ? 1 : 9) * field_of (d) & mask;
    key = digit_key (failed, unit, d, ways);
    few = key < few ? key : few;
  }
  digit = few & 15;
  guess->unit = unit & 7;
  guess->what = (uint8_t) digit;
  ways = in_unit[word_of ((int) digit)] >> (unit < 3 ? 1 : 9) * field_of ((int) digit) & mask;
  guess->left = (uint16_t) (unit < 3 ? ways : ways >> 3 * (unit - 3));
  return true;
}

/* Chooses the first open cell (with several candidates) in reading order, its candidates as
 * alternatives. There must be one. Returns true. */
static bool
choose_in_order (const Node *n, Guess *guess)
{
  int band = 0;

  while (!word_in (n->many, band))
    band++;
  guess->unit = IN_CELL;
  guess->what = (uint8_t) (27 * band + __builtin_ctz (word_in (n->many, band)));
  guess->left = 0;
  for (int d = 0; d < 9; d++)
    guess->left |= (uint16_t) ((word_at (n->at, d, band) >> guess->what % 27 & 1) << d);
  return true;
}

/* Stores the state before the newest guess in the slot of the guess. */
INLINE void
keep_state (Search *s)
{
  int slot = path_slot (&s->path, N_KEPT);

  for (int i = 0; i < N_REGISTERS; i++)
    memcpy (s->kept[slot][i], &s->node.at[i], sizeof s->kept[slot][i]);
}

/* Pushes the next guess, stores the state before it, and takes its first alternative. */
INLINE void
go_down (Search *s)
{
  path_go_down (&s->path, N_KEPT);
  keep_state (s);
  apply_guess (&s->node, path_newest (&s->path));
}

/* Recomputes the state before the newest guess from GRID and the earlier guesses, and keeps it. */
static void
recompute_state (Search *s, const RtGrid *grid)
{
  start (&s->node, grid);
  for (int i = 0; i < s->path.depth - 1; i++)
    apply_guess (&s->node, &s->path.guess[i]);
  keep_state (s);
  s->path.n_kept = 1;
}

/* Takes the next alternative of the newest guess that has one. Returns false if no guess has
 * one. */
INLINE bool
go_on (Search *s, const RtGrid *grid)
{
  if (!path_go_back (&s->path))
    return false;
  if (s->path.n_kept == 0)
    recompute_state (s, grid);
  for (int i = 0; i < N_REGISTERS; i++)
    s->node.at[i] = load_used (s->kept[path_slot (&s->path, N_KEPT)][i]);
  path_go_on (&s->path);
  apply_guess (&s->node, path_newest (&s->path));
  return true;
}

/* Reports a solution, number COUNT from 1, to TASK. Returns true if TASK wants more. */
static bool
report_solution (const Node *n, const RtFastTask *task, uint64_t count)
{
  RtGrid solution;

  if (task->first && count == 1)
    finish (n, task->first);
  if (!task->visit)
    return true;
  finish (n, &solution);
  return task->visit (&solution, task->data);
}

/* Sweeps until nothing changes. NONE_FORCED: there are no naked singles before the first sweep.
 * Sets DEAD on a contradiction, and OPEN if cells with several candidates are left. */
INLINE void
sweep_until_stable (Node *n, bool none_forced, bool *dead, bool *open)
{
  Lanes before;

  if (none_forced) {
    *dead = any (sweep (n, NONE_FORCED));
    *open = any (n->many);
    if (*dead || !*open)
      return;
  }
  do {
    before = n->many;
    *dead = any (sweep (n, ALL_OF_IT));
    *open = any (n->many);
  } while (!*dead && *open && any (n->many ^ before));
}

/* Maximum number of sweeps at the beginning of a search; most puzzles need no more. N_BEFORE_WORDS
 * is for a search by scalar words: the number of sweeps that eliminate more than scalar words would
 * in the same time. */
#if defined LANES_SCALAR
enum { N_FIRST = 3, N_BEFORE_WORDS = 2 };
#else
enum { N_FIRST = 3, N_BEFORE_WORDS = 81 };
#endif

/* Makes the first sweeps, which do not count digits. WAS and WAS_MANY get the words and the open
 * cells before the last sweep, so that a comparison shows its changes. */
INLINE void
sweep_first (Node *n, int n_sweeps, Lanes was[N_REGISTERS], Lanes *was_many, bool *dead, bool *open)
{
  do {
    memcpy (was, n->at, sizeof n->at);
    *was_many = n->many;
    *dead = any (sweep (n, NONE_COUNTED));
    *open = any (n->many);
  } while (--n_sweeps > 0 && !*dead && *open && any (n->many ^ *was_many));
}

/* Initializes a search word by word, without vectors, from the words AT. WAS and WAS_MANY are the
 * words and open cells before the last sweep. */
static void
fill_words (WordSearch *s, const Lanes at[N_REGISTERS], const Lanes was[N_REGISTERS],
            Lanes was_many)
{
  for (int band = 0; band < 3; band++) {
    for (int d = 0; d < 9; d++) {
      s->now.at[d][band] = word_at (at, d, band);
      s->was[d][band] = word_at (was, d, band);
    }
    s->now.solved[band] = WORD & ~word_in (was_many, band);
  }
}

static RtFastEnd
search_sweeps (Search *s, const RtGrid *grid, const RtFastTask *task, uint64_t *count)
{
  uint64_t n_guesses = 0;
  int trust = 2;        /* above 0: strike_triads before each guess, else before every eighth */
  bool has_guessed = false;

  path_clear (&s->path);
  s->failed = (Failed) { 0 };
  *count = 0;
  for (;;) {
    Guess *guess = path_next (&s->path);
    bool dead, open;

    if (rt_stop_raised (task->stop))
      return RT_FAST_STOPPED;
    sweep_until_stable (&s->node, has_guessed, &dead, &open);
    if (!dead && open && (trust > 0 || n_guesses % 8 == 7)) {
      bool changed;

      strike_triads (&s->node, &dead, &changed);
      trust += dead || changed ? 3 : -1;
      if (!dead && changed) {
        has_guessed = false;
        continue;
      }
    }
    has_guessed = !task->in_order;
    if (!dead && open && (task->in_order ? choose_in_order (&s->node, guess)
                                         : choose (&s->node, &s->failed, guess))) {
      if (n_guesses++ == task->most || s->path.depth == N_GUESSES)
        return RT_FAST_UNDECIDED;
      go_down (s);
      continue;
    }
    if (dead && s->path.depth > 0 && !task->in_order)
      note_failed (&s->failed, path_newest (&s->path));
    if (!dead && !open && is_solution (&s->node)) {
      ++*count;
      if (!report_solution (&s->node, task, *count))
        return RT_FAST_STOPPED;
      if (*count == task->limit)
        return RT_FAST_COMPLETE;
    }
    if (!go_on (s, grid))
      return RT_FAST_COMPLETE;
  }
}

/* Returns the number of CELLS in all three bands. */
INLINE int
count_cells (Lanes cells)
{
  return __builtin_popcount (word_in (cells, 0)) + __builtin_popcount (word_in (cells, 1)) +
         __builtin_popcount (word_in (cells, 2));
}

enum {
  MIN_NARROW = 14,       /* with fewer givens the grid is wide open, and few guesses fail */
  MIN_UNIQUE = 17,       /* with fewer givens there are several solutions */
  /* a grid that has so many givens and still needs guesses mostly has several solutions */
  MANY_GIVENS = 30,
};

/* Returns true if a grid is wide open: with very few givens, or with many that had hardly any
 * effect in the first sweeps. */
INLINE bool
is_wide (int n_givens, int n_open)
{
  return n_givens < MIN_NARROW ||
         (n_givens > 25 && n_givens < MANY_GIVENS && n_givens + n_open >= 80);
}

/* Returns true if the search continues word by word (scalar-search.h), which is faster in a grid
 * with several solutions, where each guess changes little. */
INLINE bool
is_for_words (int n_givens)
{
#if defined LANES_SCALAR
  (void) n_givens;
  return true;
#else
  return n_givens < MIN_UNIQUE || (N_BLOCKS < 4 && n_givens >= MANY_GIVENS);
#endif
}

/* Returns true if TASK permits the search word by word (scalar-search.h): it has no visitor, and no
 * limit of guesses, because that search needs more of them, or it guesses in order. */
INLINE bool
may_use_words (const RtFastTask *task)
{
  return !task->visit && (task->most == UINT64_MAX || task->in_order);
}

static RtFastEnd
search (const RtGrid *grid, const RtFastTask *task, uint64_t *count)
{
  union {
    Search sweeps;
    WordSearch words;
  } s;
  Node *n = &s.sweeps.node;
  Lanes was[N_REGISTERS], was_many, given;
  bool by_words, wide, dead, open;
  int n_givens;

  *count = 0;
  if (rt_stop_raised (task->stop))
    return RT_FAST_STOPPED;
  start (n, grid);
  given = n->one;
  n_givens = count_cells (n->one);
  by_words = may_use_words (task) && is_for_words (n_givens);
  sweep_first (n, by_words ? N_BEFORE_WORDS : N_FIRST, was, &was_many, &dead, &open);
  if (dead || (!open && !is_solution (n)))
    return RT_FAST_COMPLETE;
  if (!open)
    return report_solution (n, task, ++*count) ? RT_FAST_COMPLETE : RT_FAST_STOPPED;
  /* Counts the givens again, because keeping their number during the sweeps would cost a
   * register. */
  n_givens = count_cells (given);
  wide = may_use_words (task) && is_wide (n_givens, count_cells (n->many));
  if (by_words || wide) {
    Lanes at[N_REGISTERS];
    RtFastEnd end;

    memcpy (at, n->at, sizeof at);
    fill_words (&s.words, at, was, was_many);
    if (wide)
      end = search_wide_words (&s.words, grid, task, count);
    else
      end = search_words (&s.words, grid, task, count);
    if (end != RT_FAST_UNDECIDED)
      return end;
    start (n, grid);
  }
  return search_sweeps (&s.sweeps, grid, task, count);
}
