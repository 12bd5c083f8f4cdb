/* ladder-file.h - reads an order of techniques from a text file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"

#include <stdbool.h>

/* Parses ids separated by blanks or new lines, with a `-` before those that are off; `#` begins
 * a comment, and a byte order mark is skipped. Techniques for people that are missing are off.
 * Returns NULL at the first unknown or (AGAIN) repeated id, sets WORD to it (free with g_free)
 * and LINE to its line, from 1; or with WORD NULL if there is no id at all. */
RtLadder *rt_ladder_read (const char *text, char **word, guint *line, bool *again);
