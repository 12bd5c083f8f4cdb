/* test-gather.c - tests that several files are joined to one collection: well-formed files at
 * once, readable parts of malformed ones on request. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/gather.h"

#include "common/cases.h"
#include "common/pictures.h"
#include "common/until.h"
#include "document/scratch.h"

#define OTHER "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7."
#define ROWS "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
#define SOUND ROWS "....8..79\n"
#define BAD ROWS "....8..q9\n"
#define MANY_BAD "Grid 01\n" SOUND "Grid 02\n" BAD "Grid 03\n" SOUND

/* Result of reading several files. */
typedef struct {
  char *directory;
  GPtrArray *files;
  GAsyncResult *result;
  GError *error;
  RtCollection *collection;
} Gathered;

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Gathered *gathered = data;

  gathered->result = g_object_ref (result);
}

/* Reads the files of GATHERED. */
static void
gather_files (Gathered *gathered, bool rest)
{
  rt_gather_async (gathered->files, rest, NULL, done_cb, gathered);
  gathered->collection = rt_gather_finish (wait_for (&gathered->result), &gathered->error);
}

/* Reads files called 0, 1 and so on, with the contents TEXTS, which end with NULL. */
static void
gather (Gathered *gathered, const char *const *texts, bool rest)
{
  gathered->directory = scratch_new ();
  gathered->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; texts[i]; i++) {
    g_autofree char *name = g_strdup_printf ("%u", i);
    g_autofree char *path = g_build_filename (gathered->directory, name, NULL);

    scratch_write (path, texts[i], -1);
    g_ptr_array_add (gathered->files, g_file_new_for_path (path));
  }
  gather_files (gathered, rest);
}

static void
gathered_clear (Gathered *gathered)
{
  g_clear_pointer (&gathered->collection, rt_collection_unref);
  g_clear_error (&gathered->error);
  g_object_unref (gathered->result);
  g_ptr_array_unref (gathered->files);
  scratch_remove (gathered->directory);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Gathered, gathered_clear)

static void
test_sound_files_leave_no_rest (void)
{
  g_auto (Gathered) gathered = { 0 };
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GFile) file = NULL;

  gather (&gathered, (const char *[]) { EASY, SOUND, EASY "\n" OTHER "\n", NULL }, false);
  g_assert_no_error (gathered.error);
  g_assert_cmpuint (rt_collection_n_rows (gathered.collection), ==, 4);
  g_assert_null (rt_gather_rest (gathered.result, &collection, &file));
  g_assert_null (collection);
  g_assert_null (rt_gather_notices (gathered.result));
}

/* The one that is malformed waits; the first of them is what it is said to be of. */
static void
test_single_puzzles_stay_single (void)
{
  g_auto (Gathered) gathered = { 0 };
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (RtReading) rest = NULL;

  gather (&gathered, (const char *[]) { EASY, BAD, BAD, NULL }, false);
  g_assert_error (gathered.error, RT_FORMAT_ERROR, RT_FORMAT_ERROR_BAD_CHAR);
  g_assert_true (g_str_has_prefix (gathered.error->message, "1, line 9, column 8: "));
  g_assert_cmpuint (rt_collection_n_rows (gathered.collection), ==, 1);
  rest = rt_gather_rest (gathered.result, &collection, &file);
  g_assert_null (collection);
  g_assert_true (file == g_ptr_array_index (gathered.files, 1));
  g_assert_cmpuint (rest->puzzles->len, ==, 2);
  g_assert_cmpuint (rest->bad->len, ==, 2);
  g_assert_cmpuint (rest->n_mended, ==, 2);
}

/* The well-formed puzzles of many malformed files are joined in the order of the files. */
static void
test_many_are_joined (void)
{
  g_auto (Gathered) gathered = { 0 };
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (RtReading) rest = NULL;
  g_autoptr (RtPuzzle) last = NULL;

  gather (&gathered, (const char *[]) { BAD, MANY_BAD, OTHER, NULL }, false);
  g_assert_cmpuint (rt_collection_n_rows (gathered.collection), ==, 1);
  rest = rt_gather_rest (gathered.result, &collection, &file);
  g_assert_true (file == g_ptr_array_index (gathered.files, 0));
  g_assert_cmpuint (rest->puzzles->len, ==, 4);
  g_assert_cmpuint (rt_collection_n_rows (collection), ==, 3);
  last = rt_collection_puzzle (collection, 2);
  g_assert_cmpint (rt_puzzle_position (last)->givens.digit[80], ==, 0);
}

/* If the readable rest is read again without asking, the rows are equal and nothing is reported. */
static void
test_the_rest_unasked (void)
{
  g_auto (Gathered) gathered = { 0 };

  gather (&gathered, (const char *[]) { MANY_BAD, OTHER, NULL }, true);
  g_assert_no_error (gathered.error);
  g_assert_cmpuint (rt_collection_n_rows (gathered.collection), ==, 3);
}

static void
test_nothing_to_be_read (void)
{
  g_auto (Gathered) gathered = { 0 };
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (GFile) file = NULL;

  gather (&gathered, (const char *[]) { "Dear Sir,\n", "\n", NULL }, false);
  g_assert_nonnull (gathered.error);
  g_assert_null (gathered.collection);
  g_assert_null (rt_gather_rest (gathered.result, &collection, &file));
  g_assert_null (collection);
}

/* A few malformed files are reported one by one, many by their number. */
static void
test_every_fault_is_told (void)
{
  g_auto (Gathered) two = { 0 }, many = { 0 };
  g_auto (GStrv) said = NULL;

  gather (&two, (const char *[]) { BAD, EASY, "Dear Sir,\n", NULL }, false);
  said = g_strsplit (two.error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (said), ==, 2);
  g_assert_true (g_str_has_prefix (said[0], "0, line 9, column 8: "));
  g_assert_true (g_str_has_prefix (said[1], "2: There is no puzzle"));

  gather (&many, (const char *[]) { BAD, BAD, BAD, BAD, BAD, NULL }, false);
  g_assert_true (g_str_has_suffix (many.error->message, "\n2 more files could not be read."));
  g_assert_null (strstr (many.error->message, "\n3, line"));
}

/* Returns the notices, in lines, about N pictures with a doubtful cell and one without. */
static GStrv
tell_doubtful (guint n)
{
  g_auto (Gathered) gathered = { .directory = scratch_new () };
  g_autofree char *told = NULL;

  gathered.files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (gathered.files, picture_in (gathered.directory, "doubtful.png"));
  g_ptr_array_add (gathered.files, picture_in (gathered.directory, "screen.png"));
  gather_files (&gathered, false);
  g_assert_no_error (gathered.error);
  told = rt_gather_notices (gathered.result);
  return g_strsplit (told, "\n", -1);
}

/* The doubtful cells of a few pictures are listed; many doubtful pictures are reported by their
 * number. */
static void
test_every_doubt_is_told (void)
{
  g_auto (GStrv) two = tell_doubtful (2), many = tell_doubtful (5);

  g_assert_cmpuint (g_strv_length (two), ==, 2);
  g_assert_true (g_str_has_prefix (two[0], "doubtful.png: "));
  g_assert_true (g_str_has_prefix (two[1], "doubtful.png: "));
  g_assert_cmpuint (g_strv_length (many), ==, 4);
  g_assert_cmpstr (many[3], ==, "2 more pictures have doubtful cells.");
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/gather", test_sound_files_leave_no_rest,
                    test_single_puzzles_stay_single, test_many_are_joined, test_the_rest_unasked,
                    test_nothing_to_be_read, test_every_fault_is_told, test_every_doubt_is_told);
}
