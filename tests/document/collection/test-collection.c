/* test-collection.c - tests that collections keep every line in its place, and read it as its
 * format does. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/collection/collection.h"
#include "document/collection/query.h"
#include "document/collection/repeats.h"
#include "engine/fast/fast.h"
#include "engine/make/transform.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "document/documents.h"

#include <string.h>

static RtCollection *
read_text (const char *text)
{
  RtCollection *collection;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtReading) reading = rt_collection_read (text, strlen (text), &collection, &error);

  g_assert_no_error (error);
  g_assert_nonnull (reading);
  g_assert_nonnull (collection);
  return collection;
}

/* Reading */

static void
test_lines (void)
{
  g_autoptr (RtCollection) collection = read_text (EASY "\n" LONG " # hard\nAnna, " TWO "\n");
  RtGrid grid;
  char text[82];
  const int givens[] = { 30, 17, 27 };
  const char *const titles[] = { NULL, "hard", "Anna" };
  const char *const cells[] = { EASY, LONG, TWO };

  g_assert_cmpuint (rt_collection_n_rows (collection), ==, 3);
  g_assert_cmpuint (rt_collection_n_known (collection), ==, 0);
  for (guint row = 0; row < 3; row++) {
    g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);
    g_autofree char *title = rt_collection_title (collection, row);

    g_assert_cmpint (rt_collection_n_givens (collection, row), ==, givens[row]);
    g_assert_cmpstr (title, ==, titles[row]);
    g_assert_true (rt_collection_grid (collection, row, &grid));
    g_assert_cmpstr (rt_grid_print (&grid, text), ==, cells[row]);
    g_assert_cmpstr (rt_grid_print (&rt_puzzle_position (puzzle)->givens, text), ==, cells[row]);
    g_assert_null (rt_collection_file (collection, row, NULL));
  }
}

/* Comments after the last puzzle are not counted as puzzles that were left out. */
static void
test_comments_behind (void)
{
  static const char text[] = EASY "\n" LONG " # hard\n\n# the end\n# really\n";
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (RtReading) reading = rt_collection_read (text, strlen (text), &collection, NULL);

  g_assert_cmpuint (rt_collection_n_rows (collection), ==, 2);
  g_assert_cmpuint (reading->notices->len, ==, 0);
}

/* Words before the first puzzle are not a damaged puzzle, and every row is read as it was
 * listed. */
static void
test_heading (void)
{
  static const char *const texts[] = {
    "The best of them, 2 in all\n" EASY "\n" LONG " # hard\n",
    "\xef\xbb\xbf" "2\n\nTwo of them\n" EASY "\n" LONG " # hard\n",
    "one: \"" EASY "\",\n  two: \"" LONG "\"\n",
  };
  const char *const cells[] = { EASY, LONG };
  char text[82];

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (RtCollection) collection = read_text (texts[i]);

    g_assert_cmpuint (rt_collection_n_rows (collection), ==, 2);
    for (guint row = 0; row < 2; row++) {
      g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);

      g_assert_cmpint (rt_collection_kind (collection, row), !=, RT_ROW_DAMAGED);
      g_assert_cmpstr (rt_grid_print (&rt_puzzle_position (puzzle)->givens, text), ==, cells[row]);
    }
  }
}

/* A solution before or after its puzzle is not a row; any other full grid is one. */
static void
test_solutions (void)
{
  g_autoptr (RtCollection) collection = read_text (SOLVED "\n" EASY "\n" LONG "\n" SOLVED "\n" LONG "\n");
  const char *const cells[] = { EASY, LONG, SOLVED, LONG };

  g_assert_cmpuint (rt_collection_n_rows (collection), ==, G_N_ELEMENTS (cells));
  for (guint row = 0; row < G_N_ELEMENTS (cells); row++) {
    g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);
    char text[RT_N_CELLS + 1];
    RtGrid grid;

    g_assert_true (rt_collection_grid (collection, row, &grid));
    g_assert_cmpstr (rt_grid_print (&grid, text), ==, cells[row]);
    g_assert_cmpstr (rt_grid_print (&rt_puzzle_position (puzzle)->givens, text), ==, cells[row]);
  }
}

