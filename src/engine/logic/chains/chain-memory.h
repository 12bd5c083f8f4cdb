/* chain-memory.h - what finders of chains share in a study: room for finds, and for searches of
 * simple chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/chain-search.h"

typedef struct {
  RtChainFinds finds;           /* of one finder at a time */
  RtChainSearch *search;
} RtChainMemory;

/* That of STUDY, which keeps it. */
RtChainMemory *rt_chain_memory_of (RtStudy *study);
