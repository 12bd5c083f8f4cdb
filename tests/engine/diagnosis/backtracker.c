/* backtracker.c - programs under test: backtracking solvers as people write them, right and wrong,
 * that print their steps.
 *
 *     backtracker KIND PUZZLE
 *
 * Each kind is plain backtracking with one thing done otherwise. backtracker.py has the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *kind;
static int grid[9][9], given[9][9];
static int order[81], n_blanks, digits[10], n_digits;
static long written;
static bool solved;

static bool
is (const char *name)
{
  return strcmp (kind, name) == 0;
}

static void
tell (int r, int c, int d)
{
  if (d)
    written++;
  if (is ("exchanged"))
    printf ("%d %d %d\n", c, r, d);
  else if (is ("from-one"))
    printf ("place(%d, %d) = %d\n", r + 1, c + 1, d);
  else if (is ("index"))
    printf ("%d %d\n", 9 * r + c, d);
  else if (!is ("never-zero") || d)
    printf ("%d %d %d\n", r, c, d);
}

static bool
box_has (int r, int c, int d)
{
  int top = r / 3 * 3, left = c / 3 * 3, side = 3;

  if (is ("no-box"))
    return false;
  if (is ("box-from-cell"))
    top = r, left = c;
  if (is ("box-around-cell"))
    top = r - 1, left = c - 1;
  if (is ("box-not-times-3"))
    top = r / 3, left = c / 3;
  if (is ("box-rest"))
    top = r % 3 * 3, left = c % 3 * 3;
  if (is ("box-exchanged"))
    top = c / 3 * 3, left = r / 3 * 3;
  if (is ("box-one-off"))
    top = (r + 1) / 3 * 3 - 1, left = (c + 1) / 3 * 3 - 1;
  if (is ("box-two"))
    side = 2;
  for (int y = top; y < top + side; y++)
    for (int x = left; x < left + side; x++)
      if (y >= 0 && y < 9 && x >= 0 && x < 9 && (y != r || x != c) && grid[y][x] == d)
        return true;
  return false;
}

static bool
fits (int r, int c, int d)
{
  int from = is ("row-from-second") ? 1 : 0, to = is ("row-but-last") ? 8 : 9;

  for (int i = from; i < to && !is ("no-row"); i++)
    if (i != c && grid[r][i] == d)
      return false;
  for (int i = 0; i < (is ("column-but-last") ? 8 : 9) && !is ("no-column"); i++)
    if (i != r && grid[i][c] == d)
      return false;
  return !box_has (r, c, d);
}

static int
candidates (int r, int c)
{
  int n = 0;

  for (int d = 1; d <= 9; d++)
    n += fits (r, c, d);
  return n;
}

/* The blank that is to be filled at depth K, as r * 9 + c; -1: there is none. */
static int
choose (int k)
{
  int best = -1, fewest = 10;

  if (!is ("fewest"))
    return k < n_blanks ? order[k] : -1;
  for (int i = 0; i < 81; i++)
    if (!grid[i / 9][i % 9] && candidates (i / 9, i % 9) < fewest) {
      best = i;
      fewest = candidates (i / 9, i % 9);
    }
  return best;
}

static bool search (int k);

/* Writes what is forced, tries to go on from there, and takes it back again. */
static bool
go_on (int k)
{
  int forced[81], n = 0;
  bool found = true;

  while (is ("propagate") && found) {
    found = false;
    for (int i = 0; i < 81 && !found; i++)
      if (!grid[i / 9][i % 9] && candidates (i / 9, i % 9) == 1)
        for (int d = 1; d <= 9; d++)
          if (fits (i / 9, i % 9, d)) {
            grid[i / 9][i % 9] = d;
            tell (i / 9, i % 9, d);
            forced[n++] = i;
            found = true;
            break;
          }
  }
  if (search (k))
    return true;
  for (int i = 0; i < n; i++) { /* the first one first, as some do */
    grid[forced[i] / 9][forced[i] % 9] = 0;
    tell (forced[i] / 9, forced[i] % 9, 0);
  }
  return false;
}

static bool
search (int k)
{
  int cell = choose (k), r = cell / 9, c = cell % 9;

  if (cell < 0) {
    solved = true;
    return !is ("goes-on");
  }
  if (is ("first-row") && r > 0)
    return true;
  if (is ("again") && written == 500)
    return false;
  if (is ("propagate") && grid[r][c])
    return search (k + 1);
  if (is ("same-given") && given[r][c]) {
    tell (r, c, grid[r][c]);
    return search (k + 1);
  }
  for (int i = 0; i < n_digits; i++) {
    int d = digits[i];

    if (is ("again") && written == 500)
      return false;
    if (is ("writes-first")) {
      grid[r][c] = d;
      tell (r, c, d);
      if (fits (r, c, d) && go_on (k + 1))
        return true;
      grid[r][c] = 0;
      tell (r, c, 0);
      continue;
    }
    if (d && !fits (r, c, d))
      continue;
    grid[r][c] = d;
    tell (r, c, d);
    if (go_on (k + 1))
      return true;
    if (is ("never-back"))
      return false;
    if (is ("no-emptying") || is ("counts-up"))
      continue;
    grid[r][c] = 0;
    tell (r, c, 0);
  }
  if (is ("counts-up")) {
    grid[r][c] = 0;
    tell (r, c, 0); /* also where nothing was written */
  }
  return false;
}

static void
put_in_order (void)
{
  n_digits = is ("to-eight") ? 8 : 9;
  for (int i = 0; i < 9; i++)
    digits[i] = is ("falling") ? 9 - i : is ("from-two") ? i + 2 : is ("zero") ? i : i + 1;
  if (is ("from-two"))
    n_digits = 8;
  if (is ("zero"))
    n_digits = 10, digits[9] = 9;
  for (int i = 0; i < 81; i++) {
    int cell = is ("by-columns") ? i % 9 * 9 + i / 9 : is ("shuffled") ? i * 37 % 81 : i;

    if (!given[cell / 9][cell % 9] || is ("over-givens") || is ("same-given"))
      order[n_blanks++] = cell;
  }
}

static void
answer (void)
{
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      int d = is ("answer-exchanged") ? grid[c][r] : grid[r][c];

      if (is ("answer-wrong") && r == 8 && c == 0)
        d = d % 9 + 1;
      printf ("%s%d", is ("spaces") && c ? " " : "", d);
    }
    puts ("");
  }
}

int
main (int argc, char **argv)
{
  if (argc != 3 || strlen (argv[2]) != 81)
    return 64;
  kind = argv[1];
  for (int i = 0; i < 81; i++)
    grid[i / 9][i % 9] = given[i / 9][i % 9] = argv[2][i] == '.' ? 0 : argv[2][i] - '0';
  printf ("# puzzle %s\n", argv[2]);
  put_in_order ();
  if (is ("nothing"))
    return 0;
  if (go_on (0) || solved)
    answer ();
  else if (is ("again")) {
    written++;
    if (go_on (0))
      answer ();
  }
  return 0;
}
