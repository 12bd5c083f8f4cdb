/* parse-grid.c - parses and prints 81 characters, sixteen at a time. The last sixteen characters
 * overlap the previous sixteen by fifteen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/fast/parse-grid.h"

#include <string.h>

typedef uint8_t Bytes __attribute__ ((vector_size (16)));
typedef uint64_t Halves __attribute__ ((vector_size (16)));

static const uint8_t starts[] = { 0, 16, 32, 48, 64, RT_N_CELLS - 16 };

bool
rt_fast_read (RtGrid *grid, const char *text)
{
  Bytes wrong = { 0 };
  Halves halves;

  for (size_t i = 0; i < sizeof starts; i++) {
    Bytes signs, digits;

    memcpy (&signs, text + starts[i], sizeof signs);
    digits = (signs - '0') & (Bytes) (signs != '.');
    wrong |= (Bytes) (digits > 9);
    memcpy (grid->digit + starts[i], &digits, sizeof digits);
  }
  halves = (Halves) wrong;
  return (halves[0] | halves[1]) == 0;
}

void
rt_fast_write (const RtGrid *grid, char *text)
{
  for (size_t i = 0; i < sizeof starts; i++) {
    Bytes digits, is_empty, signs;

    memcpy (&digits, grid->digit + starts[i], sizeof digits);
    is_empty = (Bytes) (digits == 0);
    signs = ((digits + '0') & ~is_empty) | ('.' & is_empty);
    memcpy (text + starts[i], &signs, sizeof signs);
  }
}
