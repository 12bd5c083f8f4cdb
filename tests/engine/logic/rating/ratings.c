/* ratings.c - parses the table of ratings. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/rating/ratings.h"

#include <string.h>

/* Parses "10.5" as 105. */
static int
tenths_of (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", -1);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_assert_cmpuint (strlen (parts[1]), ==, 1);
  return (int) (10 * g_ascii_strtoll (parts[0], NULL, 10) + g_ascii_digit_value (*parts[1]));
}

GArray *
rated_puzzles (const char *path)
{
  g_autofree char *own = g_build_filename (g_getenv ("RT_TEST_DATA"), "ratings.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Rated));

  g_assert_true (g_file_get_contents (path ? path : own, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_auto (GStrv) words = g_strsplit (*line, "\t", -1);
    Rated rated;

    if (**line == '#' || !**line)
      continue;
    g_assert_cmpuint (g_strv_length (words), >=, 4);
    g_assert_true (rt_grid_parse (&rated.grid, words[0]));
    rated.rating = (RtRating) { .er = tenths_of (words[1]), .ep = tenths_of (words[2]),
                                .ed = tenths_of (words[3]) };
    g_array_append_val (all, rated);
  }
  g_assert_cmpuint (all->len, >, 0);
  return all;
}

void
assert_same_rating (const RtRating *rating, const RtRating *expected)
{
  g_assert_cmpint (rating->er, ==, expected->er);
  g_assert_cmpint (rating->ep, ==, expected->ep);
  g_assert_cmpint (rating->ed, ==, expected->ed);
}
