/* ladder-file.h - reads an order of techniques from a text file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"

#include <stdbool.h>

/* Parses ids that are separated by blanks or line ends; a `-` before an id switches the technique
 * off; `#` begins a comment, and a byte order mark is skipped. Techniques for people that are
 * missing are off. At the first unknown or repeated id (AGAIN is true if it is repeated), returns
 * NULL, sets WORD to the id (free with g_free) and LINE to its line, from 1. If there is no id at
 * all, returns NULL and sets WORD to NULL. */
RtLadder *rt_ladder_read (const char *text, char **word, guint *line, bool *again);
