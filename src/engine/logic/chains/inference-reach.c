/* inference-reach.c - whether there may be a chain from a node, told from sets.
 *
 * Nodes that are false are followed, over a strong and a weak link at a time. Those that follow from one
 * another are one part, with one set of what follows (the parts are found as by Tarjan, 1972). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/inference-reach.h"

#include <string.h>

#define MAX_WORDS ((RT_MAX_LINK_NODES + 63) / 64)

typedef struct {
  int n_parts;
  uint16_t *part;       /* by node that has a strong link */
  bool *has_loop;       /* by part, as all that follows: see rt_inference_may_loop */
  uint64_t *off;        /* n_words each: what is false, sooner or later, where those of the part are, and
                         * has a strong link, too; they are among them */
  uint64_t *on;         /* what is true then */
} Reach;

typedef struct {
  const RtInference *inference;
  Reach *reach;
  int n_seen, n_open;
  uint16_t *number;     /* by node, as they are seen, from 1; 0: not yet */
  uint16_t *open;       /* nodes that have no part yet, as they were seen */
  uint64_t is_open[MAX_WORDS];
} Search;

/* Row I of a table of sets. */
static inline uint64_t *
row (const RtInference *inference, uint64_t *table, int i)
{
  return table + (gsize) i * (gsize) inference->n_words;
}

/* Whether NODE and OTHER see a candidate in common. */
static bool
see_in_common (const RtInference *inference, int node, int other)
{
  const uint64_t *weak = rt_inference_weak (inference, node);
  const uint64_t *weak_other = rt_inference_weak (inference, other);

  for (int w = 0; 64 * w < inference->n_singles; w++) {
    uint64_t both = weak[w] & weak_other[w];

    if (both && 64 * w + __builtin_ctzll (both) < inference->n_singles)
      return true;
  }
  return false;
}

/* Adds what follows from NODE, true by PART: what is not of the part has one already. */
static void
add_after (const RtInference *inference, Reach *reach, int part, int node)
{
  const uint64_t *forbids = row (inference, inference->forbids, node);
  uint64_t *off = row (inference, reach->off, part), *on = row (inference, reach->on, part);

  for (int w = 0; w < inference->n_words; w++) {
    uint64_t fresh;

    while ((fresh = forbids[w] & inference->has_strong[w] & ~off[w])) {
      int other = reach->part[64 * w + __builtin_ctzll (fresh)];

      for (int v = 0; v < inference->n_words; v++) {
        off[v] |= row (inference, reach->off, other)[v];
        on[v] |= row (inference, reach->on, other)[v];
      }
    }
  }
}

/* Whether a weak link from NODE to one of MEMBERS has a candidate that both ends see. */
static bool
may_remove (const RtInference *inference, int node, const uint64_t *members)
{
  for (int w = 0; w < inference->n_words; w++)
    for (uint64_t rest = members[w] & row (inference, inference->forbids, node)[w]; rest;
         rest &= rest - 1)
      if (see_in_common (inference, node, 64 * w + __builtin_ctzll (rest)))
        return true;
  return false;
}

/* Makes a part of the N nodes that are open last. */
static void
close_part (Search *search, int n)
{
  const RtInference *inference = search->inference;
  Reach *reach = search->reach;
  gsize size = (gsize) inference->n_words * sizeof (uint64_t);
  int part = reach->n_parts++;
  uint64_t *off = row (inference, reach->off, part), *on = row (inference, reach->on, part);
  uint64_t members[MAX_WORDS], made_true[MAX_WORDS];

  search->n_open -= n;
  for (int i = 0; i < n; i++) {
    int node = search->open[search->n_open + i];

    reach->part[node] = (uint16_t) part;
    off[node >> 6] |= UINT64_C (1) << (node & 63);
    for (int w = 0; w < inference->n_words; w++)
      on[w] |= row (inference, inference->strong, node)[w];
  }
  memcpy (members, off, size);
  memcpy (made_true, on, size);
  for (int w = 0; w < inference->n_words; w++) {
    search->is_open[w] &= ~members[w];
    for (uint64_t rest = made_true[w]; rest; rest &= rest - 1) {
      int node = 64 * w + __builtin_ctzll (rest);

      add_after (inference, reach, part, node);
      if (n > 1 && !reach->has_loop[part])
        reach->has_loop[part] = may_remove (inference, node, members);
    }
  }
}

