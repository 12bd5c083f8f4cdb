/* tree-picture.h - paints the tree of a search, and exports it as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "picture/export.h"
#include "picture/tree-layout.h"

/* Paints the bars of FRAME with their top left corner at the origin. If POSITION is not 0, the bars of the digits
 * on the grid after that step have an outline, and a line stands at the step. */
void rt_paint_tree (cairo_t *cr, const RtTreeFrame *frame, const RtTheme *theme, uint64_t position);

/* Exports TREE with all its levels below CAPTION. SIZE is the width in units of the format; the height follows from
 * the levels. */
GBytes *rt_export_tree (const RtTree *tree, const char *caption, const RtTheme *theme,
                        const RtPictureFormat *format, int size, GError **error);
