/* hardness.c - how hard a document's puzzle is, found out in the background.
 *
 * Whether a grid has just one solution may itself take long, so that is found out in the thread as
 * well: an answer is about one grid, and says either its rating or that there is none. Which grid
 * is asked about next follows from the answers that are known, those of other positions too.
 *
 * A task that was cancelled ends with an error, even where it was ready: so none that is late
 * touches an object that has gone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/hardness.h"

#include "document/base/job.h"
#include "engine/fast/fast.h"

#include <string.h>

/* Answers that are remembered; more edits than one goes back and forth through. */
#define N_ANSWERS 128

#define CLIMB_MS 100

typedef struct {
  RtGrid grid;
  bool is_rated;   /* false: it has not just one solution */
  RtRating rating;
} Answer;

/* The rater is asked meanwhile how far it has climbed. */
typedef struct {
  RtRater *rater;
  Answer answer;
} Job;

struct _RtHardness {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  GCancellable *rating;       /* NULL: nothing is being found out */

  /* State. */
  Job *job;                   /* that `rating` cancels; it belongs to its call */
  RtHardnessState state;
  RtGrid grid;                /* what is rated, or being rated */
  RtRating known;
  int least;                  /* as it was told last */
  guint climbing;             /* source id */
  Answer answers[N_ANSWERS];  /* number i at i % N_ANSWERS */
  guint n_answers;
};

G_DEFINE_FINAL_TYPE (RtHardness, rt_hardness, G_TYPE_OBJECT)

static guint changed;

/* In the thread */

static void
rate_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  Job *job = data;
  Answer *answer = &job->answer;
  uint64_t count = 0;

  rt_rater_set_threads (job->rater, rt_threads_of_program ());
  answer->is_rated = rt_fast_count (&answer->grid, 2, stop, &count) && count == 1 &&
                     rt_rater_rate (job->rater, &answer->grid, stop, &answer->rating);
}

static const RtJob rate_job = {
  .work = rate_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, rater, rt_rater_free) },
};

/* What is asked */

static bool
is_same (const RtGrid *a, const RtGrid *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static const Answer *
find_answer (RtHardness *self, const RtGrid *grid)
{
  for (guint i = 0; i < MIN (self->n_answers, N_ANSWERS); i++)
    if (is_same (&self->answers[i].grid, grid))
      return &self->answers[i];
  return NULL;
}

/* Puts what POSITION may have as its puzzle into GRIDS, the first that is one counts. Returns how
 * many. */
static int
find_grids (const RtPosition *position, RtGrid grids[2])
{
  int n = 0;

  grids[0] = grids[1] = position->givens;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (position->entries.digit[cell] && !rt_cells_has (position->found, cell))
      grids[1].digit[cell] = position->entries.digit[cell];
  for (int i = 0; i < 2; i++) {
    int n_digits = rt_cells_count (rt_grid_filled (&grids[i]));

    if (n_digits >= RT_FEWEST_DIGITS && n_digits < RT_N_CELLS &&
        !(n && is_same (&grids[0], &grids[i])))
      grids[n++] = grids[i];
  }
  return n;
}

static void
stop (RtHardness *self)
{
  g_cancellable_cancel (self->rating);
  g_clear_object (&self->rating);
  self->job = NULL;
  g_clear_handle_id (&self->climbing, g_source_remove);
}

static int
least_now (RtHardness *self)
{
  if (self->state == RT_HARDNESS_KNOWN)
    return self->known.er;
  return self->job ? rt_rater_least (self->job->rater) : 0;
}

static gboolean
climb_cb (gpointer data)
{
  RtHardness *self = data;
  int least = least_now (self);

  if (least != self->least) {
    self->least = least;
    g_signal_emit (self, changed, 0);
  }
  return G_SOURCE_CONTINUE;
}

static void look (RtHardness *self);

static void
rated_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtHardness *self = data;
  const Job *job = rt_job_finish (&rate_job, result, NULL);

  if (!job)
    return; /* another one is asked about, or nobody asks any more */
  self->answers[self->n_answers++ % N_ANSWERS] = job->answer;
  stop (self);
  look (self);
}

static void
start (RtHardness *self, const RtGrid *grid)
{
  self->grid = *grid;
  self->rating = g_cancellable_new ();
  self->job = rt_job_run (&rate_job, NULL,
                          &(Job) { .rater = rt_rater_new (false), .answer = { .grid = *grid } },
                          self->rating, rated_cb, self);
  self->climbing = g_timeout_add (CLIMB_MS, climb_cb, self);
}

static bool
is_equal (const RtRating *a, const RtRating *b)
{
  return a->er == b->er && a->ep == b->ep && a->ed == b->ed && a->hardest == b->hardest;
}

/* KNOWN: for that state alone. */
static void
set_state (RtHardness *self, RtHardnessState state, const RtRating *known)
{
  bool is_other = state != self->state || (known && !is_equal (known, &self->known));

  self->state = state;
  if (known)
    self->known = *known;
  if (is_other || least_now (self) != self->least) {
    self->least = least_now (self);
    g_signal_emit (self, changed, 0);
  }
}

/* Tells what is known of the position, or asks for what is missing. */
static void
look (RtHardness *self)
{
  RtGrid grids[2];
  int n = find_grids (rt_document_position (self->document), grids);

  for (int i = 0; i < n; i++) {
    const Answer *answer = find_answer (self, &grids[i]);

    if (!answer) {
      if (!self->job || !is_same (&self->grid, &grids[i])) {
        stop (self);
        start (self, &grids[i]);
      }
      set_state (self, RT_HARDNESS_WORKING, NULL);
      return;
    }
    if (answer->is_rated) {
      stop (self);
      self->grid = grids[i];
      set_state (self, RT_HARDNESS_KNOWN, &answer->rating);
      return;
    }
  }
  stop (self);
  set_state (self, RT_HARDNESS_NONE, NULL);
}

RtHardnessState
rt_hardness_state (RtHardness *self)
{
  g_return_val_if_fail (RT_IS_HARDNESS (self), RT_HARDNESS_NONE);

  return self->state;
}

const RtGrid *
rt_hardness_puzzle (RtHardness *self)
{
  g_return_val_if_fail (RT_IS_HARDNESS (self), NULL);

  return self->state != RT_HARDNESS_NONE && self->least > 0 ? &self->grid : NULL;
}

const RtRating *
rt_hardness_rating (RtHardness *self)
{
  g_return_val_if_fail (RT_IS_HARDNESS (self), NULL);

  return self->state == RT_HARDNESS_KNOWN ? &self->known : NULL;
}

int
rt_hardness_least (RtHardness *self)
{
  g_return_val_if_fail (RT_IS_HARDNESS (self), 0);

  return self->least;
}

RtHardness *
rt_hardness_new (RtDocument *document)
{
  RtHardness *self;

  g_return_val_if_fail (RT_IS_DOCUMENT (document), NULL);

  self = g_object_new (RT_TYPE_HARDNESS, NULL);
  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (look), self, G_CONNECT_SWAPPED);
  look (self);
  return self;
}

static void
rt_hardness_dispose (GObject *object)
{
  RtHardness *self = RT_HARDNESS (object);

  stop (self);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (rt_hardness_parent_class)->dispose (object);
}

static void
rt_hardness_class_init (RtHardnessClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_hardness_dispose;
  changed = g_signal_new ("changed", RT_TYPE_HARDNESS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
rt_hardness_init (RtHardness *self)
{
}
