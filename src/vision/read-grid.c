/* read-grid.c - reads a grid at a known place: cuts out the cells, classifies digits, separates
 * inks, finds the likeliest puzzle, and marks doubtful cells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/read-grid.h"

#include "engine/fast/fast.h"
#include "vision/classify-cells.h"
#include "vision/grey-image.h"
#include "vision/grid-mesh.h"
#include "vision/ink-clusters.h"
#include "vision/likeliest-puzzle.h"
#include "vision/normalize-cell.h"
#include "vision/pencil-marks.h"
#include "vision/print-or-hand.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Blocks of a patch. Coordinates are mapped exactly at the corners of blocks, and interpolated inside. */
enum { BLOCKS = 4, BLOCK = RT_PATCH_SIDE / BLOCKS };
/* Number of pixels of the picture per pixel of the patch from which on a smaller copy is sampled. */
#define DENSE 1.6

/* Writes one block of a patch to TO. XS and YS are the corners of the block in GREY. */
static void
fill_block (const RtGrey *grey, float xs[4], float ys[4], uint8_t *to)
{
  for (int y = 0; y < BLOCK; y++) {
    float b = ((float) y + 0.5f) / BLOCK;
    float x0 = xs[0] * (1 - b) + xs[2] * b, y0 = ys[0] * (1 - b) + ys[2] * b;
    float dx = (xs[1] * (1 - b) + xs[3] * b - x0) / BLOCK, dy = (ys[1] * (1 - b) + ys[3] * b - y0) / BLOCK;
    float greys[BLOCK];

    rt_grey_sample_line (grey, x0 + dx * 0.5f, y0 + dy * 0.5f, dx, dy, BLOCK, greys);
    for (int x = 0; x < BLOCK; x++)
      to[y * RT_PATCH_SIDE + x] = (uint8_t) (greys[x] + 0.5f);
  }
}

static void
cut_cell (const RtGreyHalves *halves, const RtMesh *mesh, int row, int column, RtPatch *patch)
{
  const double span = 1 + 2 * RT_PATCH_MARGIN;
  float xs[BLOCKS + 1][BLOCKS + 1], ys[BLOCKS + 1][BLOCKS + 1], scale;
  double density;
  int level = 0;

  for (int j = 0; j <= BLOCKS; j++)
    for (int i = 0; i <= BLOCKS; i++) {
      double x, y;

      rt_mesh_point (mesh, column - RT_PATCH_MARGIN + span * i / BLOCKS,
                     row - RT_PATCH_MARGIN + span * j / BLOCKS, &x, &y);
      xs[j][i] = (float) x;
      ys[j][i] = (float) y;
    }
  density = fmax (hypot (xs[0][BLOCKS] - xs[0][0], ys[0][BLOCKS] - ys[0][0]),
                  hypot (xs[BLOCKS][0] - xs[0][0], ys[BLOCKS][0] - ys[0][0])) / RT_PATCH_SIDE;
  for (; level + 1 < halves->n && density >= DENSE; level++)
    density /= 2;
  scale = 1.0f / (float) (1 << level);
  for (int j = 0; j <= BLOCKS; j++)
    for (int i = 0; i <= BLOCKS; i++) {
      xs[j][i] *= scale;
      ys[j][i] *= scale;
    }
  for (int j = 0; j < BLOCKS; j++)
    for (int i = 0; i < BLOCKS; i++) {
      float x[] = { xs[j][i], xs[j][i + 1], xs[j + 1][i], xs[j + 1][i + 1] };
      float y[] = { ys[j][i], ys[j][i + 1], ys[j + 1][i], ys[j + 1][i + 1] };

      fill_block (&halves->levels[level], x, y,
                  patch->at + j * BLOCK * RT_PATCH_SIDE + i * BLOCK);
    }
}

/* Cuts out a patch for each cell, in reading order. Samples for each the copy in HALVES with the fitting
 * size. */
static void
cut (const RtGreyHalves *halves, const RtMesh *mesh, RtPatch patches[81])
{
  for (int cell = 0; cell < 81; cell++)
    cut_cell (halves, mesh, cell / 9, cell % 9, &patches[cell]);
}

