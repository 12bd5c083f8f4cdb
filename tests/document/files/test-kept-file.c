/* test-kept-file.c - tests the files of the session: ownership of a file, and the error messages
 * of failed writes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/kept-file.h"

#include "document/scratch.h"

#include "common/cases.h"

#include <errno.h>

static const RtKeptFaults faults = {
  "full: %s", "read-only: %s", "forbidden: %s", "other: %s: %s."
};

/* Files are listed by their number, and files with other names are left out. */
static void
test_list (void)
{
  static const char *const names[] = { "a-10", "a-9", "a-1234567890123456", "a-", "a-07", "a-0",
                                       "a-9.damaged", "a-+3", "b-5", "ab-5" };
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GArray) numbers = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (scratch, names[i], NULL);

    scratch_write (path, "", -1);
  }
  numbers = rt_kept_list (scratch, "a-", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (numbers->len, ==, 3);
  g_assert_cmpuint (g_array_index (numbers, guint64, 0), ==, 9);
  g_assert_cmpuint (g_array_index (numbers, guint64, 1), ==, 10);
  g_assert_cmpuint (g_array_index (numbers, guint64, 2), ==, 1234567890123456);
}

/* No directory is no fault; a file in its place is. */
static void
test_list_nothing (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = rt_kept_path (scratch, "a-", 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (rt_kept_list (path, "a-", &error));
  g_assert_no_error (error);
  scratch_write (path, "", -1);
  g_assert_null (rt_kept_list (path, "a-", &error));
  g_assert_nonnull (error);
}

/* A written file is read back; a file that is not text is not read. */
static void
test_read (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "deep", "er", NULL);
  g_autofree char *path = rt_kept_path (directory, "a-", 1);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  RtKeptMark mark = { 0 };

  g_assert_null (rt_kept_read (path));
  g_assert_true (rt_kept_write (path, "one", &mark, &faults, &error));
  g_assert_true (rt_kept_write (path, "two\n", &mark, &faults, &error));
  text = rt_kept_read (path);
  g_assert_cmpstr (text, ==, "two\n");
  scratch_write (path, "a\0b", 3);
  g_assert_null (rt_kept_read (path));
  rt_kept_mark_clear (&mark);
}

/* A file that another program wrote is recognised by its first line, and is not deleted. */
static void
test_others (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = rt_kept_path (scratch, "a-", 1);
  RtKeptMark mark = { 0 };

  g_assert_false (rt_kept_is_others (path, &mark));
  g_assert_true (rt_kept_write (path, "one\nall", &mark, &faults, NULL));
  g_assert_false (rt_kept_is_others (path, &mark));
  scratch_write (path, "two\nall", -1);
  g_assert_true (rt_kept_is_others (path, &mark));
  rt_kept_remove (path, &mark);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  rt_kept_mark_read (&mark, "two\n");
  g_assert_false (rt_kept_is_others (path, &mark));
  rt_kept_remove (path, &mark);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* A write that reports failure may have been done nevertheless. */
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (rt_kept_write (path, "three\nall", &mark, &faults, NULL));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  scratch_write (path, "three\nall", -1);
  g_assert_false (rt_kept_is_others (path, &mark));
  rt_kept_mark_clear (&mark);
}

/* A name with a placeholder in it is no placeholder. */
static void
test_other_fault (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "100%s", NULL);
  g_autofree char *path = rt_kept_path (directory, "a-", 1);
  g_autofree char *said = g_strdup_printf ("other: %s: %s.", directory, g_strerror (EEXIST));
  g_autofree char *also = g_strdup_printf ("other: %s: %s.", directory, g_strerror (ENOTDIR));
  g_autoptr (GError) error = NULL;
  RtKeptMark mark = { 0 };

  scratch_write (directory, "in the way", -1);
  g_assert_false (rt_kept_write (path, "one", &mark, &faults, &error));
  rt_kept_mark_clear (&mark);
  g_assert_cmpint (error->domain, ==, G_FILE_ERROR);
  if (g_strcmp0 (error->message, also) != 0)
    g_assert_cmpstr (error->message, ==, said);
}

/* Files that were set aside are never overwritten. */
static void
test_set_aside (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *path = rt_kept_path (scratch, "a-", 1);
  static const char *const names[] = { "a-1.damaged", "a-1.damaged-2", "a-1.damaged-3" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    scratch_write (path, names[i], -1);
    rt_kept_set_aside (path);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *aside = g_build_filename (scratch, names[i], NULL);
    g_autofree char *text = scratch_read (aside);

    g_assert_cmpstr (text, ==, names[i]);
  }
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Half-written files of killed programs are removed; all other files remain. */
static void
test_sweep (void)
{
  static const char *const stay[] = { "puzzle-7", "puzzle-7.damaged", "puzzle-7.X3k9a", "puzzle-7.X3k9aBc",
                                      "puzzle-7.X3k.aB", "puzzle-.X3k9aB", "puzzles.X3k9aB", "owner",
                                      "collection-12" };
  static const char *const go[] = { "puzzle-7.X3k9aB", "collection-12.000000", "puzzle-1.abcdef" };
  g_auto (Scratch) scratch = scratch_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (stay) + G_N_ELEMENTS (go); i++) {
    g_autofree char *path = g_build_filename (
        scratch, i < G_N_ELEMENTS (stay) ? stay[i] : go[i - G_N_ELEMENTS (stay)], NULL);

    scratch_write (path, "half", -1);
  }
  rt_kept_sweep (scratch);
  for (gsize i = 0; i < G_N_ELEMENTS (stay); i++) {
    g_autofree char *path = g_build_filename (scratch, stay[i], NULL);

    g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  }
  for (gsize i = 0; i < G_N_ELEMENTS (go); i++) {
    g_autofree char *path = g_build_filename (scratch, go[i], NULL);

    g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  }
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/kept-file", test_list, test_list_nothing, test_read,
                    test_others, test_other_fault, test_set_aside, test_sweep);
}
