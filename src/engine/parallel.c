/* parallel.c - runs pieces of work in a thread pool; a ring buffer keeps their results in order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/parallel.h"

/* An entry of the ring buffer. */
typedef struct {
  gpointer piece;
  bool done;
} Slot;

typedef struct {
  const RtBatch *batch;
  gpointer data;
  GThreadPool *pool;
  GMutex lock;          /* protects `done` of all slots */
  GCond one_is_done;
  Slot *slots;
  guint n_slots;
  guint first, n;       /* index of the oldest piece in the ring, and number of pieces */
} Run;

static void
work_thread (gpointer data, gpointer user_data)
{
  Slot *slot = data;
  Run *run = user_data;

  run->batch->work (slot->piece, run->data);
  g_mutex_lock (&run->lock);
  slot->done = true;
  g_cond_signal (&run->one_is_done);
  g_mutex_unlock (&run->lock);
}

/* Starts one more piece of work. Returns false if no piece is available now. */
static bool
begin_one (Run *run)
{
  Slot *slot = &run->slots[(run->first + run->n) % run->n_slots];

  slot->piece = run->batch->next (run->n == 0, run->data);
  slot->done = false;
  if (!slot->piece)
    return false;
  run->n++;
  g_thread_pool_push (run->pool, slot, NULL);
  return true;
}

/* Waits for the oldest piece of work, and emits its result. */
static void
end_one (Run *run)
{
  Slot *slot = &run->slots[run->first];

  g_mutex_lock (&run->lock);
  while (!slot->done)
    g_cond_wait (&run->one_is_done, &run->lock);
  g_mutex_unlock (&run->lock);
  run->first = (run->first + 1) % run->n_slots;
  run->n--;
  run->batch->emit (slot->piece, run->data);
}

void
rt_batch_run (const RtBatch *batch, gpointer data, guint n_threads)
{
  Run run = { .batch = batch, .data = data };
  bool more = true;

  if (n_threads == 0)
    n_threads = g_get_num_processors ();
  run.n_slots = 2 * n_threads;   /* for each thread, one piece that runs and one that waits */
  run.slots = g_new (Slot, run.n_slots);
  g_mutex_init (&run.lock);
  g_cond_init (&run.one_is_done);
  run.pool = g_thread_pool_new (work_thread, &run, (int) n_threads, FALSE, NULL);
  while (more || run.n > 0) {
    more = run.n < run.n_slots && begin_one (&run);
    if (!more && run.n > 0) {
      end_one (&run);
      more = true;
    }
  }
  g_thread_pool_free (run.pool, FALSE, TRUE);
  g_cond_clear (&run.one_is_done);
  g_mutex_clear (&run.lock);
  g_free (run.slots);
}
