/* test-words.c - tests the words of error messages, and the texts in lines of HoDoKu. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/cases.h"
#include "common/grid-of.h"

#include <string.h>

/* A row with a blank between bars. */
#define THIRDS "| 1 2 3 | 4   6 | 7 8 9 |\n"

#define PUZZLE \
  ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."
#define SOLVED \
  "629584173837961524514732896451396287968217345372458961185679432743825619296143758"
#define ROW "[{},{},{},{},{},{},{},{},{}],"
#define SHORT "[{},{},{},{},{},{}],"

/* Nine rows of a grid with 5 twice in row 1. */
#define LISTS \
  "[[5,5,3,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4," \
  "0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]\n"

/* Malformed texts, and all that is said of them. */
static const struct {
  const char *name, *text, *sentence;
} sentences[] = {
  { "cell-missing", "{\"size\":9,\"grid\":[" ROW ROW SHORT ROW ROW ROW ROW ROW "[]]}",
    "Line 1, column 1: The cell in row 3 and column 7 is missing; expected nine rows of nine cells." },
  { "size", "\n{\"size\":16,\"grid\":[]}",
    "Line 2, column 1: This is a puzzle of 16 by 16 cells; expected one of 9 by 9." },
  { "rule", "{\"size\":9,\"grid\":[],\"arrow\":[1]}",
    "Line 1, column 1: This puzzle has a rule of its own, “arrow”; expected a plain Sudoku." },
  { "rule-of-another-kind", "[1,\n {\"puzzle\":\"" PUZZLE "\",\"thermos\":[[1,2]]}]",
    "Line 2, column 2: This puzzle has a rule of its own, “thermos”; expected a plain Sudoku." },
  { "cell-twice", "{\"cells\":[{\"position\":[3,7],\"value\":1},\n{\"position\":[3,7],\"value\":1}]}",
    "Line 2, column 1: The cell in row 4 and column 8 is here a second time; expected it once." },
  { "number", "{\"cells\":[\n{\"position\":[3,9],\"value\":1}]}",
    "Line 2, column 1: A number of what begins here is not right; expected one from 0 to 8." },
  { "cells-in-json", "{\"a\":\"" PUZZLE "9\"}",
    "Line 1, column 1: 82 cells were found in a puzzle of what begins here; 81 are needed." },
  { "cell-in-json", "[\"" PUZZLE "\",\n {\"a\":[12,2,3,4,5,6,7,8,9,"
    "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
    "0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}]",
    "Line 2, column 2: “12” is not the value of a cell; expected "
    "1-9, or . or 0 for a blank." },
  { "fields-in-json", "[\"12,,,,,,,,\",\",,,,,,,,\",\",,,,,,,,\",\",,,,,,,,\",\",,,,,,,,\",\",,,,,,,,\","
    "\",,,,,,,,\",\",,,,,,,,\",\",,,,,,,,\"]",
    "Line 1, column 1: “12” is not the value of a cell; expected "
    "1-9, or . or 0 for a blank." },
  { "forty-cells-in-json", "[\"" PUZZLE "\", \"1234567891234567891234567891234567891234\"]",
    "Line 1, column 1: 40 cells were found in a puzzle of what begins here; 81 are needed." },
  { "long-row-in-json", "[\"123456789123456789\",\".........\",\".........\",\".........\",\".........\","
    "\".........\",\".........\",\".........\",\".........\"]",
    "Line 1, column 2: 18 cells were found in this row; 9 are needed." },
  { "twelve-cells-between-bars", THIRDS THIRDS THIRDS "| 1 2 3 4 5 6 | 7 8   1 2 3 |\n" THIRDS THIRDS THIRDS THIRDS
    THIRDS, "Line 4: 12 cells were found in this row; 9 are needed." },
  { "rows-in-thirds", "534 678 912\n672 195 348\n198 342 567\n859 761 423\n426 853 791\n713 924 856\n",
    "Line 6: Only 6 rows were found up to this line; 9 are needed." },
  { "xml-of-others", "\n<sudoku id=\"1\"><fieldmap id=\"1\" solution=\"2\"><position x=\"0\" y=\"0\"/></fieldmap></sudoku>",
    "Line 2, column 1: The first element of this XML is “sudoku”, of a kind that is not read; expected "
    "“opensudoku”, “ksudoku”, or rows of nine elements that are cells." },
  { "lists-in-lines", LISTS LISTS, "Line 1: 81 cells were found in this row; 9 are needed." },
  { "two-in-a-line", "\"" PUZZLE "\", \"1" PUZZLE "\"\n\"" PUZZLE "\",\"" "....." PUZZLE "\"\n"
    "\"" PUZZLE "\",\"9........................................................................"
    "........\"\n",
    "Line 3, column 86: Another puzzle begins here; expected one in each line." },
};

static void
test_sentence (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_assert_null (rt_read (sentences[i].text, strlen (sentences[i].text), NULL, &error));
  sentence = rt_format_error_say (error, NULL);
  g_assert_cmpstr (sentence, ==, sentences[i].sentence);
}

