/* trial-series.c - implements RtTrying, the test of a person's program: the jobs
 * (compiling, one puzzle after another, the comparison), and the verdict on the whole
 * test. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/trial-series.h"

#include "document/base/job.h"
#include "document/programs/search-source.h"
#include "document/trial/program-file.h"
#include "document/trial/trial.h"
#include "engine/diagnosis-text.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

/* The two classic searches for comparison: scanning row, column and box, and bit masks. */
#define RT_N_REFERENCES 2

typedef struct {
  const RtLanguage *language;     /* language of both searches; NULL: nothing was measured */
  gint64 times[RT_N_REFERENCES];  /* wall-clock time in microseconds */
  guint64 reads[RT_N_REFERENCES]; /* number of cells or masks that are read */
  int share;                      /* percentage of the reads of the first search that test a
                                   * digit */
} RtReference;

/* Number of steps whose reads are classified as tests or other reads. */
#define SAMPLE 20000

static const RtSearch *const ways[RT_N_REFERENCES] = { &rt_search_scan, &rt_search_masks };

/* Returns the percentage of the reads that SEARCH makes on PUZZLE and that test a digit. The others
 * look for the next blank. */
static int
count_share (const RtSearch *search, const RtGrid *puzzle)
{
  g_autofree void *state = g_malloc (search->state_size);
  g_autofree RtDetail *detail = g_new (RtDetail, 1);
  guint64 tests = 0, all = 0;
  RtEvent event;

  search->start (state, puzzle);
  for (int i = 0; i < SAMPLE && search->step (state, &event, detail); i++)
    for (guint j = 0; j < detail->n; j++)
      if (detail->looks[j].kind == RT_LOOK_READ) {
        all++;
        tests += detail->looks[j].digit != 0;
      }
  return (int) (tests * 100 / MAX (all, 1));
}

/* Returns the time in microseconds that the program PATH takes on PUZZLE under the limits of TRIAL;
 * 0 if it does not pass. */
static gint64
measure (const RtTrialSetup *trial, const char *path, const RtGrid *puzzle, RtStop *stop)
{
  const char *words[] = { path, NULL };
  RtTrialSetup setup = *trial;
  RtProgramFile file;
  RtTrialResult result;
  gint64 time = 0;

  if (rt_program_file_open (&file, (char **) words, stop, NULL)) {
    setup.argv = file.argv;
    setup.silent = NULL;
    if (rt_trial_run (&setup, puzzle, stop, &result, NULL) && result.verdict == RT_TRIAL_PASSED)
      time = result.ran.time;
    rt_trial_result_clear (&result);
  }
  rt_program_file_clear (&file);
  return time;
}

/* Measures two searches in reading order, as programs in LANGUAGE, on PUZZLE under the limits of
 * TRIAL, and stores their times in REFERENCE. Leaves its language NULL if a program cannot be
 * compiled or does not pass. Takes seconds; may be called in any thread. */
static void
reference_measure (RtReference *reference, const RtTrialSetup *trial, const RtLanguage *language,
                      const RtGrid *puzzle, RtStop *stop)
{
  g_autofree char *folder = g_dir_make_tmp ("retrace-reference-XXXXXX", NULL);
  bool passed = folder != NULL;

  *reference = (RtReference) { 0 };
  for (int i = 0; i < RT_N_REFERENCES && passed; i++) {
    g_autoptr (RtProgram) program = rt_program_new (ways[i], language);
    g_autofree char *name = rt_program_file_name (program);
    g_autofree char *path = g_build_filename (folder, name, NULL);
    RtCounts counts;

    passed = g_file_set_contents (path, rt_program_text (program), -1, NULL) &&
             (reference->times[i] = measure (trial, path, puzzle, stop)) > 0;
    g_unlink (path);
    if (passed)
      rt_search_run (ways[i], puzzle, stop, NULL, &counts);
    if (passed)
      reference->reads[i] = counts.reads;
  }
  if (folder)
    g_rmdir (folder);
  if (!passed || rt_stop_raised (stop))
    return;
  reference->share = count_share (ways[0], puzzle);
  reference->language = language;
}

/* Returns translated sentences that compare THEIRS, the time of the person's program in microseconds, with the times
 * of our programs in REFERENCE. IS_SILENT: all without printing. Free with g_free. */
