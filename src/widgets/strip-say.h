/* strip-say.h - a step of a search in words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/trace/cursor.h"

#include <glib.h>

/* "Step 1,204 of 69,175,316, depth 27": the place for whoever does not see it. */
char *rt_strip_say_place (RtCursor *cursor, guint64 length);

/* "Step 1,204, depth 27: 5 written, row 3, column 4". */
char *rt_strip_say_step (RtCursor *cursor);
