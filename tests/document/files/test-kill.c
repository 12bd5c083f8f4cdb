/* test-kill.c - kills the program at any moment, and tests that the next start restores the work
 * of at most a second before.
 *
 * Some programs at a time, each with a session of its own, edit a document as the seed says. Each
 * is killed at a random moment, or in the midst of writing, and its session is held against the
 * same edits made here: the whole document with its undo steps must be what it was after some edit,
 * and no edit that is missing may be older than a second. The program after it goes on from there.
 *
 * That second is counted in beats, which the program makes every 20 ms: a machine that holds it up
 * holds up its beats, too. RT_KILL_ROUNDS says how many are killed; `--seed` repeats a run. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/session.h"

#include "document/random-edit.h"
#include "document/scratch.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define ROUNDS 24
#define LANES 8         /* programs at a time */
#define LIFE 2500000    /* us: the longest life of a program */
#define EDITS_MAX 600   /* in one document; then the lane begins another */
#define BEAT 20         /* ms */
#define BEATS_MAX (1000 / BEAT)
#define NUMBER "test.number"

/* A message of a program to the test. */
typedef struct {
  guint32 number; /* of the newest edit */
  gboolean beat;  /* else that edit has just been made */
  gint64 time;    /* us of the steady clock, which all programs share */
} Record;

/* Edits */

/* Makes the edit of this NUMBER, which SEED and NUMBER alone decide. The first is a digit: an empty grid in
 * which nothing was done yet is not kept, so that an edit without effect would be missing. */
static void
edit (RtDocument *document, guint32 seed, guint32 number)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + number);
  g_autofree char *view = g_strdup_printf ("%u", number);
  int way = g_rand_int_range (rand, 0, 20);

  if (number == 1)
    rt_document_enter (document, rt_cells_of (g_rand_int_range (rand, 0, RT_N_CELLS)), 1);
  else if (way < 3)
    rt_document_undo (document);
  else if (way == 3)
    rt_document_redo (document);
  else
    random_edit (document, rand);
  rt_document_set_view (document, NUMBER, view);
}

static guint32
number_of (RtDocument *document)
{
  const char *text = rt_document_view (document, NUMBER);

  return text ? (guint32) strtoul (text, NULL, 10) : 0;
}

/* The program */

typedef struct {
  RtDocument *document;
  guint32 seed;
  GRand *rand;
} Program;

static void
tell (Program *program, gboolean beat)
{
  Record record = { number_of (program->document), beat, g_get_monotonic_time () };

  if (write (STDOUT_FILENO, &record, sizeof record) != sizeof record)
    exit (1);
}

static gboolean
beat_cb (gpointer data)
{
  tell (data, TRUE);
  return G_SOURCE_CONTINUE;
}

/* A person types in bursts, and thinks. */
static gboolean
edit_cb (gpointer data)
{
  Program *program = data;
  int pause = g_rand_int_range (program->rand, 0, 40) ? 20 : 1500;

  edit (program->document, program->seed, number_of (program->document) + 1);
  tell (program, FALSE);
  g_timeout_add ((guint) g_rand_int_range (program->rand, 0, pause), edit_cb, program);
  return G_SOURCE_REMOVE;
}

/* An edit that is missing then is missing for a reason. */
static void
failed_cb (RtSession *session, const char *why)
{
  g_printerr ("%s\n", why);
}