/* A damaged line has its number, and says what is wrong with it and where. */
static void
test_damaged_lines (void)
{
  g_autoptr (RtCollection) collection =
    read_text (EASY "\n# a comment\n53..7\n" LONG "\n" EASY "1\nno puzzle at all\n" TWO
               "\n" EASY ":" LONG "\n" EASY "," SOLVED "," LONG "\n" EASY "," SOLVED "\n" TWO "\n");
  const char *const faults[] = { NULL, "Line 3: *", NULL, "Line 5: 82 cells*", "Line 6: *", NULL,
                                 "Line 8*: Another puzzle*", "Line 9*: Another puzzle*", NULL, NULL };
  RtGrid grid;

  g_assert_cmpuint (rt_collection_n_rows (collection), ==, G_N_ELEMENTS (faults));
  g_assert_cmpuint (rt_collection_n_known (collection), ==, 5);
  for (guint row = 0; row < G_N_ELEMENTS (faults); row++)
    if (faults[row]) {
      g_autofree char *said = rt_collection_fault (collection, row);
      g_autofree char *title = rt_collection_title (collection, row);

      g_assert_true (g_pattern_match_simple (faults[row], said));
      g_assert_null (title);
      g_assert_null (rt_collection_puzzle (collection, row));
      g_assert_false (rt_collection_grid (collection, row, &grid));
      g_assert_cmpint (rt_collection_kind (collection, row), ==, RT_ROW_DAMAGED);
      g_assert_cmpint (rt_collection_n_givens (collection, row), ==, 0);
    } else {
      g_assert_true (rt_collection_grid (collection, row, &grid));
      g_assert_cmpint (rt_collection_kind (collection, row), ==, RT_ROW_UNKNOWN);
    }
}

/* Lines of every kind, in any order. */
static char *
random_lines (GRand *rand)
{
  static const char *const lines[] = {
    EASY, LONG, TWO, CLASH, SOLVED, EMPTY, EMPTY " ---", EASY " # easy", LONG " // hard, 2026",
    EASY "," SOLVED, "# a comment", "  # " EASY, "; another", "", "Anna: " EASY, "3\t" LONG "\tx",
    EASY " ", "  " LONG, "a b c: " TWO ": 1", "12345:" EASY, EASY ":" LONG, LONG "x " EASY,
    "-----------", "'" EASY "'", "0" EASY,
  };
  GString *text = g_string_new (EASY "\n");

  for (int n = g_rand_int_range (rand, 1, 30); n > 0; n--) {
    guint which = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (lines));

    g_string_append (text, lines[which]);
    if (n > 1 || g_rand_boolean (rand))
      g_string_append (text, g_rand_int_range (rand, 0, 8) ? "\n" : "\r\n");
  }
  return g_string_free (text, FALSE);
}

/* Every row is the puzzle that the format reads at that place. */
static void
test_as_the_format_reads (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_compared = 0;

  for (int n = 0; n < 3000; n++) {
    g_autofree char *text = random_lines (rand);
    g_autoptr (RtReading) all = rt_read (text, strlen (text), &rt_format_line, NULL);
    g_autoptr (RtCollection) collection = NULL;
    g_autoptr (RtReading) first = rt_collection_read (text, strlen (text), &collection, NULL);

    g_assert_nonnull (first);
    if (!all || all->puzzles->len < 2)
      continue;
    g_assert_nonnull (collection);
    g_assert_cmpuint (rt_collection_n_rows (collection), ==, all->puzzles->len);
    for (guint row = 0; row < all->puzzles->len; row++) {
      const RtPuzzle *expected = g_ptr_array_index (all->puzzles, row);
      const RtPosition *position = rt_puzzle_position (expected);
      g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);
      RtGrid grid;

      g_assert_true (rt_position_equal (rt_puzzle_position (puzzle), position));
      g_assert_true (rt_collection_grid (collection, row, &grid));
      g_assert_true (rt_grid_equal (&grid, &position->givens));
      g_assert_cmpint (rt_collection_n_givens (collection, row), ==,
                       rt_cells_count (rt_grid_filled (&grid)));
      for (RtField field = 0; field < RT_N_FIELDS; field++)
        g_assert_cmpstr (rt_puzzle_field (puzzle, field), ==, rt_puzzle_field (expected, field));
      n_compared++;
    }
  }
  g_assert_cmpuint (n_compared, >, 5000);
}

