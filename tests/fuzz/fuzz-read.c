/* fuzz-read.c - any bytes at all, read, written and read back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-read.h"

#include "format/format.h"

#include <string.h>

static void
check_error (const GError *error)
{
  g_autofree char *sentence = rt_format_error_say (error, "input");

  g_assert_true (error->domain == RT_FORMAT_ERROR);
  g_assert_nonnull (rt_format_error_name ((RtFormatError) error->code));
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
}

static void
check_written (const RtPuzzle *puzzle, const RtFormat *format)
{
  g_autofree char *text = rt_write (puzzle, format);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) back = rt_read (text, strlen (text), NULL, &error);
  RtGrid was, is;

  g_assert_no_error (error);
  g_assert_true (back->format == format);
  g_assert_cmpuint (back->puzzles->len, ==, 1);
  rt_position_grid (rt_puzzle_position (puzzle), &was);
  rt_position_grid (rt_puzzle_position (back->puzzles->pdata[0]), &is);
  g_assert_true (rt_grid_equal (&was, &is));
}

int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read ((const char *) bytes, size, NULL, &error);

  if (!reading) {
    check_error (error);
    return 0;
  }
  for (guint i = 0; i < reading->puzzles->len; i++)
    for (const RtFormat *const *format = rt_formats; *format; format++)
      check_written (reading->puzzles->pdata[i], *format);
  return 0;
}
