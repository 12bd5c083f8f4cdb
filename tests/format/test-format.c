/* test-format.c - the list of formats, encodings, notices, errors and limits. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include <string.h>

#define PUZZLE "." BEHIND_FIRST_CELL
#define BEHIND_FIRST_CELL \
  "2..8..7.....61..45..7....6..1..6...96.217.45...4..9..1....9..27..82.....9..4..5."

/* A native file whose author needs more than ASCII. */
#define NATIVE_HEAD "#A Zoë “Z” 수도쿠 𝄞\n[Puzzle]\n"
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

/* The same file in every encoding that is told by its mark. */
static void
test_encodings (void)
{
  static const char text[] = NATIVE_HEAD NATIVE_ROWS, author[] = "Zoë “Z” 수도쿠 𝄞";
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

/* What is not UTF-8 is windows-1252. */
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

/* A text, how many notices it has and whether it told entries. */
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
  assert_words ("# First\n" PUZZLE, "First", NULL);
  assert_words ("# First\n" PUZZLE "\n# Second\n" PUZZLE, "Second", NULL);
  assert_words (PUZZLE "\n//First\n" PUZZLE "\n\n//Second\n", NULL, "Second");
  assert_words ("  Grid 01\n" NATIVE_ROWS, "Grid 01", NULL);
  assert_words ("# boardsize 3 x 3\n[Puzzle]\n" NATIVE_ROWS, NULL, "boardsize 3 x 3");
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
  g_assert_null (rt_read ("words", 5, &rt_format_rows, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN);
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

/* The place stands before the sentence as far as it is known; other domains have none. */
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
  for (int code = 0; code <= RT_FORMAT_ERROR_UNSUPPORTED; code++)
    g_assert_nonnull (rt_format_error_name ((RtFormatError) code));
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/ids", test_ids);
  g_test_add_func ("/format/encodings", test_encodings);
  g_test_add_func ("/format/windows-1252", test_windows);
  g_test_add_func ("/format/replaced-characters", test_replaced);
  g_test_add_func ("/format/lone-surrogates", test_lone_surrogates);
  g_test_add_func ("/format/notices", test_notices);
  g_test_add_func ("/format/words", test_words);
  g_test_add_func ("/format/forced", test_forced);
  g_test_add_func ("/format/limit", test_limit);
  g_test_add_func ("/format/error/say", test_say);
  g_test_add_func ("/format/reader/quote", test_quote);
  return g_test_run ();
}