static char *
reference_say (const RtReference *reference, gint64 theirs, bool is_silent)
{
  g_autofree char *mine = rt_trial_say_seconds (theirs);
  g_autofree char *scan = rt_trial_say_seconds (reference->times[0]);
  g_autofree char *masks = rt_trial_say_seconds (reference->times[1]);
  g_autofree char *reads = g_strdup_printf ("%'" G_GUINT64_FORMAT, reference->reads[0]);
  g_autofree char *fewer = g_strdup_printf ("%'" G_GUINT64_FORMAT, reference->reads[1]);
  g_autofree char *first = NULL;
  const char *language = reference->language->name;

  /* Translators: the time of a person's program. */
  first = g_strdup_printf (is_silent ? _("Its slowest puzzle takes it %s without printing.")
                                     : _("Its slowest puzzle takes it %s."),
                           mine);
  /* Translators: a sentence; a language; times and numbers of reads for one puzzle. */
  return g_strdup_printf (_("%s The same search in %s takes %s: scanning up to 27 cells for each digit is %d %% "
                            "of its %s reads; with bit masks, %s and %s reads."),
                          first, language, scan, reference->share, reads, masks, fewer);
}

/* Minimum time in microseconds, without printing, of a program that is compared. */
#define WORTH_COMPARING 100000

struct _RtTrying {
  GObject parent_instance;

  /* Owned. */
  RtTrialSetup setup;  /* argv is owned: a file and its arguments */
  RtProgramFile *file; /* reference-counted, because a job uses it; NULL until the file is open */
  GArray *results;     /* of RtTrialResult */
  GCancellable *cancellable; /* cancellable of the running test; NULL if none is running */
  RtTrialResult *own;  /* result for the person's own puzzle; NULL until it is known */
  RtReference reference;
  char *complaint;
  char *error;

  RtGrid puzzle; /* the person's own puzzle */
  bool has_puzzle;
};

G_DEFINE_FINAL_TYPE (RtTrying, rt_trying, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
file_unref (RtProgramFile *file)
{
  g_atomic_rc_box_release_full (file, (GDestroyNotify) rt_program_file_clear);
}

static void
result_free (gpointer data)
{
  rt_trial_result_clear (data);
  g_free (data);
}

static int
n_cases (void)
{
  int n = 0;

  while (rt_trial_cases[n].id)
    n++;
  return n;
}

/* Returns the index of the puzzle on which the program took longest without printing; -1 if none
 * was measured. Sets TIME to that time in microseconds. */
static int
find_slowest (RtTrying *self, gint64 *time)
{
  int slowest = -1;

  *time = 0;
  for (guint i = 0; i < self->results->len; i++) {
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, i);
    gint64 took = result->silent_time ? result->silent_time : result->ran.time;

    if (took > *time) {
      *time = took;
      slowest = (int) i;
    }
  }
  return slowest;
}

/* Returns the search of Retrace that makes the same steps as the program, found on the puzzle with
 * the most steps; NULL if it is unknown. */
static const RtSame *
find_same (RtTrying *self)
{
  const RtTrialResult *most = NULL;

  for (guint i = 0; i < self->results->len; i++) {
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, i);

    if (result->has_same && result->n_steps > 2 && (!most || result->n_steps > most->n_steps))
      most = result;
  }
  return most ? &most->same : NULL;
}

/* Data of the three jobs. */
typedef struct {
  RtTrialSetup setup; /* argv and silent belong to FILE */
  char **words;
  RtProgramFile *file;
  RtGrid puzzle;
  RtTrialResult *result;
  const RtLanguage *language;
  RtReference reference;
} Job;

static void
open_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->file = g_atomic_rc_box_new0 (RtProgramFile);
  rt_program_file_open (job->file, job->words, stop, error);
}

static void
try_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->result = g_new0 (RtTrialResult, 1);
  rt_trial_run (&job->setup, &job->puzzle, stop, job->result, error);
}

static void
compare_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  reference_measure (&job->reference, &job->setup, job->language, &job->puzzle, stop);
}

#define OWNED                                                                                      \
  { RT_JOB_OWNS (Job, words, g_strfreev), RT_JOB_OWNS (Job, file, file_unref),                      \
    RT_JOB_OWNS (Job, result, result_free) }

static const RtJob open_job = { .work = open_work, .size = sizeof (Job), .owned = OWNED,
                                .when_cancelled = RT_JOB_KEEPS };
static const RtJob try_job = { .work = try_work, .size = sizeof (Job), .owned = OWNED,
                               .when_cancelled = RT_JOB_KEEPS };
