/* maker.c - makes puzzles: runs pieces of several attempts in a thread pool, and emits the puzzles
 * in the order of the attempts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/maker/maker.h"

#include "engine/maker/sources.h"
#include "engine/parallel.h"

typedef struct {
  const RtRequest *request;
  const RtPuzzleSource *source;
  guint64 count, begun, made; /* puzzles wanted; attempts begun; puzzles emitted */
  RtStop *stop;
  RtMakeProgress *progress;
  RtMakeTake take;
  gpointer data;
  GAsyncQueue *idle;    /* RtAttempt that no thread uses */
} Maker;

typedef struct {
  guint64 first;        /* number of its first attempt */
  GArray *made;         /* array of RtMade */
} Piece;

static void
attempt_free (gpointer data)
{
  RtAttempt *attempt = data;

  rt_sieve_free (attempt->sieve);
  g_free (attempt);
}

static RtAttempt *
attempt_new (const Maker *maker)
{
  RtAttempt *attempt = g_new0 (RtAttempt, 1);

  attempt->request = maker->request;
  rt_symmetry_orbits (maker->request->symmetry, &attempt->orbits);
  attempt->sieve = rt_sieve_new (maker->request, &maker->progress->nearest);
  attempt->stop = maker->stop;
  return attempt;
}

static gpointer
next (bool wait, gpointer data)
{
  Maker *maker = data;
  Piece *piece;

  (void) wait;
  if (maker->made == maker->count || rt_stop_raised (maker->stop))
    return NULL;
  piece = g_new (Piece, 1);
  piece->first = maker->begun;
  piece->made = g_array_new (FALSE, FALSE, sizeof (RtMade));
  maker->begun += (guint64) maker->source->at_once;
  return piece;
}

static void
keep (const RtMade *made, gpointer data)
{
  Piece *piece = data;

  g_array_append_vals (piece->made, made, 1);
}

static void
work (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Maker *maker = user_data;
  RtAttempt *attempt = g_async_queue_try_pop (maker->idle);

  if (!attempt)
    attempt = attempt_new (maker);
  for (int i = 0; i < maker->source->at_once && !rt_stop_raised (maker->stop); i++) {
    RtRandom random = rt_random (maker->request->seed, piece->first + (guint64) i);

    maker->source->attempt (attempt, &random, keep, piece);
    atomic_fetch_add_explicit (&maker->progress->tried, 1, memory_order_relaxed);
  }
  g_async_queue_push (maker->idle, attempt);
}

static void
emit (gpointer data, gpointer user_data)
{
  Piece *piece = data;
  Maker *maker = user_data;

  for (guint i = 0; i < piece->made->len && maker->made < maker->count; i++) {
    maker->made++;
    atomic_store_explicit (&maker->progress->found, maker->made, memory_order_relaxed);
    maker->take (&g_array_index (piece->made, RtMade, i), maker->data);
  }
  if (maker->made >= maker->count)
    rt_stop_raise (maker->stop);
  g_array_unref (piece->made);
  g_free (piece);
}

guint64
rt_make (const RtRequest *request, guint64 count, guint n_threads, RtStop *stop,
         RtMakeProgress *progress, RtMakeTake take, gpointer data)
{
  const RtBatch batch = { next, work, emit };
  RtMakeProgress unseen = { 0 };
  Maker maker = {
    .request = request, .source = rt_sources, .count = count, .stop = stop,
    .progress = progress ? progress : &unseen, .take = take, .data = data,
    .idle = g_async_queue_new_full (attempt_free),
  };

  while (!maker.source->serves (request))
    maker.source++;
  rt_batch_run (&batch, &maker, n_threads);
  g_async_queue_unref (maker.idle);
  return maker.made;
}
