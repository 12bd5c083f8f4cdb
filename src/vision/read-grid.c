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

#include <math.h>

/* coordinates are exact at the corners of blocks */
enum { BLOCKS = 4, BLOCK = RT_PATCH_SIDE / BLOCKS };
/* pixels of the picture for one of the patch, above which a smaller picture is used */
#define DENSE 1.6

/* Fills one block, whose corners are at XS, YS. */
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

/* Cuts out a patch for each cell, in reading order, from the picture of the pyramid whose size
 * fits. */
static void
cut (const RtGreyHalves *halves, const RtMesh *mesh, RtPatch patches[81])
{
  for (int cell = 0; cell < 81; cell++)
    cut_cell (halves, mesh, cell / 9, cell % 9, &patches[cell]);
}

enum {
  FEWEST = 17,   /* digits of a puzzle */
  MOST_INKED = 15,
  AT_LEAST = 3,  /* doubtful cells from which on digits may cross lines */
};
#define SURE 0.9f     /* digits of a lower probability are doubtful */
/* and below this, if any cell is doubtful, or the digits are no puzzle: a picture that misled once
 * may have done so elsewhere */
#define SURER 0.98f
#define ASTRAY 0.85   /* with a lower score, some lines are misplaced */
#define MUCH_INK 0.5  /* of a digit's ink */
#define INNER 0.3     /* of a cell: from its edge to a digit */

static void
find_plain (const float logs[RT_N_CELLS][RT_NET_CLASSES], RtGrid *plain)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit < RT_NET_CLASSES; digit++)
      if (logs[cell][digit] > logs[cell][plain->digit[cell]])
        plain->digit[cell] = (uint8_t) digit;
}

/* Divides the digits into printed and entered ones, if their ink differs and one part alone is a
 * puzzle. LOGS of entered ones become those of empty cells. Returns the outliers among the entered
 * ones. */
static RtCells
part_inks (const RtImage *image, const RtPatch *patches, float logs[RT_N_CELLS][RT_NET_CLASSES],
           RtSight *sight)
{
  RtInkLook looks[RT_N_CELLS] = { 0 };
  RtGrid givens[2] = { 0 };
  const RtGrid *plain = &sight->plain;
  RtCells filled = rt_grid_filled (plain), parts[2];
  int which;

  for_each_cell (cell, filled)
    looks[cell] = rt_ink_look (image, &sight->mesh, cell / 9, cell % 9, &patches[cell]);
  if (!rt_inks_part (looks, filled, &parts[0], &parts[1]))
    return RT_CELLS_NONE;
  for (int k = 0; k < 2; k++)
    for_each_cell (cell, parts[k])
      givens[k].digit[cell] = plain->digit[cell];
  which = rt_fast_solve (&givens[0], NULL) == 1 ? 0 : rt_fast_solve (&givens[1], NULL) == 1 ? 1 : -1;
  if (which < 0)
    return RT_CELLS_NONE;
  for_each_cell (cell, parts[1 - which]) {
    sight->entries.digit[cell] = plain->digit[cell];
    sight->sure[cell] = expf (logs[cell][plain->digit[cell]]);
    for (int digit = 0; digit < RT_NET_CLASSES; digit++)
      logs[cell][digit] = digit ? -30 : 0;
  }
  return rt_inks_odd (looks, parts[1 - which]);
}

static bool
find_solution (const RtSight *sight, RtGrid *solution)
{
  return sight->is_puzzle && rt_fast_solve (&sight->givens, solution) == 1;
}

/* Increases the probability of entered digits that equal the solution: a misread digit would equal
 * it only by chance. */
static void
trust_solution (RtSight *sight)
{
  const float by_chance = 1.0f / 8;
  RtGrid solution;

  if (!find_solution (sight, &solution))
    return;
  for_each_cell (cell, rt_grid_filled (&sight->entries))
    if (sight->entries.digit[cell] == solution.digit[cell])
      sight->sure[cell] /= sight->sure[cell] + (1 - sight->sure[cell]) * by_chance;
}

/* Marks cells with much ink that were read as empty, if lines are misplaced: digits across lines
 * are not recognized. Marks none if they are so many that they must be pencil marks. */
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

