/* puzzle.c - reference-counted record of a puzzle and its text fields. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/puzzle.h"

struct _RtPuzzle {
  gatomicrefcount refs;
  RtPosition position;
  char *fields[RT_N_FIELDS];
};

RtPuzzle *
rt_puzzle_new (const RtPosition *position)
{
  RtPuzzle *puzzle = g_new0 (RtPuzzle, 1);

  g_atomic_ref_count_init (&puzzle->refs);
  puzzle->position = *position;
  return puzzle;
}

RtPuzzle *
rt_puzzle_ref (RtPuzzle *puzzle)
{
  g_return_val_if_fail (puzzle != NULL, NULL);

  g_atomic_ref_count_inc (&puzzle->refs);
  return puzzle;
}

void
rt_puzzle_unref (RtPuzzle *puzzle)
{
  g_return_if_fail (puzzle != NULL);

  if (!g_atomic_ref_count_dec (&puzzle->refs))
    return;
  for (int i = 0; i < RT_N_FIELDS; i++)
    g_free (puzzle->fields[i]);
  g_free (puzzle);
}

const RtPosition *
rt_puzzle_position (const RtPuzzle *puzzle)
{
  return &puzzle->position;
}

const char *
rt_puzzle_field (const RtPuzzle *puzzle, RtField field)
{
  return puzzle->fields[field];
}

RtPuzzle *
rt_puzzle_with_position (const RtPuzzle *puzzle, const RtPosition *position)
{
  RtPuzzle *copy = rt_puzzle_new (position);

  for (int i = 0; i < RT_N_FIELDS; i++)
    copy->fields[i] = g_strdup (puzzle->fields[i]);
  return copy;
}

RtPuzzle *
rt_puzzle_with_field (const RtPuzzle *puzzle, RtField field, const char *text)
{
  RtPuzzle *copy = rt_puzzle_with_position (puzzle, &puzzle->position);

  g_free (copy->fields[field]);
  copy->fields[field] = g_strdup (text);
  return copy;
}