enum {
  FEWEST = 17,   /* least digits of a puzzle */
  MOST_INKED = 15,
  AT_LEAST = 3,  /* least number of doubtful cells to suspect that digits cross lines */
};
#define SURE 0.9f     /* digits of a lower probability are doubtful */
/* Probability below which digits are doubtful if any other cell is doubtful or the digits are no puzzle: one
 * error makes others more probable. */
#define SURER 0.98f
#define TRACE 0.15f   /* share of the ink of most digits: a cell with less ink is empty */
#define READABLE 0.5f /* entered digits of a lower probability are left out */
#define USUAL 9.0f    /* assumed number of entered digits per slip, before digits were counted */
#define SLIP 0.995f   /* entered digits of a greater probability were read correctly, even if they are wrong */
#define EITHER 4.0f   /* logarithms: a digit with smaller absolute odds may be printed or entered */
#define LONE 2.0f     /* logarithms: if no digit was entered, a digit with greater odds may be entered */
#define ASTRAY 0.85   /* if the score of the lines is lower, some lines are misplaced */
#define MUCH_INK 0.5  /* share of the ink level: an empty cell with more ink is doubtful */
#define SOME_INK 0.3  /* share of the ink level: a cell with more ink may have pencil marks */
#define INNER 0.3     /* part of a cell: distance from its edge to a digit */

static void
find_plain (const float logs[RT_N_CELLS][RT_NET_DIGITS], RtGrid *plain)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit < RT_NET_DIGITS; digit++)
      if (logs[cell][digit] > logs[cell][plain->digit[cell]])
        plain->digit[cell] = (uint8_t) digit;
}

/* Divides the cells FILLED by their inks. If the digits of one ink alone are a puzzle, returns the cells of the other
 * ink, which were entered. Otherwise returns the empty set. */
static RtCells
part_inks (const RtGrid *plain, RtCells filled, const RtInkLook looks[RT_N_CELLS])
{
  RtCells parts[2];

  if (!rt_inks_part (looks, filled, &parts[0], &parts[1]))
    return RT_CELLS_NONE;
  for (int k = 0; k < 2; k++) {
    RtGrid givens = { 0 };

    for_each_cell (cell, parts[k])
      givens.digit[cell] = plain->digit[cell];
    if (rt_fast_solve (&givens, NULL) == 1)
      return parts[1 - k];
  }
  return RT_CELLS_NONE;
}

/* Returns true if most digits in CELLS look printed. Returns false if CELLS is empty. */
static bool
are_typed (RtCells cells, const RtCellDigits *digits)
{
  int n = 0;

  for_each_cell (cell, cells)
    n += digits->by_hand[cell] < 0.5f;
  return 2 * n > rt_cells_count (cells);
}

static int
by_rising (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x > y) - (x < y);
}

/* Makes cells empty that have little ink: traces of an erased digit, or of the other side of the paper. LOOKS are the
 * inks of the cells. */
static void
drop_traces (const RtInkLook looks[RT_N_CELLS], RtCellDigits *digits, RtSight *sight)
{
  RtCells filled = rt_grid_filled (&sight->plain);
  float shares[RT_N_CELLS];
  int n = 0;

  for_each_cell (cell, filled)
    shares[n++] = fabsf (looks[cell].share);
  qsort (shares, (size_t) n, sizeof *shares, by_rising);
  for_each_cell (cell, filled)
    if (fabsf (looks[cell].share) < TRACE * shares[n * 3 / 4]) {
      sight->plain.digit[cell] = 0;
      for (int digit = 0; digit < RT_NET_DIGITS; digit++)
        digits->logs[cell][digit] = digit ? -30 : 0;
    }
}

/* Divides the digits of SIGHT into printed and entered digits. Returns the cells for which the division is doubtful,
 * because their ink differs from all others, or because their odds are not clear. */