/* Lines of HoDoKu, and the comment that they give; without one they describe no step. */
static const struct {
  const char *line, *comment;
} steps[] = {
  { ":0000:x:" PUZZLE ":::", NULL },
  { ":0000:x:" PUZZLE "::::", NULL },
  { ":0603:28:" PUZZLE ":::415", "0603:28::415" },
  { ":0603:28:" PUZZLE "::412 415::160", "0603:28:412 415::160" },
  { ":0901-1:5:" PUZZLE "::923:421:", "0901-1:5:923:421:" },
  { ":0402-x:9:" PUZZLE "::::", "0402-x:9:::" },
  { ":0000:7:" PUZZLE ":::", "0000:7::" },
};

/* The step in a line becomes the comment of the puzzle, and is written again. */
static void
test_steps (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++) {
    g_autofree char *text = g_strconcat (steps[i].line, " \t\n", NULL), *written = NULL;
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);
    RtPuzzle *puzzle = reading->puzzles->pdata[0];

    g_assert_true (reading->format == &rt_format_hodoku);
    g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_COMMENT), ==, steps[i].comment);
    if (!steps[i].comment)
      continue;
    written = rt_write (puzzle, &rt_format_hodoku);
    g_assert_cmpstr (g_strchomp (written), ==, steps[i].line);
  }
}

/* A comment that describes no step is not written as one. */
static void
test_no_steps (void)
{
  static const char *const comments[] = {
    "easy", "060:28:a:b", "0603y:28:a:b", "0603:28:a", "0603:28:a:b\nand more", "",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (comments); i++) {
    RtPosition position;
    RtGrid givens = grid_of (PUZZLE);
    g_autoptr (RtPuzzle) plain = NULL, told = NULL;
    g_autofree char *written = NULL;

    rt_position_init (&position, &givens);
    plain = rt_puzzle_new (&position);
    told = rt_puzzle_with_field (plain, RT_FIELD_COMMENT, comments[i]);
    written = rt_write (told, &rt_format_hodoku);
    g_assert_cmpstr (written, ==, ":0000:x:" PUZZLE ":::\n");
  }
}

/* The messages of the JSON and XML parsers are part of the sentence. */
static void
test_words_of_libraries (void)
{
  static const struct {
    const char *text, *kind;
  } rows[] = {
    { "{\"a\": [}", "JSON: " },
    { "<opensudoku></opensudoka>", "XML: " },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GError) error = NULL;
    const char *end;

    g_assert_null (rt_read (rows[i].text, strlen (rows[i].text), NULL, &error));
    end = strstr (error->message, rows[i].kind);
    g_assert_nonnull (end);
    g_assert_cmpuint (strlen (end), >, strlen (rows[i].kind) + strlen ("."));
  }
}

/* The title of a puzzle in JSON is the first that there is. */
static void
test_title_in_json (void)
{
  static const char text[] = "{\"title\":\"A\",\"name\":\"B\",\"puzzle\":\"" PUZZLE "\"}";
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_TITLE), ==, "A");
}

/* The first of a cell's colours is its colour. */
static void
test_first_colour (void)
{
  static const char text[] = "{\"size\":9,\"grid\":[[{\"cArray\":[3,5]},{},{},{},{},{},{},{},{}],"
                             ROW ROW ROW ROW ROW ROW ROW "[{},{},{},{},{},{},{},{},{}]]}";
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  g_assert_cmpint (rt_puzzle_position (reading->puzzles->pdata[0])->colours[0], ==, 3);
}

/* Letters of two bytes, and those beside them, come back from a link. */
static void
test_letters_in_a_link (void)
{
  static const char title[] = "\xc4\x80\xc3\xbf\xc4\x81";
  RtPosition position;
  RtGrid givens = grid_of (PUZZLE);
  g_autoptr (RtPuzzle) plain = NULL, told = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autofree char *written = NULL;

  rt_position_init (&position, &givens);
  plain = rt_puzzle_new (&position);
  told = rt_puzzle_with_field (plain, RT_FIELD_TITLE, title);
  written = rt_write (told, &rt_format_fpuzzles);
  reading = rt_read (written, strlen (written), NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_TITLE), ==, title);
}

/* Simple Sudoku's grid has its rules between the boxes. */
static void
test_rules_of_ss (void)
{
  RtPosition position;
  RtGrid givens = grid_of (PUZZLE);
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autofree char *written = NULL;

  rt_position_init (&position, &givens);
  puzzle = rt_puzzle_new (&position);
  written = rt_write (puzzle, &rt_format_ss);
  g_assert_cmpstr (written, ==,
                   ".2.|.8.|.7.\n...|.61|..4\n5..|7..|..6\n-----------\n"
                   "..1|..6|...\n96.|217|.45\n...|4..|9..\n-----------\n"
                   "1..|..9|..2\n7..|82.|...\n.9.|.4.|.5.\n");
}