/* Any bytes at all: every row is a puzzle, the same in all ways to ask for it, or damaged, and says
 * why. */
static void
test_any_bytes (void)
{
  static const char *const bytes[] = {
    "\n", "\r", " ", "\t", "#",    "'",        ";",            ",",    "x",
    ".",  "0",  "9", "-",  "*",    "\x80",     "\xc2\xa0",     "\x1a", "\xef\xbc\x91",
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint n_good = 0, n_damaged = 0;

  for (int n = 0; n < 3000; n++) {
    g_autofree char *lines = random_lines (rand);
    g_autoptr (GString) text = g_string_new (lines);
    g_autoptr (RtCollection) collection = NULL;
    g_autoptr (RtReading) reading = NULL;

    for (int i = g_rand_int_range (rand, 1, 6); i > 0; i--) {
      gssize at = g_rand_int_range (rand, 0, (gint32) text->len);

      if (g_rand_boolean (rand))
        g_string_erase (text, at, 1);
      g_string_insert (text, at, bytes[g_rand_int_range (rand, 0, G_N_ELEMENTS (bytes))]);
    }
    reading = rt_collection_read (text->str, text->len, &collection, NULL);
    for (guint row = 0; collection && row < rt_collection_n_rows (collection); row++) {
      g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, row);
      g_autofree char *title = rt_collection_title (collection, row), *fault = NULL;
      RtGrid grid;

      g_assert_true (!title || g_utf8_validate (title, -1, NULL));
      g_assert_true (rt_collection_grid (collection, row, &grid) == (puzzle != NULL));
      if (puzzle) {
        g_assert_true (rt_grid_equal (&grid, &rt_puzzle_position (puzzle)->givens));
        g_assert_cmpint (rt_collection_n_givens (collection, row), ==,
                         rt_cells_count (rt_grid_filled (&grid)));
        n_good++;
      } else {
        fault = rt_collection_fault (collection, row);
        g_assert_nonnull (fault);
        n_damaged++;
      }
    }
  }
  g_assert_cmpuint (n_good, >, 10000);
  g_assert_cmpuint (n_damaged, >, 1000);
}

/* One puzzle is no collection, nor are damaged lines without any. */
static void
test_no_collection (void)
{
  const struct {
    const char *text;
    bool puzzle;
  } rows[] = { { EASY, true }, { "# easy\n" EASY "\n\n", true }, { EASY "\n" SOLVED, true },
               { EASY "1\n" EASY "2", false }, { EASY "1", false }, { "", false } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtCollection *collection = (gpointer) &rows[i];   /* none, but no longer that */
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading =
      rt_collection_read (rows[i].text, strlen (rows[i].text), &collection, &error);

    g_assert_null (collection);
    g_assert_true ((reading != NULL) == rows[i].puzzle);
    g_assert_true ((error == NULL) == rows[i].puzzle);
  }
}

#define ROWS(a)                                                                               \
  a "3..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n" \
    "....8..79\n"

/* Grids of nine lines, one after another. */
static void
test_other_formats (void)
{
  g_autoptr (RtCollection) collection = read_text ("Grid 01\n" ROWS ("5") "Grid 02\n" ROWS ("."));
  g_autofree char *title = rt_collection_title (collection, 1);

  g_assert_cmpuint (rt_collection_n_rows (collection), ==, 2);
  g_assert_cmpint (rt_collection_n_givens (collection, 0), ==, 30);
  g_assert_cmpint (rt_collection_n_givens (collection, 1), ==, 29);
  g_assert_cmpstr (title, ==, "Grid 02");
}

/* A malformed text gives its well-formed puzzles. A text with one puzzle, or with none, gives
 * nothing. */