static RtCells
part_digits (const RtImage *image, const RtPatch *patches, RtCellDigits *digits, RtSight *sight)
{
  RtInkLook looks[RT_N_CELLS] = { 0 };
  const RtGrid *plain = &sight->plain;
  RtCells filled, entered, odd = RT_CELLS_NONE;
  float odds[RT_N_CELLS];

  for_each_cell (cell, rt_grid_filled (plain))
    looks[cell] = rt_ink_look (image, &sight->mesh, cell / 9, cell % 9, &patches[cell]);
  drop_traces (looks, digits, sight);
  filled = rt_grid_filled (plain);
  entered = part_inks (plain, filled, looks);
  /* Uses the division by ink only if both parts look printed. On a solved page, the handwritten digits alone may also
   * be a puzzle with one solution. */
  if (are_typed (entered, digits) && are_typed (rt_cells_minus (filled, entered), digits)) {
    odd = rt_inks_odd (looks, entered);
  } else {
    entered = rt_hand_part (plain, patches, digits, looks, odds);
    for_each_cell (cell, filled)
      if ((odds[cell] > -EITHER && !rt_cells_is_empty (entered) && !rt_cells_has (entered, cell)) ||
          (odds[cell] < EITHER && rt_cells_has (entered, cell)) || (odds[cell] > LONE && rt_cells_is_empty (entered)))
        rt_cells_add (&odd, cell);
  }
  sight->by_hand = entered;
  for_each_cell (cell, entered) {
    sight->entries.digit[cell] = plain->digit[cell];
    sight->sure[cell] = expf (digits->logs[cell][plain->digit[cell]]);
  }
  return odd;
}

static bool
find_solution (const RtSight *sight, RtGrid *solution)
{
  return sight->is_puzzle && rt_fast_solve (&sight->givens, solution) == 1;
}

/* Sets the givens of SIGHT to the likeliest puzzle of the digits that were not entered. */
static void
find_givens (const RtCellDigits *digits, RtSight *sight)
{
  RtLikeliest likeliest;
  float logs[RT_N_CELLS][RT_NET_DIGITS];

  memcpy (logs, digits->logs, sizeof logs);
  for_each_cell (cell, rt_grid_filled (&sight->entries))
    for (int digit = 0; digit < RT_NET_DIGITS; digit++)
      logs[cell][digit] = digit ? -30 : 0;
  rt_likeliest_puzzle (logs, &likeliest);
  sight->givens = likeliest.grid;
  sight->is_puzzle = likeliest.is_puzzle;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!sight->entries.digit[cell])
      sight->sure[cell] = likeliest.sure[cell];
}

/* Returns the probability that an entered digit is a slip: the share of slips among the clear digits of ENTRIES. */
static float
slip_rate (const RtGrid *entries, const RtCellDigits *digits, const RtGrid *solution)
{
  float slips = 1, all = USUAL;

  for_each_cell (cell, rt_grid_filled (entries)) {
    int digit = entries->digit[cell];

    if (digits->logs[cell][digit] > logf (SURE)) {
      slips += digit != solution->digit[cell];
      all++;
    }
  }
  return slips / all;
}

/* Decides which digit each entered cell has. If the givens have one solution, prefers its digits. Removes an entered
 * digit that cannot be read. A blank has no slips, so that it can be likelier than a digit that is seen plainly: then
 * the cell is doubtful, and has its likeliest digit. */
static void
settle_entries (const RtCellDigits *digits, RtSight *sight)
{
  RtGrid solution;
  bool is_known = find_solution (sight, &solution);
  float slip = is_known ? slip_rate (&sight->entries, digits, &solution) : 0;

  for_each_cell (cell, rt_grid_filled (&sight->entries)) {
    float shares[RT_NET_DIGITS], sum = 0;
    bool is_plain = digits->logs[cell][sight->plain.digit[cell]] > logf (READABLE);
    int best = 0;

    for (int digit = 0; digit < RT_NET_DIGITS; digit++) {
      shares[digit] = expf (digits->logs[cell][digit]);
      if (is_known && digit > 0)
        shares[digit] *= digit == solution.digit[cell] ? 1 - slip : slip / 8;
      sum += shares[digit];
      best = shares[digit] > shares[best] ? digit : best;
    }
    sight->sure[cell] = shares[best] / sum;
    if (best != sight->entries.digit[cell] || sight->sure[cell] < READABLE)
      rt_cells_add (&sight->doubtful, cell);
    if (!is_plain && sight->sure[cell] < READABLE)
      best = sight->plain.digit[cell] = 0;
    else if (best == 0)
      for (int digit = best = 1; digit < RT_NET_DIGITS; digit++)
        best = shares[digit] > shares[best] ? digit : best;
    sight->entries.digit[cell] = (uint8_t) best;
  }
}

