/* detect-jigsaw.c - recognizes a jigsaw: flood-fills the regions between bold lines, for each threshold of boldness. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/detect-jigsaw.h"

#include <string.h>

enum {
  N = RT_MESH_PIECES,
  CELLS = N * N,
  ENOUGH = 5, /* least number of irregular regions of a jigsaw; other regions may be incomplete */
};

typedef struct {
  const RtPieces *pieces;
  float bold; /* threshold: a line piece of greater strength is bold */
  bool seen[CELLS];
  int cells[CELLS], n; /* cells of the filled region */
} Fill;

static void
visit (Fill *fill, int row, int column, const RtPiece *between)
{
  int cell = row * N + column;

  if (between->strength > fill->bold || fill->seen[cell])
    return;
  fill->seen[cell] = true;
  fill->cells[fill->n++] = cell;
}

static void
fill_from (Fill *fill, int start)
{
  const RtPiece (*level)[N] = fill->pieces->at[0], (*upright)[N] = fill->pieces->at[1];

  fill->n = 1;
  fill->cells[0] = start;
  fill->seen[start] = true;
  for (int at = 0; at < fill->n; at++) {
    int row = fill->cells[at] / N, column = fill->cells[at] % N;

    if (row > 0)
      visit (fill, row - 1, column, &level[row][column]);
    if (row < N - 1)
      visit (fill, row + 1, column, &level[row + 1][column]);
    if (column > 0)
      visit (fill, row, column - 1, &upright[column][row]);
    if (column < N - 1)
      visit (fill, row, column + 1, &upright[column + 1][row]);
  }
}

/* Returns true if the filled region has nine cells that are not a box of 3 x 3, a row or a column. */
static bool
is_crooked (const Fill *fill)
{
  bool same_row = true, same_column = true, same_box = true;
  int first = fill->cells[0];

  for (int i = 1; i < fill->n; i++) {
    int cell = fill->cells[i];

    same_row &= cell / N == first / N;
    same_column &= cell % N == first % N;
    same_box &= cell / N / 3 == first / N / 3 && cell % N / 3 == first % N / 3;
  }
  return fill->n == N && !same_row && !same_column && !same_box;
}

bool
rt_regions_are_crooked (const RtPieces *pieces)
{
  for (int direction = 0; direction < 2; direction++)
    for (int line = 1; line < N; line++)
      for (int piece = 0; piece < N; piece++) {
        Fill fill = { .pieces = pieces, .bold = pieces->at[direction][line][piece].strength };
        int n = 0;

        for (int cell = 0; cell < CELLS; cell++)
          if (!fill.seen[cell]) {
            fill_from (&fill, cell);
            n += is_crooked (&fill);
          }
        if (n >= ENOUGH)
          return true;
      }
  return false;
}
