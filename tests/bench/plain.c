/* plain.c - the six classics in plain C, each as a student would write it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "plain.h"

#include <stdbool.h>
#include <string.h>

static int board[9][9];
static uint64_t placements;

/* Scan: the first blank from the top; a digit is looked for in row, column and box. */

static bool
fits (int r, int c, int digit)
{
  for (int i = 0; i < 9; i++)
    if (board[r][i] == digit)
      return false;
  for (int i = 0; i < 9; i++)
    if (board[i][c] == digit)
      return false;
  for (int i = 0; i < 9; i++)
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit)
      return false;
  return true;
}

static bool
scan (void)
{
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) {
      if (board[r][c])
        continue;
      for (int digit = 1; digit <= 9; digit++)
        if (fits (r, c, digit)) {
          board[r][c] = digit;
          placements++;
          if (scan ())
            return true;
          board[r][c] = 0;
        }
      return false;
    }
  return true;
}

/* A list of blanks, for candidates and masks. */

static int n_blanks;
static struct {
  int r, c;
} blanks[81];

static void
list_blanks (void)
{
  n_blanks = 0;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] == 0) {
        blanks[n_blanks].r = r;
        blanks[n_blanks].c = c;
        n_blanks++;
      }
}

/* Candidates: the digits left for a blank are gathered before the first is tried. */

static bool
candidates (int k)
{
  int r, c, box_r, box_c, left[9], n_left = 0;
  bool used[10] = { false };

  if (k == n_blanks)
    return true;
  r = blanks[k].r;
  c = blanks[k].c;
  box_r = r / 3 * 3;
  box_c = c / 3 * 3;
  for (int i = 0; i < 9; i++) {
    used[board[i][c]] = true;
    used[board[r][i]] = true;
    used[board[box_r + i / 3][box_c + i % 3]] = true;
  }
  for (int digit = 1; digit <= 9; digit++)
    if (!used[digit])
      left[n_left++] = digit;
  for (int i = 0; i < n_left; i++) {
    board[r][c] = left[i];
    placements++;
    if (candidates (k + 1))
      return true;
  }
  board[r][c] = 0;
  return false;
}

/* Possible: a table of what the givens leave is asked before row, column and box. */

static bool could_be[9][9][10];

static void
work_out_possible (void)
{
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      for (int digit = 1; digit <= 9; digit++)
        could_be[r][c][digit] = board[r][c] == 0 && fits (r, c, digit);
}

static bool
possible (int cell)
{
  int r, c;

  while (cell < 81 && board[cell / 9][cell % 9])
    cell++;
  if (cell == 81)
    return true;
  r = cell / 9;
  c = cell % 9;
  for (int digit = 1; digit <= 9; digit++)
    if (could_be[r][c][digit] && fits (r, c, digit)) {
      board[r][c] = digit;
      placements++;
      if (possible (cell + 1))
        return true;
      board[r][c] = 0;
    }
  return false;
}

/* Index and masks: the used digits of each row, column and box as bits. */

static unsigned row[9], column[9], box[9];

static void
mark_givens (void)
{
  memset (row, 0, sizeof row);
  memset (column, 0, sizeof column);
  memset (box, 0, sizeof box);
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c]) {
        row[r] |= 1u << board[r][c];
        column[c] |= 1u << board[r][c];
        box[r / 3 * 3 + c / 3] |= 1u << board[r][c];
      }
}

static bool
index_search (int cell)
{
  int r, c, b;

  while (cell < 81 && board[cell / 9][cell % 9])
    cell++;
  if (cell == 81)
    return true;
  r = cell / 9;
  c = cell % 9;
  b = r / 3 * 3 + c / 3;
  for (int digit = 1; digit <= 9; digit++) {
    unsigned bit = 1u << digit;

    if ((row[r] & bit) || (column[c] & bit) || (box[b] & bit))
      continue;
    board[r][c] = digit;
    row[r] |= bit;
    column[c] |= bit;
    box[b] |= bit;
    placements++;
    if (index_search (cell + 1))
      return true;
    board[r][c] = 0;
    row[r] &= ~bit;
    column[c] &= ~bit;
    box[b] &= ~bit;
  }
  return false;
}

static bool
masks (int k)
{
  int r, c, b;
  unsigned used;

  if (k == n_blanks)
    return true;
  r = blanks[k].r;
  c = blanks[k].c;
  b = r / 3 * 3 + c / 3;
  used = row[r] | column[c] | box[b];
  for (int digit = 1; digit <= 9; digit++) {
    unsigned bit = 1u << digit;

    if (used & bit)
      continue;
    board[r][c] = digit;
    row[r] |= bit;
    column[c] |= bit;
    box[b] |= bit;
    placements++;
    if (masks (k + 1))
      return true;
    board[r][c] = 0;
    row[r] &= ~bit;
    column[c] &= ~bit;
    box[b] &= ~bit;
  }
  return false;
}

/* Tables: the used digits of each row, column and box as flags. */

static bool row_has[9][10], column_has[9][10], box_has[9][10];

static void
enter_givens (void)
{
  memset (row_has, 0, sizeof row_has);
  memset (column_has, 0, sizeof column_has);
  memset (box_has, 0, sizeof box_has);
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c]) {
        row_has[r][board[r][c]] = true;
        column_has[c][board[r][c]] = true;
        box_has[r / 3 * 3 + c / 3][board[r][c]] = true;
      }
}

static bool
tables (int cell)
{
  int r, c, b;

  while (cell < 81 && board[cell / 9][cell % 9])
    cell++;
  if (cell == 81)
    return true;
  r = cell / 9;
  c = cell % 9;
  b = r / 3 * 3 + c / 3;
  for (int digit = 1; digit <= 9; digit++) {
    if (row_has[r][digit] || column_has[c][digit] || box_has[b][digit])
      continue;
    board[r][c] = digit;
    row_has[r][digit] = column_has[c][digit] = box_has[b][digit] = true;
    placements++;
    if (tables (cell + 1))
      return true;
    board[r][c] = 0;
    row_has[r][digit] = column_has[c][digit] = box_has[b][digit] = false;
  }
  return false;
}

/* All of them from and to grids. */

static void
begin (const RtGrid *givens)
{
  placements = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    board[cell / 9][cell % 9] = givens->digit[cell];
}

static uint64_t
end (RtGrid *solution)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    solution->digit[cell] = (uint8_t) board[cell / 9][cell % 9];
  return placements;
}

static uint64_t
run_scan (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  scan ();
  return end (solution);
}

static uint64_t
run_candidates (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  list_blanks ();
  candidates (0);
  return end (solution);
}

static uint64_t
run_possible (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  work_out_possible ();
  possible (0);
  return end (solution);
}

static uint64_t
run_index (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  mark_givens ();
  index_search (0);
  return end (solution);
}

static uint64_t
run_masks (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  list_blanks ();
  mark_givens ();
  masks (0);
  return end (solution);
}

static uint64_t
run_tables (const RtGrid *givens, RtGrid *solution)
{
  begin (givens);
  enter_givens ();
  tables (0);
  return end (solution);
}

const Plain plain[] = {
  { "scan", run_scan },
  { "candidates", run_candidates },
  { "possible", run_possible },
  { "index", run_index },
  { "masks", run_masks },
  { "tables", run_tables },
  { NULL, NULL },
};
