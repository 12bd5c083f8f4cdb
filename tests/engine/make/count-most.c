/* count-most.c - counts the completions that a first band and a first stack leave: the most of them are the
 * bound RT_FULL_MOST of full.h; and how often there are how many is the law of full-law.h, to which random
 * full grids are held. Takes a minute; built by `ninja -C build tests/count-most`.
 *
 * How many there are follows from which digits stand together in the columns of boxes 2 and 3, and in
 * the rows of boxes 4 and 7: four times a partition of nine digits into three triples, of which there
 * are 280. Digits may be renamed, so that the first is always the same and the second one of five
 * kinds. What fits no first box is counted too: a bound all the same. That all completions together are
 * as many as all full grids, a published number, shows that the counts are right. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/make/full-grid.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define N_PARTITIONS 280
#define N_KINDS 5
#define N_SPLITS 56
#define N_PARTS 24
#define ALL 0x1ff

static uint16_t partitions[N_PARTITIONS][3];
static const uint8_t orders[6][3] = { { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
                                      { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 } };

/* The least digit is in the first triple, the least of the rest in the second. The first partition is
 * 012, 345, 678. */
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

/* The number of the partition that has these triples, in any order. */
static int
number_of (const uint16_t triples[3])
{
  for (int p = 0; p < N_PARTITIONS; p++) {
    int n = 0;

    for (int i = 0; i < 9; i++)
      n += partitions[p][i / 3] == triples[i % 3];
    if (n == 3)
      return p;
  }
  return -1;
}

/* What PARTITION becomes if each digit i becomes NAMES[i]. */
static int
named (int partition, const uint8_t names[9])
{
  uint16_t triples[3] = { 0, 0, 0 };

  for (int t = 0; t < 3; t++)
    for (unsigned left = partitions[partition][t]; left; left &= left - 1)
      triples[t] |= (uint16_t) (1u << names[__builtin_ctz (left)]);
  return number_of (triples);
}

/* One of 6 * 6^3 ways to make PARTITION the first one. */
static void
find_names (int partition, int way, uint8_t names[9])
{
  for (int t = 0, rest = way / 6; t < 3; t++, rest /= 6) {
    unsigned from = partitions[partition][t], to = partitions[0][orders[way % 6][t]];
    uint8_t digits[3];

    for (int i = 0; i < 3; i++, to &= to - 1)
      digits[i] = (uint8_t) __builtin_ctz (to);
    for (int i = 0; i < 3; i++, from &= from - 1)
      names[__builtin_ctz (from)] = digits[orders[rest % 6][i]];
  }
}

/* The triples that go with those of a partition in a line of three boxes: SECOND meets FIRST nowhere, and
 * THIRD is the rest. There are 56. */
static int
find_splits (const uint16_t first[3], uint16_t second[N_SPLITS][3], uint16_t third[N_SPLITS][3])
{
  int n = 0;

  for (int a = 0; a < 512; a++)
    for (int b = 0; b < 512; b++) {
      const uint16_t triples[3] = { (uint16_t) a, (uint16_t) b, (uint16_t) (ALL & ~a & ~b) };
      bool fits = (a & b) == 0;

      for (int i = 0; i < 3; i++)
        fits &= __builtin_popcount (triples[i]) == 3 && (triples[i] & first[i]) == 0;
      for (int i = 0; i < 3 && fits; i++) {
        second[n][i] = triples[i];
        third[n][i] = (uint16_t) (ALL & ~first[i] & ~triples[i]);
      }
      n += fits;
    }
  return n;
}

/* In how many ways the other two boxes of a band have two partitions by columns, where the first one has
 * the first partition by rows. */
static uint32_t ways[N_PARTITIONS][N_PARTITIONS];

/* A box with these digits in its rows, each in any order: its partitions by columns. */
static void
find_columns (const uint16_t digits[3], int columns[216])
{
  for (int k = 0; k < 216; k++) {
    uint16_t triples[3] = { 0, 0, 0 };

    for (int row = 0, rest = k; row < 3; row++, rest /= 6) {
      unsigned left = digits[row];

      for (int i = 0; i < 3; i++, left &= left - 1)
        triples[orders[rest % 6][i]] |= (uint16_t) (left & -left);
    }
    columns[k] = number_of (triples);
  }
}

static void
count_ways (void)
{
  static uint16_t second[N_SPLITS][3], third[N_SPLITS][3];
  int n = find_splits (partitions[0], second, third);

  for (int i = 0; i < n; i++) {
    int columns[2][216];

    find_columns (second[i], columns[0]);
    find_columns (third[i], columns[1]);
    for (int k = 0; k < 216; k++)
      for (int l = 0; l < 216; l++)
        ways[columns[0][k]][columns[1][l]]++;
  }
}

/* What each partition is called where another one is the first. */
static uint16_t beside[N_PARTITIONS][N_PARTITIONS];

static void
make_beside (void)
{
  for (int p = 0; p < N_PARTITIONS; p++) {
    uint8_t names[9] = { 0 };

    find_names (p, 0, names);
    for (int q = 0; q < N_PARTITIONS; q++)
      beside[p][q] = (uint16_t) named (q, names);
  }
}