static void
test_rest (void)
{
  const struct {
    const char *text;
    guint n_rows, n_puzzles;
  } rows[] = { { ROWS ("5") "Grid 02\n" ROWS ("q") "Grid 03\n" ROWS ("."), 2, 3 },
               { ROWS ("5") "Grid 02\n" ROWS ("q"), 1, 2 },
               { ROWS ("q") "Grid 02\n" ROWS ("#"), 0, 2 },
               { ROWS ("q"), 0, 1 },
               { "nothing", 0, 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (RtCollection) collection = NULL;
    g_autoptr (RtReading) rest =
      rt_collection_read_rest (rows[i].text, strlen (rows[i].text), &collection);

    g_assert_cmpuint (rest ? rest->puzzles->len : 0, ==, rows[i].n_puzzles);
    g_assert_true ((collection != NULL) == (rows[i].n_rows > 0));
    g_assert_cmpuint (collection ? rt_collection_n_rows (collection) : 0, ==, rows[i].n_rows);
  }
}

static void
test_join (void)
{
  g_autoptr (GPtrArray) puzzles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GPtrArray) parts =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_collection_unref);
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/one.sdk");
  g_autoptr (RtCollection) joined = NULL;
  const char *etag = NULL;
  g_autofree char *title = NULL, *fault = NULL;

  g_ptr_array_add (puzzles, puzzle_of (LONG));
  g_ptr_array_add (parts, read_text (EASY "\n" TWO "\n"));
  g_ptr_array_add (parts, rt_collection_new (puzzles, file, "7"));
  g_ptr_array_add (parts, read_text (CLASH "\nx\n"));
  joined = rt_collection_join (parts);
  g_ptr_array_set_size (parts, 0);

  g_assert_cmpuint (rt_collection_n_rows (joined), ==, 5);
  g_assert_cmpuint (rt_collection_n_known (joined), ==, 1);
  g_assert_null (rt_collection_file (joined, 1, NULL));
  g_assert_true (rt_collection_file (joined, 2, &etag) == file);
  g_assert_cmpstr (etag, ==, "7");
  title = rt_collection_title (joined, 2);
  g_assert_cmpstr (title, ==, "one.sdk");
  g_assert_cmpint (rt_collection_n_givens (joined, 2), ==, 17);
  fault = rt_collection_fault (joined, 4);
  g_assert_true (g_str_has_prefix (fault, "Line 2: "));
}

/* Collections of collections: each row stays what it was, and a file of two puzzles is no file of
 * one. */
static void
test_join_again (void)
{
  g_autoptr (GPtrArray) puzzles =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GPtrArray) parts =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rt_collection_unref);
  g_autoptr (GFile) file = g_file_new_for_path ("/tmp/two.sdm");
  g_autoptr (RtCollection) two = NULL, joined = NULL;
  static const int n_givens[] = { 30, 0, 30, 17, 30, 0 };

  g_ptr_array_add (puzzles, puzzle_of (EASY));
  g_ptr_array_add (puzzles, puzzle_of (LONG));
  g_ptr_array_add (parts, read_text (EASY "\nx\n"));
  g_ptr_array_add (parts, rt_collection_new (puzzles, file, "7"));
  two = rt_collection_join (parts);
  g_ptr_array_set_size (parts, 0);
  g_ptr_array_add (parts, g_steal_pointer (&two));
  g_ptr_array_add (parts, read_text (EASY "\nx\n"));
  joined = rt_collection_join (parts);

  g_assert_cmpuint (rt_collection_n_rows (joined), ==, G_N_ELEMENTS (n_givens));
  g_assert_cmpuint (rt_collection_n_known (joined), ==, 2);
  for (guint row = 0; row < G_N_ELEMENTS (n_givens); row++) {
    g_assert_cmpint (rt_collection_n_givens (joined, row), ==, n_givens[row]);
    g_assert_cmpint (rt_collection_kind (joined, row), ==,
                     n_givens[row] ? RT_ROW_UNKNOWN : RT_ROW_DAMAGED);
    g_assert_null (rt_collection_file (joined, row, NULL));
  }
}

/* Checking */

/* The first half of LENGTH lines is of one kind each, in turn. */
static RtCollection *
make_long (guint length)
{
  static const char *const lines[] = { EASY, LONG, TWO, CLASH, EASY " # easy", "damaged", EMPTY };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < length; i++) {
    g_string_append (text, lines[i % G_N_ELEMENTS (lines)]);
    g_string_append_c (text, '\n');
  }
  return read_text (text->str);
}

