/* fuzz-read.c - fuzz target: reads any bytes with every reader, writes the puzzles and reads them
 * back. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-read.h"

#include "format/format.h"

#include <string.h>

/* The others of a collection teach nothing new. */
#define MOST_WRITTEN 4

static void
check_error (const GError *error)
{
  g_autofree char *sentence = rt_format_error_say (error, "input");

  g_assert_true (error->domain == RT_FORMAT_ERROR);
  g_assert_cmpint (error->code, <=, RT_FORMAT_ERROR_VERSION);
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
  if (format->holds & RT_HOLDS_DIGITS)
    g_assert_true (rt_grid_equal (&was, &is));
}

/* A cell has a given or an entry or marks. */
static void
check_puzzle (const RtPuzzle *puzzle)
{
  const RtPosition *position = rt_puzzle_position (puzzle);

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (position->givens.digit[cell], <=, 9);
    g_assert_cmpint (position->entries.digit[cell], <=, 9);
    g_assert_cmpint (position->colours[cell], <=, 9);
    g_assert_true (!position->givens.digit[cell] || !position->entries.digit[cell]);
    g_assert_true (!rt_position_digit (position, cell) ||
                   !(position->marks[cell] | position->corners[cell]));
    g_assert_cmpint (position->marks[cell] | position->corners[cell], <=, RT_DIGITS_ALL);
  }
}

static void
check_reading (const RtReading *reading)
{
  g_assert_cmpuint (reading->puzzles->len, >, 0);
  g_assert_cmpuint (reading->puzzles->len, ==, reading->bad->len);
  for (guint i = 0; i < reading->puzzles->len; i++)
    check_puzzle (reading->puzzles->pdata[i]);
}

/* FORMAT NULL: recognised by content. Free with rt_reading_free; NULL where it cannot be read. */
static RtReading *
read_as (const char *bytes, size_t size, const RtFormat *format)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, format, &error);
  g_autoptr (RtReading) rest = rt_read_rest (bytes, size, format);

  if (rest)
    check_reading (rest);
  if (!reading) {
    check_error (error);
    return NULL;
  }
  check_reading (reading);
  g_assert_true (!rest || rest->puzzles->len == reading->puzzles->len);
  return g_steal_pointer (&reading);
}

/* The N-th format, from any number. */
static const RtFormat *
any_format (guint n)
{
  guint n_formats = 0;

  while (rt_formats[n_formats])
    n_formats++;
  return rt_formats[n % n_formats];
}

/* A call that a library refuses is a fault of ours. */
int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING | G_LOG_FATAL_MASK);
  return 0;
}

/* Every reader gets any bytes and every writer any puzzle, but not all of them all the time: that
 * would be slow. Which ones it is follows from the bytes. */
int
LLVMFuzzerTestOneInput (const uint8_t *bytes, size_t size)
{
  const char *text = (const char *) bytes;
  g_autoptr (RtReading) reading = read_as (text, size, NULL), forced = NULL;
  guint choice = (guint) size;

  for (size_t i = 0; i < size; i++)
    choice = 31 * choice + bytes[i];
  forced = read_as (text, size, any_format (choice));
  for (guint i = 0; reading && i < MIN (reading->puzzles->len, MOST_WRITTEN); i++)
    if (any_format (choice / 31 + i)->write)
      check_written (reading->puzzles->pdata[i], any_format (choice / 31 + i));
  return 0;
}
