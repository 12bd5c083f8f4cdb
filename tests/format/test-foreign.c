/* test-foreign.c - tests the notices about puzzles in other text: none is skipped without a
 * notice. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/core/geometry.h"
#include "engine/fast/fast.h"
#include "format/format.h"
#include "format/found/found.h"
#include "format/found/judge.h"

#include "common/cases.h"
#include "common/grid-of.h"

#include <stdio.h>
#include <string.h>

#define PUZZLE ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."
#define FULL "629584173837961524514732896451396287968217345372458961185679432743825619296143758"

/* PUZZLE as a list, with its digits changed to the N-th order of the first eight. */
static void
append_list (GString *text, guint n)
{
  static const char cells[] = PUZZLE;
  char digits[] = "12345678";

  for (guint left = 8; left > 1; n /= left--) {
    guint chosen = n % left;
    char last = digits[left - 1];

    digits[left - 1] = digits[chosen];
    digits[chosen] = last;
  }
  for (const char *cell = cells; *cell; cell++)
    g_string_append_printf (text, "%c%c%s", cell == cells ? '(' : ',',
                            *cell == '.' ? '0' : *cell == '9' ? '9' : digits[*cell - '1'],
                            cell[1] ? "" : ")\n");
}

/* The number of lists that are tried is limited, so that a text never takes long. */
static void
test_most (void)
{
  g_autoptr (GPtrArray) notices = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) grids = NULL;
  guint n_unread;

  for (guint i = 0; i < RT_FOUND_MOST; i++)
    append_list (text, i);
  grids = rt_found_in (text->str, text->len, NULL, notices, &n_unread);
  g_assert_cmpuint (grids->len, ==, RT_FOUND_MOST);
  g_assert_cmpuint (notices->len, ==, 0);
  append_list (text, RT_FOUND_MOST);
  g_assert_null (rt_found_in (text->str, text->len, NULL, notices, &n_unread));
  g_assert_cmpuint (notices->len, ==, 1);
  g_assert_cmpstr (notices->pdata[0], ==, "More than 10000 grids stand among other text here, too many to "
                   "be tried; they were not read.");
}

/* Five puzzles, each with one solution. */
static const char *const five[] = {
  PUZZLE,
  "4.2..876.7.8...93..6..5.......5.9.....7......23.7.4...3..29...4.............3.68.",
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  "7...5294....83.5..51...7.381.....2....37964....9.....387.5...96..6.79....9536...7",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
};

#define N_FIVE G_N_ELEMENTS (five)

/* Layout of a text with five puzzles: text before all, before each, between two rows, after each,
 * after all. */
typedef struct {
  const char *name, *before, *head, *between, *tail, *after;
  char blank;
  const char *apart; /* between the cells of a row, or NULL */
} Dress;

static const Dress dresses[] = {
  { "lines", "", "", "", "\n", "", '.', NULL },
  { "lines-of-zeros", "", "", "", "\n", "", '0', NULL },
  { "numbered-lines", "", "7: ", "", "\n", "", '.', NULL },
  { "table", "puzzle,level\n", "", "", ",easy\n", "", '0', NULL },
  { "strings", "#include <stdio.h>\nstatic const char *puzzles[] = {\n", "  \"", "", "\",\n",
    "};\nint main (void) { return run (puzzles); }\nvoid other (void);\nvoid third (void);\n"
    "void fourth (void);\nvoid fifth (void);\n", '.', NULL },
  { "calls", "def test_all():\n", "  check('", "", "')\n  assert done\n  follow()\n", "", '.', NULL },
  { "json", "[", "\n  \"", "", "\",", "\n  \"" PUZZLE "\"\n]\n", '.', NULL },
  { "json-objects", "{\"puzzles\": [", "\n  {\"grid\": \"", "", "\"},",
    "\n  {\"grid\": \"" PUZZLE "\"}]}\n", '0', NULL },
  { "grids", "", "", "\n", "\n\n", "", '.', NULL },
  { "titled-grids", "", "One of the five\n", "\n", "\n\n", "", '0', NULL },
  { "fences", "# Puzzles\n\nThese are some\nof those that I know.\n",
    "\n## Next\n\nAnother one of them:\n\n```\n", "\n", "\n```\n\nThat was it.\n", "", '.', NULL },
  { "comments", "module sudoku\n", "\nint next ()\nint then ()\n// ", "\n// ", "\n", "", '.', NULL },
  { "texts", "import sys\n", "\nname = \"\"\"\n", "\n", "\n\"\"\"\nprint(name)\nprint(other)\n", "", '.',
    NULL },
  { "lists", "import sys\n", "\nname = [\n    [", "],\n    [",
    "]\n]\nprint(name)\nprint(other)\n", "", '0', ", " },
  { "slashes", "module sudoku\n", "\nnext = \"", "/", "\"\n", "print next\nprint other\n", '.', NULL },
  { "signs", "module sudoku\n", "\nnext = \"", "X", "\"\n", "print next\nprint other\n", '-', NULL },
  { "commas", "FROM base\n", "RUN solve -grid=", ",", " -all\n", "RUN other\n", '0', "," },
};