/* Marks as doubtful the cells that were read as empty, but have much ink. Called if lines are misplaced,
 * because digits that cross lines are not recognized. Marks none if there are many such cells, because
 * these have pencil marks. */
static void
doubt_inked (const RtPatch *patches, int polarity, RtSight *sight)
{
  float inks[RT_N_CELLS];
  double level = rt_patch_ink_level (patches, &polarity, inks);
  RtCells inked = { 0 };

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!sight->givens.digit[cell] && !sight->entries.digit[cell] &&
        (double) inks[cell] > MUCH_INK * level)
      rt_cells_add (&inked, cell);
  if (rt_cells_count (inked) <= MOST_INKED)
    sight->doubtful = rt_cells_or (sight->doubtful, inked);
}

/* Marks as doubtful the cells, except those in SPARED, whose digit has a probability below LEAST. */
static void
doubt_below (float least, RtCells spared, RtSight *sight)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (sight->sure[cell] < least && !rt_cells_has (spared, cell))
      rt_cells_add (&sight->doubtful, cell);
}

/* Marks the entered digits that differ from the solution: as slips if they were read clearly, else as doubtful. */
static void
find_slips (RtSight *sight)
{
  RtGrid solution;

  if (!find_solution (sight, &solution))
    return;
  for_each_cell (cell, rt_grid_filled (&sight->entries)) {
    bool is_clear = sight->sure[cell] > SLIP && !rt_cells_has (sight->doubtful, cell);

    if (sight->entries.digit[cell] != solution.digit[cell])
      rt_cells_add (is_clear ? &sight->slips : &sight->doubtful, cell);
  }
}

/* Sets the candidates of each cell: first the digit that was read, then the likeliest other digits by LOGS. */
static void
find_likely (RtSight *sight, const float logs[RT_N_CELLS][RT_NET_DIGITS])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int read = sight->givens.digit[cell] + sight->entries.digit[cell];
    unsigned taken = 1u << read;

    sight->likely[cell][0] = (uint8_t) read;
    for (int k = 1; k < RT_SIGHT_LIKELY; k++) {
      int best = -1;

      for (int digit = 0; digit < RT_NET_DIGITS; digit++)
        if (!(taken >> digit & 1) && (best < 0 || logs[cell][digit] > logs[cell][best]))
          best = digit;
      taken |= 1u << best;
      sight->likely[cell][k] = (uint8_t) best;
    }
  }
}

/* Returns the number of cells whose digit would be partly or wholly outside of IMAGE. */
static int
count_unseen (const RtImage *image, const RtMesh *mesh)
{
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    bool seen = true;

    for (int corner = 0; corner < 4; corner++) {
      double x, y;

      rt_mesh_point (mesh, cell % 9 + (corner % 2 ? INNER : 1 - INNER), cell / 9 + (corner / 2 ? INNER : 1 - INNER),
                     &x, &y);
      seen &= x >= 0 && y >= 0 && x < image->grey.width && y < image->grey.height;
    }
    n += !seen;
  }
  return n;
}

