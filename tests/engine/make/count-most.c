/* count-most.c - counts the most completions that a first band and a first stack leave: the bound
 * RT_FULL_MOST of full.h. Takes some minutes; built by `ninja -C build tests/count-most`.
 *
 * How many there are follows from which digits stand together in the columns of boxes 2 and 3, and in
 * the rows of boxes 4 and 7: four times a partition of nine digits into three triples, of which there
 * are 280. Digits may be renamed, so that the first is always the same and the second one of five
 * kinds, and boxes 4 and 7 exchanged. What fits no first box is counted too: a bound all the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/full.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define N_PARTITIONS 280
#define ALL 0x1ff

static uint16_t partitions[N_PARTITIONS][3];

/* Digits that stand in the rows and columns of boxes 5, 6, 8 and 9, and in these boxes, as bits. */
static uint16_t rows[6], columns[6], boxes[4];

/* The least digit is in the first triple, the least of the rest in the second. */
static void
make_partitions (void)
{
  int n = 0;

  for (int b = 1; b < 9; b++)
    for (int c = b + 1; c < 9; c++) {
      uint16_t first = (uint16_t) (1 | 1 << b | 1 << c), rest = (uint16_t) (ALL & ~first);
      int least = __builtin_ctz (rest);

      for (int e = least + 1; e < 9; e++)
        for (int f = e + 1; f < 9; f++) {
          uint16_t second = (uint16_t) (1 << least | 1 << e | 1 << f);

          if ((second & rest) != second)
            continue;
          partitions[n][0] = first;
          partitions[n][1] = second;
          partitions[n++][2] = (uint16_t) (rest & ~second);
        }
    }
}

static uint64_t
count (int cell)
{
  int row = cell / 6, column = cell % 6, box = row / 3 * 2 + column / 3;
  uint64_t n = 0;

  if (cell == 36)
    return 1;
  for (unsigned left = ALL & ~(rows[row] | columns[column] | boxes[box]); left; left &= left - 1) {
    uint16_t digit = (uint16_t) (left & -left);

    rows[row] |= digit;
    columns[column] |= digit;
    boxes[box] |= digit;
    n += count (cell + 1);
    rows[row] &= (uint16_t) ~digit;
    columns[column] &= (uint16_t) ~digit;
    boxes[box] &= (uint16_t) ~digit;
  }
  return n;
}

/* How the triples of a partition meet those of the first one: the same number for the same kind. */
static unsigned
kind_of (int partition)
{
  static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                        { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };
  unsigned least = ~0u;

  for (int a = 0; a < 6; a++)
    for (int b = 0; b < 6; b++) {
      unsigned key = 0;

      for (int i = 0; i < 9; i++)
        key = key * 4 + (unsigned) __builtin_popcount (partitions[0][orders[a][i / 3]] &
                                                       partitions[partition][orders[b][i % 3]]);
      least = key < least ? key : least;
    }
  return least;
}

/* The most completions where boxes 2 and 3 have the first partition and this one. */
static uint64_t
count_kind (int partition)
{
  uint64_t most = 0;

  for (int a = 0; a < N_PARTITIONS; a++)
    for (int b = a; b < N_PARTITIONS; b++) {
      uint64_t n;

      memcpy (columns, partitions[0], sizeof partitions[0]);
      memcpy (columns + 3, partitions[partition], sizeof partitions[0]);
      memcpy (rows, partitions[a], sizeof partitions[0]);
      memcpy (rows + 3, partitions[b], sizeof partitions[0]);
      n = count (0);
      most = n > most ? n : most;
    }
  return most;
}

int
main (void)
{
  unsigned seen[8];
  int n_seen = 0;
  uint64_t most = 0;

  make_partitions ();
  for (int partition = 0; partition < N_PARTITIONS; partition++) {
    unsigned kind = kind_of (partition);
    uint64_t here;
    int i = 0;

    while (i < n_seen && seen[i] != kind)
      i++;
    if (i < n_seen)
      continue;
    seen[n_seen++] = kind;
    here = count_kind (partition);
    printf ("kind %d: %llu\n", n_seen, (unsigned long long) here);
    fflush (stdout);
    most = here > most ? here : most;
  }
  printf ("%d kinds, at most %llu; full.h says %d\n", n_seen, (unsigned long long) most,
          RT_FULL_MOST);
  return n_seen != 5 || most != RT_FULL_MOST;
}