static const RtRowKind kinds[] = { RT_ROW_ONE, RT_ROW_ONE,     RT_ROW_MANY, RT_ROW_NONE,
                                   RT_ROW_ONE, RT_ROW_DAMAGED, RT_ROW_MANY };

static void
check (RtCollection *collection)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  rt_collection_check_async (collection, NULL, done_cb, &result);
  g_assert_true (rt_collection_check_finish (wait_for (&result), &error));
  g_assert_no_error (error);
}

static void
test_check (void)
{
  g_autoptr (RtCollection) collection = make_long (5000);

  check (collection);
  g_assert_cmpuint (rt_collection_n_known (collection), ==, 5000);
  for (guint row = 0; row < 5000; row++)
    g_assert_cmpint (rt_collection_kind (collection, row), ==, kinds[row % G_N_ELEMENTS (kinds)]);
}

/* A stopped check keeps its results, and can be continued. */
static void
test_check_stops (void)
{
  g_autoptr (RtCollection) collection = make_long (200000);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  guint n_before = rt_collection_n_known (collection), n_known;

  rt_collection_check_async (collection, cancellable, done_cb, &result);
  until_by (rt_collection_n_known (collection) != n_before, g_thread_yield ());
  g_cancellable_cancel (cancellable);
  g_assert_false (rt_collection_check_finish (wait_for (&result), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  n_known = rt_collection_n_known (collection);
  g_assert_cmpuint (n_known, <, 200000);
  for (guint row = 0; row < 200000; row++) {
    RtRowKind kind = rt_collection_kind (collection, row);

    g_assert_true (kind == RT_ROW_UNKNOWN || kind == kinds[row % G_N_ELEMENTS (kinds)]);
    n_known -= kind != RT_ROW_UNKNOWN;
  }
  g_assert_cmpuint (n_known, ==, 0);
  check (collection);
  g_assert_cmpuint (rt_collection_n_known (collection), ==, 200000);
}

/* The same puzzle */

/* EASY in looks of its own. */
static char *
look (guint64 seed)
{
  RtRandom random = rt_random (seed, 0);
  RtTransform transform;
  RtGrid grid = grid_of (EASY), other;
  char text[RT_N_CELLS + 1];

  rt_transform_init_random (&transform, &random);
  rt_transform_apply (&transform, &grid, &other);
  return g_strdup (rt_grid_print (&other, text));
}

/* Equivalent puzzles are found in all their looks; damaged rows are never equivalent. */
static void
test_repeats (void)
{
  g_autofree char *one = look (1), *two = look (2), *three = look (3);
  g_autofree char *text = g_strdup_printf ("%s\n" LONG "\n%s\nx\n" TWO "\n" LONG "\n%s\nx\n", one,
                                           two, three);
  static const bool again[] = { false, false, true, false, false, true, true, false };
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (RtReading) reading = rt_collection_read (text, strlen (text), &collection, NULL);

  for (int stopped = 1; stopped >= 0; stopped--) {
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GCancellable) cancellable = g_cancellable_new ();

    if (stopped)
      g_cancellable_cancel (cancellable);
    rt_collection_repeats_async (collection, cancellable, done_cb, &result);
    g_assert_true (rt_collection_repeats_finish (wait_for (&result), NULL) == !stopped);
    g_assert_true (rt_collection_knows_repeats (collection) == !stopped);
  }
  g_assert_cmpuint (rt_collection_n_compared (collection), ==, 8);
  for (guint row = 0; row < G_N_ELEMENTS (again); row++)
    g_assert_true (rt_collection_repeats (collection, row) == again[row]);
}

/* The comparisons of a stopped search do not count for the next search. */
static void
test_repeats_again (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) first = NULL, second = NULL;
  guint n_rows = 600;

  for (guint i = 0; i < n_rows; i++)
    g_string_append (text, EASY "\n");
  reading = rt_collection_read (text->str, text->len, &collection, NULL);
  rt_collection_repeats_async (collection, cancellable, done_cb, &first);
  g_usleep (2000);
  g_cancellable_cancel (cancellable);
  rt_collection_repeats_async (collection, NULL, done_cb, &second);
  rt_collection_repeats_finish (wait_for (&first), NULL);
  g_assert_true (rt_collection_repeats_finish (wait_for (&second), NULL));
  g_assert_cmpuint (rt_collection_n_compared (collection), ==, n_rows);
}

