/* ahead.c - nets made ahead, in several threads.
 *
 * What follows from an assumption does not depend on what follows from another one. So a search
 * first says which nets it will ask for; they are made at once, each by a thread that is free; then
 * it goes its way as if it were alone: what it finds, and in which order, is the same.
 *
 * Threads share what is remembered of inner searches that found nothing, as it changes no result:
 * the table of hashes, and for each assumption, which one thread at a time follows, its board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#include <string.h>

/* What the threads have in common. */
typedef struct {
  RtForcing *forcing;
  const RtChoices *grid;
  const RtForcingRules *rules;
  atomic_int next;              /* of those that are wanted */
} Job;

typedef struct {
  Job *job;
  RtForcing *own;               /* the memory of the thread */
} Piece;

const RtNet *
rt_forcing_want_net (RtForcing *forcing, const RtForcingRules *rules, int candidate, bool on)
{
  static const RtNet nothing;
  RtForcingDepth *own = &forcing->depth[0];
  RtWanted *wanted = &forcing->wanted;
  RtNode node = RT_NODE (candidate, on);

  if (!own->from[node])
    own->from[node] = rt_forcing_next_net (own);
  if (own->from[node]->level == rules->level)
    return own->from[node];
  if (!wanted->has[node]) {
    wanted->has[node] = true;
    wanted->node[wanted->n++] = node;
  }
  return &nothing;
}

static void *
make_nets (void *data)
{
  const Piece *piece = data;
  Job *job = piece->job;
  int i;

  while ((i = atomic_fetch_add (&job->next, 1)) < job->forcing->wanted.n) {
    RtNode node = job->forcing->wanted.node[i];

    rt_forcing_follow (piece->own, 0, job->forcing->depth[0].from[node], job->grid, job->rules,
                       node / 2, node & 1);
  }
  return NULL;
}

static void
free_helper (gpointer data)
{
  RtForcing *helper = data;

  helper->no_chain = NULL;      /* the one that it helps owns them */
  helper->nothing = NULL;
  rt_forcing_free (helper);
}

static RtForcing *
helper_at (RtForcing *forcing, guint i)
{
  RtForcing *helper;

  if (!forcing->helpers)
    forcing->helpers = g_ptr_array_new_with_free_func (free_helper);
  if (i == forcing->helpers->len)
    g_ptr_array_add (forcing->helpers, rt_forcing_new ());
  helper = g_ptr_array_index (forcing->helpers, i);
  helper->stop = forcing->stop;
  helper->stopped = false;
  helper->before = forcing->before;
  helper->depth[0].source = forcing->depth[0].source;
  helper->no_chain = forcing->no_chain;
  helper->nothing = forcing->nothing;
  return helper;
}

void
rt_forcing_make_wanted (RtForcing *forcing, const RtChoices *grid, const RtForcingRules *rules,
                        int n_threads)
{
  Job job = { forcing, grid, rules, 0 };
  int n = MIN (n_threads, MAX (1, forcing->wanted.n));
  g_autofree Piece *pieces = g_new (Piece, n);
  g_autofree void **list = g_new (void *, n);

  rt_forcing_need_memory (forcing);
  for (int i = 0; i < n; i++) {
    pieces[i] = (Piece) { &job, i == 0 ? forcing : helper_at (forcing, (guint) i - 1) };
    list[i] = &pieces[i];
  }
  rt_crew_run (n, list, make_nets);
  for (int i = 1; i < n; i++)
    forcing->stopped = forcing->stopped || pieces[i].own->stopped;
  memset (&forcing->wanted, 0, sizeof forcing->wanted);
}

void
rt_forcing_forget_nested (RtForcing *forcing)
{
  guint share = (guint) rt_crew_share (forcing->crew);

  rt_arena_back (&forcing->nested, (RtArenaMark) { 0, 0 });
  if (!forcing->helpers)
    return;
  if (forcing->helpers->len >= share)
    g_ptr_array_set_size (forcing->helpers, (gint) share - 1);
  for (guint i = 0; i < forcing->helpers->len; i++)
    rt_arena_back (&((RtForcing *) g_ptr_array_index (forcing->helpers, i))->nested,
                   (RtArenaMark) { 0, 0 });
}
