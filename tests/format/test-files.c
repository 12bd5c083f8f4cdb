/* test-files.c - tests the format of each file of tests/data/formats, and the place of the error
 * in each malformed one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/format.h"

#include "common/cases.h"

#include <string.h>

/* The codes as the files of what is expected spell them. */
static const char *const codes[] = {
  [RT_FORMAT_ERROR_EMPTY]         = "EMPTY",
  [RT_FORMAT_ERROR_TOO_LARGE]     = "TOO_LARGE",
  [RT_FORMAT_ERROR_BINARY]        = "BINARY",
  [RT_FORMAT_ERROR_UNKNOWN]       = "UNKNOWN",
  [RT_FORMAT_ERROR_BAD_CHAR]      = "BAD_CHAR",
  [RT_FORMAT_ERROR_ROW_SHORT]     = "ROW_SHORT",
  [RT_FORMAT_ERROR_ROW_LONG]      = "ROW_LONG",
  [RT_FORMAT_ERROR_TOO_FEW]       = "TOO_FEW",
  [RT_FORMAT_ERROR_TOO_MANY]      = "TOO_MANY",
  [RT_FORMAT_ERROR_LINE_LENGTH]   = "LINE_LENGTH",
  [RT_FORMAT_ERROR_RANGE]         = "RANGE",
  [RT_FORMAT_ERROR_BAD_STATE]     = "BAD_STATE",
  [RT_FORMAT_ERROR_SECTION_TWICE] = "SECTION_TWICE",
  [RT_FORMAT_ERROR_MARK_REPEATED] = "MARK_REPEATED",
  [RT_FORMAT_ERROR_MARK_RANGE]    = "MARK_RANGE",
  [RT_FORMAT_ERROR_UNSUPPORTED]   = "UNSUPPORTED",
  [RT_FORMAT_ERROR_RULE]          = "RULE",
  [RT_FORMAT_ERROR_XML]           = "XML",
  [RT_FORMAT_ERROR_JSON]          = "JSON",
  [RT_FORMAT_ERROR_VERSION]       = "VERSION",
};

static const char *
code_name (const GError *error)
{
  g_assert_cmpint (error->code, <, (int) G_N_ELEMENTS (codes));
  return codes[error->code];
}

static char *
contents (const char *path, gsize *size)
{
  GError *error = NULL;
  char *bytes;

  g_file_get_contents (path, &bytes, size, &error);
  g_assert_no_error (error);
  return bytes;
}

/* PATH, which ends in .txt, with another suffix. */
static char *
beside (const char *path, const char *suffix)
{
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (".txt"));

  return g_strconcat (stem, suffix, NULL);
}

static char *
expected_of (const char *path)
{
  g_autofree char *other = beside (path, ".expected");
  gsize size;

  return contents (other, &size);
}

/* Returns the puzzles as 81 characters each, or as native files one after another. Free with
 * g_free. */
static char *
describe (const RtReading *reading, bool native)
{
  GString *found = g_string_new (NULL);

  for (guint i = 0; i < reading->puzzles->len; i++) {
    const RtPuzzle *puzzle = reading->puzzles->pdata[i];
    g_autofree char *text = rt_write (puzzle, &rt_format_sdk);
    char line[RT_N_CELLS + 1];
    RtGrid grid;

    rt_position_grid (rt_puzzle_position (puzzle), &grid);
    if (native)
      g_string_append (found, text);
    else
      g_string_append_printf (found, "%s\n", rt_grid_print (&grid, line));
  }
  return g_string_free (found, FALSE);
}

/* A good file is recognised as what its folder is named for (what is in no format: foreign), and has these grids, or all that the
 * native file beside it says. */
