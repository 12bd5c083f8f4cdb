/* tree-picture.h - exports the tree of a search as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/tree.h"
#include "picture/export.h"

/* Exports TREE with all its levels below CAPTION. SIZE is the width in units of the format; the height follows from
 * the levels. */
GBytes *rt_export_tree (const RtTree *tree, const char *caption, const RtTheme *theme,
                        const RtPictureFormat *format, int size, GError **error);