static void
append_row (GString *text, const Dress *dress, const char *cells, guint n)
{
  for (guint i = 0; i < n; i++) {
    if (dress->apart && i)
      g_string_append (text, dress->apart);
    g_string_append_c (text, cells[i] == '.' ? dress->blank : cells[i]);
  }
}

/* The text, and where the record of the N-th puzzle begins and ends in it. */
static GString *
dress_up (const Dress *dress, guint n, gsize *start, gsize *end)
{
  GString *text = g_string_new (dress->before);
  guint length = *dress->between ? 9 : RT_N_CELLS;

  for (guint i = 0; i < N_FIVE; i++) {
    g_string_append (text, dress->head);
    if (i == n)
      *start = text->len;
    for (guint at = 0; at < RT_N_CELLS; at += length) {
      append_row (text, dress, five[i] + at, length);
      if (at + length < RT_N_CELLS)
        g_string_append (text, dress->between);
    }
    if (i == n)
      *end = text->len;
    g_string_append (text, dress->tail);
  }
  g_string_append (text, dress->after);
  return text;
}

static guint
line_of (const char *text, gsize at)
{
  guint line = 1;

  for (gsize i = 0; i < at; i++)
    line += text[i] == '\n';
  return line;
}

/* Whether one of NOTICES names a line from FIRST to LAST. */
static bool
names_line (const GPtrArray *notices, guint first, guint last)
{
  for (guint i = 0; i < notices->len; i++) {
    guint line;

    if (sscanf (notices->pdata[i], "Line %u", &line) == 1 && line >= first && line <= last)
      return true;
  }
  return false;
}

/* Whether READING has the PUZZLE, as it is or with other digits where it is full of them. */
static guint
count_kept (const RtReading *reading, guint but)
{
  guint n = 0;

  for (guint i = 0; i < N_FIVE; i++)
    for (guint k = 0; k < reading->puzzles->len && i != but; k++) {
      char line[RT_N_CELLS + 1];
      RtGrid grid;

      rt_position_grid (rt_puzzle_position (reading->puzzles->pdata[k]), &grid);
      if (g_str_equal (rt_grid_print (&grid, line), five[i])) {
        n++;
        break;
      }
    }
  return n;
}

/* Reads TEXT, in which the record of puzzle N, from line FIRST to LAST, is damaged. Fails unless
 * there is an error, or as many puzzles as before, or a notice about that record with all other
 * puzzles. */
static void
assert_not_lost (const GString *text, guint n, guint n_whole, guint first, guint last)
{
  g_autoptr (RtReading) reading = rt_read (text->str, text->len, NULL, NULL);

  if (!reading)
    return;
  if (reading->puzzles->len < n_whole && !names_line (reading->notices, first, last))
    g_error ("%u puzzles without a word of lines %u to %u:\n%s", reading->puzzles->len, first, last,
             text->str);
  if (count_kept (reading, n) != N_FIVE - 1)
    g_error ("Others than puzzle %u are lost:\n%s", n, text->str);
}

