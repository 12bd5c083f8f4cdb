/* state.c - candidates of a grid for the reference solver, kept as plainly as possible.
 *
 * One rule does most of the work: a flag that is in no permutation still possible is struck. For a
 * single digit this gives every hidden single and every locked candidate. Cells with one candidate
 * and minirows with three are counted besides. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "state.h"

#include <string.h>

/* clang-format off: tables */
const uint32_t band_shapes[N_SHAPES] = {
  1u << 0 | 1u << 12 | 1u << 24, 1u << 0 | 1u << 15 | 1u << 21, 1u << 3 | 1u << 9 | 1u << 24,
  1u << 3 | 1u << 15 | 1u << 18, 1u << 6 | 1u << 9 | 1u << 21,  1u << 6 | 1u << 12 | 1u << 18,
};
const uint32_t stack_shapes[N_SHAPES] = {
  1u << 0 | 1u << 10 | 1u << 20, 1u << 0 | 1u << 11 | 1u << 19, 1u << 1 | 1u << 9 | 1u << 20,
  1u << 1 | 1u << 11 | 1u << 18, 1u << 2 | 1u << 9 | 1u << 19,  1u << 2 | 1u << 10 | 1u << 18,
};
/* clang-format on */

/* The permutations within FLAGS that have all of FORCED, laid over one another. */
static inline uint32_t
possible_flags (int unit, uint32_t flags, uint32_t forced)
{
  uint32_t possible = 0;

  for (int i = 0; i < N_SHAPES; i++) {
    uint32_t shape = shape_of (unit, i);

    possible |= (flags & shape) == shape && (forced & ~shape) == 0 ? shape : 0;
  }
  return possible;
}

/* Strikes a digit from where no permutation has it. Returns false where none is left. */
static inline bool
keep_permutations (uint32_t at[3])
{
  for (int unit = 0; unit < N_UNITS; unit++) {
    uint32_t flags = flags_of (at, unit), possible = possible_flags (unit, flags, 0);

    if (!possible)
      return false;
    if (possible != flags)
      keep (at, unit, possible);
  }
  return true;
}

/* Returns the flags that are set in every permutation. */
static inline uint32_t
sure_flags (uint32_t flags)
{
  return flags & ~(flags << 9 | flags >> 18 | flags << 18 | flags >> 9);
}

/* A minirow or minicolumn has three cells. Where only three digits may stand in it, they stand
 * nowhere else in its row, column and box; where three must, no other may. Returns false where too
 * few may, or too many must. Without this a nearly empty grid can hide a contradiction from every
 * single digit's view, and from a search for ever. */
static inline bool
keep_triples (State *s)
{
  for (int unit = 0; unit < N_UNITS; unit++) {
    uint32_t flags[9];
    uint32_t may1 = 0, may2 = 0, may3 = 0, may4 = 0;       /* at least so many digits may */
    uint32_t must1 = 0, must2 = 0, must3 = 0, must4 = 0;   /* at least so many must */

    for (int d = 0; d < 9; d++) {
      uint32_t sure;

      flags[d] = flags_of (s->at[d], unit);
      sure = sure_flags (flags[d]);
      may4 |= may3 & flags[d];
      may3 |= may2 & flags[d];
      may2 |= may1 & flags[d];
      may1 |= flags[d];
      must4 |= must3 & sure;
      must3 |= must2 & sure;
      must2 |= must1 & sure;
      must1 |= sure;
    }
    if (may3 != (unit < 3 ? MINIROWS : BOX << 3 * (unit - 3)) || must4)
      return false;
    for (int d = 0; (may3 != may4 || must3) && d < 9; d++) {
      uint32_t left = flags[d] & (~must3 | sure_flags (flags[d]));
      uint32_t possible = possible_flags (unit, left, flags[d] & ~may4);

      if (!possible)
        return false;
      if (possible != flags[d])
        keep (s->at[d], unit, possible);
    }
  }
  return true;
}

/* The cells of a band that are a digit's only one in their box. */
static inline uint32_t
alone_in_box (uint32_t at)
{
  uint32_t minirows = (at | at >> 1 | at >> 2) & MINIROWS;
  uint32_t several = (minirows & minirows >> 9) | (minirows & minirows >> 18) |
                     (minirows >> 9 & minirows >> 18);
  uint32_t pairs = ((at & at >> 1) | (at & at >> 2) | (at >> 1 & at >> 2)) & MINIROWS;

  several |= pairs | pairs >> 9 | pairs >> 18;
  return at & ~((several & ROW) * BOX);
}

/* Settles the cells that have one candidate. Returns false where a cell has none. */
static inline bool
settle_singles (State *s)
{
  for (int band = 0; band < 3; band++) {
    uint32_t once = 0, twice = 0, singles;

    for (int d = 0; d < 9; d++) {
      twice |= once & s->at[d][band];
      once |= s->at[d][band];
    }
    if (once != WORD)
      return false;
    for (singles = once & ~twice & ~s->settled[band]; singles; singles &= singles - 1) {
      int cell = __builtin_ctz (singles), digit = 0;

      while (digit < 9 && !(s->at[digit][band] >> cell & 1))
        digit++;
      if (digit == 9)   /* a single settled just now has taken it */
        return false;
      settle (s, digit, band, cell);
    }
  }
  return true;
}

bool
propagate (State *s)
{
  uint32_t done[9][3];   /* what each digit was when its conclusions were last drawn */

  memset (done, 0xff, sizeof done);
  for (;;) {
    bool changed = false;

    for (int d = 0; d < 9; d++) {
      if (memcmp (done[d], s->at[d], sizeof done[d]) == 0)
        continue;
      changed = true;
      memcpy (done[d], s->at[d], sizeof done[d]);
      if (!keep_permutations (s->at[d]))
        return false;
      for (int band = 0; band < 3; band++) {
        uint32_t alone = alone_in_box (s->at[d][band]) & ~s->settled[band];

        for (int other = 0; alone && other < 9; other++)
          if (other != d)
            s->at[other][band] &= ~alone;
      }
    }
    if (!changed)
      return true;
    if (!settle_singles (s) || !keep_triples (s))
      return false;
  }
}
