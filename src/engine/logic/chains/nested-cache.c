/* nested-cache.c - caches of searches under assumptions: a new entry overwrites one with equal index.
 *
 * The stored finds are in an arena. When the arena is full, all of them are dropped. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/nested-cache.h"

#include <glib.h>
#include <stdatomic.h>
#include <string.h>

#define NOTHING_BITS 18         /* bits of an index: the table has 2 MB */

struct RtNegativeCache {
  _Atomic uint64_t *nothing;    /* by hash: the hash of a grid; NULL: not allocated yet */
  RtNothingFound *no_chain;     /* by assumption; NULL: not allocated yet */
};

RtNegativeCache *
rt_negative_cache_new (void)
{
  return g_new0 (RtNegativeCache, 1);
}

void
rt_negative_cache_free (RtNegativeCache *memory)
{
  g_free (memory->nothing);
  g_free (memory->no_chain);
  g_free (memory);
}

void
rt_negative_cache_allocate (RtNegativeCache *memory)
{
  if (memory->nothing)
    return;
  memory->nothing = g_malloc0 (sizeof *memory->nothing << NOTHING_BITS);
  memory->no_chain = g_new0 (RtNothingFound, RT_N_NODES);
}

static _Atomic uint64_t *
place_of (RtNegativeCache *memory, uint64_t hash)
{
  return &memory->nothing[hash >> (64 - NOTHING_BITS)];
}

bool
rt_negative_cache_has (RtNegativeCache *memory, uint64_t hash)
{
  return atomic_load_explicit (place_of (memory, hash), memory_order_relaxed) == hash;
}

void
rt_negative_cache_add (RtNegativeCache *memory, uint64_t hash)
{
  atomic_store_explicit (place_of (memory, hash), hash, memory_order_relaxed);
}

RtNothingFound *
rt_negative_cache_chains (RtNegativeCache *memory, RtNode assumption)
{
  return &memory->no_chain[assumption];
}

#define BITS 12
#define MAX_BLOCKS 32   /* of the arena: 8 MB */

typedef struct {
  RtDigits candidates[RT_N_CELLS];
  guint n;              /* number of finds; 0: the entry is empty */
  const RtChainFind *finds;
} Kept;

struct RtFindCache {
  Kept kept[1 << BITS];
  RtArena arena;
};

RtFindCache *
rt_find_cache_new (void)
{
  RtFindCache *recall = g_new0 (RtFindCache, 1);

  rt_arena_init (&recall->arena);
  return recall;
}

void
rt_find_cache_free (RtFindCache *recall)
{
  if (!recall)
    return;
  rt_arena_clear (&recall->arena);
  g_free (recall);
}

bool
rt_find_cache_look_up (const RtFindCache *recall, uint64_t hash, RtChainFinds *finds)
{
  const Kept *kept = &recall->kept[hash >> (64 - BITS)];

  if (kept->n == 0 ||
      memcmp (kept->candidates, finds->grid->candidates, sizeof kept->candidates) != 0)
    return false;
  for (guint i = 0; i < kept->n; i++)
    rt_chain_finds_enter_again (finds, &kept->finds[i]);
  return true;
}

static gconstpointer
copy (RtFindCache *recall, gconstpointer what, gsize size)
{
  return memcpy (rt_arena_take (&recall->arena, size), what, size);
}

void
rt_find_cache_store (RtFindCache *recall, uint64_t hash, const RtChainFinds *finds)
{
  Kept *kept = &recall->kept[hash >> (64 - BITS)];
  RtChainFind *list;

  if (finds->finds->len == 0)
    return;
  if (recall->arena.block >= MAX_BLOCKS) {
    rt_arena_back (&recall->arena, (RtArenaMark) { 0, 0 });
    memset (recall->kept, 0, sizeof recall->kept);
  }
  kept->n = finds->finds->len;
  memcpy (kept->candidates, finds->grid->candidates, sizeof kept->candidates);
  list = rt_arena_take (&recall->arena, kept->n * sizeof *list);
  memcpy (list, finds->finds->data, kept->n * sizeof *list);
  for (guint i = 0; i < kept->n; i++) {
    list[i].removed = copy (recall, list[i].removed,
                            (gsize) list[i].n_removed * sizeof *list[i].removed);
    list[i].nodes = copy (recall, list[i].nodes, (gsize) list[i].n_nodes * sizeof *list[i].nodes);
  }
  kept->finds = list;
}
