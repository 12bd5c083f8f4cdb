/* chain-search.h - all simple chains and cycles of a grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/link-graph.h"

typedef struct RtChainSearch RtChainSearch;

RtChainSearch *rt_chain_search_new (void);    /* to be freed with g_free */

/* Enters all of FIELD into FINDS. */
void rt_chain_search_all (RtChainSearch *search, const RtChoices *field, RtChainFinds *finds);

/* The graph of FIELD with all links, and with what they put off. Good until the next search. */
const RtGraph *rt_chain_search_graph (RtChainSearch *search, const RtChoices *field);

/* Memory that the finders of chains share, kept by a study. */
typedef struct {
  RtChainFinds finds;           /* of one finder at a time */
  RtChainSearch *search;
} RtChainWorkspace;

/* Returns the memory of STUDY, made at the first call; owned by STUDY. */
RtChainWorkspace *rt_chain_workspace_of (RtStudy *study);
