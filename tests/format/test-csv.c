/* test-csv.c - tests that a table gives the title, level and source of its puzzles, in any order
 * of columns. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <string.h>

#define PUZZLE ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."

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

/* Level and source may each be missing, with or without a column. */
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

/* A table has the answer beside each puzzle that has exactly one, and nothing beside others. */
static void
test_answers (void)
{
  static const char several[] = ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4....";
  /* A puzzle with the least number of givens. */
  static const char seventeen[] = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
  static const char *const puzzles[] = { PUZZLE, several, seventeen };
  static const char *const answers[] = {
    "629584173837961524514732896451396287968217345372458961185679432743825619296143758\n", "\n",
    "693784512487512936125963874932651487568247391741398625319475268856129743274836159\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (puzzles); i++) {
    g_autoptr (RtPuzzle) puzzle = NULL;
    g_autofree char *text = NULL;
    RtPosition position;
    RtGrid givens = grid_of (puzzles[i]);

    rt_position_init (&position, &givens);
    puzzle = rt_puzzle_new (&position);
    text = rt_write (puzzle, &rt_format_csv);
    g_assert_cmpstr (strrchr (text, ',') + 1, ==, answers[i]);
  }
}

/* Each line may have its own sign for a blank. */
static void
test_signs_of_lines (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RtReading) reading = NULL;

  for (int i = 0; i < 4; i++) {
    g_string_append (text, PUZZLE "\n");
    for (const char *cell = PUZZLE; *cell; cell++)
      g_string_append_printf (text, "%c%c", *cell == '.' ? '0' : *cell, cell[1] ? ' ' : '\n');
  }
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 8);
  g_assert_cmpuint (reading->notices->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/csv", test_fields, test_quotes, test_answers,
                    test_signs_of_lines);
}
