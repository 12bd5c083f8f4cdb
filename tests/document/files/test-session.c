/* test-session.c - tests that the session restores the open documents, whatever happened to its
 * files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/session.h"

#include "common/cases.h"
#include "common/until.h"
#include "document/scratch.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>

static RtDocument *
document_with (int digit)
{
  RtDocument *document = rt_document_new (NULL);

  rt_document_enter (document, rt_cells_of (0), digit);
  rt_document_enter (document, rt_cells_of (80), digit);
  rt_document_undo (document);
  return document;
}

/* Restores and checks that these digits come back, in this order, with a notice or none. */
static RtSession *
restore (const char *directory, const char *digits, bool notice)
{
  RtSession *session = rt_session_new (directory);
  char *text;
  g_autoptr (GPtrArray) documents = rt_session_restore (session, &text);

  g_assert_true ((text != NULL) == notice);
  g_assert_true (!text || g_utf8_validate (text, -1, NULL));
  g_free (text);
  g_assert_cmpint (documents->len, ==, strlen (digits));
  for (guint i = 0; i < documents->len; i++) {
    RtDocument *document = documents->pdata[i];

    g_assert_cmpint (rt_document_position (document)->entries.digit[0], ==, digits[i] - '0');
    g_assert_true (rt_document_can_undo (document));
    g_assert_true (rt_document_can_redo (document));
    g_assert_true (rt_document_is_modified (document));
  }
  return session;
}

static void
assert_restores (const char *directory, const char *digits, bool notice)
{
  RtSession *session = restore (directory, digits, notice);

  g_assert_finalize_object (session);
}

static void
keep_three (const char *directory)
{
  RtSession *session = rt_session_new (directory);

  for (int digit = 1; digit <= 3; digit++) {
    g_autoptr (RtDocument) document = document_with (digit);

    rt_session_keep (session, document);
  }
  g_assert_finalize_object (session);
}

/* Milliseconds until the main loop has something to do by itself; -1: never. */
static int
next_timeout (void)
{
  GMainContext *context = g_main_context_default ();
  int priority, timeout;

  g_assert_true (g_main_context_acquire (context));
  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &timeout, NULL, 0);
  g_main_context_release (context);
  return timeout;
}

static void
test_comes_back (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "not", "there", "yet", NULL);
  RtSession *session;
  GStatBuf made;

  assert_restores (directory, "", false);
  g_assert_cmpint (g_stat (directory, &made), ==, 0);
  g_assert_cmpint (made.st_mode & 0777, ==, 0700); /* nobody else looks in */
  keep_three (directory);
  for (int i = 0; i < 3; i++)
    assert_restores (directory, "123", false);

  /* Restored documents are kept on, and new ones come after them. */
  session = restore (directory, "123", false);
  {
    g_autoptr (RtDocument) document = document_with (4);
    g_autoptr (GPtrArray) again = rt_session_restore (session, NULL);

    g_assert_cmpint (again->len, ==, 0);
    rt_session_keep (session, document);
    rt_session_keep (session, document);
  }
  g_assert_finalize_object (session);
  assert_restores (directory, "1234", false);
}

/* An edit goes into the file that it came from. */
static void
test_goes_on_in_its_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GPtrArray) documents = NULL, names = NULL;
  RtSession *session;

  keep_three (scratch);
  session = rt_session_new (scratch);
  documents = rt_session_restore (session, NULL);
  for (guint i = 0; i < documents->len; i++)
    rt_document_enter (documents->pdata[i], rt_cells_of (1), 5);
  g_assert_true (rt_session_flush (session, NULL));
  names = scratch_list (scratch);
  g_assert_cmpuint (names->len, ==, 3);
  g_ptr_array_set_size (documents, 0);
  g_assert_finalize_object (session);
}

/* Without a restore, too, nothing of last time is written over. */
static void
test_never_writes_over (void)
{
  g_auto (Scratch) scratch = scratch_new ();

  keep_three (scratch);
  keep_three (scratch);
  assert_restores (scratch, "123123", false);
}

