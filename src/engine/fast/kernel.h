/* kernel.h - one puzzle at a time: its digits lie side by side in the lanes.
 *
 * A block of four lanes is a digit, lane b of a block is its word for band b (words.h), the fourth
 * is zero. Three registers, or what is left of them, are a *group*, whose packed words (packed.h)
 * carry the first register in field 0, the second in field 1, the third in field 2.
 *
 *                registers   groups   digit d lies in
 *     AVX-512        3          1     register d % 3, block d / 3; block 3 is idle
 *     AVX2           5          2     0..5: register d % 3, block d / 3; 6 and 7: register 3; 8: 4
 *     128 bits       9          3     register d
 *
 *     AVX-512, register 0    1 1 1 -   4 4 4 -   7 7 7 -   - - - -     (digits from 1)
 *              register 1    2 2 2 -   5 5 5 -   8 8 8 -   - - - -
 *              register 2    3 3 3 -   6 6 6 -   9 9 9 -   - - - -
 *
 * A *sweep* draws every conclusion once for all digits and bands, without a table, a work list or a
 * branch. Sweeps repeat until one makes no further cell single; then the search guesses.
 *
 * Columns. In a stack a digit takes another column in each band. Let C be the columns it can still
 * use in a band. Seen from every band at once, with band1 and band2 for the words of the next band
 * and the next but one, its even and odd permutations still possible are
 *
 *     even = C & band1 (down C) & band2 (up C)     odd = C & band1 (up C) & band2 (down C)
 *
 * and even | odd are the columns that remain. Minirows: the same with boxes for columns and rows
 * for bands. Together these are all that can be said of one digit in one band or stack: it must
 * stand somewhere, and every kind of locked candidate.
 * Forced. Where a cell has one candidate, its column and minirow are forced for that digit, and
 * where three digits are left for a minirow or minicolumn, it is forced for those three: its mates
 * in its group of three are left out before the permutations are formed, and these do the rest.
 * Contradiction. A cell without candidate; a row without minirow for a digit; a minirow or
 * minicolumn for which fewer than three digits are left. Without the last of these, nearly empty
 * grids hide contradictions from the search for ever.
 * Solved. Where a digit has one cell in a row and box, and no other box in this row, the cell is
 * its, and is lost to the others.
 *
 * A guess chooses the unit (band or stack) in which all digits together have the fewest
 * permutations left, in it a digit with as few as possible, and one of these. No digit's
 * permutations in a unit are guessed twice on the way down: at most 54 guesses lie on it. States
 * are kept for the newest few that have ways left; an older one is made again from the givens and
 * the guesses on the way to it, which is rare.
 *
 * That a digit's permutations in bands and stacks are what to guess is an idea of Tom Dillon's tdoku
 * (2019), and so are triads; digits as words of 27 bits are those of jczsolve, sk_bforce2 and
 * rust_sudoku. Permutations by rotating the words, for all digits at once and without a table, are
 * our own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/fast/kernels.h"
#include "engine/fast/packed.h"
#include "engine/fast/path.h"

#if defined LANES_AVX512
enum { N_REGISTERS = 3, N_GROUPS = 1 };
#elif defined LANES_AVX2
enum { N_REGISTERS = 5, N_GROUPS = 2 };
#else
enum { N_REGISTERS = 9, N_GROUPS = 3 };
#endif

enum {
  N_WORDS = N_GROUPS * N_LANES,
  N_KEPT = 7,                          /* on AVX-512 there is no room for more */
  N_USED = N_LANES - (N_BLOCKS == 4 ? 4 : 0),   /* lanes that hold a digit */
};

/* Which lanes are bands; which bits of a group's packed minirows and columns belong to a digit. */
#define BANDS(word) word, word, word, 0
#if defined LANES_AVX512
static const uint32_t band_lanes[N_LANES] = {
  BANDS (WORD), BANDS (WORD), BANDS (WORD), BANDS (WORD),
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
  Lanes at[N_REGISTERS];            /* where the digits may stand */
  Lanes one, many;                  /* cells with one candidate, with several; in each block */
  Lanes three9, three1;             /* minicolumns and minirows with three digits left, unpacked */
  Lanes even9[N_GROUPS], odd9[N_GROUPS];   /* the permutations left of each digit, for the guess */
  Lanes even1[N_GROUPS], odd1[N_GROUPS];
} Node;

