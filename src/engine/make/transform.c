/* transform.c - creates transforms to equivalent puzzles, and applies them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/transform.h"

#include "engine/core/gettext-noop.h"

#include <string.h>

const RtGuise rt_guises[RT_N_GUISES + 1] = {
  { "any", N_("Everything at random") },
  { "right", N_("A quarter turn to the right") },
  { "half", N_("A half turn") },
  { "left", N_("A quarter turn to the left") },
  { "up-down", N_("Upside down, as in a mirror") },
  { "left-right", N_("Left and right exchanged, as in a mirror") },
  { "diagonal", N_("Rows and columns exchanged") },
  { "antidiagonal", N_("Mirrored in the other diagonal") },
  { "digits", N_("Other digits in the same cells") },
  { "lines", N_("Rows and columns in another order") },
  { 0 }
};

int
rt_turn_from (RtTurn turn, int cell)
{
  int row = rt_row_of (cell), column = rt_column_of (cell);

  switch (turn) {
  case RT_TURN_RIGHT:
    return 9 * (8 - column) + row;
  case RT_TURN_HALF:
    return 80 - cell;
  case RT_TURN_LEFT:
    return 9 * column + 8 - row;
  case RT_MIRROR_UP_DOWN:
    return 9 * (8 - row) + column;
  case RT_MIRROR_LEFT_RIGHT:
    return 9 * row + 8 - column;
  case RT_MIRROR_DIAGONAL:
    return 9 * column + row;
  case RT_MIRROR_ANTIDIAGONAL:
    return 9 * (8 - column) + 8 - row;
  case RT_TURN_NONE:
  case RT_N_TURNS:
    break;
  }
  return cell;
}

static void
init_turn (RtTransform *transform, RtTurn turn)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    transform->from[cell] = (uint8_t) rt_turn_from (turn, cell);
  for (int digit = 0; digit < 10; digit++)
    transform->digit[digit] = (uint8_t) digit;
}

/* Shuffles nine lines (rows or columns); the three lines of a band or stack stay together. */
static void
exchange_lines (RtRandom *random, uint8_t lines[9])
{
  uint8_t bands[3] = { 0, 1, 2 };

  rt_random_shuffle (random, bands, 3);
  for (int band = 0; band < 3; band++) {
    uint8_t inside[3] = { 0, 1, 2 };

    rt_random_shuffle (random, inside, 3);
    for (int i = 0; i < 3; i++)
      lines[3 * band + i] = (uint8_t) (3 * bands[band] + inside[i]);
  }
}

/* Shuffles bands, rows of a band, stacks and columns of a stack. If MIRRORED, also exchanges rows
 * with columns. */
static void
init_lines (RtTransform *transform, RtRandom *random, bool mirrored)
{
  uint8_t rows[9], columns[9];

  exchange_lines (random, rows);
  exchange_lines (random, columns);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    int row = rows[rt_row_of (cell)], column = columns[rt_column_of (cell)];

    transform->from[cell] = (uint8_t) (mirrored ? 9 * column + row : 9 * row + column);
  }
  for (int digit = 0; digit < 10; digit++)
    transform->digit[digit] = (uint8_t) digit;
}

void
rt_transform_init_random (RtTransform *transform, RtRandom *random)
{
  init_lines (transform, random, rt_random_below (random, 2) != 0);
  rt_random_shuffle (random, transform->digit + 1, 9);
}

bool
rt_transform_init_guise (RtTransform *transform, const char *id, RtRandom *random)
{
  int look = 0;

  while (rt_guises[look].id && strcmp (rt_guises[look].id, id) != 0)
    look++;
  if (look == 0) {
    rt_transform_init_random (transform, random);
  } else if (look < RT_N_TURNS) {
    init_turn (transform, (RtTurn) look);
  } else if (look == RT_N_TURNS) {
    init_turn (transform, RT_TURN_NONE);
    rt_random_shuffle (random, transform->digit + 1, 9);
  } else if (look == RT_N_TURNS + 1) {
    init_lines (transform, random, false);
  }
  return rt_guises[look].id;
}

void
rt_transform_apply (const RtTransform *transform, const RtGrid *in, RtGrid *out)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    out->digit[cell] = transform->digit[in->digit[transform->from[cell]]];
}