static void
test_damaged (gconstpointer data)
{
  const Dress *dress = data;
  gsize start, end;
  g_autoptr (GString) whole = dress_up (dress, 0, &start, &end);
  g_autoptr (RtReading) reading = rt_read (whole->str, whole->len, NULL, NULL);
  guint n_whole;

  g_assert_nonnull (reading);
  g_assert_cmpuint (count_kept (reading, N_FIVE), ==, N_FIVE);
  n_whole = reading->puzzles->len;
  for (guint i = 0; i < 40; i++) {
    guint n = (guint) g_test_rand_int_range (0, N_FIVE), first, last;
    g_autoptr (GString) text = dress_up (dress, n, &start, &end);
    gsize at = (gsize) g_test_rand_int_range ((gint32) start, (gint32) end);
    char c = "123456789.0aqx ,\""[g_test_rand_int_range (0, 17)];

    first = line_of (text->str, start);
    last = line_of (text->str, end);
    switch (g_test_rand_int_range (0, 3)) {
    case 0:
      text->str[at] = c;
      break;
    case 1:
      g_string_erase (text, (gssize) at, 1);
      break;
    default:
      g_string_insert_c (text, (gssize) at, c);
    }
    assert_not_lost (text, n, n_whole, first, last);
  }
}

/* Text beside PUZZLE, and the last notice about it. */
static const struct {
  const char *beside, *told;
} told[] = {
  { "x = '55..............................................................................8'",
    "Line 3: The grid that begins here has no solution and was not read." },
  { "x = '.2..............................................................................8'",
    "Line 3: The grid that begins here has several solutions and was not read." },
  { "x = '672195348198342567534678912859761423426853791713924856961537284287419635345286179'",
    "Line 3: The full grid that begins here solves none of the puzzles and was not read." },
  { "x = '672195348198342567534678912859761423426853791713924856961537284287419635345286179'\n"
    "y = '198342567672195348534678912859761423426853791713924856961537284287419635345286179'\n"
    "z = '198342567534678912672195348859761423426853791713924856961537284287419635345286179'",
    "More that is no puzzle follows, and was not read." },
  { "x = '.2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5'",
    "Line 3: 80 cells were found in this line; 81 are needed." },
  { "x = '.2..8..7.....61..45..7....6..1 ..6...96.217.45...4..9..1....9..27..82.....9..4..5.'",
    "Line 3: 51 cells were found in this line; 81 are needed." },
  { "x = '.2..8..7.....61..45..7....6..1..6...é6.217.45...4..9..1....9..27..82.....9..4..5.'",
    "Line 3: What stands here looks like a puzzle, but could not be read." },
  { "x = '\n.2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82...'",
    "Line 11: 8 cells were found in this row; 9 are needed." },
  { "x = '\n.2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....'",
    "Line 4: What stands here looks like a puzzle, but could not be read." },
  { "x = '\n4.0.2.0.0.8.7.6.0\n7.0.8.0.0.0.9.3.0\n0.6.0.0.5.0.0.0.0\n0.0.0.5.0.9.0.0\n0.0.7.0.0.0.0.0.0\n"
    "2.3.0.7.0.4.0.0.0\n3.0.0.2.9.0.0.0.4\n0.0.0.0.0.0.0.0.0\n0.0.0.0.3.0.6.8.0'",
    "Line 7: 15 cells were found in this row; 9 are needed." },
  { "x = '\n4 . 2 . . 8 7 6 .\n7 . 8 . . . 9 3 .\n. 6 . . 5 . . . .\n. . . 5 . 9 . . 4.\n. . 7 . . . . . .\n"
    "2 3 . 7 . 4 . . .\n3 . . 2 9 . . . 4\n. . . . . . . . .\n. . . . 3 . 6 8 .'",
    "Line 7: 10 cells were found in this row; 9 are needed." },
};

/* Text beside a puzzle in other text has its own notice, but not the puzzle's solution or
 * beginning. */
static void
test_told (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++) {
    g_autofree char *text = g_strconcat ("import solve\npuzzle = '" PUZZLE "'\n", told[i].beside,
                                         "\nsolve(puzzle)\nsolve(x)\nprint(x)\n", NULL);
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

    g_assert_nonnull (reading);
    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    g_assert_cmpstr (reading->notices->pdata[reading->notices->len - 1], ==, told[i].told);
  }
}

/* Fails unless TEXT is refused with the sentence SAYS. */
static void
assert_refused (const char *text, const char *says)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (rt_read (text, strlen (text), NULL, &error));
  g_assert_cmpstr (error->message, ==, says);
}