static _Noreturn void
run_program (const char *directory, const char *seed)
{
  RtSession *session = rt_session_new (directory);
  GPtrArray *documents = rt_session_restore (session, NULL);
  Program program = { 0 };

  g_signal_connect (session, "failed", G_CALLBACK (failed_cb), NULL);
  program.seed = (guint32) strtoul (seed, NULL, 10);
  program.rand = g_rand_new ();
  program.document = documents->len > 0 ? documents->pdata[0] : rt_document_new (NULL);
  rt_session_keep (session, program.document);
  g_timeout_add (BEAT, beat_cb, &program);
  edit_cb (&program);
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* The lanes */

/* A session, and the program that uses it. */
typedef struct {
  char *directory;
  guint32 seed;
  RtDocument *model; /* what its session held when it was looked at last */

  /* While a program runs. */
  GPid pid;
  int pipe;
  gint64 end;        /* when it is killed */
  bool in_the_midst; /* or earlier, while it writes */
  guint n_files;     /* in the directory when it began */
  GArray *records;
} Lane;

static char *self;
static gint64 oldest;  /* us by the clock: the oldest edit that was missing */
static int n_writing;  /* how many were killed while they wrote */

static void
lane_begin (Lane *lane)
{
  if (lane->directory)
    scratch_remove (lane->directory);
  g_clear_object (&lane->model);
  lane->directory = scratch_new ();
  lane->seed = (guint32) g_test_rand_int () & G_MAXINT32;
  lane->model = rt_document_new (NULL);
}

static guint
count_files (Lane *lane)
{
  g_autoptr (GPtrArray) names = scratch_list (lane->directory);

  return names->len;
}

static void
start (Lane *lane)
{
  g_autofree char *seed = g_strdup_printf ("%u", lane->seed);
  char *arguments[] = { self, (char *) "--program", lane->directory, seed, NULL };
  g_autoptr (GError) error = NULL;

  lane->n_files = count_files (lane);
  g_spawn_async_with_pipes (NULL, arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL,
                            &lane->pid, NULL, &lane->pipe, NULL, &error);
  g_assert_no_error (error);
  lane->end = g_get_monotonic_time () + (guint32) g_test_rand_int () % LIFE;
  lane->in_the_midst = (guint32) g_test_rand_int () % 2;
}

/* Whether a file is being written beside the one that there is. */
static bool
is_writing (Lane *lane)
{
  return number_of (lane->model) > 0 && count_files (lane) > lane->n_files;
}

static void
kill_lane (Lane *lane)
{
  Record record;
  gsize size = 0;

  kill (lane->pid, SIGKILL);
  lane->end = g_get_monotonic_time ();
  n_writing += is_writing (lane);
  lane->records = g_array_new (FALSE, FALSE, sizeof record);
  for (gssize n; (n = read (lane->pipe, (char *) &record + size, sizeof record - size)) > 0;)
    if ((size += (gsize) n) == sizeof record) {
      g_array_append_val (lane->records, record);
      size = 0;
    }
  close (lane->pipe);
  waitpid (lane->pid, NULL, 0);
}

/* Fails if an edit after NUMBER is older than a second. */
static void
check_missing (Lane *lane, guint32 number)
{
  int beats = -1; /* since the oldest that is missing */

  for (guint i = 0; i < lane->records->len; i++) {
    const Record *record = &g_array_index (lane->records, Record, i);

    if (beats >= 0) {
      beats += record->beat;
    } else if (!record->beat && record->number > number) {
      beats = 0;
      oldest = MAX (oldest, lane->end - record->time);
    }
  }
  g_assert_cmpint (beats, <=, BEATS_MAX);
}

static void
check (Lane *lane)
{
  RtSession *session = rt_session_new (lane->directory);
  g_autofree char *notice = NULL, *expected = NULL, *text = NULL;
  g_autoptr (GPtrArray) documents = rt_session_restore (session, &notice);
  RtDocument *restored = documents->len > 0 ? documents->pdata[0] : NULL;
  guint32 before = number_of (lane->model), number = restored ? number_of (restored) : 0;

  g_assert_cmpstr (notice, ==, NULL);
  g_assert_cmpint (documents->len, <=, 1);
  g_assert_cmpint (number, >=, before);
  check_missing (lane, number);
  while (number_of (lane->model) < number)
    edit (lane->model, lane->seed, number_of (lane->model) + 1);
  if (restored) {
    expected = rt_document_to_text (lane->model);
    text = rt_document_to_text (restored);
    g_assert_cmpstr (text, ==, expected);
  }
  g_clear_pointer (&lane->records, g_array_unref);
  g_clear_pointer (&documents, g_ptr_array_unref);
  g_assert_finalize_object (session);
}

/* Kills the lane whose time has come; else waits a moment. */
static void
wait_and_kill (Lane *lanes, int n, bool *killed, int *left)
{
  for (int i = 0; i < n; i++)
    if (!killed[i] && (g_get_monotonic_time () >= lanes[i].end ||
                       (lanes[i].in_the_midst && is_writing (&lanes[i])))) {
      kill_lane (&lanes[i]);
      killed[i] = true;
      (*left)--;
    }
  g_usleep (100);
}

static void
test_kill (void)
{
  const char *wanted = g_getenv ("RT_KILL_ROUNDS");
  int rounds = wanted ? atoi (wanted) : ROUNDS;
  Lane lanes[LANES] = { 0 };

  for (int i = 0; i < LANES; i++)
    lane_begin (&lanes[i]);
  for (int done = 0; done < rounds;) {
    int n = MIN (LANES, rounds - done), left = n;
    bool killed[LANES] = { false };

    for (int i = 0; i < n; i++)
      start (&lanes[i]);
    while (left > 0)
      wait_and_kill (lanes, n, killed, &left);
    for (int i = 0; i < n; i++) {
      check (&lanes[i]);
      if (number_of (lanes[i].model) > EDITS_MAX)
        lane_begin (&lanes[i]);
    }
    done += n;
  }
  g_test_message ("%d killed, %d of them while they wrote; the oldest edit that was missing was "
                  "%d ms old",
                  rounds, n_writing, (int) (oldest / 1000));
  for (int i = 0; i < LANES; i++) {
    g_object_unref (lanes[i].model);
    scratch_remove (lanes[i].directory);
  }
}

int
main (int argc, char **argv)
{
  if (argc == 4 && strcmp (argv[1], "--program") == 0)
    run_program (argv[2], argv[3]);
  self = argv[0];
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/kill/at-any-moment", test_kill);
  return g_test_run ();
}