/* By the kind of the partitions of boxes 2 and 3, and the partitions of boxes 4 and 7. */
static uint16_t counts[N_KINDS][N_PARTITIONS][N_PARTITIONS];

/* Completions where boxes 2 and 3 have the first partition and this one by columns. Their columns are
 * split between boxes 5 and 8, and 6 and 9; then boxes 5 and 6 fit beside box 4 in so many ways, and
 * boxes 8 and 9 beside box 7. Returns the most. */
static unsigned
count_kind (int kind, int partition)
{
  static uint16_t second[2][N_SPLITS][3], third[2][N_SPLITS][3];
  static uint8_t above[N_PARTITIONS][N_SPLITS * N_SPLITS], below[N_PARTITIONS][N_SPLITS * N_SPLITS];
  unsigned most = 0;

  find_splits (partitions[0], second[0], third[0]);
  find_splits (partitions[partition], second[1], third[1]);
  for (int i = 0; i < N_SPLITS * N_SPLITS; i++) {
    int up = number_of (second[0][i % N_SPLITS]), up_right = number_of (second[1][i / N_SPLITS]);
    int down = number_of (third[0][i % N_SPLITS]), down_right = number_of (third[1][i / N_SPLITS]);

    /* The columns of a box may stand in 6 orders, of which each split is one. */
    for (int p = 0; p < N_PARTITIONS; p++) {
      above[p][i] = (uint8_t) (ways[beside[p][up]][beside[p][up_right]] / 36);
      below[p][i] = (uint8_t) (ways[beside[p][down]][beside[p][down_right]] / 36);
    }
  }
  for (int a = 0; a < N_PARTITIONS; a++)
    for (int b = 0; b < N_PARTITIONS; b++) {
      unsigned n = 0;

      for (int i = 0; i < N_SPLITS * N_SPLITS; i++)
        n += (unsigned) above[a][i] * below[b][i];
      counts[kind][a][b] = (uint16_t) n;
      most = n > most ? n : most;
    }
  return most;
}

/* How the triples of a partition meet those of the first one: the same number for the same kind. */
static unsigned
kind_of (int partition)
{
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

/* By the number of completions, in how many ways band and stack around one first box leave that. */
static uint64_t law[RT_FULL_MOST + 1];

/* KINDS and what the second partition is in counts. */
static void
count_law (const unsigned kinds[N_KINDS], const int seconds[N_KINDS])
{
  /* Digits 0 to 8 in the rows of the first box; this makes its columns rows. */
  static const uint8_t turned[9] = { 0, 3, 6, 1, 4, 7, 2, 5, 8 };

  for (int a = 0; a < N_PARTITIONS; a++)
    for (int b = 0; b < N_PARTITIONS; b++) {
      int kind = 0, called[N_PARTITIONS], way = 0;
      uint8_t names[9] = { 0 };

      if (ways[a][b] == 0)
        continue;
      while (kinds[kind] != kind_of (beside[a][b]))
        kind++;
      do
        find_names (a, way++, names);
      while (named (b, names) != seconds[kind]);
      for (int p = 0; p < N_PARTITIONS; p++)
        called[p] = named (named (p, turned), names);
      for (int c = 0; c < N_PARTITIONS; c++)
        for (int d = 0; d < N_PARTITIONS; d++)
          law[counts[kind][called[c]][called[d]]] += (uint64_t) ways[a][b] * ways[c][d];
    }
}

/* Prints it in parts that hold about as many grids as one another. */
static void
print_law (void)
{
  unsigned __int128 all = 0, part = 0;
  uint64_t n_ways = 0;

  for (int n = 0; n <= RT_FULL_MOST; n++) {
    all += (unsigned __int128) law[n] * (unsigned) n;
    n_ways += law[n];
  }
  printf ("%llu ways; full grids: %llu,%09llu (published: 6670903752021,072936960)\n",
          (unsigned long long) n_ways, (unsigned long long) (all * 362880 / 1000000000),
          (unsigned long long) (all * 362880 % 1000000000));
  for (int n = 0; n <= RT_FULL_MOST; n++) {
    part += (unsigned __int128) law[n] * (unsigned) n;
    if (part * N_PARTS >= all || n == RT_FULL_MOST) {
      printf ("  { %d, %llu },\n", n, (unsigned long long) part);
      part = 0;
    }
  }
}

int
main (void)
{
  unsigned kinds[N_KINDS], most = 0;
  int seconds[N_KINDS], n_kinds = 0;

  make_partitions ();
  make_beside ();
  count_ways ();
  for (int partition = 0; partition < N_PARTITIONS; partition++) {
    unsigned kind = kind_of (partition), here;
    int i = 0;

    while (i < n_kinds && kinds[i] != kind)
      i++;
    if (i < n_kinds)
      continue;
    kinds[n_kinds] = kind;
    seconds[n_kinds] = partition;
    here = count_kind (n_kinds++, partition);
    printf ("kind %d: %u\n", n_kinds, here);
    most = here > most ? here : most;
  }
  printf ("%d kinds, at most %u; full.h says %d\n", n_kinds, most, RT_FULL_MOST);
  fflush (stdout);
  count_law (kinds, seconds);
  print_law ();
  return n_kinds != N_KINDS || most != RT_FULL_MOST;
}
