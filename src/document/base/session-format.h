/* session-format.h - writes and parses positions and the texts of puzzles (title, author ...) for the
 * session.
 *
 * Parsing restores exactly what was written. A checksum over the whole text reveals any damage. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>

/* Returns POSITION as one line, without a newline. Free with g_free. */
char *rt_notation_write (const RtPosition *position);

/* Parses a line of rt_notation_write. Returns false, with POSITION unchanged, if it is
 * malformed. */
bool rt_notation_read (const char *text, RtPosition *position);

/* Returns a set of cells as one line, without a newline. Free with g_free. */
char *rt_notation_write_cells (RtCells cells);

/* Parses a line of rt_notation_write_cells. Returns false if it is malformed. */
bool rt_notation_read_cells (const char *text, RtCells *cells);

/* Writes the texts of PUZZLE as keys of GROUP. */
void rt_notation_write_words (const RtPuzzle *puzzle, GKeyFile *keys, const char *group);

/* Returns a puzzle with an empty position and the texts in GROUP, or NULL if one is damaged. The
 * caller owns the puzzle. */
RtPuzzle *rt_notation_read_words (GKeyFile *keys, const char *group);

/* Returns true if A and B have equal texts, whatever their positions. */
bool rt_notation_same_words (const RtPuzzle *a, const RtPuzzle *b);

/* Returns all of KEYS as one text with a checksum in its first line. Free with g_free. */
char *rt_notation_seal (GKeyFile *keys);

/* Parses a text of rt_notation_seal. Returns NULL if any byte has changed. The caller owns the key
 * file. */
GKeyFile *rt_notation_open (const char *text);

/* Returns true if TEXT was sealed with a version number higher than this program knows. */
bool rt_notation_is_newer (const char *text);