/* A list of 81 objects with unknown members is reported as such. */
static void
test_unknown_objects (void)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_printf (text, "%s{\"val\":%d,\"hidden\":%d}", cell ? "," : "", cell % 9, cell);
  g_string_append (text, "]");
  assert_refused (text->str, "The 81 objects in this JSON may be cells, but not all that they say is known; expected "
                             "a text or lists of 81 cells.");
}

/* Signs between cells and in the middle, and the number of cells of a damaged puzzle; six fewer or
 * more are not a puzzle. */
static const struct {
  const char *between, *middle;
  guint fewest, most;
} nearly[] = {
  { " ", " ", 76, 86 }, { ",", ",", 76, 86 }, { "", " ", 76, 92 }, { "", "", 60, 100 },
};

static void
test_nearly (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (nearly); i++)
    for (guint n = nearly[i].fewest - 7; n <= nearly[i].most + 7; n++) {
      bool damaged = n >= nearly[i].fewest && n <= nearly[i].most;
      bool surely_none = n + 6 <= nearly[i].fewest || n >= nearly[i].most + 6;
      g_autoptr (GString) text = g_string_new ("import solve\npuzzle = '" PUZZLE "'\nx = '");
      g_autoptr (RtReading) reading = NULL;

      for (guint k = 0; k < n; k++)
        g_string_append_printf (text, "%s%c", k == 40 ? nearly[i].middle : k ? nearly[i].between : "", k % 7 == 1 ? '5' : '0');
      g_string_append (text, "'\nsolve(puzzle)\nsolve(x)\nprint(x)\n");
      reading = rt_read (text->str, text->len, NULL, NULL);
      g_assert_nonnull (reading);
      g_assert_cmpuint (reading->puzzles->len, ==, 1);
      if (n != RT_N_CELLS && (damaged || surely_none))
        g_assert_cmpuint (reading->notices->len, ==, 1 + damaged);
    }
}

/* Appends CELLS with bars and rules between the boxes. */
static void
append_framed (GString *text, const char *cells)
{
  for (int i = 0; i < RT_N_CELLS; i++)
    g_string_append_printf (text, "%c%s%s", cells[i], i % 9 == 8 ? "\n" : i % 3 == 2 ? " | " : " ",
                            i == 26 || i == 53 ? "------+-------+------\n" : "");
}

/* The solution of a puzzle with eight givens is recognised by them, and not reported; with fewer
 * givens it may belong to another puzzle. */
static void
test_few_givens_answered (void)
{
  for (int n = 7; n <= 8; n++) {
    g_autoptr (GString) text = g_string_new (NULL);
    g_autoptr (RtReading) reading = NULL;
    char cells[] = FULL;
    bool stray = false;

    for (int i = 0, left = n; i < RT_N_CELLS; i++)
      if (i % 10 || left-- <= 0)
        cells[i] = '.';
    append_framed (text, cells);
    g_string_append (text, "Time: 2\nGuesses: 3\n");
    append_framed (text, FULL);
    reading = rt_read (text->str, text->len, NULL, NULL);
    g_assert_nonnull (reading);
    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    for (guint i = 0; i < reading->notices->len; i++)
      stray |= strstr (reading->notices->pdata[i], "solves none") != NULL;
    g_assert_true (stray == (n == 7));
  }
}

/* A line may have as many words as are looked at, and nine numbers with points among them. */
static void
test_many_words (void)
{
  g_autoptr (GString) text = g_string_new ("import solve\npuzzle = '" PUZZLE "'\n");
  g_autoptr (RtReading) reading = NULL;

  for (int n_words = 55; n_words <= 70; n_words++)
    for (int i = 0; i < n_words; i++)
      g_string_append_printf (text, "%s%c", i >= n_words - 9 ? "5." : "a", i + 1 < n_words ? ' ' : '\n');
  g_string_append (text, "solve(puzzle)\nsolve(x)\nprint(x)\n");
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
}

/* Entered cells, each after a plus, are not givens. There is no notice about them, so that the
 * damaged rest is reported. */