/* After a heading, comments are the titles of the puzzles that follow them. */
static void
test_titles (void)
{
  static const char text[] = "A list\n# first\n" PUZZLE "\n# second\n" PUZZLE "\n";
  static const char *const titles[] = { "first", "second" };
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  g_assert_cmpuint (reading->puzzles->len, ==, G_N_ELEMENTS (titles));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[i], RT_FIELD_TITLE), ==, titles[i]);
}

/* A grid of candidates without its first cell, which has 3, 4 and 6. */
#define CANDIDATES_BEHIND \
  " 2 3469 359 8 345 135 7 139\n38 378 3789 359 6 1 2358 2389 4\n" \
  "5 1348 3489 7 39 234 1238 12389 6\n2348 34578 1 359 359 6 2378 238 378\n" \
  "9 6 38 2 1 7 38 4 5\n238 3578 23578 4 35 358 9 12368 1378\n" \
  "1 3458 34568 356 357 9 34678 368 2\n7 345 3456 8 2 35 1346 1369 139\n" \
  "2368 9 2368 136 4 3 13678 5 1378\n"

/* Skipped text is reported with its place. */
static void
test_notices (void)
{
  static const struct {
    const char *text, *notice;
    guint n_puzzles;
  } rows[] = {
    { "3446" CANDIDATES_BEHIND,
      "Line 1: In this grid a candidate stands twice in its cell; it was taken once.", 1 },
    { "346" CANDIDATES_BEHIND "12x bad\n",
      "Line 10: The text from here on holds no further puzzle and was passed over.", 1 },
    { "\nA title\n" PUZZLE "\n", "Line 2: The words before the first puzzle were passed over.", 1 },
    { "made by hand\npuzzle,level\n" PUZZLE ",easy\n",
      "Line 1: The words before the first puzzle were passed over.", 1 },
    { "My own,Solved\n" PUZZLE "," SOLVED "\n", NULL, 1 },
    { "0,2,.,0,8,0,0,7,0,0,0,0,0,6,1,0,0,4,5,0,0,7,0,0,0,0,6,0,0,1,0,0,6,0,0,0,9,6,0,2,1,7,0,4,5,"
      "0,0,0,4,0,0,9,0,0,1,0,0,0,0,9,0,0,2,7,0,0,8,2,0,0,0,0,0,9,0,0,4,0,0,5,0\n",
      "Line 1: Several characters stand for a blank in this puzzle; all were taken for one.", 1 },
    { "[\"" PUZZLE "\",\"" SOLVED "\"]",
      "A grid that is the solution of the puzzle before it was passed over.", 1 },
    { "[\"" PUZZLE "\",\"" SOLVED "\",\"" PUZZLE "\",\"" SOLVED "\"]",
      "2 grids that are solutions of puzzles were passed over.", 2 },
    { "[\"" PUZZLE "\",\"\",\"" PUZZLE "\",null]",
      "2 entries of this collection are empty and were passed over.", 2 },
    { "{\"puzzle\":\"" PUZZLE "\",\"note\":\"\"}\n{\"puzzle\":\"\",\"note\":\"\"}\n",
      "1 entry of this collection is empty and was passed over.", 1 },
    { PUZZLE "\n" SOLVED "\n" PUZZLE "\n" SOLVED "\n" PUZZLE "\n" SOLVED "\n",
      "Line 2: This grid and 2 others are solutions of puzzles and were passed over.", 3 },
    { SOLVED "\n" PUZZLE "\n",
      "Line 1: This grid is the solution of the puzzle behind it and was passed over.", 1 },
    { ".2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n"
      ".9..4..5.\n12x bad\n",
      "Line 10: The text from here on holds no further puzzle and was passed over.", 1 },
    { ".2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n"
      ".9..4..5.\n\nTechniques\n12x bad\n",
      "Line 11: The text from here on holds no further puzzle and was passed over.", 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = rt_read (rows[i].text, strlen (rows[i].text), NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpuint (reading->puzzles->len, ==, rows[i].n_puzzles);
    g_assert_cmpuint (reading->notices->len, ==, rows[i].notice ? 1 : 0);
    if (rows[i].notice)
      g_assert_cmpstr (reading->notices->pdata[0], ==, rows[i].notice);
  }
}

/* The words above a grid of candidates are its title, as above any grid. */
static void
test_title_of_candidates (void)
{
  static const char text[] = "Monday's\n346" CANDIDATES_BEHIND;
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_TITLE), ==, "Monday's");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++) {
    g_autofree char *path = g_strconcat ("/words/error/", sentences[i].name, NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_sentence);
  }
  add_cases ("/words", test_words_of_libraries, test_title_in_json, test_first_colour,
             test_letters_in_a_link, test_rules_of_ss, test_steps, test_no_steps, test_titles,
             test_notices, test_title_of_candidates);
  return g_test_run ();
}