static void
test_good (gconstpointer data)
{
  const char *path = data;
  gsize size;
  g_autofree char *other = beside (path, ".sdk");
  bool native = g_file_test (other, G_FILE_TEST_EXISTS);
  g_autofree char *expected = native ? contents (other, &size) : expected_of (path), *found = NULL;
  g_autofree char *bytes = contents (path, &size);
  g_autofree char *good = g_path_get_dirname (path), *folder = g_path_get_dirname (good);
  g_autofree char *id = g_path_get_basename (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (reading->format ? reading->format->id : "foreign", ==, id);
  found = describe (reading, native);
  g_assert_cmpstr (found, ==, expected);
}

/* Fails unless the readable rest of a malformed file comes with the error. */
static void
assert_rest (const char *bytes, gsize size, const GError *error)
{
  g_autoptr (RtReading) rest = rt_read_rest (bytes, size, NULL);
  g_autofree char *sentence = rt_format_error_say (error, NULL);

  if (!rest)
    return;
  g_assert_cmpuint (rest->puzzles->len, >, 0);
  g_assert_cmpuint (rest->puzzles->len, ==, rest->bad->len);
  g_assert_true (g_ptr_array_find_with_equal_func (rest->notices, sentence, g_str_equal, NULL));
}

/* A malformed file has this error at this place, and a sentence with the place. */
static void
test_bad (gconstpointer data)
{
  const char *path = data;
  gsize size;
  g_autofree char *bytes = contents (path, &size), *expected = expected_of (path);
  g_autofree char *found = NULL, *sentence = NULL, *start = NULL;
  g_autoptr (GError) error = NULL;
  guint line, column;

  g_assert_null (rt_read (bytes, size, NULL, &error));
  g_assert_true (rt_format_error_place (error, &line, &column));
  found = g_strdup_printf ("%s %u %u\n", code_name (error), line, column);
  g_assert_cmpstr (found, ==, expected);
  sentence = rt_format_error_say (error, "a.txt");
  start = column ? g_strdup_printf ("a.txt, line %u, column %u: ", line, column)
          : line ? g_strdup_printf ("a.txt, line %u: ", line)
                 : g_strdup ("a.txt: ");
  g_assert_true (g_str_has_prefix (sentence, start));
  g_assert_true (g_str_has_suffix (sentence, "."));
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  assert_rest (bytes, size, error);
}

static void
add_folder (const char *folder, const char *kind, GTestDataFunc test)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "formats", folder, kind,
                                            NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".txt")) {
      g_autofree char *stem = g_strndup (name, strlen (name) - strlen (".txt"));
      g_autofree char *test_path = g_strdup_printf ("/files/%s/%s/%s", folder, kind, stem);

      g_test_add_data_func_full (test_path, g_build_filename (path, name, NULL), test, g_free);
    }
}

/* The golden file has everything that the native format can hold, and is written as it was read. */
static void
test_golden (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "formats", "sdk",
                                            "golden.sdk", NULL);
  gsize size;
  g_autofree char *bytes = contents (path, &size), *written = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);
  const RtPosition *position;
  RtPuzzle *puzzle;

  g_assert_no_error (error);
  puzzle = reading->puzzles->pdata[0];
  position = rt_puzzle_position (puzzle);
  g_assert_true (reading->told_entries);
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_AUTHOR), ==, "A. Setter");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_TITLE), ==, "Morning train\nSecond line");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_COMMENT), ==, "First.\n\nThird.");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_DATE), ==, "2020-02-29");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_SOURCE), ==, "A paper");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_URL), ==, "https://example.org/1");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_LEVEL), ==, "easy");
  g_assert_cmpstr (rt_puzzle_field (puzzle, RT_FIELD_SECONDS), ==, "95");
  g_assert_cmpint (position->givens.digit[1], ==, 2);
  g_assert_cmpint (position->entries.digit[0], ==, 1);
  g_assert_cmpint (position->entries.digit[1], ==, 0);
  g_assert_cmpint (position->marks[2], ==, rt_digits_of (3) | rt_digits_of (9));
  g_assert_cmpint (position->corners[72], ==, rt_digits_of (3));
  g_assert_cmpint (position->colours[8], ==, 2);
  g_assert_cmpint (position->mark_colours[2][8], ==, 1);
  g_assert_cmpint (position->mark_colours[72][2], ==, 2);
  written = rt_write (puzzle, &rt_format_sdk);
  g_assert_cmpstr (written, ==, bytes);
}

