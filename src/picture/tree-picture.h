/* tree-picture.h - functions that paint a search tree as bars, and export it as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "picture/export.h"
#include "picture/tree-layout.h"

/* Paints the bars of FRAME with their top left corner at the origin. If POSITION, the number of a step, is not 0, draws
 * a line at this step, and outlines the bars of the digits that are on the grid after it. */
void rt_paint_tree (cairo_t *cr, const RtTreeFrame *frame, const RtTheme *theme, uint64_t position);

/* Returns a picture of TREE below CAPTION, as bytes in FORMAT that the caller owns. All levels are drawn. SIZE is the
 * width in units of FORMAT; the height depends on the number of levels. Returns NULL with ERROR set on failure. */
GBytes *rt_export_tree (const RtTree *tree, const char *caption, const RtTheme *theme,
                        const RtPictureFormat *format, int size, GError **error);
