/* words.h - the texts in the rows of a collection, to search in and to sort by: for the other files
 * of this folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* The text of ROW without its cells, or with them if rt_plain_cells does not find them. Free with
 * g_free. */
char *rt_collection_words (const RtCollection *self, guint row);

/* The key by which the title of ROW is sorted, found without the format if rt_plain_cells finds the
 * cells; NULL if it has no title. Free with g_free. */
char *rt_collection_title_key (const RtCollection *self, guint row);
