/* tree-cache.h - RtTreeCache: the tree of a search for the view of a strip, made in a thread and cached. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "widgets/timeline/strip-range.h"

typedef struct _RtTreeCache RtTreeCache;

/* Returns a cache for TRACE and keeps a reference to the trace. READY is called with DATA when
 * rt_tree_cache_get may have a better tree than before. */
RtTreeCache *rt_tree_cache_new (RtTrace *trace, void (*ready) (gpointer data), gpointer data);
void rt_tree_cache_free (RtTreeCache *cache);

/* Returns the best tree that there is for VIEW in WIDTH pixels, NULL at first. Begins to make a better one if branches
 * of half a pixel are missing in it, or if the search has gone on. Owned by CACHE and valid until the next call. Sets
 * SERIAL to a number that no other tree of CACHE has. */
const RtTree *rt_tree_cache_get (RtTreeCache *cache, const RtStripView *view, int width, guint *serial);

/* Makes the tree of VIEW in WIDTH pixels if no other one is being made, so that rt_tree_cache_get has it at once. Does
 * nothing if VIEW is so long that few of its branches are missing in the tree of the whole. */
void rt_tree_cache_prepare (RtTreeCache *cache, const RtStripView *view, int width);