static const RtJob compare_job = { .work = compare_work, .size = sizeof (Job), .owned = OWNED,
                                   .when_cancelled = RT_JOB_KEEPS };

/* Starts the job KIND with the opened file of the program: on puzzle N or, after the last puzzle,
 * on the person's own. */
static void
run_job (RtTrying *self, const RtJob *kind, int n, const RtLanguage *language, GAsyncReadyCallback done)
{
  Job job = { .setup = self->setup, .language = language };

  job.file = g_atomic_rc_box_acquire (self->file);
  job.setup.argv = job.file->argv;
  job.setup.silent = job.file->silent;
  job.words = g_strdupv (self->setup.argv);
  if (rt_source_language (job.words[0]))
    job.setup.name = strrchr (job.words[0], '/') ? strrchr (job.words[0], '/') + 1 : job.words[0];
  if (n < n_cases ())
    rt_grid_parse (&job.puzzle, rt_trial_cases[n].cells);
  else
    job.puzzle = self->puzzle;
  rt_job_run (kind, self, &job, self->cancellable, done, NULL);
}

static bool
is_stale (RtTrying *self, GAsyncResult *result)
{
  return g_task_get_cancellable (G_TASK (result)) != self->cancellable; /* stopped, or started again */
}

/* Ends the test, and releases the program's file. */
static void
end (RtTrying *self)
{
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->file, file_unref);
}

