/* test-format.c - tests the list of formats, encodings, notices, errors and limits of size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"
#include "format/photo-puzzle.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/pictures.h"
#include "document/scratch.h"

#include <string.h>

#define PUZZLE "." BEHIND_FIRST_CELL
#define BEHIND_FIRST_CELL \
  "2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."

#define OTHER \
  "7...5294....83.5..51...7.381.....2....37964....9.....387.5...96..6.79....9536...7"
#define NOTHING \
  "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!"
#define KILLER_GRID "[[{\"value\":5,\"given\":true},{},{},{},{},{},{},{},{}]"
#define KILLER_ROW ",[{},{},{},{},{},{},{},{},{}]"

/* A native file whose author needs more than ASCII. */
#define NATIVE_HEAD "#A Zoë “Z” 수도쿠 𝄞𐀀\n[Puzzle]\n"
#define NATIVE_ROWS \
  ".2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n" \
  ".9..4..5.\n"

static RtReading *
read_text (const char *text)
{
  GError *error = NULL;
  RtReading *reading = rt_read (text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return reading;
}

static void
test_ids (void)
{
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_assert_true (rt_format_by_id ((*format)->id) == *format);
    for (const RtFormat *const *other = format + 1; *other; other++)
      g_assert_cmpstr ((*other)->id, !=, (*format)->id);
  }
  g_assert_null (rt_format_by_id ("nothing"));
}

static void
assert_native (const char *bytes, gsize size, const char *author)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);
  g_autofree char *line = NULL;

  g_assert_no_error (error);
  g_assert_true (reading->format == &rt_format_sdk);
  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_AUTHOR), ==, author);
  line = rt_write (reading->puzzles->pdata[0], &rt_format_line);
  g_assert_cmpstr (line, ==, PUZZLE "\n");
}

/* One file in every encoding with a byte order mark. */
static void
test_encodings (void)
{
  static const char text[] = NATIVE_HEAD NATIVE_ROWS, author[] = "Zoë “Z” 수도쿠 𝄞𐀀";
  static const struct {
    const char *charset, *mark;
    gsize size;
  } encodings[] = {
    { "UTF-8", "", 0 },
    { "UTF-8", "\xef\xbb\xbf", 3 },
    { "UTF-16LE", "\xff\xfe", 2 },
    { "UTF-16BE", "\xfe\xff", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (encodings); i++) {
    gsize size;
    g_autofree char *body = g_convert (text, -1, encodings[i].charset, "UTF-8", NULL, &size, NULL);
    g_autoptr (GString) bytes = g_string_new_len (encodings[i].mark, (gssize) encodings[i].size);

    g_string_append_len (bytes, body, (gssize) size);
    assert_native (bytes->str, bytes->len, author);
  }
}

/* Bytes that are not UTF-8 are read as windows-1252. */
static void
test_windows (void)
{
  static const char text[] = "#A Zo\xeb \x93Z\x94 \x80\n" NATIVE_ROWS;

  assert_native (text, strlen (text), "Zoë “Z” €");
}

/* A byte or a half of a character that means nothing is replaced, and said. */
static void
test_replaced (void)
{
  static const char windows[] = "#A \xeb\x81\n" NATIVE_ROWS;
  g_autoptr (RtReading) reading = read_text (windows);

  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_AUTHOR), ==,
                   "ë\xef\xbf\xbd");
  g_assert_cmpuint (reading->notices->len, ==, 1);
}

