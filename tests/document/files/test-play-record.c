/* test-play-record.c - tests that the record of solved puzzles is written and read as a table, and
 * summarised by level. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/play-record.h"

#include "document/scratch.h"

#include "common/cases.h"

#include <string.h>

static void
add (int er, int seconds, guint n_hints)
{
  const RtPlayed played = { 1764342245, er, seconds, n_hints };
  g_autoptr (GError) error = NULL;

  g_assert_true (rt_play_record_add (&played, &error));
  g_assert_no_error (error);
}

static char *
text_of_file (void)
{
  g_autofree char *path = rt_play_record_path ();
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static void
test_comes_back (void)
{
  g_autoptr (GArray) none = rt_play_record_read (), rows = NULL;
  g_autofree char *text = NULL, *gone = NULL;
  const RtPlayed *last;

  g_assert_cmpuint (none->len, ==, 0);
  add (12, 252, 0);
  add (117, 0, 3);
  text = text_of_file ();
  g_assert_cmpstr (text, ==, "when,rating,seconds,hints\n"
                             "2025-11-28T15:04:05Z,1.2,252,0\n"
                             "2025-11-28T15:04:05Z,11.7,,3\n");
  rows = rt_play_record_read ();
  g_assert_cmpuint (rows->len, ==, 2);
  last = &g_array_index (rows, RtPlayed, 1);
  g_assert_cmpint (last->when, ==, 1764342245);
  g_assert_cmpint (last->er, ==, 117);
  g_assert_cmpint (last->seconds, ==, 0);
  g_assert_cmpuint (last->n_hints, ==, 3);
  rt_play_record_delete ();
  gone = text_of_file ();
  g_assert_null (gone);
  rt_play_record_delete ();
}

/* A line that cannot be read is passed over, and stays in the file. */
static void
test_damaged_lines (void)
{
  g_autofree char *path = rt_play_record_path (), *text = NULL;
  g_autoptr (GArray) rows = NULL;

  add (15, 60, 0);
  g_assert_true (g_file_set_contents (path, "when\nnonsense,1.2,3,0\n2025-11-28T15:04:05Z,nan,3,0\n"
                                            "2025-11-28T15:04:05Z,99,3,0\n,,,\n"
                                            "2025-11-28T15:04:05Z,2.6,-3,-1", -1, NULL));
  add (15, 61, 0);
  rows = rt_play_record_read ();
  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_cmpint (g_array_index (rows, RtPlayed, 0).seconds, ==, 0);
  g_assert_cmpuint (g_array_index (rows, RtPlayed, 0).n_hints, ==, 0);
  g_assert_cmpint (g_array_index (rows, RtPlayed, 1).seconds, ==, 61);
  text = text_of_file ();
  g_assert_nonnull (strstr (text, "nonsense"));
  rt_play_record_delete ();
}

static void
test_sum (void)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (RtPlayed));
  static const RtPlayed played[] = { { 0, 12, 300, 0 }, { 0, 12, 100, 1 }, { 0, 10, 200, 0 },
                                     { 0, 12, 0, 5 },   { 0, 80, 0, 0 } };
  RtPlayLevel levels[RT_HARD_WORDS];

  g_array_append_vals (rows, played, G_N_ELEMENTS (played));
  rt_play_record_sum (rows, levels);
  g_assert_cmpuint (levels[0].n, ==, 4);
  g_assert_cmpuint (levels[0].n_timed, ==, 3);
  g_assert_cmpint (levels[0].best, ==, 100);
  g_assert_cmpint (levels[0].median, ==, 200);
  g_assert_cmpuint (levels[0].n_hints, ==, 6);
  g_assert_cmpuint (levels[1].n, ==, 0);
  g_assert_cmpuint (levels[RT_HARD_WORDS - 1].n, ==, 1);
  g_assert_cmpuint (levels[RT_HARD_WORDS - 1].n_timed, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_auto (Scratch) scratch = scratch_new ();
  int result;

  g_setenv ("XDG_DATA_HOME", scratch, TRUE);
  g_test_init (&argc, &argv, NULL);

  add_cases ("/play-record", test_comes_back, test_damaged_lines, test_sum);
  result = g_test_run ();
  return result;
}
