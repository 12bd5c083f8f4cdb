/* print-or-hand.c - divides the digits of a grid into printed and handwritten ones.
 *
 * First computes for each digit the odds that it is handwritten: from its shape, its similarity to other digits, its
 * ink, the symmetry of the printed digits, and the number of handwritten digits. Then searches among the unclear digits
 * for the most probable division in which the printed digits have exactly one solution. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/print-or-hand.h"

#include "engine/fast/fast.h"

#include <math.h>
#include <stdlib.h>

enum {
  N = 81,
  ROUNDS = 6,
  FEWEST = 17,       /* least digits of a puzzle */
  MISSED = 4,        /* printed digits that may be missing, because they seem to be handwritten or empty */
  ENOUGH = 3,        /* least number of digits that determine an ink */
  FEATURES = 3,
  UNCERTAIN = 14,    /* number of digits, the least certain ones, that the search may reassign */
  MOST_TURNED = 5,   /* greatest number of digits that the search reassigns together */
  SYMMETRIES = 5,
  LIKES = 3,         /* number of printed digits of a value to which a digit is compared */
};
#define PRINTED -3.0f      /* below these log odds of handwriting, a digit is surely printed */
#define MISSING -1.0f      /* stands for an unknown correlation */
#define MOST_BY_SHAPE 4.0f /* logarithms: greatest change of the odds by the shape */
#define MOST_BY_INK 4.0f   /* logarithms: greatest change of the odds by the ink */
#define MOST_BY_LIKENESS 6.0f
/* Change of the odds, in logarithms, for a correlation that is lower by 1, and the loss of correlation at which the
 * odds do not change. Of printed digits, one in a hundred loses more than 0.07; of handwritten digits, one in a hundred
 * loses less than 0.13. */
#define BY_LIKENESS 80.0f
#define LESS_ALIKE 0.09f
#define ASKEW 0.4f         /* loss of correlation of a printed digit that was cut askew */
#define MOST_IF_ASKEW 3.0f
#define MOST_BY_NUMBER 3.0f
#define CLEARLY 3.0f       /* absolute odds of a digit that is clearly printed or clearly handwritten */
#define FEW_BROKEN 0.1f    /* number of asymmetric pairs that is assumed if there is none */
#define MOST_BROKEN 0.15f  /* greatest share of printed digits without a partner in a symmetric puzzle */
#define SUSPECT -2.5f      /* no digit is handwritten if the odds by shape are lower for all digits */
#define EVIDENCE 5.0f      /* least sum of the odds of handwritten digits; below it the whole grid is print */
#define FARTHEST 9.0f      /* greatest cost of a division that differs from the likeliest one */
#define AGREEING 0.6f      /* a division into print and handwriting needs this share of handwritten digits that agree with the solution */

/* Normal distribution of the looks of one ink. The features are assumed to be independent. */
typedef struct {
  float n, mean[FEATURES], spread[FEATURES];
} Ink;

static float
feature (const RtInkLook *look, int which)
{
  return which == 0 ? fabsf (look->share) : which == 1 ? look->blue : look->red;
}

/* Returns the normal distribution of the ink of CELLS, each weighted with its element of WEIGHTS. */
static Ink
learn (const RtInkLook looks[N], RtCells cells, const float weights[N])
{
  static const float least[FEATURES] = { 0.03f, 4, 4 }; /* least standard deviation of each feature */
  Ink ink = { 0 };

  for_each_cell (cell, cells)
    ink.n += weights[cell];
  for (int k = 0; k < FEATURES && ink.n > 0; k++) {
    float sum = 0, squares = 0;

    for_each_cell (cell, cells)
      sum += weights[cell] * feature (&looks[cell], k);
    ink.mean[k] = sum / ink.n;
    for_each_cell (cell, cells)
      squares += weights[cell] * powf (feature (&looks[cell], k) - ink.mean[k], 2);
    ink.spread[k] = fmaxf (sqrtf (squares / ink.n), least[k]);
  }
  return ink;
}

static float
log_density (const Ink *ink, const RtInkLook *look)
{
  float sum = 0;

  for (int k = 0; k < FEATURES; k++)
    sum -= 0.5f * powf ((feature (look, k) - ink->mean[k]) / ink->spread[k], 2) + logf (ink->spread[k]);
  return sum;
}

/* Adds to ODDS, the log odds that each digit is handwritten, the evidence of the inks. Learns the
 * two inks from the digits, weighted with their current odds. */
static void
add_inks (const RtInkLook looks[N], RtCells filled, float odds[N])
{
  float shape[N], hand[N], print[N];

  for_each_cell (cell, filled)
    shape[cell] = odds[cell];
  for (int round = 0; round < ROUNDS; round++) {
    Ink pen, type;

    for_each_cell (cell, filled) {
      hand[cell] = 1 / (1 + expf (-odds[cell]));
      print[cell] = 1 - hand[cell];
    }
    pen = learn (looks, filled, hand);
    type = learn (looks, filled, print);
    if (pen.n < ENOUGH || type.n < ENOUGH)
      return;
    for_each_cell (cell, filled) {
      float by_ink = log_density (&pen, &looks[cell]) - log_density (&type, &looks[cell]);

      odds[cell] = shape[cell] + fmaxf (-MOST_BY_INK, fminf (by_ink, MOST_BY_INK));
    }
  }
}