/* Rating */

static void
rate (RtCollection *collection, guint from, guint to)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  for (guint row = from; row < to; row++)
    g_array_append_val (rows, row);
  rt_collection_rate_async (collection, rows, NULL, done_cb, &result);
  g_assert_true (rt_collection_rate_finish (wait_for (&result), &error));
  g_assert_no_error (error);
}

/* Exactly the requested rows with one solution are rated. */
static void
test_rate (void)
{
  g_autoptr (RtCollection) collection = make_long (700);
  g_autoptr (RtRater) rater = rt_rater_new (false);
  RtRating expected[G_N_ELEMENTS (kinds)], rating;
  guint n_rated = 0;

  rate (collection, 0, 10);   /* nothing is known yet */
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 0);
  check (collection);
  for (guint row = 0; row < G_N_ELEMENTS (kinds); row++)
    if (kinds[row] == RT_ROW_ONE) {
      RtGrid grid;

      rt_collection_grid (collection, row, &grid);
      rt_rater_rate (rater, &grid, NULL, &expected[row]);
    }
  rate (collection, 100, 500);
  for (guint row = 0; row < 700; row++) {
    guint i = row % G_N_ELEMENTS (kinds);

    g_assert_true (rt_collection_rating (collection, row, &rating) ==
                   (row >= 100 && row < 500 && kinds[i] == RT_ROW_ONE));
    if (rt_collection_rating (collection, row, &rating)) {
      g_assert_cmpint (rating.er, ==, expected[i].er);
      g_assert_cmpint (rating.ep, ==, expected[i].ep);
      g_assert_cmpint (rating.ed, ==, expected[i].ed);
      n_rated++;
    }
  }
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, n_rated);
  rate (collection, 0, 700);
  g_assert_cmpuint (rt_collection_n_rated (collection), ==, 300);
}

/* Kept ratings are restored to the same puzzles, and to no others. */
static void
test_keep_ratings (void)
{
  g_autoptr (RtCollection) collection = make_long (70), same = make_long (70);
  g_autoptr (RtCollection) longer = make_long (71), other = read_text (LONG "\n" EASY "\n");
  g_autofree char *none = rt_collection_keep_ratings (collection), *text = NULL, *again = NULL;

  g_assert_null (none);
  check (collection);
  rate (collection, 0, 40);
  text = rt_collection_keep_ratings (collection);
  rt_collection_restore_ratings (same, text);
  g_assert_cmpuint (rt_collection_n_rated (same), ==, rt_collection_n_rated (collection));
  for (guint row = 0; row < 70; row++) {
    RtRating a = { 0 }, b = { 0 };

    g_assert_true (rt_collection_rating (same, row, &a) ==
                   rt_collection_rating (collection, row, &b));
    g_assert_cmpint (a.er, ==, b.er);
    g_assert_cmpint (a.ep, ==, b.ep);
    g_assert_cmpint (a.ed, ==, b.ed);
  }
  again = rt_collection_keep_ratings (same);
  g_assert_cmpstr (again, ==, text);
  rt_collection_restore_ratings (longer, text);
  rt_collection_restore_ratings (other, text);
  rt_collection_restore_ratings (other, "");
  g_assert_cmpuint (rt_collection_n_rated (longer) + rt_collection_n_rated (other), ==, 0);
}

