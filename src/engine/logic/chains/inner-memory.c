/* inner-memory.c - where inner searches found nothing: a table of hashes, one for each place. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/inner-memory.h"

#include <glib.h>
#include <stdatomic.h>

#define BITS 18         /* of the table: 2 MB */

struct RtInnerMemory {
  _Atomic uint64_t *nothing;    /* NULL: none yet, and so for the other */
  RtNothingFound *no_chain;     /* by assumption */
};

RtInnerMemory *
rt_inner_memory_new (void)
{
  return g_new0 (RtInnerMemory, 1);
}

void
rt_inner_memory_free (RtInnerMemory *memory)
{
  g_free (memory->nothing);
  g_free (memory->no_chain);
  g_free (memory);
}

void
rt_inner_memory_need (RtInnerMemory *memory)
{
  if (memory->nothing)
    return;
  memory->nothing = g_malloc0 (sizeof *memory->nothing << BITS);
  memory->no_chain = g_new0 (RtNothingFound, RT_N_NODES);
}

static _Atomic uint64_t *
place_of (RtInnerMemory *memory, uint64_t hash)
{
  return &memory->nothing[hash >> (64 - BITS)];
}

bool
rt_inner_memory_has_nothing (RtInnerMemory *memory, uint64_t hash)
{
  return atomic_load_explicit (place_of (memory, hash), memory_order_relaxed) == hash;
}

void
rt_inner_memory_keep_nothing (RtInnerMemory *memory, uint64_t hash)
{
  atomic_store_explicit (place_of (memory, hash), hash, memory_order_relaxed);
}

RtNothingFound *
rt_inner_memory_no_chain (RtInnerMemory *memory, RtNode assumption)
{
  return &memory->no_chain[assumption];
}