/* Sets UNLIKE for each digit to its loss of correlation: the usual correlation of sure printed
 * digits of one value, minus that of this digit with the surest printed digits of its value; the
 * constant MISSING if there are no such digits. */
static void
find_unlike (const RtGrid *plain, RtCells filled, const RtCellInk inks[N], const float odds[N], float unlike[N])
{
  float most[N], usual = 0;
  int n_usual = 0;

  for (int digit = 1; digit <= 9; digit++) {
    int surest[LIKES + 1], n = 0;

    for_each_cell (cell, filled) {
      int at = n;

      if (plain->digit[cell] != digit || odds[cell] > PRINTED)
        continue;
      for (; at > 0 && odds[surest[at - 1]] > odds[cell]; at--)
        if (at <= LIKES)
          surest[at] = surest[at - 1];
      if (at <= LIKES)
        surest[at] = cell;
      n = n <= LIKES ? n + 1 : n;
    }
    for_each_cell (cell, filled) {
      if (plain->digit[cell] != digit)
        continue;
      most[cell] = MISSING;
      for (int k = 0, seen = 0; k < n && seen < LIKES; k++)
        if (surest[k] != cell) {
          most[cell] = fmaxf (most[cell], rt_cell_likeness (&inks[cell], &inks[surest[k]]));
          seen++;
        }
      if (most[cell] > MISSING && odds[cell] < PRINTED) {
        usual += most[cell];
        n_usual++;
      }
    }
  }
  for_each_cell (cell, filled)
    unlike[cell] = n_usual == 0 || most[cell] <= MISSING ? MISSING : usual / (float) n_usual - most[cell];
}

/* Returns the cell to which SYMMETRY, one of five, maps CELL. */
static int
partner_of (int symmetry, int cell)
{
  int row = cell / 9, column = cell % 9;

  switch (symmetry) {
  case 0:
    return N - 1 - cell;
  case 1:
    return row * 9 + 8 - column;
  case 2:
    return (8 - row) * 9 + column;
  case 3:
    return column * 9 + row;
  default:
    return (8 - column) * 9 + 8 - row;
  }
}

/* Returns the share of clearly printed cells whose partner by SYMMETRY (0..4) is clearly not
 * printed. */
static float
breaks_of (int symmetry, RtCells filled, const float odds[N])
{
  float n = 1, n_broken = FEW_BROKEN;

  for_each_cell (cell, filled) {
    int partner = partner_of (symmetry, cell);

    if (partner == cell || odds[cell] > -CLEARLY)
      continue;
    if (!rt_cells_has (filled, partner) || odds[partner] > CLEARLY)
      n_broken++;
    else if (odds[partner] > -CLEARLY)
      continue;
    n++;
  }
  return n_broken / n;
}

/* Adds to ODDS (log odds of handwriting) the evidence of symmetry, because the printed digits of
 * most newspapers are symmetric. Changes nothing if no symmetry fits. */
static void
add_symmetry (RtCells filled, float odds[N])
{
  float before[N], least = 1, broken;
  int symmetry = 0;

  for (int k = 0; k < SYMMETRIES; k++) {
    broken = breaks_of (k, filled, odds);
    if (broken < least) {
      least = broken;
      symmetry = k;
    }
  }
  if (least > MOST_BROKEN)
    return;
  for_each_cell (cell, filled)
    before[cell] = odds[cell];
  for_each_cell (cell, filled) {
    int partner = partner_of (symmetry, cell);
    float print = rt_cells_has (filled, partner) ? 1 / (1 + expf (before[partner])) : 0;

    if (partner != cell)
      odds[cell] += logf ((print * least + (1 - print) * (1 - least)) / (print * (1 - least) + (1 - print) * least));
  }
}

/* Adds to ODDS (log odds of handwriting) the evidence of the number of handwritten digits: the
 * fewer there are, the less probable is each. */
static void
add_number (RtCells filled, float odds[N])
{
  float n = 0, all = (float) rt_cells_count (filled), by_number;

  for_each_cell (cell, filled)
    n += odds[cell] > 0;
  by_number = logf ((n + 0.5f) / (all - n + 0.5f));
  for_each_cell (cell, filled)
    odds[cell] += fmaxf (-MOST_BY_NUMBER, fminf (by_number, 0));
}

/* Returns true if the digits of PLAIN in the cells PRINT have exactly one solution, and most digits in the cells HAND
 * agree with it. */
