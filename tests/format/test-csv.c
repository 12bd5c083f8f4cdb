/* test-csv.c - what a table tells of a puzzle beside its cells, in whatever columns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/puzzles.h"

#include <string.h>

static void
check (const char *text, const char *level, const char *source)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, &error);
  const RtPuzzle *puzzle;

  g_assert_no_error (error);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  puzzle = g_ptr_array_index (reading->puzzles, 0);
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_LEVEL), ==, level);
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_SOURCE), ==, source);
}

/* Each of the two may be there without the other, in its column or without such a column. */
static void
test_fields (void)
{
  check ("puzzle\n" EASY "\n", NULL, NULL);
  check ("puzzle,level\n" EASY ",hard\n", "hard", NULL);
  check ("puzzle,source\n" EASY ",paper\n", NULL, "paper");
  check ("puzzle,level,source\n" EASY ",,\n", NULL, NULL);
  check ("puzzle,level,source\n" EASY ",hard,\n", "hard", NULL);
  check ("puzzle,level,source\n" EASY ",,paper\n", NULL, "paper");
  check ("source,puzzle,difficulty\npaper," EASY ",hard\n", "hard", "paper");
  check ("rating,puzzle,source\n\"very, very hard\"," EASY ",\"a paper\"\n", "very, very hard", "a paper");
}

/* Two quotes within a field in quotes are one; elsewhere they are themselves. */
static void
test_quotes (void)
{
  check ("puzzle,level,source\n" EASY ",hard,\"a \"\"paper\"\", 1999\"\n", "hard", "a \"paper\", 1999");
  check ("source,puzzle\n\"\"\"paper\"\"\"," EASY "\n", NULL, "\"paper\"");
  check ("source,puzzle,level\n\"\"," EASY ",a \"\"hard\"\" one\n", "a \"\"hard\"\" one", NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/fields", test_fields);
  g_test_add_func ("/csv/quotes", test_quotes);
  return g_test_run ();
}
