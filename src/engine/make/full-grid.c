/* full-grid.c - generates a random full grid: draws a band and a stack, solves, and transforms. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/full-grid.h"

#include "engine/fast/fast.h"
#include "engine/make/transform.h"

#include <string.h>

typedef uint8_t Box[3][3];

/* Fills the second and third box of a band in one of the 56 * 6^6 ways that are possible for the
 * first box. Each row of the second box gets A digits of the next row and 3 - A digits of the row
 * after that; for A from 0 to 3 there are 1, 27, 27 and 1 ways. Then the digits of each row are
 * shuffled. */
static void
fill_band (RtRandom *random, Box first, Box second, Box third)
{
  uint32_t way = rt_random_below (random, 56);
  int a = way == 0 ? 0 : way < 28 ? 1 : way < 55 ? 2 : 3;
  Box rows;

  memcpy (rows, first, sizeof rows);
  for (int i = 0; i < 3; i++)
    rt_random_shuffle (random, rows[i], 3);
  for (int i = 0; i < 3; i++) {
    const uint8_t *next = rows[(i + 1) % 3], *after = rows[(i + 2) % 3];

    for (int j = 0; j < 3; j++) {
      second[i][j] = j < a ? next[j] : after[j];
      third[i][j] = j < a ? after[j] : next[j];
    }
    rt_random_shuffle (random, second[i], 3);
    rt_random_shuffle (random, third[i], 3);
  }
}

/* Draws the first box, the rest of its band and the rest of its stack. */
static void
draw_band_and_stack (RtRandom *random, RtGrid *grid)
{
  uint8_t digits[9] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };
  Box first, turned, right[2], below[2];

  memset (grid, 0, sizeof *grid);
  rt_random_shuffle (random, digits, 9);
  for (int i = 0; i < 9; i++)
    first[i / 3][i % 3] = turned[i % 3][i / 3] = digits[i];
  fill_band (random, first, right[0], right[1]);
  fill_band (random, turned, below[0], below[1]);
  for (int i = 0; i < 9; i++) {
    int row = i / 3, column = i % 3;

    grid->digit[9 * row + column] = first[row][column];
    for (int b = 0; b < 2; b++) {
      grid->digit[9 * row + 3 * (b + 1) + column] = right[b][row][column];
      grid->digit[9 * (3 * (b + 1) + row) + column] = below[b][column][row];
    }
  }
}

void
rt_full_quick (RtRandom *random, RtGrid *grid)
{
  RtTransform transform;
  RtGrid first;

  draw_band_and_stack (random, grid);
  rt_fast_solve (grid, &first);
  rt_transform_init_random (&transform, random);
  rt_transform_apply (&transform, &first, grid);
}
