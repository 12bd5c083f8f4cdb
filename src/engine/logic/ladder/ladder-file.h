/* ladder-file.h - an order of techniques as a text that people write and read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"

#include <stdbool.h>

/* Reads ids of techniques with blanks or new lines between them, a `-` before those that are off, and
 * a `#` before what is only said, at the beginning perhaps a byte order mark; techniques for people that
 * are not named are off. NULL where a word names no technique, or (AGAIN) one that was named before: then
 * WORD (free with g_free) is that, and LINE, from 1, is where it stands; or where there is no technique
 * at all, with WORD NULL. */
RtLadder *rt_ladder_read (const char *text, char **word, guint *line, bool *again);

/* LADDER as such a text, one id a line. Free with g_free. */
char *rt_ladder_write (const RtLadder *ladder);