static void
test_entered (void)
{
  g_autoptr (GString) text = g_string_new ("import solve\n");
  g_autoptr (RtReading) reading = NULL;
  RtGrid givens = grid_of (PUZZLE), solution, grid;
  char line[RT_N_CELLS + 1];

  g_assert_cmpint (rt_fast_solve (&givens, &solution), ==, 1);
  for (int i = 0; i < 200; i++) {
    const int most = i % 4 < 3 ? i % 4 : i / 4;

    g_string_append (text, "solve('");
    for (int cell = 0, n = 0; cell < RT_N_CELLS; cell++) {
      if (givens.digit[cell])
        g_string_append_printf (text, "%d", givens.digit[cell]);
      else if (n++ <= most)
        g_string_append_printf (text, "+%d", solution.digit[cell]);
      else
        g_string_append_c (text, '.');
    }
    g_string_append (text, "')\n");
  }
  g_string_append_printf (text, "solve('%.80s')\n", PUZZLE);
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  rt_position_grid (rt_puzzle_position (reading->puzzles->pdata[0]), &grid);
  g_assert_cmpstr (rt_grid_print (&grid, line), ==, PUZZLE);
  g_assert_cmpuint (reading->notices->len, ==, 2);
  g_assert_true (g_str_has_prefix (reading->notices->pdata[1], "Line 202: 80 cells"));
}

/* The number of reported faults is limited, and a notice says that there are more. */
static void
test_told_most (void)
{
  g_autoptr (GString) text = g_string_new ("import solve\npuzzle = '" PUZZLE "'\n");
  g_autoptr (RtReading) reading = NULL;

  for (int i = 0; i < 200; i++)
    g_string_append_printf (text, "solve('%.80s')\n", PUZZLE);
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->notices->len, ==, 102);
  g_assert_cmpstr (reading->notices->pdata[101], ==, "More that is no puzzle follows, and was not read.");
}

/* Number of lines before the grid of a program, so many that no format reads them. */
#define LONG_HEAD 200

/* Returns a program with N_LINES lines, followed by CELLS as lists of rows. Free with g_free. */
static char *
program_with (const char *cells, int n_lines)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n_lines; i++)
    g_string_append (text, "import solve\n");
  g_string_append (text, "board = [\n");
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_printf (text, "%s%c%s", cell % 9 ? ", " : "    [",
                            cells[cell] == '.' ? '0' : cells[cell], cell % 9 == 8 ? "],\n" : "");
  g_string_append (text, "]\nsolve(board)\nshow(board)\n");
  return g_string_free (text, FALSE);
}

/* Unmistakable grids without exactly one solution, and the notices about them. */
static const struct {
  const char *cells, *told;
} unmistakable[] = {
  { ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4....",
    "Line 202: Not each grid from here on has exactly one solution." },
  { ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..51",
    "Line 202: Not each grid from here on has exactly one solution." },
  { ".....6....59.....82....8....45........3........6..3.54...325..6..................",
    "Line 202: Not each grid from here on has exactly one solution." },
};

static void
test_unmistakable (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (unmistakable); i++) {
    g_autofree char *text = program_with (unmistakable[i].cells, LONG_HEAD);
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);
    char line[RT_N_CELLS + 1];

    g_assert_nonnull (reading);
    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    g_assert_cmpstr (rt_grid_print (&rt_puzzle_position (reading->puzzles->pdata[0])->givens, line), ==,
                     unmistakable[i].cells);
    g_assert_cmpuint (reading->notices->len, ==, 2);
    g_assert_cmpstr (reading->notices->pdata[1], ==, unmistakable[i].told);
  }
}

/* Tables of nine by nine small numbers that are something else: so many of them are so at first sight. */
#define N_TABLES 5

static const char *const others[] = {
  /* a level of a game and a bitmap */
  "111111111100000001101020301100400001105000601100700801102000301100405001111111111",
  "000111000001111100011101110111000111110101011111000111011101110001111100000111000",
  /* counts, and a table of products without the tens */
  "502100310040012000701003100020140003003500210110006020000130700420001063102000008",
  "123456789246802468369258147482604826505050505628406284741852963864208642987654321",
  /* half of a Latin square, whose boxes repeat digits */
  "123456789.3456789.3456789.24.6789.2356789.23467.9.234578.12345.8912.45679.2345678",
  /* one given less than any puzzle has, and few different digits */
  ".....6....5......82....8....45........3........6..3.54...325..6..................",
  "4.231..65.5.642.31163.5.42..1652.34..............................................",
};

/* The only grid of a text about Sudoku is one, however few its givens, unless a digit is in a house twice; of two none
 * is. */
