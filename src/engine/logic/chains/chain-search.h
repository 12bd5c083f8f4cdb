/* chain-search.h - finds all simple forcing chains and cycles of a grid: chains without
 * branches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/link-graph.h"

typedef struct RtChainSearch RtChainSearch;

RtChainSearch *rt_chain_search_new (void);    /* free with g_free */

/* Adds all simple chains and cycles of FIELD to FINDS. */
void rt_chain_search_all (RtChainSearch *search, const RtChoices *field, RtChainFinds *finds);

/* Returns the graph of FIELD with all links, and with the candidates that are false if a candidate
 * is true. SEARCH owns it; it is valid until the next search. */
const RtGraph *rt_chain_search_graph (RtChainSearch *search, const RtChoices *field);

/* Workspace that the chain finders share; owned by a study. */
typedef struct {
  RtChainFinds finds;           /* used by one finder at a time */
  RtChainSearch *search;
} RtChainWorkspace;

/* Returns the workspace of STUDY, which owns it; creates it at the first call. */
RtChainWorkspace *rt_chain_workspace_of (RtStudy *study);