/* Stopped in the middle of what takes minutes, it keeps what it has. */
static void
test_rate_stops (void)
{
  g_autoptr (GString) text = g_string_new (EASY "\n");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  RtRating rating;

  for (guint row = 0; row < 1000; row++) {
    g_string_append (text, NUGGET "\n");
    g_array_append_val (rows, row);
  }
  collection = read_text (text->str);
  check (collection);
  rt_collection_rate_async (collection, rows, cancellable, done_cb, &result);
  until_by (rt_collection_n_rated (collection) > 0, g_thread_yield ());
  g_cancellable_cancel (cancellable);
  g_assert_false (rt_collection_rate_finish (wait_for (&result), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_true (rt_collection_rating (collection, 0, &rating));
  g_assert_cmpuint (rt_collection_n_rated (collection), <, 100);
}

/* Asking */

static void
test_ranges (void)
{
  const struct {
    const char *text;
    RtRatings ratings;
  } good[] = {
    { "", { 0, 0 } },          { "  ", { 0, 0 } },         { "7.1", { 71, 71 } },
    { "7,1", { 71, 71 } },     { "7", { 70, 79 } },        { "7.", { 70, 79 } },
    { " 11.9 ", { 119, 119 } }, { "2.0-3.4", { 20, 34 } },  { "2 – 3.4", { 20, 34 } },
    { "2..3,4", { 20, 34 } },  { "2.1…3", { 21, 30 } },    { "2-", { 20, 200 } },
    { "-3", { 0, 30 } },       { "7+", { 70, 200 } },      { "7.1 +", { 71, 200 } },
    { "≥ 7", { 70, 200 } },    { ">=7.1", { 71, 200 } },   { "> 7", { 71, 200 } },
    { "≤3.4", { 0, 34 } },     { "< = 3.4", { 0, 34 } },   { "<3", { 0, 29 } },
    { "< 0", { 0, 1 } },       { "0", { 0, 9 } },          { "20.0", { 200, 200 } },
    { "0+", { 0, 200 } },
  };
  const char *const bad[] = { "x", "-", ">", "7x", "7.12", "123", "> 7-8", "2-3-4", "7++", "..",
                              "≥", "+", "7 1.1" };
  RtRatings ratings;

  for (gsize i = 0; i < G_N_ELEMENTS (good); i++) {
    ratings = (RtRatings) { -1, -1 };
    g_assert_true (rt_query_read_ratings (good[i].text, &ratings));
    g_assert_cmpint (ratings.least, ==, good[i].ratings.least);
    g_assert_cmpint (ratings.most, ==, good[i].ratings.most);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    ratings = (RtRatings) { -1, -1 };
    g_assert_false (rt_query_read_ratings (bad[i], &ratings));
    g_assert_cmpint (ratings.least, ==, -1);
  }
}

static GArray *
ask (RtCollection *collection, const RtQuery *query)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GArray *rows;

  rt_collection_query_async (collection, query, NULL, done_cb, &result);
  rows = rt_collection_query_finish (wait_for (&result), &error);
  g_assert_no_error (error);
  return rows;
}

static void
test_query (void)
{
  g_autoptr (RtCollection) collection =
    read_text (EASY "\nBerta: " LONG " # Odd one\nx\n" TWO "\nanna: " CLASH "\nÄrger 10: " LONG "\n"
               "Ärger 9: " TWO "\n");
  const struct {
    RtQuery query;
    const char *rows; /* numbers from 1 */
  } rows[] = {
    { RT_QUERY_ALL, "1234567" },
    { { .n_givens = -1, .kind = -1, .descending = true }, "7654321" },
    { { .n_givens = 17, .kind = -1 }, "26" },
    { { .n_givens = 0, .kind = -1 }, "" },
    { { .n_givens = -1, .kind = RT_ROW_ONE }, "126" },
    { { .n_givens = -1, .kind = RT_ROW_DAMAGED }, "3" },
    { { .n_givens = 27, .kind = RT_ROW_MANY }, "47" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_GIVENS }, "3264715" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_GIVENS, .descending = true }, "1547263" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_KIND }, "1264753" },
    { { .n_givens = 27, .kind = -1, .order = RT_ORDER_KIND, .descending = true }, "47" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_TITLE }, "2576134" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_TITLE, .descending = true }, "6752134" },
    { { .text = "ANNA", .n_givens = -1, .kind = -1 }, "5" },
    { { .text = "odd", .n_givens = -1, .kind = -1 }, "2" },
    { { .text = "ärger", .n_givens = -1, .kind = -1, .order = RT_ORDER_TITLE }, "76" },
    { { .text = "1.2.......5", .n_givens = -1, .kind = -1 }, "26" },
    { { .text = "102", .n_givens = -1, .kind = -1 }, "26" },
    { { .text = "53007", .n_givens = -1, .kind = RT_ROW_MANY }, "47" },
    { { .text = "nowhere", .n_givens = -1, .kind = -1 }, "" },
    /* The easy row is the first of the three rated ones; unrated rows come last. */
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_RATING }, "1234567" },
    { { .n_givens = -1, .kind = -1, .order = RT_ORDER_RATING, .descending = true }, "2134567" },
    { { .n_givens = -1, .kind = -1, .ratings = { 0, 200 } }, "12" },
    { { .n_givens = -1, .kind = -1, .ratings = { 0, 12 } }, "1" },
    { { .n_givens = -1, .kind = -1, .ratings = { 13, 200 } }, "2" },
    { { .n_givens = -1, .kind = -1, .ratings = { 199, 200 } }, "" },
  };

  check (collection);
  rate (collection, 0, 5);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GArray) found = ask (collection, &rows[i].query);
    g_autoptr (GString) said = g_string_new (NULL);

    for (guint j = 0; j < found->len; j++)
      g_string_append_printf (said, "%u", g_array_index (found, guint, j) + 1);
    g_assert_cmpstr (said->str, ==, rows[i].rows);
  }
}