/* The samples that are installed are as this program writes them. */
static void
test_samples (void)
{
  static const struct {
    const char *name, *id;
  } samples[] = {
    { "easy.sdk", "sdk" },          { "medium.sdk", "sdk" },
    { "no-solution.sdk", "sdk" },   { "several-solutions.sdk", "sdk" },
    { "judge-2239.txt", "rows" },   { "hard-for-brute-force.sdk", "sdk" },
    { "judge-2580.txt", "spaced" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++) {
    g_autofree char *path = g_build_filename (g_getenv ("RT_TEST_DATA"), "..", "..", "data",
                                              "samples", samples[i].name, NULL);
    gsize size;
    g_autofree char *bytes = contents (path, &size), *written = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpstr (reading->format->id, ==, samples[i].id);
    g_assert_cmpuint (reading->notices->len, ==, 0);
    written = rt_write (reading->puzzles->pdata[0], reading->format);
    g_assert_cmpstr (written, ==, bytes);
  }
}

/* Files that other programs wrote, where they lie beside the project. */
typedef struct {
  const char *name;
  const char *id;   /* of the format */
  guint n_puzzles;  /* 0: malformed, with the error of the next member */
  const char *found;
} World;

static const World world[] = {
  { "gnome-skp-01.skp", "rows", 1, NULL },
  { "grid9-01-zeros-no-spaces.sdk", "rows", 1, NULL },
  { "grid9-spaced-01-baekjoon2580.txt", "spaced", 1, NULL },
  { "line81-01-dots.txt", "line", 11, NULL },
  { "line81-02-dots-slash-comments.txt", "line", 5, NULL },
  { "line81-03-zeros-slash-comment.txt", "line", 12, NULL },
  { "line81-04-dots-hash-comments.txt", "line", 25, NULL },
  { "line81-05-letter-x-blanks.ss", "line", 2, NULL },
  { "line81-06-nearly-solved-no-newline.sdk", "line", 1, NULL },
  { "malformed-01-pipe-grid-last-cell-missing.sdk", "spaced", 0, "ROW_SHORT 9 0" },
  { "malformed-02-pipe-grid-bad-character.sdk", "spaced", 0, "BAD_CHAR 6 11" },
  { "malformed-03-minus-one-blanks.sdk", "spaced", 0, "RANGE 1 5" },
  { "qqwing-compact.txt", "rows", 1, NULL },
  { "qqwing-one-line.txt", "line", 1, NULL },
  { "qqwing-readable.txt", "spaced", 1, NULL },
  { "sdk-01-plain-crlf-no-final-newline.sdk", "rows", 1, NULL },
  { "sdk-02-plain-lf.sdk", "rows", 1, NULL },
  { "sdk-03-pipe-separated.sdk", "spaced", 1, NULL },
  { "sdk-04-hash-comment-spaced-zeros-crlf.sdk", "spaced", 1, NULL },
  { "sdk-05-spaced-thirds-dots.sdk", "rows", 1, NULL },
  { "sdk-06-comma-separated-zeros.sdk", "spaced", 1, NULL },
  { "sdk-07-grid-then-solver-text.sdk", "rows", 1, NULL },
  { "sdm-01-zeros.sdm", "line", 100, NULL },
  { "sdm-02-one-puzzle-no-newline.sdm", "line", 1, NULL },
  { "sdm-03-blank-first-line.sdm", "line", 6, NULL },
  { "ss-01-minimal-dots.ss", "ss", 1, NULL },
  { "ss-02-minimal-trailing-blank-line.ss", "ss", 1, NULL },
  { "csv-01-puzzle-solution-header.csv", "csv", 20, NULL },
  { "csv-02-puzzle-solution-no-header.csv", "csv", 10, NULL },
  { "hodoku-library-01-singles-crlf.txt", "hodoku", 8, NULL },
  { "hodoku-library-02-deleted-candidates.txt", "hodoku", 8, NULL },
  { "pmgrid-01-exclamation-borders.txt", "candidates", 1, NULL },
  { "pmgrid-02-plain-spaced-no-borders.txt", "candidates", 1, NULL },
  { "qqwing-csv.txt", "csv", 1, NULL },
  { "ksudoku-01-written-by-ksudoku-22.12.ksudoku", "ksudoku", 1, NULL },
  { "opensudoku-01-v1-double-quotes.opensudoku", "opensudoku", 12, NULL },
  { "opensudoku-02-v1-single-quotes.opensudoku", "opensudoku", 14, NULL },
  { "fpuzzles-01-decoded.json", "fpuzzles", 1, NULL },
  { "fpuzzles-01-link.txt", "fpuzzles", 1, NULL },
};

static void
test_world (gconstpointer data)
{
  const World *row = data;
  g_autofree char *path = g_build_filename (g_getenv ("RT_SHARED_DATA"), "formats", row->name,
                                            NULL);
  gsize size;
  g_autofree char *bytes = contents (path, &size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_read (bytes, size, NULL, &error);
  g_autofree char *found = NULL;
  guint line, column;

  if (row->n_puzzles) {
    g_assert_no_error (error);
    g_assert_cmpstr (reading->format->id, ==, row->id);
    g_assert_cmpuint (reading->puzzles->len, ==, row->n_puzzles);
    return;
  }
  g_assert_null (reading);
  rt_format_error_place (error, &line, &column);
  found = g_strdup_printf ("%s %u %u", code_name (error), line, column);
  g_assert_cmpstr (found, ==, row->found);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_folder ("any", "bad", test_bad);
  add_folder ("foreign", "bad", test_bad);
  add_folder ("foreign", "good", test_good);
  for (const RtFormat *const *format = rt_formats; *format; format++) {
    add_folder ((*format)->id, "bad", test_bad);
    add_folder ((*format)->id, "good", test_good);
  }
  add_cases ("/files", test_golden, test_samples);
  for (gsize i = 0; i < G_N_ELEMENTS (world); i++) {
    g_autofree char *path = g_build_filename (g_getenv ("RT_SHARED_DATA"), "formats", world[i].name,
                                              NULL);
    g_autofree char *test_path = g_strconcat ("/world/", world[i].name, NULL);

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      g_test_add_data_func (test_path, &world[i], test_world);
  }
  return g_test_run ();
}
