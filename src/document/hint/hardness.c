/* hardness.c - implements RtHardness, the difficulty of a document's puzzle: the job that rates a
 * grid, and the cache of its answers.
 *
 * The thread also counts the solutions of a grid, because that may take long. An answer is the rating of a grid, or the
 * fact that it does not have exactly one solution. The function look () rates the first grid of the document that is
 * not in the cache. It tries two grids: the givens, then all digits except those that the solver found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/hardness.h"

#include "document/base/job.h"
#include "engine/fast/fast.h"


/* Size of the cache: more than the edits that people undo and redo. */
#define N_ANSWERS 128

#define CLIMB_MS 100 /* interval at which the rising lower bound is read */

typedef struct {
  RtGrid grid;
  bool is_rated;   /* false: the grid does not have exactly one solution */
  RtRating rating;
} Answer;

/* Data of the job. The main thread reads the rater's progress while the job is running. */
typedef struct {
  RtRater *rater;
  Answer answer;
} Job;

struct _RtHardness {
  GObject parent_instance;

  /* Owned. */
  RtDocument *document;
  GCancellable *rating;       /* cancellable of the running job; NULL if none is running */

  /* State. */
  Job *job;                   /* data of the running job, which owns them; else NULL */
  RtHardnessState state;
  RtGrid grid;                /* grid that is rated, or being rated */
  RtRating known;             /* rating of GRID in the state RT_HARDNESS_KNOWN */
  int least;                  /* result of rt_hardness_least */
  guint climbing;             /* source id of climb_cb */
  Answer answers[N_ANSWERS];  /* ring buffer: answer i is at i % N_ANSWERS */
  guint n_answers;            /* number of answers ever added */
};

G_DEFINE_FINAL_TYPE (RtHardness, rt_hardness, G_TYPE_OBJECT)

static guint changed;

/* Functions of the thread */

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

/* The grids to rate */


static const Answer *
find_answer (RtHardness *self, const RtGrid *grid)
{
  for (guint i = 0; i < MIN (self->n_answers, N_ANSWERS); i++)
    if (rt_grid_equal (&self->answers[i].grid, grid))
      return &self->answers[i];
  return NULL;
}

/* Sets GRIDS to the grids that may be the puzzle of POSITION, in the order in which they are tried:
 * the givens, then all digits except those found by the solver. Leaves out full grids, and grids
 * with too few digits. Returns the number of grids, 0 to 2. */
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
        !(n && rt_grid_equal (&grids[0], &grids[i])))
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
    return; /* cancelled */
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

/* Sets whether the rating is known, being computed or does not exist, and emits `changed` if any
 * result has changed. KNOWN is the rating if STATE is RT_HARDNESS_KNOWN, otherwise NULL. */
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

/* Sets the rating of the document's puzzle from the cache. If one of its grids is not in the cache,
 * starts to rate it. */
static void
look (RtHardness *self)
{
  RtGrid grids[2];
  int n = find_grids (rt_document_position (self->document), grids);

  for (int i = 0; i < n; i++) {
    const Answer *answer = find_answer (self, &grids[i]);

    if (!answer) {
      if (!self->job || !rt_grid_equal (&self->grid, &grids[i])) {
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

  return self->least > 0 ? &self->grid : NULL;
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
