/* net-threads.c - runs threads that compute the consequences of assumptions (nets) for a search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/net-threads.h"

#include <stdatomic.h>
#include <string.h>

/* Data that the threads share. */
typedef struct {
  const RtNetThreads *threads;
  const RtNets *nets;
  const RtChoices *grid;
  const RtForcingRules *rules;
  atomic_int next;              /* index of the next wanted net to compute */
} Job;

typedef struct {
  Job *job;
  RtPropagator *own;
} Piece;

typedef struct {
  RtNetWorker *worker;
  RtChainSearch *chains;
} Helper;

const RtNet *
rt_net_threads_want (RtNetThreads *threads, RtNets *nets, const RtForcingRules *rules,
                     RtNode assumption)
{
  static const RtNet nothing;
  RtNet *net = rt_nets_at (nets, assumption);

  if (net->level == rules->level)
    return net;
  if (!threads->is_wanted[assumption]) {
    threads->is_wanted[assumption] = true;
    threads->wanted[threads->n_wanted++] = assumption;
  }
  return &nothing;
}

static void *
make_nets (void *data)
{
  const Piece *piece = data;
  Job *job = piece->job;
  int i;

  while ((i = atomic_fetch_add (&job->next, 1)) < job->threads->n_wanted) {
    RtNode assumption = job->threads->wanted[i];

    rt_nets_follow (job->nets, piece->own, 0, job->nets->from[assumption], job->grid, job->rules,
                    assumption);
  }
  return NULL;
}

static void
helper_free (gpointer data)
{
  Helper *helper = data;

  rt_net_worker_free (helper->worker);
  g_free (helper->chains);
  g_free (helper);
}

/* Returns a new helper, which shares with WORKER all data that threads may share. */
static Helper *
helper_new (const RtNetWorker *worker)
{
  const RtNestedFinder *inner = &worker->propagator.inner;
  Helper *helper = g_new (Helper, 1);

  helper->chains = rt_chain_search_new ();
  helper->worker = rt_net_worker_new (inner->patterns, inner->memory, helper->chains,
                                      inner->search);
  return helper;
}

/* Returns the propagator (which follows assumptions) of helper thread I, prepared for GRID. Creates
 * the helper if it does not exist. */
static RtPropagator *
helper_at (RtNetThreads *threads, guint i, const RtNetWorker *worker, const RtChoices *grid)
{
  RtPropagator *propagator;

  if (!threads->helpers)
    threads->helpers = g_ptr_array_new_with_free_func (helper_free);
  if (i == threads->helpers->len)
    g_ptr_array_add (threads->helpers, helper_new (worker));
  propagator = &((Helper *) g_ptr_array_index (threads->helpers, i))->worker->propagator;
  rt_propagator_begin (propagator, worker->propagator.stop);
  rt_propagator_turn (propagator, 0, grid);
  return propagator;
}

void
rt_net_threads_make (RtNetThreads *threads, RtNetWorker *worker, const RtChoices *grid,
                     const RtForcingRules *rules, int n)
{
  Job job = { threads, &worker->nets[0], grid, rules, 0 };
  int n_pieces = MIN (n, MAX (1, threads->n_wanted));
  g_autofree Piece *pieces = g_new (Piece, n_pieces);
  g_autofree void **list = g_new (void *, n_pieces);

  rt_negative_cache_allocate (worker->propagator.inner.memory);
  for (int i = 0; i < n_pieces; i++) {
    pieces[i] = (Piece) { &job, i == 0 ? &worker->propagator
                                       : helper_at (threads, (guint) i - 1, worker, grid) };
    list[i] = &pieces[i];
  }
  rt_threads_run (n_pieces, list, make_nets);
  for (int i = 1; i < n_pieces; i++)
    if (pieces[i].own->stopped)
      rt_propagator_end (&worker->propagator);
  threads->n_wanted = 0;
  memset (threads->is_wanted, 0, sizeof threads->is_wanted);
}

void
rt_net_threads_forget (RtNetThreads *threads)
{
  guint share = (guint) rt_threads_share (threads->threads);

  if (!threads->helpers)
    return;
  if (threads->helpers->len >= share)
    g_ptr_array_set_size (threads->helpers, (gint) share - 1);
  for (guint i = 0; i < threads->helpers->len; i++) {
    Helper *helper = g_ptr_array_index (threads->helpers, i);

    rt_nested_finder_back (&helper->worker->propagator.inner, (RtArenaMark) { 0, 0 });
  }
}

void
rt_net_threads_clear (RtNetThreads *threads)
{
  g_clear_pointer (&threads->helpers, g_ptr_array_unref);
}
