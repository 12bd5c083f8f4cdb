/* test-load-save.c - tests that files are loaded completely or refused with one sentence, and
 * saved completely or not at all. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/load-save.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/result.h"
#include "document/documents.h"
#include "document/scratch.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static RtReading *
load (GFile *file, char **etag, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_storage_load_async (file, NULL, done_cb, &result);
  return rt_storage_load_finish (wait_for (&result), etag, error);
}

static bool
save (RtPuzzle *puzzle, GFile *file, const char *old, char **etag, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  rt_storage_save_async (puzzle, rt_storage_format_for (file), file, old, NULL, done_cb, &result);
  return rt_storage_save_finish (wait_for (&result), etag, error);
}

static GFile *
file_in (const char *scratch, const char *name)
{
  return g_file_new_build_filename (scratch, name, NULL);
}

/* One sentence that names the file, whole and in letters. */
static void
assert_sentence (const GError *error, const char *name)
{
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_nonnull (strstr (error->message, name));
  g_assert_null (strchr (error->message, '\n'));
  g_assert_null (strstr (error->message, "%s"));
}

static void
assert_load_fails (GFile *file, GQuark domain, int code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (file);

  g_assert_null (load (file, NULL, &error));
  g_assert_error (error, domain, code);
  assert_sentence (error, name);
}

/* In a file of many puzzles for other programs blanks are 0, which all of them read; in any other they are
 * points. */
static void
test_blanks (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *zeros = g_strdelimit (g_strdup (LONG "\n"), ".", '0');
  const struct { const char *name, *text; } rows[] = { { "many.sdm", zeros }, { "many.txt", LONG "\n" } };
  g_autoptr (RtPuzzle) puzzle = puzzle_of (LONG);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GFile) file = file_in (scratch, rows[i].name);
    g_autoptr (GAsyncResult) result = NULL;
    g_autofree char *written = NULL;

    rt_storage_save_async (puzzle, &rt_format_line, file, NULL, NULL, done_cb, &result);
    g_assert_true (rt_storage_save_finish (wait_for (&result), NULL, NULL));
    written = scratch_read (g_file_peek_path (file));
    g_assert_cmpstr (written, ==, rows[i].text);
  }
}

/* Pasted text and standard input are read like a file, under the given name. The text of standard
 * input is kept. */
static void
test_pasted (gconstpointer data)
{
  bool is_stream = data != NULL;
  static const char *const texts[] = { EASY "\n", EASY "\n" LONG "\n", "no puzzle\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i], strlen (texts[i]));
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (RtReading) reading = NULL;
    g_autoptr (RtCollection) collection = NULL;
    g_autoptr (GInputStream) stream = NULL;
    g_autofree char *text = NULL;

    if (is_stream) {
      gsize n = strlen (texts[i]) / 2;
      g_autoptr (GBytes) begun = g_bytes_new_from_bytes (bytes, 0, n);

      stream = g_memory_input_stream_new_from_data (texts[i] + n, -1, NULL);
      rt_storage_load_stream_async (stream, begun, "the clipboard", NULL, done_cb, &result);
    } else {
      rt_storage_load_bytes_async (bytes, "the clipboard", NULL, done_cb, &result);
    }
    reading = rt_storage_load_finish (wait_for (&result), NULL, &error);
    collection = rt_storage_loaded_collection (result);
    text = rt_storage_loaded_text (result);
    g_assert_cmpstr (text, ==, is_stream ? texts[i] : NULL);
    g_assert_true ((reading == NULL) == (i == 2));
    g_assert_true ((collection != NULL) == (i == 1));
    if (error)
      assert_sentence (error, "the clipboard");
  }
}

/* Every suffix of every format, in any case; the native one where the name says nothing. */
static void
test_format_for (void)
{
  static const char *const silent[] = { "puzzle", "puzzle.", ".sdk2", "puzzle.sdk.bak", "sdk" };

  for (const RtFormat *const *format = rt_formats; *format; format++) {
    g_autofree char *small = g_strconcat ("/nowhere/a.b.", (*format)->suffix, NULL);
    g_autofree char *big = g_ascii_strup (small, -1);
    g_autoptr (GFile) file = g_file_new_for_path (small), shout = g_file_new_for_path (big);

    g_assert_cmpstr (rt_storage_format_for (file)->suffix, ==, (*format)->suffix);
    g_assert_true (rt_storage_format_for (file) == rt_storage_format_for (shout));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (silent); i++) {
    g_autoptr (GFile) file = g_file_new_for_path (silent[i]);

    g_assert_cmpstr (rt_storage_format_for (file)->id, ==, "sdk");
  }
}

