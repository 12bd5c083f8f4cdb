/* test-watched.c - what a program prints is read to its end, or to where it is wrong, which is said. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/watched.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "printed.h"
#include "scratch.h"
#include "watched.h"

#define STEPS "# puzzle " EASY "\n1 3 1\n1 3 0\n1 3 2\n"
#define N_STEPS 5 /* with the first, which reads the givens, and the end */

static void
read_on (RtWatched *watched)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_watched_read_async (watched, NULL, done_cb, &result);
  wait_for (&result);
}

/* WATCHED breaks off behind STEPS; what is said of that begins with BEGINNING. */
static void
assert_breaks_off (RtWatched *watched, const char *beginning)
{
  read_on (watched);
  g_assert_cmpuint (rt_trace_length (rt_watched_trace (watched)), ==, N_STEPS);
  g_assert_null (rt_watched_diagnosis (watched));
  g_assert_nonnull (rt_watched_fault (watched));
  g_assert_true (g_str_has_prefix (rt_watched_fault (watched), beginning));
}

static void
test_whole (void)
{
  RtGrid grid = grid_of (EASY);
  g_autofree char *text = printed_text (&rt_search_masks, &grid);
  g_autoptr (RtWatched) watched = watched_of (NULL, text);

  read_on (watched);
  g_assert_nonnull (rt_watched_diagnosis (watched));
  g_assert_null (rt_watched_fault (watched));
  g_assert_null (rt_watched_file (watched));
}

/* What is wrong is told with the name of what it is in, and its place. */
static void
test_wrong (void)
{
  static const char text[] = STEPS "1 10 2\n1 3 0\n";
  char *scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "my steps.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RtWatched) of_file = NULL, of_text = watched_of (NULL, text);

  scratch_write (path, text, -1);
  of_file = watched_of (file, NULL);
  assert_breaks_off (of_file, "my steps.txt, line 5, column 3: A step has ");
  assert_breaks_off (of_text, "Pasted text, line 5, column 3: A step has ");
  scratch_remove (scratch);
}

/* What cannot be read any further has no place there that is wrong. */
static void
test_unreadable (void)
{
  g_autoptr (GInputStream) bytes = g_memory_input_stream_new_from_data (STEPS "\xff\n", -1, NULL);
  g_autoptr (GCharsetConverter) converter = g_charset_converter_new ("UTF-8", "UTF-8", NULL);
  g_autoptr (GInputStream) stream = g_converter_input_stream_new (bytes, G_CONVERTER (converter));
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtWatched) watched = NULL;

  rt_watched_open_stream_async (stream, NULL, NULL, done_cb, &result);
  watched = rt_watched_open_finish (wait_for (&result), NULL);
  assert_breaks_off (watched, "Standard input: ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/watched/whole", test_whole);
  g_test_add_func ("/watched/wrong", test_wrong);
  g_test_add_func ("/watched/unreadable", test_unreadable);
  return g_test_run ();
}