/* One search: all that it remembers. */
typedef struct {
  Node node;
  uint32_t kept[N_KEPT][N_REGISTERS][N_USED];
  Path path;
} Search;
_Static_assert (sizeof (Search) <= 2048, "a search is small");

/* Where the digits lie. */
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

/* Which word of all groups' packed ones has the digit, and in which field. */
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

/* The words of a state, the digits' blocks one after another. */
INLINE uint32_t
word_at (const Lanes at[N_REGISTERS], int digit, int band)
{
  return word_in (at[register_of (digit)], 4 * block_of (digit) + band);
}

INLINE Lanes
across (Lanes a)
{
#if defined LANES_AVX512 || defined LANES_AVX2
  a |= swap1 (a);
#endif
#if defined LANES_AVX512
  a |= swap2 (a);
#endif
  return a;
}

/* ONCE and TWICE, which are bits set in at least one and two registers, become the same of
 * blocks. */
INLINE void
count_across (Lanes *once, Lanes *twice)
{
#if defined LANES_AVX512 || defined LANES_AVX2
  Lanes other = swap1 (*once);

  *twice = and_both (*twice | swap1 (*twice), *once, other);
  *once |= other;
#endif
#if defined LANES_AVX512
  other = swap2 (*once);
  *twice = and_both (*twice | swap2 (*twice), *once, other);
  *once |= other;
#endif
}

/* A sum of bits in each place, as far as it matters: two binary digits, and whether it is above
 * 3. */
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

INLINE Sum
swap_sum1 (Sum a)
{
#if defined LANES_AVX512 || defined LANES_AVX2
  return (Sum) { swap1 (a.ones), swap1 (a.twos), N_GROUPS > 1 ? swap1 (a.more) : a.more };
#else
  return a;
#endif
}

INLINE Sum
swap_sum2 (Sum a)
{
#if defined LANES_AVX512
  return (Sum) { swap2 (a.ones), swap2 (a.twos), swap2 (a.more) };
#else
  return a;
#endif
}

/* How many digits each minirow (STEP 1) or minicolumn (STEP 9) has in the packed words of all
 * groups, in the places of field 0, with rubbish in the others. */
INLINE Sum
count_digits (const Lanes packed[N_GROUPS], unsigned step)
{
  Sum sum = { all (0), all (0), all (0) };

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes a = packed[g], b = a >> step, c = a >> 2 * step;
    Sum here = { xor3 (a, b, c), two_of (a, b, c), all (0) };

    sum = g == 0 ? here : add (sum, here);
  }
  if (N_BLOCKS > 1)
    sum = add (sum, swap_sum1 (sum));
  if (N_BLOCKS > 2)
    sum = add (sum, swap_sum2 (sum));
  return sum;
}

/* Where there are three, in the places of all fields. */
INLINE Lanes
just_three (Sum sum, unsigned step)
{
  const uint32_t first = step == 1 ? FIELD1 (0) : FIELD9 (0);
  Lanes three = less (sum.ones & sum.twos, sum.more, all (~first));

  return step == 1 ? (three << 3) - three : or3 (three, three << 9, three << 18);
}

/* Where there are fewer. */
INLINE Lanes
below_three (Sum sum, unsigned step)
{
  const uint32_t first = step == 1 ? FIELD1 (0) : FIELD9 (0);

  return less (load (band_lanes) & all (first), sum.ones & sum.twos, sum.more);
}

/* What the columns of all words say. SINGLE has the cells with one candidate. */
INLINE void
sweep_columns (Node *n, Lanes at[9], const Lanes single[9], Lanes packed[N_GROUPS])
{
  for (int g = 0; g < N_GROUPS; g++) {
    Lanes *a = at + 3 * g;
    const Lanes *s = single + 3 * g;
    Lanes c = columns_of (a[0], a[1], a[2]);
    Lanes forced = and_both (columns_of (s[0], s[1], s[2]), c, n->three9);
    Lanes up = up1 (forced), down = down1 (forced);
    /* c without the mates of what is forced, rotated: the rotations need not wait for each other */
    Lanes c_up = less (up1 (c), forced, down), c_down = less (down1 (c), forced, up);

    c = less (c, up, down);
    n->even9[g] = and3 (c, rotate1 (c_down), rotate2 (c_up));
    n->odd9[g] = and3 (c, rotate1 (c_up), rotate2 (c_down));
    packed[g] = n->even9[g] | n->odd9[g];
    for (int j = 0; j < 3; j++)
      a[j] &= cells_of_columns (packed[g], j);
  }
}

