/* test-beside.c - tests several programs with one session: none overwrites puzzles of another, and
 * all puzzles are restored, whichever program is killed.
 *
 * The programs are real processes. Each keeps a puzzle with a digit of its own and tells which
 * digits had come back when it started; it runs until it is killed or told to end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/collection-keeper.h"
#include "document/files/session.h"

#include "document/scratch.h"

#include "common/cases.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LINE_SIZE 200

static char *self;

/* The program */

static void
keep (RtSession *session, int digit)
{
  g_autoptr (RtDocument) document = rt_document_new (NULL);

  rt_document_enter (document, rt_cells_of (0), digit);
  rt_session_keep (session, document);
}

/* A collection that is named for the digit. */
static RtKeeper *
keep_collection (RtSession *session, const char *name)
{
  RtKeeper *keeper = rt_keeper_new (rt_session_folder (session),
                                    rt_collection_state_new (name, NULL, "text"));

  rt_keeper_changed (keeper);
  g_assert_true (rt_keeper_flush (keeper, NULL));
  return keeper;
}

static int
compare_letters (gconstpointer a, gconstpointer b)
{
  return *(const char *) a - *(const char *) b;
}

static char *
sorted (GString *letters)
{
  qsort (letters->str, letters->len, 1, compare_letters);
  return letters->str;
}

/* Tells "first:12:1": whether it has the session's directory, the digits of the puzzles that came
 * back, and those of the collections. */
static int
run_program (const char *directory, const char *digit)
{
  RtSession *session = rt_session_new (directory);
  g_autoptr (GPtrArray) documents = rt_session_restore (session, NULL);
  g_autofree char *notice = NULL;
  g_autoptr (GPtrArray) keepers = rt_keeper_restore (rt_session_folder (session), &notice);
  g_autoptr (GString) puzzles = g_string_new (NULL), collections = g_string_new (NULL);
  RtKeeper *keeper;
  char end;

  for (guint i = 0; i < documents->len; i++)
    g_string_append_c (puzzles,
                       (char) ('0' + rt_document_position (documents->pdata[i])->entries.digit[0]));
  for (guint i = 0; i < keepers->len; i++)
    g_string_append (collections, rt_keeper_state (keepers->pdata[i])->name);
  keep (session, atoi (digit));
  keeper = keep_collection (session, digit);
  printf ("%s:%s:%s\n", rt_session_is_beside (session) ? "beside" : "first", sorted (puzzles),
          sorted (collections));
  fflush (stdout);
  if (read (STDIN_FILENO, &end, 1) < 0)
    return 1;
  for (guint i = 0; i < keepers->len; i++)
    rt_keeper_free (keepers->pdata[i], false);
  rt_keeper_free (keeper, false);
  g_object_unref (session);
  return 0;
}

/* The test */

typedef struct {
  GPid pid;
  int in;    /* closed: it ends by itself */
} Program;

/* Starts a program, which must tell SAID. */
static Program
start (const char *directory, int digit, const char *said)
{
  g_autofree char *word = g_strdup_printf ("%d", digit);
  char *arguments[] = { self, (char *) "--program", (char *) directory, word, NULL };
  g_autoptr (GError) error = NULL;
  char line[LINE_SIZE];
  Program program;
  FILE *out;
  int fd;

  g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &program.pid, &program.in, &fd, NULL, &error);
  g_assert_no_error (error);
  out = fdopen (fd, "r");
  g_assert_nonnull (fgets (line, sizeof line, out));
  g_assert_cmpstr (g_strchomp (line), ==, said);
  fclose (out);
  return program;
}

static void
wait_for (Program program)
{
  g_assert_cmpint (waitpid (program.pid, NULL, 0), ==, program.pid);
}

static void
kill_it (Program program)
{
  g_assert_cmpint (kill (program.pid, SIGKILL), ==, 0);
  wait_for (program);
  close (program.in);
}

static void
end_it (Program program)
{
  close (program.in);
  wait_for (program);
}

static void
test_killed_in_turn (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  Program one, two, three, four;

  /* The second has nothing of the first. */
  one = start (scratch, 1, "first::");
  two = start (scratch, 2, "beside::");
  /* The next program continues the puzzles of the killed one, but not those of a running one. */
  kill_it (one);
  three = start (scratch, 3, "first:1:1");
  four = start (scratch, 4, "beside::");
  kill_it (two);
  kill_it (four);
  /* A folder that was left is used again, with all that was left in any other. */
  two = start (scratch, 5, "beside:24:24");
  kill_it (three);
  kill_it (two);
  one = start (scratch, 6, "first:12345:12345");
  kill_it (one);
}

/* Programs that end normally leave their puzzles in the same way. */
static void
test_ended_in_turn (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  Program one = start (scratch, 1, "first::"), two = start (scratch, 2, "beside::");

  end_it (two);
  two = start (scratch, 3, "beside:2:2");
  end_it (one);
  end_it (two);
  one = start (scratch, 4, "first:123:123");
  end_it (one);
}

/* Many at a time, and one of them at random is killed and another one started. */
static void
test_many (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  Program programs[8];
  int n = G_N_ELEMENTS (programs);

  for (int i = 0; i < n; i++)
    programs[i] = start (scratch, 1 + i, i == 0 ? "first::" : "beside::");
  for (int i = n - 1; i > 0; i--) {
    int k = g_test_rand_int_range (0, i + 1);
    Program killed = programs[k];

    programs[k] = programs[i];
    kill_it (killed);
  }
  kill_it (programs[0]);
  programs[0] = start (scratch, 9, "first:12345678:12345678");
  kill_it (programs[0]);
}

/* Two files of one number: both come back. */
static void
test_same_number (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *beside = g_build_filename (scratch, "beside-2", NULL);
  g_autofree char *text = NULL;
  RtDocument *document = rt_document_new (NULL);

  rt_document_enter (document, rt_cells_of (0), 7);
  text = rt_document_to_text (document);
  g_assert_cmpint (g_mkdir (beside, 0700), ==, 0);
  for (int i = 0; i < 2; i++) {
    g_autofree char *path = g_build_filename (i ? beside : scratch, "puzzle-5", NULL);

    scratch_write (path, text, -1);
  }
  end_it (start (scratch, 1, "first:77:"));
  g_object_unref (document);
}

/* Half-written files of a killed program are removed at the next start, in every folder. */
static void
test_half_written (void)
{
  g_auto (Scratch) scratch = scratch_new ();
  g_autofree char *beside = g_build_filename (scratch, "beside-2", NULL);
  g_autofree char *first_half = g_build_filename (scratch, "puzzle-5.aB3dE6", NULL);
  g_autofree char *second_half = g_build_filename (beside, "collection-5.aB3dE6", NULL);

  g_assert_cmpint (g_mkdir (beside, 0700), ==, 0);
  scratch_write (first_half, "half", -1);
  scratch_write (second_half, "half", -1);
  end_it (start (scratch, 1, "first::"));
  g_assert_false (g_file_test (first_half, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (second_half, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  if (argc == 4 && strcmp (argv[1], "--program") == 0)
    return run_program (argv[2], argv[3]);
  self = argv[0];
  g_test_init (&argc, &argv, NULL);
  add_cases ("/beside", test_killed_in_turn, test_ended_in_turn, test_many, test_same_number,
             test_half_written);
  return g_test_run ();
}
