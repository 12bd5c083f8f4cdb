/* recall.c - what inner searches found, by grid. One grid for each place of a table; when there is
 * too much, all is forgotten. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/recall.h"

#include <string.h>

#define BITS 12
#define MAX_BLOCKS 32   /* of an arena: 8 MB */

typedef struct {
  RtDigits candidates[RT_N_CELLS];
  guint n;              /* 0: nothing is kept here */
  const RtChainFind *finds;
} Kept;

struct RtRecall {
  Kept kept[1 << BITS];
  RtArena arena;
};

RtRecall *
rt_recall_new (void)
{
  RtRecall *recall = g_new0 (RtRecall, 1);

  rt_arena_init (&recall->arena);
  return recall;
}

void
rt_recall_free (RtRecall *recall)
{
  if (!recall)
    return;
  rt_arena_clear (&recall->arena);
  g_free (recall);
}

bool
rt_recall_tell (const RtRecall *recall, uint64_t hash, RtChainFinds *finds)
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
copy (RtRecall *recall, gconstpointer what, gsize size)
{
  return memcpy (rt_arena_take (&recall->arena, size), what, size);
}

void
rt_recall_keep (RtRecall *recall, uint64_t hash, const RtChainFinds *finds)
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