static void
test_blank_needs_no_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDocument *document = rt_document_new (NULL);
  g_autoptr (GPtrArray) names = NULL, more = NULL;
  g_autoptr (GError) error = NULL;

  rt_session_keep (session, document);
  g_assert_true (rt_session_flush (session, &error));
  names = scratch_list (scratch);
  g_assert_cmpint (names->len, ==, 0);
  g_assert_cmpint (next_timeout (), ==, -1);

  /* Typed and undone: there is something to redo. */
  rt_document_enter (document, rt_cells_of (0), 1);
  rt_document_undo (document);
  g_assert_true (rt_session_flush (session, &error));
  more = scratch_list (scratch);
  g_assert_cmpint (more->len, ==, 1);
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
}

static void
test_release (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  g_autoptr (RtDocument) one = document_with (1), two = document_with (2);
  g_autoptr (GPtrArray) names = NULL;

  rt_session_keep (session, one);
  rt_session_keep (session, two);
  rt_document_enter (two, rt_cells_of (0), 5);
  rt_session_release (session, one, true);
  rt_session_release (session, two, false);
  rt_session_release (session, two, true);
  names = scratch_list (scratch);
  g_assert_cmpint (names->len, ==, 1);

  /* Changes of released documents are no longer written. */
  rt_document_enter (one, rt_cells_of (0), 6);
  rt_document_enter (two, rt_cells_of (0), 7);
  g_assert_finalize_object (session);
  session = rt_session_new (scratch);
  {
    g_autoptr (GPtrArray) documents = rt_session_restore (session, NULL);

    g_assert_cmpint (documents->len, ==, 1);
    g_assert_cmpint (rt_document_position (documents->pdata[0])->entries.digit[0], ==, 5);
  }
  g_assert_finalize_object (session);
}

/* A saved file and its etag are remembered, also where only they changed. */
static void
test_remembers_the_file (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDocument *document = document_with (1);
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/one.sdk");

  rt_session_keep (session, document);
  rt_document_set_saved (document, NULL, file, "1");
  g_assert_true (rt_session_flush (session, NULL));
  rt_document_set_saved (document, NULL, file, "2");
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);

  session = rt_session_new (scratch);
  {
    g_autoptr (GPtrArray) documents = rt_session_restore (session, NULL);

    document = documents->pdata[0];
    g_assert_true (g_file_equal (rt_document_file (document), file));
    g_assert_cmpstr (rt_document_etag (document), ==, "2");
    g_assert_false (rt_document_is_modified (document));
  }
  g_assert_finalize_object (session);
}

/* The text of the only file in DIRECTORY. */
static char *
only_text (const char *directory)
{
  g_autoptr (GPtrArray) names = scratch_list (directory);
  g_autofree char *path = NULL;

  g_assert_cmpint (names->len, ==, 1);
  path = g_build_filename (directory, names->pdata[0], NULL);
  return scratch_read (path);
}

static bool
holds_only (const char *directory, const char *expected)
{
  g_autofree char *text = only_text (directory);

  return strcmp (text, expected) == 0;
}

