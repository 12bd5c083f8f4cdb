/* nested-cache.h - two caches of the results of nested searches, by a hash of the grid.
 *
 * RtNegativeCache remembers grids in which nested searches found nothing. It changes no result, so
 * all threads share it, and may read and write it at the same time. Only the entry of an assumption
 * (rt_negative_cache_chains) may be used by one thread at a time.
 *
 * RtFindCache remembers the finds of nested dynamic searches, for one thread. Propagations reach
 * equal grids in successive steps, and from assumptions that imply one another; then the finds are
 * copied instead of searched. The parents of a find (the candidates that had to be removed for it)
 * are computed again, because they depend on the grid in which the propagation began. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/node.h"

typedef struct RtNegativeCache RtNegativeCache;

RtNegativeCache *rt_negative_cache_new (void);
void rt_negative_cache_free (RtNegativeCache *memory);

/* Allocates the tables, some 3 MB, unless they exist. Must be called before the functions below,
 * and before threads share MEMORY. */
void rt_negative_cache_allocate (RtNegativeCache *memory);

/* rt_negative_cache_has returns true if a search under an assumption is known to find nothing;
 * rt_negative_cache_add records this. HASH is computed from the kind of search and its grid, and is
 * never 0. */
bool rt_negative_cache_has (RtNegativeCache *memory, uint64_t hash);
void rt_negative_cache_add (RtNegativeCache *memory, uint64_t hash);

/* Returns the entry of ASSUMPTION for a search under this one assumption, to be read and written: a
 * snapshot of the candidates on which simple chains found nothing under ASSUMPTION. */
RtNothingFound *rt_negative_cache_chains (RtNegativeCache *memory, RtNode assumption);

typedef struct RtFindCache RtFindCache;

RtFindCache *rt_find_cache_new (void);
void rt_find_cache_free (RtFindCache *recall);

/* Adds the finds that are cached in RECALL for the grid of FINDS, whose hash is HASH, to FINDS.
 * Returns false if there are none. The added finds share memory with RECALL until the next call of
 * rt_find_cache_store. */
bool rt_find_cache_look_up (const RtFindCache *recall, uint64_t hash, RtChainFinds *finds);

/* Stores the deductions in FINDS, whose grid has HASH, if there are any. */
void rt_find_cache_store (RtFindCache *recall, uint64_t hash, const RtChainFinds *finds);
