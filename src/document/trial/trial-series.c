/* trial-series.c - the job for one test puzzle, and the loop over all of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/trial/trial-series.h"

#include "document/base/job.h"

/* Data of the job for one puzzle. */
typedef struct {
  RtTrialSetup setup; /* argv is owned */
  RtGrid puzzle;
  RtTrialResult *result;
} Job;

struct _RtTrying {
  GObject parent_instance;

  /* Owned. */
  RtTrialSetup setup; /* argv is owned */
  GArray *results;    /* of RtTrialResult */
  GCancellable *cancellable; /* cancellable of the running test; NULL if none is running */
  char *error;
};

G_DEFINE_FINAL_TYPE (RtTrying, rt_trying, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
result_free (gpointer data)
{
  rt_trial_result_clear (data);
  g_free (data);
}

static void
try_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;

  job->result = g_new0 (RtTrialResult, 1);
  rt_trial_run (&job->setup, &job->puzzle, stop, job->result, error);
}

static const RtJob try_job = {
  .work = try_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, setup.argv, g_strfreev), RT_JOB_OWNS (Job, result, result_free) },
  .when_cancelled = RT_JOB_KEEPS,
};

static void try_next (RtTrying *self);

static void
tried_cb (GObject *source, GAsyncResult *tried, gpointer data)
{
  RtTrying *self = RT_TRYING (source);
  g_autoptr (GError) error = NULL;
  Job *job = rt_job_finish (&try_job, tried, &error);

  if (g_task_get_cancellable (G_TASK (tried)) != self->cancellable) /* stopped, or started anew */
    return;
  if (job) {
    g_array_append_val (self->results, *job->result);
    g_clear_pointer (&job->result, g_free); /* the array owns the other fields */
  } else {
    self->error = g_strdup (error->message);
  }
  if (self->error || !rt_trial_cases[self->results->len].id)
    g_clear_object (&self->cancellable);
  else
    try_next (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
try_next (RtTrying *self)
{
  Job job = { .setup = self->setup };

  job.setup.argv = g_strdupv (self->setup.argv);
  rt_grid_parse (&job.puzzle, rt_trial_cases[self->results->len].cells);
  rt_job_run (&try_job, self, &job, self->cancellable, tried_cb, NULL);
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
  g_clear_pointer (&self->error, g_free);
  self->cancellable = g_cancellable_new ();
  try_next (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
rt_trying_stop (RtTrying *self)
{
  g_return_if_fail (RT_IS_TRYING (self));

  if (!self->cancellable)
    return;
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
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

static void
rt_trying_finalize (GObject *object)
{
  RtTrying *self = RT_TRYING (object);

  g_strfreev (self->setup.argv);
  g_array_unref (self->results);
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
