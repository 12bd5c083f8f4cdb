/* tree-picture.h - RtTreePicture: the tree of a search for the view of a strip, made in a thread and cached. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "widgets/timeline/strip-range.h"

typedef struct _RtTreePicture RtTreePicture;

/* Returns a picture of TRACE and keeps a reference to the trace. READY is called with DATA when
 * rt_tree_picture_get has a better tree than before. */
RtTreePicture *rt_tree_picture_new (RtTrace *trace, void (*ready) (gpointer data), gpointer data);
void rt_tree_picture_free (RtTreePicture *picture);

/* Returns the best tree that there is for VIEW in WIDTH pixels, NULL at first, and begins to make a better
 * one if branches of half a pixel are missing in it, or if the search has gone on. Owned by PICTURE and valid
 * until the next call or until READY is called. Sets SERIAL to a number that no other tree of PICTURE has. */
const RtTree *rt_tree_picture_get (RtTreePicture *picture, const RtStripView *view, int width,
                                   guint *serial);