static bool
is_sound (const RtGrid *plain, RtCells print, RtCells hand)
{
  RtGrid givens = { 0 }, solution;
  int n = 0;

  for_each_cell (cell, print)
    givens.digit[cell] = plain->digit[cell];
  if (rt_cells_count (print) < FEWEST || rt_fast_solve (&givens, &solution) != 1)
    return false;
  for_each_cell (cell, hand)
    n += plain->digit[cell] == solution.digit[cell];
  return (float) n >= AGREEING * (float) rt_cells_count (hand);
}

typedef struct {
  int cell;
  float cost;
} Turn;

static int
by_cost (const void *a, const void *b)
{
  const Turn *x = a, *y = b;

  return (x->cost > y->cost) - (x->cost < y->cost);
}

/* Searches for the cheapest sound division into printed and handwritten digits. Reassigns at most
 * LEFT of the digits in TURNS, from index FROM on, between PRINT and HAND; COST is the cost so far.
 * If the division costs less than LEAST, sets LEAST and BEST (its handwritten cells). */
static void
try_turns (const RtGrid *plain, const Turn *turns, int n, int from, int left, float cost, RtCells print, RtCells hand,
           float *least, RtCells *best)
{
  for (int i = from; i < n && left > 0; i++) {
    RtCells one = rt_cells_of (turns[i].cell), now_print = print, now_hand = hand;
    float now = cost + turns[i].cost;

    if (now >= *least)
      return; /* TURNS is sorted: later ones cost more */
    if (rt_cells_has (print, turns[i].cell)) {
      now_print = rt_cells_minus (print, one);
      now_hand = rt_cells_or (hand, one);
    } else {
      now_print = rt_cells_or (print, one);
      now_hand = rt_cells_minus (hand, one);
    }
    if (is_sound (plain, now_print, now_hand)) {
      *least = now;
      *best = now_hand;
    } else {
      try_turns (plain, turns, n, i + 1, left - 1, now, now_print, now_hand, least, best);
    }
  }
}

RtCells
rt_hand_part (const RtGrid *plain, const RtPatch patches[N], const RtCellDigits *digits, const RtInkLook looks[N],
              float odds[N])
{
  const RtCells filled = rt_grid_filled (plain);
  RtCells hand = RT_CELLS_NONE, print;
  float shape[N], evidence = 0, least = FARTHEST;
  bool is_suspect = false;
  RtCellInk inks[N];
  Turn turns[N];
  int n = 0;

  for (int cell = 0; cell < N; cell++) {
    shape[cell] = logf (digits->by_hand[cell] + 1e-6f) - logf (1 - digits->by_hand[cell] + 1e-6f);
    odds[cell] = shape[cell] = fmaxf (-MOST_BY_SHAPE, fminf (shape[cell], MOST_BY_SHAPE));
    if (plain->digit[cell] && shape[cell] > SUSPECT)
      is_suspect = true;
  }
  if (!is_suspect || digits->polarity < 0) {
    /* All digits are printed if no shape suggests handwriting, or the ink is light. */
    for_each_cell (cell, filled)
      odds[cell] = -MOST_BY_SHAPE;
    return RT_CELLS_NONE;
  }
  for_each_cell (cell, filled)
    rt_cell_ink (&patches[cell], digits->level, digits->polarity, &inks[cell]);
  /* Two rounds: in the second, digits are not compared to those that the first round has found handwritten. */
  for (int round = 0; round < 2; round++) {
    float unlike[N];

    find_unlike (plain, filled, inks, odds, unlike);
    for_each_cell (cell, filled) {
      float by_likeness = unlike[cell] > MISSING ? BY_LIKENESS * (unlike[cell] - LESS_ALIKE) : 0;

      by_likeness = fminf (by_likeness, unlike[cell] > ASKEW ? MOST_IF_ASKEW : MOST_BY_LIKENESS);
      odds[cell] = shape[cell] + fmaxf (-MOST_BY_LIKENESS, by_likeness);
    }
    add_inks (looks, filled, odds);
    add_symmetry (filled, odds);
    add_number (filled, odds);
  }
  for_each_cell (cell, filled)
    if (odds[cell] > 0) {
      rt_cells_add (&hand, cell);
      evidence += odds[cell];
    }
  print = rt_cells_minus (filled, hand);
  if (evidence < EVIDENCE)
    return RT_CELLS_NONE;
  if (rt_cells_count (print) < FEWEST - MISSED) {
    /* If nearly all digits are handwritten, a person has copied the puzzle: all digits are givens. */
    for_each_cell (cell, filled)
      odds[cell] = -MOST_BY_INK;
    return RT_CELLS_NONE;
  }
  if (is_sound (plain, print, hand))
    return hand;
  for_each_cell (cell, filled)
    turns[n++] = (Turn) { cell, fabsf (odds[cell]) };
  qsort (turns, (size_t) n, sizeof *turns, by_cost);
  try_turns (plain, turns, n < UNCERTAIN ? n : UNCERTAIN, 0, MOST_TURNED, 0, print, hand, &least, &hand);
  return hand;
}
