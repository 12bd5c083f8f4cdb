/* notation.h - a position, and a puzzle's texts (title, author ...), as text for the session.
 *
 * Everything that a position can hold is restored the same; damage is always noticed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>

/* One line, without its end. Free with g_free. */
char *rt_notation_write (const RtPosition *position);

/* Returns false, with POSITION untouched, if TEXT is not such a line. */
bool rt_notation_read (const char *text, RtPosition *position);

/* A set of cells as one line, and back in the same way. */
char *rt_notation_write_cells (RtCells cells);
bool rt_notation_read_cells (const char *text, RtCells *cells);

/* The fields of PUZZLE as keys of GROUP; and a puzzle with an empty position and these fields, or
 * NULL if one is damaged. */
void rt_notation_write_words (const RtPuzzle *puzzle, GKeyFile *keys, const char *group);
RtPuzzle *rt_notation_read_words (GKeyFile *keys, const char *group);

/* Whether both are the same in every field. */
bool rt_notation_same_words (const RtPuzzle *a, const RtPuzzle *b);

/* All of KEYS as one text with a checksum (free with g_free), and back: NULL if any byte of it has
 * changed. */
char *rt_notation_seal (GKeyFile *keys);
GKeyFile *rt_notation_open (const char *text);

/* Whether TEXT was sealed by a newer program, in a version that this one does not know. */
bool rt_notation_is_newer (const char *text);
