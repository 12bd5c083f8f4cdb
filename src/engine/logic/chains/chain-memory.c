/* chain-memory.c - what finders of chains share in a study. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/chain-memory.h"

static void
chain_memory_free (gpointer data)
{
  RtChainMemory *memory = data;

  rt_chain_finds_clear (&memory->finds);
  g_free (memory->search);
  g_free (memory);
}

RtChainMemory *
rt_chain_memory_of (RtStudy *study)
{
  if (!study->chains.memory) {
    RtChainMemory *memory = g_new (RtChainMemory, 1);

    rt_chain_finds_init (&memory->finds);
    memory->search = rt_chain_search_new ();
    study->chains = (RtStudyMemory) { memory, chain_memory_free };
  }
  return study->chains.memory;
}