static void
test_round_trip (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (RtPuzzle) bare = puzzle_of (EASY), puzzle = NULL;
  RtPosition position = *rt_puzzle_position (bare);
  g_autoptr (GFile) file = file_in (scratch, "Übung “1”.sdk");
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL, *loaded = NULL;
  g_autoptr (RtReading) reading = NULL;

  rt_position_enter (&position, 2, 4, false);
  position.marks[3] = 0x111;
  puzzle = rt_puzzle_new (&position);
  g_assert_true (save (puzzle, file, NULL, &saved, &error));
  g_assert_no_error (error);
  reading = load (file, &loaded, &error);
  g_assert_no_error (error);
  g_assert_nonnull (saved);
  g_assert_cmpstr (saved, ==, loaded);
  g_assert_cmpstr (reading->format->id, ==, "sdk");
  g_assert_cmpint (reading->puzzles->len, ==, 1);
  g_assert_true (rt_position_equal (rt_puzzle_position (reading->puzzles->pdata[0]), &position));
}

static void
test_load_faults (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) missing = file_in (scratch, "missing.sdk");
  g_autoptr (GFile) folder = file_in (scratch, "folder.sdk");
  g_autoptr (GFile) below = file_in (scratch, "plain/below.sdk");
  g_autoptr (GFile) empty = file_in (scratch, "empty.sdk");
  g_autoptr (GFile) words = file_in (scratch, "words.txt");
  g_autoptr (GFile) loop = file_in (scratch, "loop.sdk");
  g_autoptr (GFile) odd = g_file_new_for_uri ("nosuchscheme://place/odd.sdk");
  g_autofree char *plain = g_build_filename (scratch, "plain", NULL);

  g_assert_cmpint (g_mkdir (g_file_peek_path (folder), 0700), ==, 0);
  scratch_write (plain, "x", 1);
  scratch_write (g_file_peek_path (empty), "", 0);
  scratch_write (g_file_peek_path (words), "no puzzle here\n", -1);
  g_assert_cmpint (symlink ("loop.sdk", g_file_peek_path (loop)), ==, 0);
  assert_load_fails (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_load_fails (folder, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_load_fails (below, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  assert_load_fails (loop, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
  assert_load_fails (odd, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED);
  assert_load_fails (empty, RT_FORMAT_ERROR, RT_FORMAT_ERROR_EMPTY);
  assert_load_fails (words, RT_FORMAT_ERROR, RT_FORMAT_ERROR_UNKNOWN);
}

/* A malformed text: the sentence begins with file, line and column, and the place is kept. What is
 * clear can be had all the same. */
static void
test_load_malformed (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "bad.sdk");
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtReading) rest = NULL;
  g_autoptr (GError) error = NULL;
  guint line, column;

  scratch_write (g_file_peek_path (file), "[Puzzle]\n53..7....\n6..1q5...\n.98....6.\n8...6...3\n"
                                          "4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
                 -1);
  rt_storage_load_async (file, NULL, done_cb, &result);
  g_assert_null (rt_storage_load_finish (wait_for (&result), NULL, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_BAD_CHAR);
  rest = rt_storage_loaded_rest (result);
  g_assert_cmpuint (rest->puzzles->len, ==, 1);
  g_assert_true (rt_cells_equal (g_array_index (rest->bad, RtCells, 0), rt_cells_of (13)));
  g_assert_null (rt_storage_loaded_collection (result));
  g_assert_true (g_str_has_prefix (error->message, "bad.sdk, line 3, column 5: "));
  g_assert_true (rt_format_error_place (error, &line, &column));
  g_assert_cmpint (line, ==, 3);
  g_assert_cmpint (column, ==, 5);
}

/* SIZE bytes that take no room on the disk. */
static void
make_huge (GFile *file, const char *begin, goffset size)
{
  scratch_write (g_file_peek_path (file), begin, -1);
  g_assert_cmpint (truncate (g_file_peek_path (file), size), ==, 0);
}

/* Too large by its size is refused unread; what has no size is cut off; a long collection is
 * read. */
static void
test_load_huge (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) vast = file_in (scratch, "vast.sdk");
  g_autoptr (GFile) huge = file_in (scratch, "huge.sdk");
  g_autoptr (GFile) many = file_in (scratch, "many.sdm");
  g_autoptr (GFile) endless = g_file_new_for_path ("/dev/zero");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GError) error = NULL;

  make_huge (vast, EASY "\n", (goffset) 1 << 40);
  assert_load_fails (vast, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
  make_huge (huge, "[Puzzle]\n", RT_TEXT_MAX + 1);
  assert_load_fails (huge, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
  assert_load_fails (endless, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
  while (text->len <= RT_TEXT_MAX)
    g_string_append (text, EASY "\n");
  scratch_write (g_file_peek_path (many), text->str, (gssize) text->len);
  rt_storage_load_async (many, NULL, done_cb, &result);
  reading = rt_storage_load_finish (wait_for (&result), NULL, &error);
  g_assert_no_error (error);
  collection = rt_storage_loaded_collection (result);
  g_assert_cmpuint (rt_collection_n_rows (collection), ==, text->len / strlen (EASY "\n"));
}

/* A collection from standard input is kept by the session, and so has less room than a file. */
static void
test_stream_huge (void)
{
  g_autoptr (GBytes) begun = g_bytes_new_static (EASY "\n", strlen (EASY "\n"));
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  while (text->len <= RT_TEXT_MAX)
    g_string_append (text, EASY "\n");
  stream = g_memory_input_stream_new_from_data (text->str, (gssize) text->len, NULL);
  rt_storage_load_stream_async (stream, begun, "the pipe", NULL, done_cb, &result);
  g_assert_null (rt_storage_load_finish (wait_for (&result), NULL, &error));
  g_assert_error (error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, " 8 MiB "));
  assert_sentence (error, "the pipe");
}

/* The file goes away, or becomes another, between being chosen, opened and read: whatever comes
 * first, it is an answer. */
static void
test_vanishes (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "here and gone.sdk");

  for (int i = 0; i < 50; i++) {
    g_autoptr (GAsyncResult) result = NULL;
    g_autoptr (RtReading) reading = NULL;
    g_autoptr (GError) error = NULL;

    scratch_write (g_file_peek_path (file), EASY, -1);
    rt_storage_load_async (file, NULL, done_cb, &result);
    if (i % 2)
      g_assert_cmpint (truncate (g_file_peek_path (file), 0), ==, 0);
    g_assert_cmpint (g_remove (g_file_peek_path (file)), ==, 0);
    reading = rt_storage_load_finish (wait_for (&result), NULL, &error);
    g_assert_true ((reading != NULL) == (error == NULL));
    if (error)
      assert_sentence (error, "here and gone.sdk");
  }
}

/* Cancelling is answered even where the file never will be: a pipe that nobody writes to. */
static void
test_cancel (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) pipe = file_in (scratch, "pipe"), file = file_in (scratch, "a.sdk");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) loading = NULL, saving = NULL;
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autoptr (GError) error = NULL;
  int writer;

  g_assert_cmpint (mkfifo (g_file_peek_path (pipe), 0600), ==, 0);
  rt_storage_load_async (pipe, cancellable, done_cb, &loading);
  g_cancellable_cancel (cancellable);
  g_assert_null (rt_storage_load_finish (wait_for (&loading), NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  rt_storage_save_async (puzzle, &rt_format_sdk, file, NULL, cancellable, done_cb, &saving);
  g_assert_false (rt_storage_save_finish (wait_for (&saving), NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_query_exists (file, NULL));
  /* Lets the thread that still opens the pipe go. */
  writer = g_open (g_file_peek_path (pipe), O_RDWR, 0);
  g_assert_true (g_close (writer, NULL));
}

static void
test_save_faults (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *plain = g_build_filename (scratch, "plain", NULL);
  g_autofree char *name = g_strnfill (300, 'n');
  g_autoptr (GFile) folder = file_in (scratch, "folder.sdk");
  g_autoptr (GFile) below = file_in (scratch, "plain/below.sdk");
  g_autoptr (GFile) nowhere = file_in (scratch, "nowhere/a.sdk");
  g_autoptr (GFile) long_name = file_in (scratch, name);
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/full");
  g_autoptr (GFile) loop = file_in (scratch, "loop.sdk");
  g_autoptr (GFile) astray = file_in (scratch, "astray.sdk");
  const struct { GFile *file; int code; } faults[] = {
    { folder, G_IO_ERROR_IS_DIRECTORY },       { below, G_IO_ERROR_NOT_DIRECTORY },
    { nowhere, G_IO_ERROR_NOT_FOUND },         { long_name, G_IO_ERROR_FILENAME_TOO_LONG },
    { device, G_IO_ERROR_NOT_REGULAR_FILE },   { loop, G_IO_ERROR_TOO_MANY_LINKS },
    { astray, G_IO_ERROR_TOO_MANY_LINKS },
  };
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autoptr (GPtrArray) names = NULL;

  g_assert_cmpint (g_mkdir (g_file_peek_path (folder), 0700), ==, 0);
  scratch_write (plain, "x", 1);
  g_assert_cmpint (symlink ("loop.sdk", g_file_peek_path (loop)), ==, 0);
  g_assert_cmpint (symlink ("nowhere/a.sdk", g_file_peek_path (astray)), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *base = g_file_get_basename (faults[i].file);

    g_assert_false (save (puzzle, faults[i].file, NULL, NULL, &error));
    g_assert_error (error, G_IO_ERROR, faults[i].code);
    assert_sentence (error, base);
  }
  names = scratch_list (scratch);
  g_assert_cmpint (names->len, ==, 4);
}

/* A folder has taken the place of the file since it was opened; then there is nothing any more. */
static void
test_replaced_by_folder (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "a.sdk");
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;

  g_assert_true (save (puzzle, file, NULL, &etag, NULL));
  g_assert_cmpint (g_remove (g_file_peek_path (file)), ==, 0);
  g_assert_cmpint (g_mkdir (g_file_peek_path (file), 0700), ==, 0);
  g_assert_false (save (puzzle, file, etag, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  assert_sentence (error, "a.sdk");
  g_assert_cmpint (g_rmdir (g_file_peek_path (file)), ==, 0);
  g_assert_true (save (puzzle, file, etag, NULL, NULL));
}

/* Another program's work is not written over. */
static void
test_etag (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "a.sdk");
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL, *text = NULL;

  g_assert_true (save (puzzle, file, NULL, &etag, &error));
  scratch_write (g_file_peek_path (file), "somebody else's", -1);
  g_assert_false (save (puzzle, file, "1:1", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_sentence (error, "a.sdk");
  text = scratch_read (g_file_peek_path (file));
  g_assert_cmpstr (text, ==, "somebody else's");

  /* With the present etag, or none, the file is saved. */
  g_clear_error (&error);
  g_clear_pointer (&etag, g_free);
  g_assert_true (save (puzzle, file, NULL, &etag, &error));
  g_assert_true (save (puzzle, file, etag, NULL, &error));
  g_assert_no_error (error);
}

/* A full disk leaves the old file unchanged, also at the end of a symbolic link, and no other
 * file. */
static void
test_disk_full (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "a.sdk"), link = file_in (scratch, "link.sdk");
  g_autoptr (RtPuzzle) puzzle = puzzle_of (EASY);
  struct rlimit limit, none;

  scratch_write (g_file_peek_path (file), "what was there", -1);
  g_assert_cmpint (symlink ("a.sdk", g_file_peek_path (link)), ==, 0);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  for (int i = 0; i < 2; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (GPtrArray) names = NULL;
    g_autofree char *text = NULL;
    bool saved;

    none = limit;
    none.rlim_cur = 40;
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
    saved = save (puzzle, i ? link : file, NULL, NULL, &error);
    g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
    g_assert_false (saved);
    assert_sentence (error, i ? "link.sdk" : "a.sdk");
    text = scratch_read (g_file_peek_path (file));
    g_assert_cmpstr (text, ==, "what was there");
    names = scratch_list (scratch);
    g_assert_cmpint (names->len, ==, 2);
  }
  g_assert_true (save (puzzle, link, NULL, NULL, NULL));
  g_assert_true (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  {
    g_autoptr (RtReading) reading = load (file, NULL, NULL);

    g_assert_nonnull (reading);
  }
}

/* Any bytes, over whatever was there; and one clear sentence where they cannot be. */
static void
test_bytes (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GFile) file = file_in (scratch, "a.png");
  g_autoptr (GFile) nowhere = file_in (scratch, "gone/a.png");
  g_autoptr (GBytes) bytes = g_bytes_new_static ("\x89PNG\0\xff\n", 7);
  g_autoptr (GBytes) read = NULL;
  g_autoptr (GAsyncResult) result = NULL, other = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "longer than these", -1, NULL));
  rt_storage_save_bytes_async (bytes, file, NULL, done_cb, &result);
  g_assert_true (rt_storage_save_finish (wait_for (&result), NULL, NULL));
  read = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (read, bytes));

  rt_storage_save_bytes_async (bytes, nowhere, NULL, done_cb, &other);
  g_assert_false (rt_storage_save_finish (wait_for (&other), NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  assert_sentence (error, "a.png");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/storage/pasted", NULL, test_pasted);
  g_test_add_data_func ("/storage/standard-input", "stream", test_pasted);
  add_cases ("/storage", test_format_for, test_round_trip, test_blanks, test_load_faults,
             test_load_malformed, test_load_huge, test_stream_huge, test_vanishes, test_cancel,
             test_save_faults, test_replaced_by_folder, test_etag, test_bytes, test_disk_full);
  return g_test_run ();
}