/* A burst of changes is written once, soon; while all is written nothing runs. */
static void
test_throttle (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDocument *document = document_with (1);
  g_autofree char *first = NULL, *last = NULL;
  int n_writes = 0;

  rt_session_keep (session, document);
  first = only_text (scratch);
  g_assert_cmpint (next_timeout (), ==, -1);
  for (int i = 0; i < 500; i++) {
    rt_document_enter (document, rt_cells_of (i % 81), 1 + i % 9);
    while (g_main_context_iteration (NULL, FALSE)) {
      g_autofree char *text = only_text (scratch);

      n_writes += strcmp (text, first) != 0;
    }
  }
  g_assert_cmpint (next_timeout (), >=, 0);
  g_assert_cmpint (next_timeout (), <=, 1000);
  last = rt_document_to_text (document);
  until_by (holds_only (scratch, last), (g_main_context_iteration (NULL, TRUE), n_writes++));
  g_assert_cmpint (n_writes, ==, 1);
  g_assert_cmpint (next_timeout (), ==, -1);
  g_assert_false (g_main_context_pending (NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
}

/* A crash while a file was being written leaves the old one and half of a new one beside it, which goes. */
static void
test_killed_while_writing (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GPtrArray) names = NULL;
  g_autofree char *beside = NULL, *half = NULL;

  keep_three (scratch);
  names = scratch_list (scratch);
  beside = g_strdup_printf ("%s/%s.A1B2C3", scratch, (char *) names->pdata[1]);
  half = g_strdup_printf ("%s/%s", scratch, (char *) names->pdata[1]);
  {
    g_autofree char *text = scratch_read (half);

    scratch_write (beside, text, (gssize) strlen (text) / 2);
  }
  assert_restores (scratch, "123", false);
  g_assert_false (g_file_test (beside, G_FILE_TEST_EXISTS));
}

/* Every way in which a file can be bad: it is set aside whole, once, and the others come back. */
static void
test_damaged_files (void)
{
  static const struct { const char *text; gssize size; } bad[] = {
    { "", 0 }, { "\0", 1 }, { "x", 1 }, { "Retrace document 1 ", -1 }, { "\xff\xfe\n", -1 },
  };
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GPtrArray) names = NULL, now = NULL;
  g_autofree char *second = NULL, *good = NULL;

  keep_three (scratch);
  names = scratch_list (scratch);
  second = g_build_filename (scratch, names->pdata[1], NULL);
  good = scratch_read (second);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autofree char *aside = i == 0 ? g_strconcat (second, ".damaged", NULL)
                                    : g_strdup_printf ("%s.damaged-%zu", second, i + 1);
    g_autofree char *text = NULL;
    gsize size;

    scratch_write (second, bad[i].text, bad[i].size);
    assert_restores (scratch, "13", true);
    assert_restores (scratch, "13", false);
    g_assert_true (g_file_get_contents (aside, &text, &size, NULL));
    g_assert_cmpmem (text, size, bad[i].text,
                     (bad[i].size < 0 ? strlen (bad[i].text) : (gsize) bad[i].size));
  }
  /* A valid text followed by a NUL, half of a text, and a folder. */
  scratch_write (second, good, (gssize) strlen (good) + 1);
  assert_restores (scratch, "13", true);
  scratch_write (second, good, (gssize) strlen (good) / 2);
  assert_restores (scratch, "13", true);
  g_assert_cmpint (g_mkdir (second, 0700), ==, 0);
  assert_restores (scratch, "13", true);
  now = scratch_list (scratch);
  g_assert_cmpint (now->len, ==, 2 + G_N_ELEMENTS (bad) + 3);
}

/* A file of a newer program is reported and not changed; the other files are restored. */
static void
test_newer_files (void)
{
  static const struct { const char *text; gssize size; } newer[] = {
    { "Retrace document 2 and what only its program knows\n", -1 },
    { "Retrace document 10 \0\377", 22 },
  };
  g_auto (Scratch) scratch = scratch_new ();
  g_autoptr (GPtrArray) names = NULL, now = NULL;
  g_autofree char *second = NULL, *good = NULL;

  keep_three (scratch);
  names = scratch_list (scratch);
  second = g_build_filename (scratch, names->pdata[1], NULL);
  good = scratch_read (second);
  for (gsize i = 0; i < G_N_ELEMENTS (newer); i++) {
    gsize size, expected = newer[i].size < 0 ? strlen (newer[i].text) : (gsize) newer[i].size;
    g_autofree char *text = NULL;

    scratch_write (second, newer[i].text, newer[i].size);
    assert_restores (scratch, "13", true);
    assert_restores (scratch, "13", true);
    g_assert_true (g_file_get_contents (second, &text, &size, NULL));
    g_assert_cmpmem (text, size, newer[i].text, expected);
  }
  /* The newer program comes back: here, as if this one were it. */
  scratch_write (second, good, -1);
  assert_restores (scratch, "123", false);
  now = scratch_list (scratch);
  g_assert_cmpuint (now->len, ==, 3);
  /* No version is that: damaged. */
  scratch_write (second, "Retrace document 2", -1);
  assert_restores (scratch, "13", true);
  assert_restores (scratch, "13", false);
}