static void
test_only_one (void)
{
  static const char *const heads[] = { "from sudoku import solve\n", "class Sudoku:\n", "SUDOKU = 9\n" };
  static const struct {
    const char *cells;
    bool enough;
  } grids[] = {
    { "............2...............................................5....................", true },
    { "1...........1...........1...1...........1...........1...1...........1...........1", true },
    { "............2..............................................................2.....", false },
    { ".................................................................................", false },
  };
  g_autofree char *empty = program_with (grids[G_N_ELEMENTS (grids) - 1].cells, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++) {
    g_autofree char *plain = program_with (grids[i].cells, LONG_HEAD);

    g_assert_cmpuint (strlen (grids[i].cells), ==, RT_N_CELLS);
    g_assert_null (rt_read (plain, strlen (plain), NULL, NULL));
    for (gsize k = 0; k < G_N_ELEMENTS (heads); k++) {
      g_autofree char *text = g_strconcat (heads[k], plain, empty, plain, NULL);
      g_autofree char *other = program_with (others[5], 0), *two = g_strconcat (text, other, NULL);
      g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

      g_assert_true ((reading != NULL) == grids[i].enough);
      if (!reading)
        continue;
      g_assert_cmpuint (reading->puzzles->len, ==, 1);
      g_assert_cmpstr (reading->notices->pdata[1], ==, "Line 203: Not each grid from here on has exactly one solution.");
      g_assert_null (rt_read (two, strlen (two), NULL, NULL));
    }
  }
}

/* The only grid of a page about Sudoku is a puzzle too. */
static void
test_named_page (void)
{
  static const char *const titles[] = { "Sudoku", "Bingo" };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++) {
    g_autoptr (GString) text = g_string_new ("<html><body><h1>");
    g_autoptr (RtReading) reading = NULL;

    g_string_append_printf (text, "%s</h1><table>", titles[i]);
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_string_append_printf (text, "%s<td>%s</td>%s", cell % 9 ? "" : "<tr>", cell == 12 ? "2" : "",
                              cell % 9 == 8 ? "</tr>\n" : "");
    g_string_append (text, "</table></body></html>\n");
    reading = rt_read (text->str, text->len, NULL, NULL);
    g_assert_true ((reading != NULL) == (i == 0));
  }
}

/* An unmistakable grid in a page; notices about pages have no lines. */
static void
test_unmistakable_in_a_page (void)
{
  g_autoptr (GString) text = g_string_new ("<html><body><table>");
  g_autoptr (RtReading) reading = NULL;

  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    char c = unmistakable[0].cells[cell];

    g_string_append_printf (text, "%s<td>%.*s</td>%s", cell % 9 ? "" : "<tr>", c != '.', &c,
                            cell % 9 == 8 ? "</tr>\n" : "");
  }
  g_string_append (text, "</table></body></html>\n");
  reading = rt_read (text->str, text->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  g_assert_cmpuint (reading->notices->len, ==, 2);
  g_assert_cmpstr (reading->notices->pdata[1], ==, "Line 1: Not each grid from here on has exactly one solution.");
}

/* One notice reports many unmistakable grids beside puzzles. */
static void
test_unmistakable_many (void)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *puzzle = program_with (PUZZLE, LONG_HEAD);
  g_autoptr (RtReading) reading = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (unmistakable); i++) {
    g_autofree char *text = program_with (unmistakable[i].cells, LONG_HEAD);

    g_string_append (all, text);
  }
  g_string_append (all, puzzle);
  reading = rt_read (all->str, all->len, NULL, NULL);
  g_assert_nonnull (reading);
  /* The puzzle and the one without solution are the first grid with more entries. */
  g_assert_cmpuint (reading->puzzles->len, ==, 2);
  g_assert_cmpuint (reading->notices->len, ==, 2);
  g_assert_cmpstr (reading->notices->pdata[1], ==,
                   "Line 202: Not each grid from here on has exactly one solution.");
}

static void
test_others (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *text = program_with (others[i], LONG_HEAD), *table = program_with (others[i], 1);

    g_assert_cmpuint (strlen (others[i]), ==, RT_N_CELLS);
    g_assert_null (rt_read (text, strlen (text), NULL, NULL));
    if (i < N_TABLES) /* few givens may be a puzzle where a format reads them */
      g_assert_null (rt_read (table, strlen (table), NULL, NULL));
  }
}

