/* tree-cache.h - RtTreeCache: a cache of trees of a search for the views of a strip (the picture of a search), made
 * in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "widgets/timeline/strip-range.h"

typedef struct _RtTreeCache RtTreeCache;

/* Returns a cache of trees of TRACE, a recorded search, to which it keeps a reference. It calls
 * READY with DATA when rt_tree_cache_get may return a better tree than before. */
RtTreeCache *rt_tree_cache_new (RtTrace *trace, void (*ready) (gpointer data), gpointer data);
void rt_tree_cache_free (RtTreeCache *cache);

/* Returns the best available tree for VIEW in WIDTH pixels, or NULL if there is none yet. CACHE owns it; it is valid
 * until the next call. Sets SERIAL to a number that no other tree of CACHE has. Starts to make a better tree if branches
 * of half a pixel are missing, or if the search has continued. */
const RtTree *rt_tree_cache_get (RtTreeCache *cache, const RtStripView *view, int width, guint *serial);

/* Starts to make the tree of VIEW in WIDTH pixels, which may be shown next, unless a tree of the current view is being
 * made. Does nothing if VIEW has so many steps that its tree takes more than a second. */
void rt_tree_cache_prepare (RtTreeCache *cache, const RtStripView *view, int width);