static void
test_foreign_files (void)
{
  static const char *const foreign[] = { "notes.txt", "puzzle-", "puzzle-007", "puzzle-1x",
                                         "puzzle--1", "puzzle-99999999999999999999999" };
  g_auto (Scratch) scratch = scratch_new ();

  keep_three (scratch);
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++) {
    g_autofree char *path = g_build_filename (scratch, foreign[i], NULL);

    scratch_write (path, "foreign", -1);
  }
  assert_restores (scratch, "123", false);
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++) {
    g_autofree char *path = g_build_filename (scratch, foreign[i], NULL);
    g_autofree char *text = scratch_read (path);

    g_assert_cmpstr (text, ==, "foreign");
  }
}

/* A failed write is reported and tried again, and succeeds as soon as it can. */
static void
test_write_failure (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *blocker = g_build_filename (scratch, "a file", NULL);
  g_autofree char *directory = g_build_filename (blocker, "session", NULL);
  RtSession *session;
  RtDocument *document = document_with (1);
  g_autoptr (GError) error = NULL;

  scratch_write (blocker, "", 0);
  session = restore (directory, "", true);
  rt_session_keep (session, document);
  g_assert_cmpint (next_timeout (), <=, 1000);
  g_assert_false (rt_session_flush (session, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_nonnull (strstr (error->message, directory));
  g_assert_cmpint (next_timeout (), >, 1000);

  /* Released but unwritten, it is not let go. */
  rt_session_release (session, document, false);
  g_assert_cmpint (g_remove (blocker), ==, 0);
  g_clear_error (&error);
  g_assert_true (rt_session_flush (session, &error));
  g_assert_no_error (error);
  g_assert_cmpint (next_timeout (), ==, -1);
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  assert_restores (directory, "1", false);
}

static void
failed_cb (RtSession *session, const char *message, GPtrArray *messages)
{
  g_ptr_array_add (messages, g_strdup (message));
}

/* A failure by itself is reported once and tried again later; nothing is lost meanwhile. */
static void
test_retries_later (void)
{
  g_autoptr (GPtrArray) messages = g_ptr_array_new_with_free_func (g_free);
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *directory = g_build_filename (scratch, "session", NULL);
  RtSession *session = rt_session_new (directory);
  RtDocument *document = document_with (1);

  g_signal_connect (session, "failed", G_CALLBACK (failed_cb), messages);
  rt_session_keep (session, document);
  scratch_delete (directory);
  scratch_write (directory, "in the way", -1);
  rt_document_enter (document, rt_cells_of (0), 2);
  until (messages->len > 0);
  g_assert_cmpint (next_timeout (), >, 1000);
  g_assert_cmpint (messages->len, ==, 1);
  g_assert_nonnull (strstr (messages->pdata[0], directory));
  g_assert_cmpint (g_remove (directory), ==, 0);
  rt_document_enter (document, rt_cells_of (0), 3);
  rt_document_enter (document, rt_cells_of (0), 4);
  rt_document_undo (document);
  g_assert_finalize_object (session); /* the last moment to write it */
  g_assert_finalize_object (document);
  assert_restores (directory, "3", false);
}

/* A disk that takes no more leaves the old file as it was. */
static void
test_disk_full (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  RtSession *session = rt_session_new (scratch);
  RtDocument *document = document_with (1);
  struct rlimit limit, none;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  rt_session_keep (session, document);
  before = only_text (scratch);
  rt_document_edit (document, RT_EDIT_FILL_MARKS, RT_CELLS_NONE, 0, false);
  rt_document_undo (document);
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  none = limit;
  none.rlim_cur = 64;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &none), ==, 0);
  g_assert_false (rt_session_flush (session, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_nonnull (error);
  after = only_text (scratch);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (rt_session_flush (session, NULL));
  g_assert_finalize_object (session);
  g_assert_finalize_object (document);
  assert_restores (scratch, "1", false);
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/session", test_comes_back, test_goes_on_in_its_file,
                    test_never_writes_over, test_blank_needs_no_file, test_release,
                    test_remembers_the_file, test_throttle, test_killed_while_writing,
                    test_damaged_files, test_newer_files, test_foreign_files, test_write_failure,
                    test_retries_later, test_disk_full);
}
