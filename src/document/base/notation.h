/* notation.h - writes and parses positions and the texts of puzzles (title, author ...) for the session.
 *
 * Every position is restored exactly; damage is always noticed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>

/* Returns POSITION as one line, without its end. Free with g_free. */
char *rt_notation_write (const RtPosition *position);

/* Parses such a line. Returns false, with POSITION unchanged, if TEXT is none. */
bool rt_notation_read (const char *text, RtPosition *position);

/* Returns a set of cells as one line (free with g_free), and back. */
char *rt_notation_write_cells (RtCells cells);
bool rt_notation_read_cells (const char *text, RtCells *cells);

/* Write the fields of PUZZLE as keys of GROUP; return a puzzle with an empty position and these fields, or
 * NULL if one is damaged. */
void rt_notation_write_words (const RtPuzzle *puzzle, GKeyFile *keys, const char *group);
RtPuzzle *rt_notation_read_words (GKeyFile *keys, const char *group);

/* Returns true if both have the same fields. */
bool rt_notation_same_words (const RtPuzzle *a, const RtPuzzle *b);

/* All of KEYS as one text with a checksum (free with g_free), and back: NULL if any byte has changed. */
char *rt_notation_seal (GKeyFile *keys);
GKeyFile *rt_notation_open (const char *text);

/* Returns true if TEXT was sealed by a newer program, in a version that this one does not know. */
bool rt_notation_is_newer (const char *text);
