/* repeats.c - finds rows that are equivalent to an earlier row, by a hash of their canonical forms:
 * the same form for all grids that differ only by turning, mirroring or exchanging digits, rows or
 * columns.
 *
 * Threads compute the 64-bit hashes in batches. The hashes are sorted, and the forms of rows with
 * equal hashes are compared. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/repeats.h"

#include "document/base/job.h"
#include "document/collection/row-storage.h"
#include "engine/make/canonical.h"
#include "engine/make/random.h"
#include "engine/parallel.h"

#define AT_ONCE 512     /* rows in a batch */

typedef struct {
  guint64 hash; /* of the row's canonical form */
  guint row;
} Form;

typedef struct {
  RtCollection *collection;
  GArray *forms;        /* of Form, without damaged lines */
  guint next;           /* first row that is in no batch yet */
  RtStop *stop;
} Job;

/* A batch of rows. */
typedef struct {
  guint first, n;
  Form forms[AT_ONCE];
} Piece;

static guint64
hash_of (const RtGrid *form)
{
  guint64 state = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell += 9) {
    for (int i = 0; i < 9; i++)
      state = 10 * state + form->digit[cell + i];
    state = rt_random_mix (&state);
  }
  return state;
}

static bool
form_of (const RtCollection *collection, guint row, RtGrid *form)
{
  if (!rt_collection_grid (collection, row, form))
    return false;
  rt_canonical (form, form);
  return true;
}

/* The batch */

static gpointer
next_piece (bool wait, gpointer data)
{
  Job *job = data;
  guint n_rows = job->collection->n_rows;
  Piece *piece;

  if (job->next == n_rows || rt_stop_raised (job->stop))
    return NULL;
  piece = g_new (Piece, 1);
  piece->first = job->next;
  piece->n = 0;
  job->next = MIN (n_rows, job->next + AT_ONCE);
  return piece;
}

static void
work_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Job *job = user_data;
  guint end = MIN (job->collection->n_rows, piece->first + AT_ONCE);

  for (guint row = piece->first; row < end && !rt_stop_raised (job->stop); row++) {
    RtGrid form;

    if (form_of (job->collection, row, &form))
      piece->forms[piece->n++] = (Form) { hash_of (&form), row };
  }
  if (!rt_stop_raised (job->stop)) /* after a stop, another call may already count from 0 */
    atomic_fetch_add_explicit (&job->collection->n_compared, end - piece->first,
                               memory_order_relaxed);
}

static void
gather_piece (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Job *job = user_data;

  g_array_append_vals (job->forms, piece->forms, piece->n);
  g_free (piece);
}

static int
compare_forms (gconstpointer a, gconstpointer b)
{
  const Form *one = a, *other = b;

  if (one->hash != other->hash)
    return one->hash < other->hash ? -1 : 1;
  return one->row < other->row ? -1 : one->row > other->row;
}

/* Marks each of N rows that is equivalent to an earlier one of them. FORMS has their canonical
 * forms, which have equal hashes, sorted by row. */
static void
mark_repeats (Job *job, const Form *forms, guint n)
{
  RtCollection *collection = job->collection;

  for (guint i = 1; i < n && !rt_stop_raised (job->stop); i++) {
    RtGrid form, other;
    bool again = false;

    form_of (collection, forms[i].row, &form);
    for (guint j = 0; j < i && !again; j++)
      again = form_of (collection, forms[j].row, &other) && rt_grid_equal (&form, &other);
    atomic_store_explicit (&collection->repeats[forms[i].row], again, memory_order_relaxed);
  }
}

static void
repeats_work (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error)
{
  static const RtBatch batch = { next_piece, work_piece, gather_piece };
  Job *job = data;
  RtCollection *collection = job->collection;
  const Form *forms;

  job->stop = stop;
  rt_batch_run (&batch, job, 0);
  if (!rt_stop_raised (job->stop)) {
    g_array_sort (job->forms, compare_forms);
    forms = (const Form *) (void *) job->forms->data;
    for (guint i = 0, n; i < job->forms->len; i += n) {
      for (n = 1; i + n < job->forms->len && forms[i + n].hash == forms[i].hash;)
        n++;
      mark_repeats (job, forms + i, n);
    }
  }
  if (!rt_stop_raised (job->stop))
    atomic_store_explicit (&collection->knows_repeats, true, memory_order_release);
}

static const RtJob repeats_job = {
  .work = repeats_work,
  .size = sizeof (Job),
  .owned = { RT_JOB_OWNS (Job, collection, rt_collection_unref),
             RT_JOB_OWNS (Job, forms, g_array_unref) },
};

void
rt_collection_repeats_async (RtCollection *self, GCancellable *cancellable,
                             GAsyncReadyCallback done, gpointer user_data)
{
  atomic_store_explicit (&self->n_compared, 0, memory_order_relaxed);
  rt_job_run (&repeats_job, NULL,
              &(Job) { .collection = rt_collection_ref (self),
                       .forms = g_array_new (FALSE, FALSE, sizeof (Form)) },
              cancellable, done, user_data);
}

bool
rt_collection_repeats_finish (GAsyncResult *result, GError **error)
{
  return rt_job_finish (&repeats_job, result, error);
}

guint
rt_collection_n_compared (const RtCollection *self)
{
  return atomic_load_explicit (&self->n_compared, memory_order_relaxed);
}

bool
rt_collection_knows_repeats (const RtCollection *self)
{
  return atomic_load_explicit (&self->knows_repeats, memory_order_acquire);
}

bool
rt_collection_repeats (const RtCollection *self, guint row)
{
  g_return_val_if_fail (row < self->n_rows, false);

  return atomic_load_explicit (&self->repeats[row], memory_order_relaxed);
}
