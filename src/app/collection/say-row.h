/* say-row.h - a row of a collection in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/collection/collection.h"

/* ROW in one line, as a screen reader reads it out. Free with g_free. */
char *rt_collection_say_row (RtCollection *collection, guint row);