static void
compared_cb (GObject *source, GAsyncResult *compared, gpointer data)
{
  RtTrying *self = RT_TRYING (source);
  Job *job = rt_job_finish (&compare_job, compared, NULL);

  if (is_stale (self, compared))
    return;
  if (job)
    self->reference = job->reference;
  end (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Starts to compare the program with ours if it makes a search that takes the blanks in order and
 * is slow enough; otherwise ends the test. */
static void
compare_or_end (RtTrying *self)
{
  const RtSame *same = find_same (self);
  const RtLanguage *language = rt_source_language (self->setup.argv[0]);
  gint64 time;
  int slowest = find_slowest (self, &time);

  if (!same || rt_trying_has_failed (self) || same->kind == RT_SAME_NOT || !same->search->classic ||
      time < WORTH_COMPARING)
    end (self);
  else
    run_job (self, &compare_job, slowest, language ? language : rt_language_by_id ("c"), compared_cb);
}

static void
own_tried_cb (GObject *source, GAsyncResult *tried, gpointer data)
{
  RtTrying *self = RT_TRYING (source);
  Job *job = rt_job_finish (&try_job, tried, NULL);

  if (is_stale (self, tried))
    return;
  if (job)
    self->own = g_steal_pointer (&job->result);
  compare_or_end (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Tests the program on the person's own puzzle. If there is none, continues with compare_or_end. */
static void
try_own_or_compare (RtTrying *self)
{
  if (self->has_puzzle && !rt_trying_has_failed (self))
    run_job (self, &try_job, n_cases (), NULL, own_tried_cb);
  else
    compare_or_end (self);
}

static void try_next (RtTrying *self);

static void
tried_cb (GObject *source, GAsyncResult *tried, gpointer data)
{
  RtTrying *self = RT_TRYING (source);
  g_autoptr (GError) error = NULL;
  Job *job = rt_job_finish (&try_job, tried, &error);

  if (is_stale (self, tried))
    return;
  if (job) {
    g_array_append_val (self->results, *job->result);
    g_clear_pointer (&job->result, g_free); /* the array owns the other fields */
  } else {
    self->error = g_strdup (error->message);
  }
  if (self->error)
    end (self);
  else if (rt_trial_cases[self->results->len].id)
    try_next (self);
  else
    try_own_or_compare (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
try_next (RtTrying *self)
{
  run_job (self, &try_job, (int) self->results->len, NULL, tried_cb);
}

static void
opened_cb (GObject *source, GAsyncResult *opened, gpointer data)
{
  RtTrying *self = RT_TRYING (source);
  g_autoptr (GError) error = NULL;
  Job *job = rt_job_data (&open_job, opened);
  const bool is_fine = rt_job_finish (&open_job, opened, &error) != NULL;

  if (is_stale (self, opened))
    return;
  self->file = g_steal_pointer (&job->file);
  if (is_fine) {
    try_next (self);
  } else {
    self->error = g_strdup (error->message);
    self->complaint = g_strdup (self->file->complaint);
    end (self);
  }
  g_signal_emit (self, signals[CHANGED], 0);
}

void
rt_trying_start (RtTrying *self, const RtTrialSetup *setup)
{
  char **argv;

  g_return_if_fail (RT_IS_TRYING (self));

  argv = g_strdupv (setup->argv);
  rt_trying_stop (self);
  g_strfreev (self->setup.argv);
  self->setup = *setup;
  self->setup.argv = argv;
  g_array_set_size (self->results, 0);
  g_clear_pointer (&self->own, result_free);
  self->reference = (RtReference) { 0 };
  g_clear_pointer (&self->error, g_free);
  g_clear_pointer (&self->complaint, g_free);
  self->cancellable = g_cancellable_new ();
  rt_job_run (&open_job, self, &(Job) { .words = g_strdupv (argv) }, self->cancellable, opened_cb, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
rt_trying_set_puzzle (RtTrying *self, const RtGrid *grid)
{
  g_return_if_fail (RT_IS_TRYING (self));

  self->has_puzzle = grid != NULL;
  if (grid)
    self->puzzle = *grid;
}

const RtTrialResult *
rt_trying_own_result (RtTrying *self)
{
  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  return self->own;
}

void
rt_trying_stop (RtTrying *self)
{
  g_return_if_fail (RT_IS_TRYING (self));

  if (!self->cancellable)
    return;
  g_cancellable_cancel (self->cancellable);
  end (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

int
rt_trying_current (RtTrying *self)
{
  g_return_val_if_fail (RT_IS_TRYING (self), -1);

  return self->cancellable ? (int) self->results->len : -1;
}

const RtTrialResult *
rt_trying_result (RtTrying *self, int n)
{
  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  return (guint) n < self->results->len ? &g_array_index (self->results, RtTrialResult, n) : NULL;
}

const char *
rt_trying_error (RtTrying *self)
{
  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  return self->error;
}

const char *
rt_trying_complaint (RtTrying *self)
{
  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  return self->complaint;
}

/* The verdict */

/* Returns the result for the first puzzle on which the program did not pass, and sets N to its
 * index. If there is none, returns NULL and sets N to the number of results. */
static const RtTrialResult *
find_failed (RtTrying *self, int *n)
{
  for (*n = 0; *n < (int) self->results->len; ++*n) {
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, *n);

    if (result->verdict != RT_TRIAL_PASSED)
      return result;
  }
  return NULL;
}

/* Returns the result for the first puzzle on which the printed steps have the worst fault; NULL if
 * no steps have a fault. */
static const RtTrialResult *
find_fault (RtTrying *self)
{
  const RtTrialResult *worst = NULL;

  for (guint i = 0; i < self->results->len; i++) {
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, i);

    if (result->step && (!worst || result->worst.kind < worst->worst.kind))
      worst = result;
  }
  return worst;
}

int
rt_trying_fault (RtTrying *self)
{
  const RtTrialResult *fault;

  g_return_val_if_fail (RT_IS_TRYING (self), -1);

  fault = self->error || self->cancellable ? NULL : find_fault (self);
  return fault ? (int) (fault - &g_array_index (self->results, RtTrialResult, 0)) : -1;
}

/* Returns the result for the puzzle on which printing took longest; NULL if printing was not measured on any. */
static const RtTrialResult *
find_printing (RtTrying *self)
{
  const RtTrialResult *found = NULL;

  for (guint i = 0; i < self->results->len; i++) {
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, i);

    if (result->silent_time && (!found || result->ran.time > found->ran.time))
      found = result;
  }
  return found;
}

bool
rt_trying_has_failed (RtTrying *self)
{
  int n;

  g_return_val_if_fail (RT_IS_TRYING (self), false);

  return self->error || find_failed (self, &n);
}

/* Returns the verdict on a program that passes: "Right. Same search as plain backtracking. Slow
 * because ...". Free with g_free. */
static char *
say_right (RtTrying *self)
{
  const RtTrialResult *fault = find_fault (self), *printing = find_printing (self);
  const RtSame *same = find_same (self);
  g_autofree char *mend = fault ? rt_diagnosis_say_mend (&fault->worst) : NULL;
  g_autofree char *search = same ? rt_diagnosis_say_search (same) : NULL;
  g_autofree char *time = printing ? rt_trial_say_printing (printing) : NULL;
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  /* Translators: of a program: all its answers are right. */
  g_strv_builder_add (sentences, _("Right."));
  for (int i = 0; i < 3; i++) {
    const char *sentence = i == 0 ? mend : i == 1 ? search : time;

    if (sentence)
      g_strv_builder_add (sentences, sentence);
  }
  all = g_strv_builder_end (sentences);
  return g_strjoinv (" ", all);
}

static char *
say_progress (RtTrying *self)
{
  const int n = (int) self->results->len;

  if (!self->file)
    return g_strdup (_("Getting your program ready…"));
  if (n < n_cases ())
    return g_strdup_printf (_("Trying puzzle %d of %d…"), n + 1, n_cases ());
  return g_strdup (_("Comparing your program with the same search here…"));
}

char *
rt_trying_say_verdict (RtTrying *self)
{
  const RtTrialResult *failed, *fault;
  int n;

  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  if (self->error)
    return g_strdup (self->error);
  if (self->cancellable)
    return say_progress (self);
  failed = find_failed (self, &n);
  fault = find_fault (self);
  if (failed && fault)
    return rt_diagnosis_say_mend (&fault->worst);
  if (failed)
    return failed->says ? g_strdup (failed->says) : g_strdup (rt_trial_verdict_name (failed->verdict));
  return n == n_cases () ? say_right (self) : NULL;
}

static char *
say_number_passed (RtTrying *self)
{
  const int n = n_cases ();
  int n_passed = 0;

  for (guint i = 0; i < self->results->len; i++)
    n_passed += g_array_index (self->results, RtTrialResult, i).verdict == RT_TRIAL_PASSED;
  return g_strdup_printf (ngettext ("It passed %d of %d puzzle.", "It passed %d of %d puzzles.",
                                    (gulong) n),
                          n_passed, n);
}

/* Returns the verdict on a program that passes but prints no steps: its time, and what printed steps would show. */
static char *
say_silent (RtTrying *self)
{
  gint64 time;
  g_autofree char *slowest = NULL;

  find_slowest (self, &time);
  slowest = rt_trial_say_seconds (time);
  return g_strdup_printf (_("Its slowest puzzle takes it %s. If it prints its steps, as below, you are told which search "
                            "it is and why it is slow."),
                          slowest);
}

static bool
prints_steps (RtTrying *self)
{
  for (guint i = 0; i < self->results->len; i++)
    if (g_array_index (self->results, RtTrialResult, i).steps)
      return true;
  return false;
}

char *
rt_trying_say_reasons (RtTrying *self)
{
  g_autofree char *passed = NULL;
  const RtTrialResult *failed, *fault;
  int n;

  g_return_val_if_fail (RT_IS_TRYING (self), NULL);

  if (self->error || self->cancellable)
    return NULL;
  failed = find_failed (self, &n);
  fault = find_fault (self);
  passed = say_number_passed (self);
  if (failed && fault)
    return g_strconcat (fault->fault, " ", passed, NULL);
  if (failed)
    /* Translators: %s is "It passed 1 of 13 puzzles.", and the first puzzle that a program does not
     * solve, as in "One blank, in the middle". */
    return g_strdup_printf (_("%s The first that it fails: %s."), passed, _(rt_trial_cases[n].reason));
  if (self->reference.language) {
    gint64 time;
    const int slowest = find_slowest (self, &time);
    const RtTrialResult *result = &g_array_index (self->results, RtTrialResult, slowest);

    return reference_say (&self->reference, time, result->silent_time > 0);
  }
  if (fault)
    return g_strdup (fault->fault);
  return n == n_cases () && !prints_steps (self) ? say_silent (self) : NULL;
}

static void
rt_trying_finalize (GObject *object)
{
  RtTrying *self = RT_TRYING (object);

  g_clear_pointer (&self->file, file_unref);
  g_strfreev (self->setup.argv);
  g_array_unref (self->results);
  g_clear_pointer (&self->own, result_free);
  g_free (self->complaint);
  g_free (self->error);
  G_OBJECT_CLASS (rt_trying_parent_class)->finalize (object);
}

static void
rt_trying_class_init (RtTryingClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_trying_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
rt_trying_init (RtTrying *self)
{
  self->results = g_array_new (FALSE, TRUE, sizeof (RtTrialResult));
  g_array_set_clear_func (self->results, (GDestroyNotify) rt_trial_result_clear);
}

RtTrying *
rt_trying_new (void)
{
  return g_object_new (RT_TYPE_TRYING, NULL);
}