/* Marks the cells whose digit has a probability below LEAST. */
static void
doubt_below (float least, RtSight *sight)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (sight->sure[cell] < least)
      rt_cells_add (&sight->doubtful, cell);
}

/* Marks entered digits that differ from the solution: errors of the person or of the reading. A
 * digit that is struck out in an empty cell looks like an entered one. */
static void
doubt_slips (RtSight *sight)
{
  RtGrid solution;

  if (!find_solution (sight, &solution))
    return;
  for_each_cell (cell, rt_grid_filled (&sight->entries))
    if (sight->entries.digit[cell] != solution.digit[cell])
      rt_cells_add (&sight->doubtful, cell);
}

/* Lists the likeliest digits of each cell, by LOGS, after the one that was read. */
static void
find_likely (RtSight *sight, const float logs[RT_N_CELLS][RT_NET_CLASSES])
{
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int read = sight->givens.digit[cell] + sight->entries.digit[cell];
    unsigned taken = 1u << read;

    sight->likely[cell][0] = (uint8_t) read;
    for (int k = 1; k < RT_SIGHT_LIKELY; k++) {
      int best = -1;

      for (int digit = 0; digit < RT_NET_CLASSES; digit++)
        if (!(taken >> digit & 1) && (best < 0 || logs[cell][digit] > logs[cell][best]))
          best = digit;
      taken |= 1u << best;
      sight->likely[cell][k] = (uint8_t) best;
    }
  }
}

/* Counts the cells of which a part that a digit would cover is outside of IMAGE. */
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
  bool as_read = sight->is_puzzle && rt_cells_is_empty (rt_sight_changed (sight));
  double sound;

  read->n_digits = rt_cells_count (rt_grid_filled (&sight->givens)) +
                   rt_cells_count (rt_grid_filled (&sight->entries));
  read->n_unseen = count_unseen (image, &sight->mesh);
  read->n_doubtful = rt_cells_count (sight->doubtful);
  read->is_sure = sight->is_puzzle && read->n_doubtful == 0;
  sound = 1 - (double) read->n_doubtful / (read->n_digits + 1);
  sound = fmax (sound, 0);
  /* Doubtful digits make a puzzle of nearly anything, so that proves less, and digits that were chosen for their
   * solution prove nothing. A solution printed beside its puzzle is full. */
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
  float logs[RT_N_CELLS][RT_NET_CLASSES];
  double began, x0, y0, x1, y1;
  RtLikeliest likeliest;
  RtSight *sight = &read->sight;
  RtCells overlaid, odd;

  *read = (RtGridRead) { .judged = found->judged, .polarity = found->polarity < 0 ? -1 : 1 };
  sight->mesh = found->mesh;
  rt_mesh_point (&found->mesh, 0, 0, &x0, &y0);
  rt_mesh_point (&found->mesh, 9, 9, &x1, &y1);
  read->size = hypot (x1 - x0, y1 - y0) / hypot (image->grey.width, image->grey.height);
  began = rt_stage_begin (times);
  cut (halves, &found->mesh, patches);
  rt_stage_end (times, RT_SIGHT_CUT, &began);
  sight->mesh.turns = rt_digits_read (patches, read->polarity, logs, &overlaid);
  find_plain (logs, &sight->plain);
  odd = part_inks (image, patches, logs, sight);
  rt_stage_end (times, RT_SIGHT_CLASSIFY, &began);
  rt_likeliest_puzzle (logs, &likeliest);
  sight->givens = likeliest.grid;
  sight->is_puzzle = likeliest.is_puzzle;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (!sight->entries.digit[cell])
      sight->sure[cell] = likeliest.sure[cell];
  trust_solution (sight);
  doubt_below (SURE, sight);
  find_likely (sight, logs);
  judge (image, read);
  if (!sight->is_puzzle || read->n_doubtful > 0)
    doubt_below (SURER, sight);
  sight->doubtful = rt_cells_or (sight->doubtful, rt_grid_conflicts (&sight->givens));
  doubt_slips (sight);
  sight->doubtful = rt_cells_or (sight->doubtful, rt_cells_or (odd, overlaid));
  if (found->judged.score < ASTRAY && (!sight->is_puzzle || read->n_doubtful >= AT_LEAST))
    doubt_inked (patches, read->polarity, sight);
  rt_stage_end (times, RT_SIGHT_DECODE, &began);
}
