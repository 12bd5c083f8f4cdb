/* test-watched-program.c - tests that the output of a program is read to its end or to its first
 * error, and that the error is reported. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/watched-program.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "document/printed.h"
#include "document/scratch.h"
#include "document/watched.h"

#define STEPS "# puzzle " EASY "\n1 3 1\n1 3 0\n1 3 2\n"
#define N_STEPS 5 /* with the first, which reads the givens, and the end */

static void
read_on (RtWatched *watched)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_watched_read_async (watched, NULL, done_cb, &result);
  wait_for (&result);
}

/* Fails unless WATCHED ends after STEPS with an error that starts with BEGINNING. */
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

/* An error has the name of the text and the place. */
static void
test_wrong (void)
{
  static const char text[] = STEPS "1 10 2\n1 3 0\n";
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = g_build_filename (scratch, "my steps.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (RtWatched) of_file = NULL, of_text = watched_of (NULL, text);

  scratch_write (path, text, -1);
  of_file = watched_of (file, NULL);
  assert_breaks_off (of_file, "my steps.txt, line 5, column 3: A step has ");
  assert_breaks_off (of_text, "Pasted text, line 5, column 3: A step has ");
}

/* A read error has no place in the text. */
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

/* Standard input as a slow program brings it: a few bytes at a time. */
#define DRIP_MOST 7

typedef GFilterInputStream Drip;
typedef GFilterInputStreamClass DripClass;
static GType drip_get_type (void);
G_DEFINE_FINAL_TYPE (Drip, drip, G_TYPE_FILTER_INPUT_STREAM)

static gssize
drip_read (GInputStream *stream, void *buffer, gsize count, GCancellable *cancellable, GError **error)
{
  return g_input_stream_read (g_filter_input_stream_get_base_stream (G_FILTER_INPUT_STREAM (stream)),
                              buffer, MIN (count, DRIP_MOST), cancellable, error);
}

static void
drip_class_init (DripClass *class)
{
  G_INPUT_STREAM_CLASS (class)->read_fn = drip_read;
}

static void
drip_init (Drip *self)
{
}

/* Opens TEXT as standard input. Returns true if it is recognised as steps, well-formed or not;
 * otherwise sets READ to the bytes that were read. */
static bool
takes_dripping (const char *text, gsize size, GBytes **read)
{
  g_autoptr (GInputStream) bytes = g_memory_input_stream_new_from_data (text, (gssize) size, NULL);
  g_autoptr (GInputStream) stream = g_object_new (drip_get_type (), "base-stream", bytes, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RtWatched) watched = NULL;

  rt_watched_open_stream_async (stream, NULL, NULL, done_cb, &result);
  watched = rt_watched_open_finish (wait_for (&result), &error);
  *read = watched || error ? NULL : rt_watched_read_bytes (result);
  return *read == NULL;
}

/* A stream is recognised as steps as soon as it can be nothing else. Any other stream is read only
 * until that is decided. */
static void
test_stream (void)
{
  static const struct {
    const char *text;
    bool steps;
  } rows[] = {
    { STEPS, true },
    { "# puzzle " EASY "\n1 3 1\n", true }, /* one step is enough for a puzzle that is named */
    { "1 3 1\n1 3 0\nDear Sir\n", false },       /* too few */
    { "Solving\n1 3 1\n1 3 0\n1 3 2\n", true },
    { EASY "\n", false },
    { EASY "\n" LONG "\n", false },
    { "r1c1 r2c2\nDear Sir\n", false },
    { "", false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    gsize size = strlen (rows[i].text);
    g_autoptr (GBytes) read = NULL;

    g_assert_true (takes_dripping (rows[i].text, size, &read) == rows[i].steps);
    if (read)
      g_assert_cmpmem (g_bytes_get_data (read, NULL), g_bytes_get_size (read), rows[i].text, size);
  }
}

/* Each file of FOLDER is steps, or none, from standard input as well. */
static void
compare_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL), *text = NULL;
    gsize size;

    if (g_file_get_contents (path, &text, &size, NULL)) {
      g_autoptr (GBytes) read = NULL;

      g_test_message ("%s", path);
      g_assert_true (takes_dripping (text, size, &read) == rt_watched_suits (text, size));
    } else {
      compare_all (path);
    }
  }
}

static void
test_stream_is_as_a_file (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("RT_TEST_DATA"), "formats", NULL);

  compare_all (folder);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/watched", test_whole, test_wrong, test_unreadable, test_stream,
                    test_stream_is_as_a_file);
}