/* Goes on from FROM, false and not seen yet. Returns the lowest number of an open node that follows from
 * it. */
static int
follow (Search *search, int from)
{
  const RtInference *inference = search->inference;
  const uint64_t *strong = row (inference, inference->strong, from);
  int first = search->n_open, number = ++search->n_seen, lowest = number;

  search->number[from] = (uint16_t) number;
  search->open[search->n_open++] = (uint16_t) from;
  search->is_open[from >> 6] |= UINT64_C (1) << (from & 63);
  for (int v = 0; v < inference->n_words; v++)
    for (uint64_t made_true = strong[v]; made_true; made_true &= made_true - 1) {
      const uint64_t *forbids = row (inference, inference->forbids,
                                     64 * v + __builtin_ctzll (made_true));

      for (int w = 0; w < inference->n_words; w++)
        for (uint64_t rest = forbids[w] & inference->has_strong[w]; rest; rest &= rest - 1) {
          int node = 64 * w + __builtin_ctzll (rest), known = lowest;

          if (!search->number[node])
            known = follow (search, node);
          else if (search->is_open[w] >> (node & 63) & 1)
            known = search->number[node];
          lowest = MIN (lowest, known);
        }
    }
  if (lowest == number)
    close_part (search, search->n_open - first);
  return lowest;
}

static Reach *
reach_new (const RtInference *inference)
{
  gsize n = (gsize) inference->n, n_words = (gsize) inference->n_words;
  Reach *reach = g_new0 (Reach, 1);
  g_autofree uint16_t *numbers = g_new0 (uint16_t, 2 * n);
  Search search = { inference, reach, 0, 0, numbers, numbers + n, { 0 } };

  reach->part = g_new (uint16_t, n);
  reach->has_loop = g_new0 (bool, n);
  reach->off = g_new0 (uint64_t, 2 * n * n_words);
  reach->on = reach->off + n * n_words;
  for (int w = 0; w < inference->n_words; w++)
    for (uint64_t rest = inference->has_strong[w]; rest; rest &= rest - 1) {
      int node = 64 * w + __builtin_ctzll (rest);

      if (!numbers[node])
        follow (&search, node);
    }
  return reach;
}

static void
reach_free (gpointer data)
{
  Reach *reach = data;

  g_free (reach->part);
  g_free (reach->has_loop);
  g_free (reach->off);
  g_free (reach);
}

static Reach *
reach_of (RtInference *inference)
{
  if (!inference->reach.memory)
    inference->reach = (RtStudyMemory) { reach_new (inference), reach_free };
  return inference->reach.memory;
}

bool
rt_inference_may_chain (RtInference *inference, int root)
{
  Reach *reach = reach_of (inference);
  const uint64_t *on = row (inference, reach->on, reach->part[root]);
  const uint64_t *weak = rt_inference_weak (inference, root);
  uint64_t targets[MAX_WORDS], any = 0;
  int first = root >> 6;

  for (int w = first; w < inference->n_words; w++)
    any |= targets[w] = on[w] & ~weak[w] & (w > first ? ~UINT64_C (0) : ~UINT64_C (1) << (root & 63));
  for (int v = 0; any && 64 * v < inference->n_singles; v++)
    for (uint64_t rest = weak[v]; rest; rest &= rest - 1) {
      int seen = 64 * v + __builtin_ctzll (rest);

      for (int w = first; seen < inference->n_singles && w < inference->n_words; w++)
        if (rt_inference_weak (inference, seen)[w] & targets[w])
          return true;
    }
  return false;
}

bool
rt_inference_may_loop (RtInference *inference, int root)
{
  Reach *reach = reach_of (inference);

  return reach->has_loop[reach->part[root]];
}