static void
test_lone_surrogates (void)
{
  /* High without low, low alone, and half a unit at the end. */
  static const char bytes[] = "\xff\xfe#\0A\0 \0\x00\xd8x\0\x00\xdcy\0\n\0";
  static const char text[] = NATIVE_ROWS;
  g_autoptr (GString) utf16 = g_string_new_len (bytes, sizeof bytes - 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;

  for (const char *c = text; *c; c++) {
    g_string_append_c (utf16, *c);
    g_string_append_c (utf16, '\0');
  }
  reading = rt_read (utf16->str, utf16->len, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (rt_puzzle_field (reading->puzzles->pdata[0], RT_FIELD_AUTHOR), ==,
                   "\xef\xbf\xbdx\xef\xbf\xbdy");
  g_assert_cmpuint (reading->notices->len, ==, 1);
}

#define SOLUTION \
  "629584173837961524514732896451396287968217345372458961185679432743825619296143758"
#define AS_ROWS_BEHIND_FIRST \
  "2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n.9..4..5.\n"

/* A text, the number of its notices, and whether its format distinguishes entries. */
static void
test_notices (void)
{
  static const struct {
    const char *text;
    guint n_notices;
    const char *start;
    bool told_entries;
  } rows[] = {
    { NATIVE_ROWS, 0, NULL, false },
    { "[Puzzle]\n" NATIVE_ROWS, 0, NULL, true },
    { "[Puzzle]\n \t\n" NATIVE_ROWS, 0, NULL, true },
    { "#L easy\n" NATIVE_ROWS, 0, NULL, false },
    { "#L easy\n" NATIVE_ROWS "[State]\n" NATIVE_ROWS, 0, NULL, true },
    { "[State]\n" NATIVE_ROWS, 1, "Line 1: ", false },
    { "#L easy\n#L hard\n[Puzzle]\n" NATIVE_ROWS, 1, "Line 2: ", true },
    { "#T soon\n[Puzzle]\n" NATIVE_ROWS, 1, "Line 1: ", true },
    { "[X-New]\n1\n[Puzzle]\n" NATIVE_ROWS, 1, "Line 1: ", true },
    { "[Puzzle]\n" NATIVE_ROWS "[PencilMarks]\n,1,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
      ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n", 1, "Line 11: ", true },
    { "1\n" NATIVE_ROWS, 1, "Line 1: ", false },
    { "0" BEHIND_FIRST_CELL, 1, "Line 1: ", false },
    { "\n02..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n"
      ".9..4..5.\n", 1, "Line 2: ", false },
    { NATIVE_ROWS "\nThe end.\nReally.\n", 1, "Line 11: ", false },
    { ".2.|.8.|.7.\n...|.61|..4\n5..|7..|..6\n..1|..6|...\n96.|217|.45\n...|4..|9..\n1..|..9|..2\n"
      "7..|82.|...\n.9.|.4.|.5.\nSimple Sudoku\nv4.2\n", 0, NULL, false },
    { ".2.|.8.|.7.\n...|.61|..4\n5..|7..|..6\n..1|..6|...\n96.|217|.45\n...|4..|9..\n1..|..9|..2\n"
      "7..|82.|...\n.9.|.4.|.5.\n\n  Simple Sudoku\nv4.2\n", 0, NULL, false },
    { NATIVE_ROWS "\n1" AS_ROWS_BEHIND_FIRST, 0, NULL, true },
    { ".2.|.8.|.7.  \n...|.61|..4\n5..|7..|..6\n..1|..6|...\n96.|217|.45\n...|4..|9..\n1..|..9|..2\n"
      "7..|82.|...\n.9.|.4.|.5.\n", 0, NULL, false },
    { "  :0000:x:" PUZZLE ":::\n", 0, NULL, true },
    { "\n  +1" BEHIND_FIRST_CELL ":\n", 0, NULL, true },
    { "puzzle,solution\n" PUZZLE " ," SOLUTION "\n", 0, NULL, false },
    { "id,puzzle\n1,\n2," PUZZLE "\n3,\"\"\n", 1, "2 entries of this", false },
    { "puzzle,level\n" PUZZLE ",easy\n ,easy\n", 1, "1 entry of this", false },
    { "<opensudoku version=\"2\"><folder><game data=\"\"/><game data=\"" PUZZLE "\"/><game data=\" \"/>"
      "<game note=\"\"/></folder></opensudoku>", 1, "3 entries of this", false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (RtReading) reading = read_text (rows[i].text);

    g_assert_cmpuint (reading->puzzles->len, ==, 1);
    g_assert_cmpuint (reading->notices->len, ==, rows[i].n_notices);
    if (rows[i].start)
      g_assert_true (g_str_has_prefix (reading->notices->pdata[0], rows[i].start));
    g_assert_cmpint (reading->told_entries, ==, rows[i].told_entries);
  }
}

static void
assert_words (const char *text, const char *title, const char *comment)
{
  g_autoptr (RtReading) reading = read_text (text);
  RtPuzzle *puzzle = reading->puzzles->pdata[reading->puzzles->len - 1];

  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_TITLE), ==, title);
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_COMMENT), ==, comment);
}