/* What the minirows say; SOLVED gets the cells that their digit owns. Returns the
 * contradictions. */
INLINE Lanes
sweep_minirows (Node *n, Lanes at[9], const Lanes single[9], Lanes packed[N_GROUPS],
                Lanes solved[9])
{
  Lanes dead = all (0);

  for (int g = 0; g < N_GROUPS; g++) {
    Lanes *a = at + 3 * g;
    const Lanes *s = single + 3 * g;
    Lanes m = minirows_of (a[0], a[1], a[2]), pairs = pairs_of (a[0], a[1], a[2]);
    Lanes forced = and_both (minirows_of (s[0] & a[0], s[1] & a[1], s[2] & a[2]), m, n->three1);
    Lanes up = up3 (forced), down = down3 (forced);
    Lanes m_up = less (up3 (m), forced, down), m_down = less (down3 (m), forced, up);
    Lanes alone;

    m = less (m, up, down);
    n->even1[g] = and3 (m, next9 (m_down), last9 (m_up));
    n->odd1[g] = and3 (m, next9 (m_up), last9 (m_down));
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

/* Returns the contradictions: any bit is one. */
INLINE Lanes
sweep (Node *n)
{
  Lanes at[9], single[9], own[9], columns[N_GROUPS], minirows[N_GROUPS];
  Lanes once, twice, solved, dead;
  Sum columns_left, minirows_left;

  for (int i = 0; i < 3 * N_GROUPS; i++) {
    at[i] = i < N_REGISTERS ? n->at[i] : all (0);
    single[i] = at[i] & n->one;
  }
  sweep_columns (n, at, single, columns);
  dead = sweep_minirows (n, at, single, minirows, own);
  columns_left = count_digits (columns, 9);
  minirows_left = count_digits (minirows, 1);
  n->three9 = just_three (columns_left, 9);
  n->three1 = just_three (minirows_left, 1);
  dead = or3 (dead, below_three (columns_left, 9), below_three (minirows_left, 1));

  /* Candidates are counted before others lose the cells that are solved, not to wait for that. */
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

/* No cell has several candidates: whether each digit stands in every row, column and box, and no
 * two in a cell. */
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

/* The state of a grid as it is given, its digits forced. */
INLINE void
start (Node *n, const RtGrid *grid)
{
  uint32_t words[9][3], given[4] = { 0 }, at[N_REGISTERS][N_LANES] = { { 0 } };

  words_of_cells (grid->digit, words);
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      given[band] |= words[d][band];
  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      at[register_of (d)][4 * block_of (d) + band] = words[d][band] | (~given[band] & WORD);
  for (int i = 0; i < N_REGISTERS; i++)
    n->at[i] = load (at[i]);
  n->one = repeat (given);
  n->three9 = n->three1 = all (0);
  n->many = all (~0u);
}

INLINE void
finish (const Node *n, RtGrid *grid)
{
  uint32_t words[9][3];

  for (int d = 0; d < 9; d++)
    for (int band = 0; band < 3; band++)
      words[d][band] = word_at (n->at, d, band);
  cells_of_words (words, grid->digit);
}

/* Leaves the way that the guess has taken. */
INLINE void
take (Node *n, const Guess *guess)
{
  n->one = n->three9 = n->three1 = all (0);
  n->many = all (~0u);
  if (guess->unit == IN_CELL) {
    uint32_t words[4] = { 0 };

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

/* What to guess: the unit with the fewest permutations over all digits, in it the digit with the
 * fewest, but more than one. Returns false where each digit has one permutation in every unit: then
 * a cell with two digits is left, and another has none.
 *
 * The permutations are bits of one word for each block and unit. In a band: 3 * box + field, odd
 * ones nine above. In a stack: 9 * field + 3 * stack + column, odd ones three above, where no other
 * field has any. Keys of count and number have the smallest at the smallest count, without a
 * branch: a wrong guess of the processor costs more than looking at everything. */
INLINE bool
choose (const Node *n, Guess *guess)
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
    key = (total - 10) << 3 | (uint32_t) u;   /* nine or fewer: as if very many */
    least = key < least ? key : least;
  }
  if (least >> 16)
    return false;
  unit = least & 7;
  in_unit = words[unit / 3] + unit % 3;
  mask = unit < 3 ? FIRST_MINIROWS : 077u << 3 * (unit - 3);
  for (int d = 0; d < 9; d++) {
    uint32_t key;

    ways = in_unit[word_of (d)] >> (unit < 3 ? 1 : 9) * field_of (d) & mask;
    key = ((uint32_t) __builtin_popcount (ways) - 2) << 4 | (uint32_t) d;
    few = key < few ? key : few;
  }
  digit = few & 15;
  guess->unit = unit & 7;
  guess->what = (uint8_t) digit;
  ways = in_unit[word_of ((int) digit)] >> (unit < 3 ? 1 : 9) * field_of ((int) digit) & mask;
  guess->left = (uint16_t) (unit < 3 ? ways : ways >> 3 * (unit - 3));
  return true;
}

/* The first open cell in reading order and its candidates. There is one. */
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

/* Keeps the state before the newest guess. */
INLINE void
put_away (Search *s)
{
  int slot = path_slot (&s->path, N_KEPT);

  for (int i = 0; i < N_REGISTERS; i++)
    memcpy (s->kept[slot][i], &s->node.at[i], sizeof s->kept[slot][i]);
}

/* Keeps the state and takes the first way of a guess. */
INLINE void
go_down (Search *s)
{
  path_go_down (&s->path, N_KEPT);
  put_away (s);
  take (&s->node, path_newest (&s->path));
}

/* Makes the state before the newest guess again and keeps it. */
static void
make_again (Search *s, const RtGrid *grid)
{
  start (&s->node, grid);
  for (int i = 0; i < s->path.depth - 1; i++)
    take (&s->node, &s->path.guess[i]);
  put_away (s);
  s->path.n_kept = 1;
}

/* The other view of triads: three digits that must stand in a minirow or minicolumn leave no room
 * there for others, and four cannot. Not worth its time in each sweep, but before a guess; without
 * it a nearly empty grid can hide a contradiction for a million guesses. Tells whether there is
 * one, or else whether anything was struck. */
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

/* Takes the next way of the newest guess that has one. Returns false where none has. */
INLINE bool
go_on (Search *s, const RtGrid *grid)
{
  if (!path_go_back (&s->path))
    return false;
  if (s->path.n_kept == 0)
    make_again (s, grid);
  for (int i = 0; i < N_REGISTERS; i++)
    s->node.at[i] = load_used (s->kept[path_slot (&s->path, N_KEPT)][i]);
  path_go_on (&s->path);
  take (&s->node, path_newest (&s->path));
  return true;
}

/* Sees a solution. Returns whether more are wanted. */
static bool
tell (const Node *n, const RtFastTask *task, uint64_t count)
{
  RtGrid solution;

  if (task->first && count == 1)
    finish (n, task->first);
  if (!task->visit)
    return true;
  finish (n, &solution);
  return task->visit (&solution, task->data);
}

/* Sweeps until there is nothing more to conclude. */
INLINE void
settle (Node *n, bool *dead, bool *open)
{
  Lanes before;

  do {
    before = n->many;
    *dead = any (sweep (n));
    *open = any (n->many);
  } while (!*dead && *open && any (n->many ^ before));
}

static RtFastEnd
search (const RtGrid *grid, const RtFastTask *task, uint64_t *count)
{
  uint64_t n_guesses = 0;
  int trust = 2;        /* in the other view of triads: it has proved worth its time */
  Search s;

  path_clear (&s.path);
  *count = 0;
  start (&s.node, grid);
  for (;;) {
    Guess *guess = path_next (&s.path);
    bool dead, open;

    if (rt_stop_raised (task->stop))
      return RT_FAST_STOPPED;
    settle (&s.node, &dead, &open);
    if (!dead && open && (trust > 0 || n_guesses % 8 == 7)) {
      bool changed;

      strike_triads (&s.node, &dead, &changed);
      trust += dead || changed ? 3 : -1;
      if (!dead && changed)
        continue;
    }
    if (!dead && open &&
        (task->in_order ? choose_in_order (&s.node, guess) : choose (&s.node, guess))) {
      if (n_guesses++ == task->most || s.path.depth == N_GUESSES)
        return RT_FAST_UNDECIDED;
      go_down (&s);
      continue;
    }
    if (!dead && !open && is_solution (&s.node)) {
      ++*count;
      if (!tell (&s.node, task, *count))
        return RT_FAST_STOPPED;
      if (*count == task->limit)
        return RT_FAST_COMPLETE;
    }
    if (!go_on (&s, grid))
      return RT_FAST_COMPLETE;
  }
}
