/* nested-cache.h - two caches for nested searches, by a hash of the grid.
 *
 * RtNegativeCache holds grids in which nested searches found nothing. It changes no result, so all
 * threads share it and may read and write it at the same time; only the entry of one assumption
 * (rt_negative_cache_chains) is used by one thread at a time.
 *
 * RtFindCache holds the finds of nested dynamic searches, for one thread. Propagations come to
 * equal grids from step to step, and from assumptions that follow from one another; then finds are
 * copied without a search. Only the parents of a find, the candidates that had to be off for it,
 * depend on the grid in which the propagation began, and are computed again. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/node.h"

typedef struct RtNegativeCache RtNegativeCache;

RtNegativeCache *rt_negative_cache_new (void);
void rt_negative_cache_free (RtNegativeCache *memory);

/* Allocates the tables, some 3 MB, unless they exist. Must be called before all other functions,
 * and before threads share them. */
void rt_negative_cache_allocate (RtNegativeCache *memory);

/* Return true if a search of a kind in a grid with this HASH, not 0, finds nothing; and record
 * that it does. */
bool rt_negative_cache_has (RtNegativeCache *memory, uint64_t hash);
void rt_negative_cache_add (RtNegativeCache *memory, uint64_t hash);

/* Returns the entry of ASSUMPTION of a search at depth 0: the candidates in which simple chains
 * found nothing under it. To be read and written. */
RtNothingFound *rt_negative_cache_chains (RtNegativeCache *memory, RtNode assumption);

typedef struct RtFindCache RtFindCache;

RtFindCache *rt_find_cache_new (void);
void rt_find_cache_free (RtFindCache *recall);

/* Adds the cached finds for the grid of FINDS, which has this hash. Returns false if there are
 * none. Their shared parts are valid until the next call of rt_find_cache_store. */
bool rt_find_cache_look_up (const RtFindCache *recall, uint64_t hash, RtChainFinds *finds);

/* Stores the finds of FINDS, if there are any. */
void rt_find_cache_store (RtFindCache *recall, uint64_t hash, const RtChainFinds *finds);