static void
test_query_stops (void)
{
  g_autoptr (RtCollection) collection = make_long (100);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  for (RtOrder order = 0; order < RT_N_ORDERS; order++) {
    g_autoptr (GAsyncResult) result = NULL;
    RtQuery query = RT_QUERY_ALL;

    query.order = order;
    g_cancellable_cancel (cancellable);
    rt_collection_query_async (collection, &query, cancellable, done_cb, &result);
    g_assert_null (rt_collection_query_finish (wait_for (&result), &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    g_clear_error (&error);
  }
}

/* Writing */

static void
test_write (void)
{
  g_autoptr (RtCollection) collection = read_text (EASY "\nx\n" LONG " # hard\n" TWO "\n");
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) puzzles =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) rt_puzzle_unref);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtPuzzle) puzzle = rt_collection_puzzle (collection, 3);
  g_autoptr (GBytes) bytes = NULL;
  RtPosition position = *rt_puzzle_position (puzzle);
  const guint order[] = { 3, 2, 1 };
  RtHolds losses;
  guint n;

  rt_position_enter (&position, 2, 4, false);
  g_hash_table_insert (puzzles, (gpointer) TWO, rt_puzzle_with_position (puzzle, &position));
  g_array_append_vals (rows, order, G_N_ELEMENTS (order));
  rt_collection_write_async (collection, rows, puzzles, &rt_format_line, NULL, NULL, done_cb,
                             &result);
  bytes = rt_collection_write_finish (wait_for (&result), &n, &losses, NULL);
  g_assert_cmpstr (g_bytes_get_data (bytes, NULL), ==,
                   "534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5"
                   ".........\n" LONG " # hard\n");
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (losses, ==, RT_HOLDS_ENTRIES);
}

/* The head and tail of a format are written too. */
static void
test_write_whole (void)
{
  g_autoptr (RtCollection) collection = read_text (EASY "\n" TWO "\n");
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const guint order[] = { 0, 1 };
  RtHolds losses;
  guint n;

  g_array_append_vals (rows, order, G_N_ELEMENTS (order));
  rt_collection_write_async (collection, rows, NULL, &rt_format_opensudoku, NULL, NULL, done_cb, &result);
  bytes = rt_collection_write_finish (wait_for (&result), &n, &losses, NULL);
  reading = rt_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL, NULL);
  g_assert_nonnull (reading);
  g_assert_cmpuint (reading->puzzles->len, ==, 2);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/collection", test_lines, test_comments_behind, test_heading,
                    test_solutions, test_damaged_lines, test_as_the_format_reads, test_any_bytes,
                    test_no_collection, test_other_formats, test_rest, test_join, test_join_again,
                    test_check, test_check_stops, test_repeats, test_repeats_again, test_rate,
                    test_keep_ratings, test_rate_stops, test_ranges, test_query, test_query_stops,
                    test_write, test_write_whole);
}