/* Words beside a grid become the puzzle's own. */
static void
test_words (void)
{
  assert_words (PUZZLE, NULL, NULL);
  assert_words (PUZZLE " # easy", NULL, "easy");
  assert_words (PUZZLE " // of 2020", NULL, "of 2020");
  assert_words (PUZZLE "\t0.5 2.1", NULL, "0.5 2.1");
  assert_words ("17: " PUZZLE ";hard", "17", "hard");
  assert_words (PUZZLE " " SOLUTION " # hard", NULL, "hard");
  assert_words ("# First\n" PUZZLE, "First", NULL);
  assert_words ("# First\n" PUZZLE "\n# Second\n" PUZZLE, "Second", NULL);
  assert_words (PUZZLE "\n//First\n" PUZZLE "\n\n//Second\n", NULL, "Second");
  assert_words ("  Grid 01\n" NATIVE_ROWS, "Grid 01", NULL);
  assert_words ("ÖÖ\n" NATIVE_ROWS, "ÖÖ", NULL);
  assert_words (PUZZLE "\n\"two\" " OTHER "\n", "two", NULL);
  assert_words ("# boardsize 3 x 3\n[Puzzle]\n" NATIVE_ROWS, NULL, "boardsize 3 x 3");
}

/* A puzzle that has one field more than its cells loses it in a format that holds none. */
static void
test_loses_a_field (void)
{
  g_autoptr (RtReading) reading = read_text (PUZZLE);
  RtPuzzle *plain = reading->puzzles->pdata[0];

  g_assert_cmpuint (rt_format_loses (&rt_format_spaced, plain), ==, 0);
  for (RtField field = 0; field < RT_N_FIELDS; field++) {
    g_autoptr (RtPuzzle) puzzle = rt_puzzle_with_field (plain, field, "1");

    g_assert_cmpuint (rt_format_loses (&rt_format_spaced, puzzle), ==, RT_HOLDS_FIELDS);
  }
}