/* A grid beside the map of a jigsaw is not a plain puzzle. */
static void
test_jigsaw (void)
{
  g_autofree char *map = program_with ("222211333221211633221111633455555663445545663"
                                       "744445969774888969777788969778888999", LONG_HEAD);
  g_autofree char *boxes = program_with ("111222333111222333111222333444555666444555666"
                                         "444555666777888999777888999777888999", LONG_HEAD);
  g_autofree char *puzzle = program_with (unmistakable[0].cells, LONG_HEAD);
  g_autofree char *jigsaw = g_strconcat (map, puzzle, NULL), *plain = g_strconcat (boxes, puzzle, NULL);
  g_autoptr (RtReading) reading = rt_read (plain, strlen (plain), NULL, NULL);

  g_assert_nonnull (reading);
  g_assert_null (rt_read (jigsaw, strlen (jigsaw), NULL, NULL));
}

/* A notice about a grid that was read does not count as a damaged grid of the format that fails. */
static void
test_told_of_read (void)
{
  g_autofree char *text = g_strdup_printf ("one='%s';two='%s'\n", PUZZLE, unmistakable[2].cells);
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 2);
}

/* A list of lines of which the first is damaged stays one, though each of the others is a grid. */
static void
test_damaged_list (void)
{
  g_autofree char *text = g_strdup_printf ("53..7\n%s # easy\nx\n%s\n", PUZZLE, unmistakable[2].cells);

  g_assert_null (rt_read (text, strlen (text), NULL, NULL));
}

/* Without puzzles, the place of a grid with several solutions is reported. */
static void
test_told_several (void)
{
  g_autofree char *text = program_with (others[5], LONG_HEAD);
  g_autoptr (GError) error = NULL;

  g_assert_null (rt_read (text, strlen (text), NULL, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN);
  g_assert_cmpstr (error->message, ==,
                   "Line 202: The grid that begins here has several solutions and was not read.");
}

/* Letters that stand for digits are reported. A text with other letters, with digits, or with few
 * letters has none. */
static void
test_letters (void)
{
  static const struct {
    const char *before, *behind;
    guint n; /* of the rows */
  } wrong[] = { { "J", "", 9 }, { "", "7", 9 }, { "ä", "", 9 }, { "a", "", 9 }, { "", "", 8 } };
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (RtReading) reading = NULL;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_printf (rows, "%c%s", five[0][cell] == '.' ? '.' : five[0][cell] - '1' + 'A',
                            cell % 9 == 8 ? "\n" : " ");
  reading = rt_read (rows->str, rows->len, NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (count_kept (reading, N_FIVE), ==, 1);
  g_assert_cmpuint (reading->notices->len, ==, 1);
  g_assert_cmpstr (reading->notices->pdata[0], ==, "The letters A to I were taken for the digits 1 to 9.");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autofree char *text = g_strdup_printf ("%s\n%.*s\n%s\n", wrong[i].before, 18 * (int) wrong[i].n,
                                             rows->str, wrong[i].behind);

    g_assert_null (rt_read (text, strlen (text), NULL, NULL));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (dresses); i++) {
    g_autofree char *path = g_strconcat ("/foreign/damaged/", dresses[i].name, NULL);

    g_test_add_data_func (path, &dresses[i], test_damaged);
  }
  add_cases ("/foreign", test_told, test_unknown_objects, test_entered, test_letters, test_nearly,
             test_many_words, test_few_givens_answered);
  g_test_add_func ("/foreign/told/most", test_told_most);
  g_test_add_func ("/foreign/told/several", test_told_several);
  add_cases ("/foreign", test_unmistakable, test_only_one);
  g_test_add_func ("/foreign/only-one/page", test_named_page);
  g_test_add_func ("/foreign/unmistakable/in-a-page", test_unmistakable_in_a_page);
  g_test_add_func ("/foreign/damaged-list", test_damaged_list);
  g_test_add_func ("/foreign/unmistakable/told", test_told_of_read);
  g_test_add_func ("/foreign/unmistakable/many", test_unmistakable_many);
  g_test_add_func ("/foreign/others", test_others);
  g_test_add_func ("/foreign/others/jigsaw", test_jigsaw);
  g_test_add_func ("/foreign/most", test_most);
  return g_test_run ();
}