static void
judge (const RtImage *image, RtGridRead *read)
{
  const RtSight *sight = &read->sight;
  bool as_read = sight->is_puzzle && rt_cells_is_empty (rt_cells_minus (rt_sight_changed (sight), sight->by_hand));
  double sound;

  read->n_digits = rt_cells_count (rt_grid_filled (&sight->givens)) +
                   rt_cells_count (rt_grid_filled (&sight->entries));
  read->n_unseen = count_unseen (image, &sight->mesh);
  read->n_doubtful = rt_cells_count (sight->doubtful);
  read->n_unclear = rt_cells_count (rt_cells_minus (sight->doubtful, sight->by_hand));
  read->is_sure = sight->is_puzzle && read->n_doubtful == 0;
  sound = 1 - (double) read->n_doubtful / (read->n_digits + 1);
  sound = fmax (sound, 0);
  /* A puzzle counts less the more digits are doubtful, because doubtful digits can make a puzzle of nearly anything. It
   * does not count if digits were changed to get one solution. A full grid counts less: it is a printed solution. */
  read->worth = (as_read ? 0.5 * sound : 0) + 0.5 * sound + 0.3 * read->size +
                0.6 * read->judged.score + 0.2 * read->judged.bold - (read->n_digits < FEWEST ? 1 : 0) -
                (rt_cells_count (rt_grid_filled (&sight->givens)) == RT_N_CELLS ? 0.5 : 0) -
                (double) read->n_unseen / RT_N_CELLS;
}

void
rt_grid_read (const RtImage *image, const RtGreyHalves *halves, const RtFound *found,
              RtSightTimes *times, RtGridRead *read)
{
  RtPatch patches[RT_N_CELLS];
  RtCellDigits digits;
  double began, x0, y0, x1, y1;
  RtSight *sight = &read->sight;
  RtCells odd;

  *read = (RtGridRead) { .judged = found->judged, .polarity = found->polarity < 0 ? -1 : 1 };
  sight->mesh = found->mesh;
  rt_mesh_point (&found->mesh, 0, 0, &x0, &y0);
  rt_mesh_point (&found->mesh, 9, 9, &x1, &y1);
  read->size = hypot (x1 - x0, y1 - y0) / hypot (image->grey.width, image->grey.height);
  began = rt_stage_begin (times);
  cut (halves, &found->mesh, patches);
  rt_stage_end (times, RT_SIGHT_CUT, &began);
  sight->mesh.turns = rt_digits_read (patches, read->polarity, &digits);
  find_plain (digits.logs, &sight->plain);
  odd = part_digits (image, patches, &digits, sight);
  rt_stage_end (times, RT_SIGHT_CLASSIFY, &began);
  find_givens (&digits, sight);
  settle_entries (&digits, sight);
  doubt_below (SURE, RT_CELLS_NONE, sight);
  judge (image, read);
  /* Ignores doubtful handwriting, because it does not make errors in printed digits more probable. */
  if (!sight->is_puzzle || read->n_unclear > 0)
    doubt_below (SURER, sight->by_hand, sight);
  sight->doubtful = rt_cells_or (sight->doubtful, rt_grid_conflicts (&sight->givens));
  sight->doubtful = rt_cells_or (sight->doubtful, rt_cells_or (odd, digits.overlaid));
  find_slips (sight);
  if (found->judged.score < ASTRAY && (!sight->is_puzzle || read->n_doubtful >= AT_LEAST))
    doubt_inked (patches, read->polarity, sight);
  find_likely (sight, digits.logs);
  rt_stage_end (times, RT_SIGHT_DECODE, &began);
}

void
rt_grid_read_marks (const RtGreyHalves *halves, RtGridRead *read)
{
  RtSight *sight = &read->sight;
  RtPatch patches[RT_N_CELLS];
  float inks[RT_N_CELLS];
  int polarity = read->polarity;
  double level;

  cut (halves, &sight->mesh, patches);
  level = rt_patch_ink_level (patches, &polarity, inks);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!sight->plain.digit[cell] && !sight->givens.digit[cell] && !rt_cells_has (sight->doubtful, cell) &&
        (double) inks[cell] > SOME_INK * level &&
        !rt_marks_read (&patches[cell], level, polarity, &sight->marks[cell]))
      rt_cells_add (&sight->unread_marks, cell);
}
