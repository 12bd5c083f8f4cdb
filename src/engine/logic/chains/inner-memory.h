/* inner-memory.h - where inner searches found nothing.
 *
 * It changes no result, so threads share it: any number may ask and tell at a time, but for what is
 * told of one assumption, which one thread at a time follows. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/nothing-found.h"
#include "engine/logic/chains/node.h"

typedef struct RtInnerMemory RtInnerMemory;

RtInnerMemory *rt_inner_memory_new (void);
void rt_inner_memory_free (RtInnerMemory *memory);

/* Makes room, some 3 MB, if there is none yet. To be called before all else, and before threads
 * share it. */
void rt_inner_memory_need (RtInnerMemory *memory);

/* Whether nothing is to be found where a grid and a kind of search have this HASH, which is never
 * 0; and that it is so. */
bool rt_inner_memory_has_nothing (RtInnerMemory *memory, uint64_t hash);
void rt_inner_memory_keep_nothing (RtInnerMemory *memory, uint64_t hash);

/* By assumption of a search that is not an inner one: where simple chains under it came to nothing.
 * To be read and written. */
RtNothingFound *rt_inner_memory_no_chain (RtInnerMemory *memory, RtNode assumption);