/* A forced format is the one that reads; it need not know the text. */
static void
test_forced (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (NATIVE_ROWS, strlen (NATIVE_ROWS), &rt_format_spaced,
                                           &error);

  g_assert_no_error (error);
  g_assert_true (reading->format == &rt_format_spaced);
  g_assert_null (rt_read (NATIVE_ROWS, strlen (NATIVE_ROWS), &rt_format_line, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_LINE_LENGTH);
  g_clear_error (&error);
  g_assert_null (rt_read ("words", 5, &rt_format_line, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_LINE_LENGTH);
  g_clear_error (&error);
  g_assert_null (rt_read ("words", 5, &rt_format_rows, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN);
}

/* Malformed texts, and what is left of each puzzle; `!` is a bad cell. NULL: nothing is. */
static const struct {
  const char *name, *text, *left;
} rests[] = {
  { "rows/letter", ".2..k..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n"
    "7..82....\n.9..4..5.\n",
    ".2..!..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "rows/short", ".2..8..7.\n....61.4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n"
    "7..82....\n.9..4..5.\n",
    ".2..8..7.!!!!!!!!!5..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "rows/missing", ".2..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n"
    "7..82....\n",
    ".2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82....!!!!!!!!!\n" },
  { "rows/first", "2.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n"
    "7..82....\n.9..4..5.\n",
    "!!!!!!!!!....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "rows/first-and-letter", "2.\n....61..4\n5..7....6\n..1..6...\n96.k17.45\n...4..9..\n1....9..2\n"
    "7..82....\n.9..4..5.\n",
    "!!!!!!!!!....61..45..7....6..1..6...96.!17.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "rows/many", NATIVE_ROWS ".........\n", PUZZLE "\n" },
  { "spaced/ten", "0 2 0 0 10 0 0 7 0\n0 0 0 0 6 1 0 0 4\n5 0 0 7 0 0 0 0 6\n0 0 1 0 0 6 0 0 0\n"
    "9 6 0 2 1 7 0 4 5\n0 0 0 4 0 0 9 0 0\n1 0 0 0 0 9 0 0 2\n7 0 0 8 2 0 0 0 0\n0 9 0 0 4 0 0 5 0\n",
    ".2..!..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "spaced/thirds", "| 2 | 8 | 7 |\n|   | 61|  4|\n|5  |7  |  6|\n|  1|  k|   |\n|96 |217| 45|\n"
    "|   |4  |9  |\n|1  |  9|  2|\n|7  |82 |   |\n| 9 | 4 | 5 |\n",
    ".2..8..7.....61..45..7....6..1!!!...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "line/letter", "k" BEHIND_FIRST_CELL "\n", "!" BEHIND_FIRST_CELL "\n" },
  { "line/short", PUZZLE "\n" "2" PUZZLE "\n" OTHER "\n", PUZZLE "\n" NOTHING "\n" OTHER "\n" },
  { "line/alone", "2" PUZZLE "\n", NULL },
  { "sdk/state", "[Puzzle]\n" NATIVE_ROWS "[State]\n"
    ".3..8..7.\n....61..4\n5..7....6\n..1..6...\n96.217.45\n...4..9..\n1....9..2\n7..82....\n"
    ".9..4..5.\n",
    ".!..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "sdk/row", "#L x\n[Puzzle]\n.2..8..7.\n....61..4\n5..7...6\n..1..6...\n96.217.45\n...4..9..\n"
    "1....9..2\n7..82....\n",
    ".2..8..7.....61..4!!!!!!!!!..1..6...96.217.45...4..9..1....9..27..82....!!!!!!!!!\n" },
  { "sdk/marks", "[Puzzle]\n" NATIVE_ROWS "[PencilMarks]\n1,,33,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,\n"
    ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n",
    ".2!.8..7.....61..45..7....6!!!!!!!!!96.217.45...4..9..1....9..27..82.....9..4..5.\n" },
  { "sdk/part-twice", "[Puzzle]\n" NATIVE_ROWS "[Puzzle]\n1\n", PUZZLE "\n" },
  { "sdk/part-twice-and-another",
    "[Puzzle]\n" NATIVE_ROWS "[Puzzle]\n1\n[State]\n1" AS_ROWS_BEHIND_FIRST, "1" BEHIND_FIRST_CELL "\n" },
  { "hodoku/letter", ":0000:x:k" BEHIND_FIRST_CELL ":::\n", "!" BEHIND_FIRST_CELL "\n" },
  { "hodoku/triple", ":0000:x:" PUZZLE ":999 12:::\n", PUZZLE "\n" },
  { "hodoku/line", ":0000:x:" PUZZLE ":::\nno\n:0000:x:" OTHER ":::\n",
    PUZZLE "\n" NOTHING "\n" OTHER "\n" },
  { "susser/letter", "+1" BEHIND_FIRST_CELL ":\nk" BEHIND_FIRST_CELL ":\n",
    "1" BEHIND_FIRST_CELL "\n!" BEHIND_FIRST_CELL "\n" },
  { "csv/letter", "puzzle,solution\nk" BEHIND_FIRST_CELL ",\n" PUZZLE PUZZLE ",\n" OTHER ",\n",
    "!" BEHIND_FIRST_CELL "\n" NOTHING "\n" OTHER "\n" },
  { "csv/letters", "puzzle,solution\n"
    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk...4..9..1....9..27..82.....9..4..5.12345,\n" OTHER ",\n",
    NOTHING "\n" OTHER "\n" },
  { "ss/record", ".2.|.8.|.7.\n...|.61|..4\n5..|7..|..6\n..1|..6|...\n96.|217|.45\n...|4..|9..\n"
    "1..|..9|..2\n7..|82.|...\n.9.|.4.|.5.\nI001\nI999\n", "1" BEHIND_FIRST_CELL "\n" },
  { "opensudoku/data", "<opensudoku><game data=\"k" BEHIND_FIRST_CELL "\"/><game data=\"1\"/>"
    "<game data=\"" OTHER "\"/></opensudoku>", "!" BEHIND_FIRST_CELL "\n" NOTHING "\n" OTHER "\n" },
  { "opensudoku/letter", "<opensudoku><game data=\"version: 2&#10;5|0|0|3|0|0|k|\"/></opensudoku>",
    "53!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\n" },
  { "opensudoku/not-closed", "<opensudoku><game data=\"" PUZZLE "\"/><game", PUZZLE "\n" },
  { "fpuzzles/killer", "{\"size\":9,\"killercage\":[1],\"grid\":" KILLER_GRID KILLER_ROW KILLER_ROW
    KILLER_ROW KILLER_ROW KILLER_ROW KILLER_ROW KILLER_ROW KILLER_ROW "]}",
    "5................................................................................\n" },
  { "gnome/value", "{\"cells\":[{\"position\":[0,0],\"value\":12},{\"position\":[0,1],\"value\":3}]}",
    "!3...............................................................................\n" },
  { "solo/short", "3x3:1z2z3z4\n", NULL },
  { "any/prose", "no puzzle\n", NULL },
  { "any/binary", "PK\3\4", NULL },
};

static void
test_rest (gconstpointer data)
{
  const char *text = rests[GPOINTER_TO_SIZE (data)].text, *left = rests[GPOINTER_TO_SIZE (data)].left;
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);
  g_autoptr (RtReading) rest = rt_read_rest (text, strlen (text), NULL);
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_null (reading);
  if (!left) {
    g_assert_null (rest);
    return;
  }
  g_assert_nonnull (rest);
  for (guint i = 0; i < rest->puzzles->len; i++) {
    RtCells bad = g_array_index (rest->bad, RtCells, i);
    char line[RT_N_CELLS + 1];
    RtGrid grid;

    rt_position_grid (rt_puzzle_position (rest->puzzles->pdata[i]), &grid);
    rt_grid_print (&grid, line);
    for_each_cell (cell, bad) {
      if (g_regex_match_simple ("^(rows|line|csv|opensudoku)/", rests[GPOINTER_TO_SIZE (data)].name, 0, 0))
        g_assert_cmpint (line[cell], ==, '.');
      line[cell] = '!';
    }
    g_string_append_printf (found, "%s\n", line);
  }
  g_assert_cmpstr (found->str, ==, left);
  g_assert_cmpuint (rest->n_mended, >, 0);
  g_assert_cmpuint (rest->notices->len, >=, rest->n_mended);
}

/* The readable rest of a well-formed text is the whole text, without notices. */
static void
test_rest_of_sound (void)
{
  g_autoptr (RtReading) rest = rt_read_rest (PUZZLE "\n" OTHER, 2 * RT_N_CELLS + 1, NULL);

  g_assert_cmpuint (rest->puzzles->len, ==, 2);
  g_assert_cmpuint (rest->n_mended, ==, 0);
  g_assert_cmpuint (rest->notices->len, ==, 0);
  for (guint i = 0; i < 2; i++)
    g_assert_true (rt_cells_is_empty (g_array_index (rest->bad, RtCells, i)));
}

/* A damaged first row is reported as such, not as a missing row. */
static void
test_rest_of_first_row (void)
{
  g_autofree char *text = g_strconcat ("2.", strchr (NATIVE_ROWS, '\n'), NULL);
  g_autoptr (RtReading) rest = rt_read_rest (text, strlen (text), NULL);

  g_assert_nonnull (rest);
  g_assert_cmpuint (rest->n_mended, ==, 1);
  g_assert_cmpuint (rest->notices->len, ==, 1);
}

/* A row with too many marks loses all of them, also those of its last cell. */
static void
test_rest_of_long_marks (void)
{
  g_autofree char *text = g_strconcat ("[Puzzle]\n" NATIVE_ROWS "[PencilMarks]\n1,,1,1,,1,1,,19,1\n",
                                      ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n"
                                      ",,,,,,,,\n", NULL);
  g_autoptr (RtReading) rest = rt_read_rest (text, strlen (text), NULL);

  g_assert_nonnull (rest);
  for (int cell = 0; cell < 9; cell++)
    g_assert_cmpuint (rt_puzzle_position (rest->puzzles->pdata[0])->marks[cell], ==, 0);
}

/* Candidates that say something else of the first given are none of that puzzle. */
static void
test_other_candidates (void)
{
  static const char text[] =
    "62. .8. .7.\n... .61 ..4\n5.. 7.. ..6\n..1 ..6 ...\n96. 217 .45\n... 4.. 9..\n1.. ..9 ..2\n"
    "7.. 82. ...\n.9. .4. .5.\n\n"
    "3 2 39 5 8 4 1 7 36\n8 3 7 9 6 1 5 2 4\n5 1 4 7 3 2 8 9 6\n4 5 1 3 9 6 2 8 7\n9 6 8 2 1 7 3 4 5\n"
    "3 7 2 4 5 8 9 6 1\n1 8 5 6 7 9 4 3 2\n7 4 3 8 2 5 6 1 9\n2 9 6 1 4 3 7 5 8\n";
  g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, NULL);

  if (reading)
    for (int cell = 0; cell < RT_N_CELLS; cell++)
      g_assert_cmpuint (rt_puzzle_position (reading->puzzles->pdata[0])->marks[cell], ==, 0);
}

/* Two cells that list several candidates are enough, the first one among them. */
static void
test_two_several (void)
{
  static const char text[] =
    ".2. .8. .7.\n... .61 ..4\n5.. 7.. ..6\n..1 ..6 ...\n96. 217 .45\n... 4.. 9..\n1.. ..9 ..2\n"
    "7.. 82. ...\n.9. .4. .5.\n\n"
    "36 2 39 5 8 4 1 7 3\n8 3 7 9 6 1 5 2 4\n5 1 4 7 3 2 8 9 6\n4 5 1 3 9 6 2 8 7\n9 6 8 2 1 7 3 4 5\n"
    "3 7 2 4 5 8 9 6 1\n1 8 5 6 7 9 4 3 2\n7 4 3 8 2 5 6 1 9\n2 9 6 1 4 3 7 5 8\n";
  g_autoptr (RtReading) reading = read_text (text);
  const RtPosition *position;

  g_assert_cmpuint (reading->puzzles->len, ==, 1);
  position = rt_puzzle_position (reading->puzzles->pdata[0]);
  g_assert_cmpuint (position->marks[0], ==, rt_digits_of (3) | rt_digits_of (6));
  g_assert_cmpuint (position->marks[2], ==, rt_digits_of (3) | rt_digits_of (9));
}

/* The last cells of a row may be missing where it ends with a separator, if there are eight of that;
 * a row of fewer is short. */
static void
test_open_rows (void)
{
  static const struct {
    const char *row;
    int n; /* its cells; 0: it is short */
  } rows[] = {
    { "1,2,3,4,5,6,7,8,", 8 }, { "1,2,3,4,5,6,7,", 0 },   { "1,2,,4,5,,7,8,", 6 },
    { "1\t2\t3\t4\t5\t6\t7\t8\t", 8 }, { "1\t2\t3\t4\t5\t6\t7\t", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *text = g_strconcat ("9 8 7 6 5 4 3 2 1\n", rows[i].row,
                                         "\n. . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n"
                                         ". . . . . . . . .\n. . . . . . . . .\n. . . . . . . . .\n"
                                         ". . . . . . . . .\n", NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = rt_read (text, strlen (text), NULL, &error);

    if (rows[i].n) {
      g_assert_no_error (error);
      g_assert_cmpint (rt_cells_count (rt_grid_filled (&rt_puzzle_position (reading->puzzles->pdata[0])->givens)),
                       ==, 9 + rows[i].n);
    } else {
      g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_ROW_SHORT);
    }
  }
}

/* The last line of a list, from HoDoKu and with an entry, is recognised by its colons. Colons after
 * the end of the text do not count. */
static void
test_last_line_of_hodoku (void)
{
  static const char text[] = PUZZLE "\n:0000:x:+1" BEHIND_FIRST_CELL ":::\n";
  gsize size = strlen (text);
  g_autoptr (RtReading) reading = read_text (text);
  g_autoptr (RtPuzzle) puzzle = NULL;
  g_autoptr (GError) error = NULL;
  RtReader reader;

  g_assert_cmpuint (reading->puzzles->len, ==, 2);
  g_assert_cmpint (rt_puzzle_position (reading->puzzles->pdata[1])->entries.digit[0], ==, 1);
  rt_reader_init (&reader, text, size - strlen (":::\n"));
  g_assert_cmpint (rt_format_line.read (&reader, &puzzle, &error), ==, RT_READ_PUZZLE);
  g_clear_pointer (&puzzle, rt_puzzle_unref);
  g_assert_cmpint (rt_format_line.read (&reader, &puzzle, &error), ==, RT_READ_ERROR);
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_BAD_CHAR);
}

/* Doubtful cells of a picture are listed with their digits. */
static void
test_doubtful_picture (void)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autoptr (GFile) file = picture_in (folder, "doubtful.png");
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, &error);
  g_autofree char *told = NULL;

  g_assert_no_error (error);
  told = g_strdup_printf ("1 cell is doubtful; look at what was read there: r1c1 (%d)",
                          rt_puzzle_position (reading->puzzles->pdata[0])->givens.digit[0]);
  g_assert_cmpstr (reading->notices->pdata[0], ==, told);
  scratch_remove (g_steal_pointer (&folder));
}

/* The number of solutions is reported if the digits of a picture are not a puzzle. */
static void
test_picture_verdict (void)
{
  static const struct {
    const char *digits, *said;
  } rows[] = {
    { EASY, NULL },
    { ".38..9.6..6...4...........85.....4.7....736...1..5....6......3.....85.......1...5",
      "What was read has 72 solutions: is a digit missing?" },
    { "11" "..............................................................................." ,
      "What was read has no solution: two 1s in row 1. Is a digit wrong?" },
    { "1................................................................................",
      "What was read has 1000 solutions or more: is a digit missing?" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtGrid digits = grid_of (rows[i].digits);
    g_autofree char *said = rt_picture_verdict (&digits);

    g_assert_cmpstr (said, ==, rows[i].said);
  }
}

/* Notes of the newest known version give no notice. */
static void
test_newest_notes (void)
{
  g_autoptr (GString) text = g_string_new ("<opensudoku version=\"2\"><game data=\"version: 3&#10;");
  g_autoptr (RtReading) reading = NULL;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_string_append_printf (text, "%c|3|1|", cell == 3 ? '5' : '0');
  g_string_append (text, "\"/></opensudoku>");
  reading = read_text (text->str);
  g_assert_cmpuint (reading->notices->len, ==, 0);
  g_assert_cmpuint (rt_puzzle_position (reading->puzzles->pdata[0])->marks[0], ==, 3);
}

/* A printed puzzle with one solution gives no notice. */
static void
test_printed_picture (void)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-test-XXXXXX", NULL);
  g_autoptr (GFile) file = picture_in (folder, "screen.png");
  g_autoptr (GBytes) bytes = g_file_load_bytes (file, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (reading->notices->len, ==, 0);
  g_assert_false (reading->told_entries);
  scratch_remove (g_steal_pointer (&folder));
}

/* It is told how many cells have small digits that were not read. */
static void
test_picture_marks (void)
{
  RtSight sight = { 0 };

  g_assert_null (rt_picture_marks (&sight));
  for (int cell = 0; cell < 2; cell++) {
    g_autofree char *said = NULL;

    rt_cells_add (&sight.unread_marks, cell);
    said = rt_picture_marks (&sight);
    g_assert_cmpstr (said, ==, cell ? "Small marks in 2 cells were not read." : "Small marks in 1 cell were not read.");
  }
}

/* Handwritten digits of a picture are entries, not givens. */
static void
test_picture (void)
{
  RtSight sight = { 0 };
  g_autoptr (RtPuzzle) puzzle = NULL;

  sight.givens.digit[3] = 5;
  sight.entries.digit[4] = 6;
  puzzle = rt_picture_puzzle (&sight);
  g_assert_true (rt_grid_equal (&rt_puzzle_position (puzzle)->givens, &sight.givens));
  g_assert_true (rt_grid_equal (&rt_puzzle_position (puzzle)->entries, &sight.entries));
}

/* Too long is refused, unless it is one puzzle to a line. */
static void
test_limit (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = NULL;

  while (text->len <= RT_TEXT_MAX)
    g_string_append (text, NATIVE_ROWS "\n");
  g_assert_null (rt_read (text->str, text->len, NULL, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
  g_clear_error (&error);
  g_string_truncate (text, 0);
  while (text->len <= RT_TEXT_MAX)
    g_string_append (text, PUZZLE "\r\n");
  reading = rt_read (text->str, text->len, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (reading->puzzles->len, ==, text->len / (strlen (PUZZLE) + 2));
}

/* The sentence begins with the place, as far as it is known. Errors of other domains have no
 * place. */
static void
test_say (void)
{
  g_autoptr (GError) error = NULL, copy = NULL, other = g_error_new (G_FILE_ERROR, 1, "Gone.");
  g_autofree char *named = NULL, *nameless = NULL, *others = NULL;
  guint line, column;

  g_assert_null (rt_read ("1.2.3.4.a\n", 10, &rt_format_rows, &error));
  copy = g_error_copy (error);
  g_assert_true (rt_format_error_place (copy, &line, &column));
  g_assert_cmpuint (line, ==, 1);
  g_assert_cmpuint (column, ==, 9);
  named = rt_format_error_say (copy, "puzzle.sdk");
  g_assert_cmpstr (named, ==,
                   "puzzle.sdk, line 1, column 9: “a” is neither a digit nor a blank; expected 1-9, "
                   "or . or 0 for a blank.");
  nameless = rt_format_error_say (copy, NULL);
  g_assert_true (g_str_has_prefix (nameless, "Line 1, column 9: “a” is "));
  g_assert_false (rt_format_error_place (other, &line, &column));
  g_assert_cmpuint (line, ==, 0);
  others = rt_format_error_say (other, "puzzle.sdk");
  g_assert_cmpstr (others, ==, "puzzle.sdk: Gone.");
}

/* Only formats with one puzzle in each line accept texts of any length. */
static void
test_streams (void)
{
  static const char cells[] =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  RtGrid givens = grid_of (cells);
  RtPosition position;
  g_autoptr (RtPuzzle) puzzle = NULL;

  rt_position_init (&position, &givens);
  puzzle = rt_puzzle_new (&position);
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_autofree char *text = (*format)->write ? rt_write (puzzle, *format) : g_strdup ("");
    bool streams = *format == &rt_format_line || *format == &rt_format_csv;

    g_assert_true (rt_format_of_stream (text, strlen (text)) == (streams ? *format : NULL));
  }
}

/* The error of a section that ends too early has the number of its rows. */
static void
test_too_few_rows (void)
{
  for (int n = 0; n < 9; n++) {
    g_autoptr (GString) text = g_string_new ("[Puzzle]\n");
    g_autoptr (GError) error = NULL;
    g_autofree char *said = n == 0   ? g_strdup ("[Puzzle] has no rows; 9 are needed.")
                            : n == 1 ? g_strdup ("Only 1 row of [Puzzle] was found up to this line; 9 are needed.")
                                     : g_strdup_printf ("Only %d rows of [Puzzle] were found up to this line; "
                                                        "9 are needed.", n);

    for (int row = 0; row < n; row++)
      g_string_append (text, "1........\n");
    g_string_append (text, "[State]\n");
    g_assert_null (rt_read (text->str, text->len, NULL, &error));
    g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_FEW);
    g_assert_nonnull (strstr (error->message, said));
  }
}

/* A character that cannot be printed is named by its number. */
static void
test_quote (void)
{
  static const struct {
    const char *text, *quoted;
  } rows[] = {
    { "a", "a" },
    { "수", "수" },
    { "\a", "U+0007" },
    { "\xe2\x80\x8e", "U+200E" },
    { "\xcc\x81", "U+0301" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    char quoted[RT_QUOTED_SIZE];
    RtReader reader;

    rt_reader_init (&reader, rows[i].text, strlen (rows[i].text));
    g_assert_cmpstr (rt_reader_quote (&reader, quoted), ==, rows[i].quoted);
  }
}

/* Quoted text is cut between two characters. */
static void
test_cut (void)
{
  static const char text[] = "[[1,2,3,4,5,6,7,8,\"ÒÒÒÒÒ\"],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],"
                             "[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],"
                             "[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9],[1,2,3,4,5,6,7,8,9]]";
  g_autoptr (GError) error = NULL;

  g_assert_null (rt_read (text, strlen (text), rt_format_by_id ("json"), &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_RANGE);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_nonnull (strstr (error->message, "“ÒÒÒ”"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/format", test_ids, test_encodings);
  g_test_add_func ("/format/windows-1252", test_windows);
  g_test_add_func ("/format/replaced-characters", test_replaced);
  add_cases ("/format", test_lone_surrogates, test_notices, test_words, test_loses_a_field,
             test_forced);
  for (gsize i = 0; i < G_N_ELEMENTS (rests); i++) {
    g_autofree char *path = g_strconcat ("/format/rest/", rests[i].name, NULL);

    g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_rest);
  }
  g_test_add_func ("/format/rest/of-a-sound-text", test_rest_of_sound);
  g_test_add_func ("/format/rest/of-a-first-row", test_rest_of_first_row);
  add_cases ("/format", test_open_rows, test_last_line_of_hodoku, test_rest_of_long_marks,
             test_two_several, test_other_candidates, test_newest_notes, test_picture, test_picture_marks,
             test_printed_picture, test_picture_verdict, test_doubtful_picture, test_limit,
             test_too_few_rows, test_streams);
  add_cases ("/format/error", test_say, test_cut);
  g_test_add_func ("/format/reader/quote", test_quote);
  return g_test_run ();
}
