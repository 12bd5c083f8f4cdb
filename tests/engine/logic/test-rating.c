/* test-rating.c - the three numbers are those that people quote. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/rating.h"

#include "puzzles.h"

#include <stdlib.h>
#include <string.h>

static int
tenths (const char *text)
{
  return (int) (g_ascii_strtod (text, NULL) * 10 + 0.5);
}

/* Rates every puzzle of a table: puzzle, ER, EP, ED, tabs between; comments begin with #. */
static void
check_table (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (RtRater) rater = rt_rater_new (false);
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_auto (GStrv) words = g_strsplit (*line, "\t", -1);
    RtRating rating;
    RtGrid grid;

    if (**line == '#' || !**line)
      continue;
    g_assert_cmpuint (g_strv_length (words), ==, 4);
    g_assert_true (rt_grid_parse (&grid, words[0]));
    g_assert_true (rt_rater_rate (rater, &grid, NULL, &rating));
    g_test_message ("%s", *line);
    g_assert_cmpint (rating.er, ==, tenths (words[1]));
    g_assert_cmpint (rating.ep, ==, tenths (words[2]));
    g_assert_cmpint (rating.ed, ==, tenths (words[3]));
    n++;
  }
  g_assert_cmpuint (n, >, 0);
}

static void
test_table (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "ratings.tsv", NULL);

  check_table (path);
}

/* The larger table that may lie beside the project. */
static void
test_shared_table (gconstpointer path)
{
  check_table (path);
}

/* The corrected mode differs where the classic one misses something. */
static void
test_corrected (void)
{
  static const struct {
    const char *puzzle;
    int classic, corrected;
  } rows[] = {
    { "................12..3..4.........3....5...4...1..67.......8..3...4...5..26..1....", 67, 57 },
    { "................12..3.45........6.....1...47...8..2.......8..9..6.......92....5..", 71, 57 },
    { "81..7....2..8.49...5..6..4............91..3.4.....35..14.7....2..........7.4.9..1", 47, 45 },
  };
  g_autoptr (RtRater) classic = rt_rater_new (false), corrected = rt_rater_new (true);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    RtRating rating;
    RtGrid grid;

    g_assert_true (rt_grid_parse (&grid, rows[i].puzzle));
    g_assert_true (rt_rater_rate (classic, &grid, NULL, &rating));
    g_assert_cmpint (rating.er, ==, rows[i].classic);
    g_assert_true (rt_rater_rate (corrected, &grid, NULL, &rating));
    g_assert_cmpint (rating.er, ==, rows[i].corrected);
    g_assert_cmpint (rating.ep, ==, 12);
    g_assert_cmpint (rating.ed, ==, 12);
  }
}
