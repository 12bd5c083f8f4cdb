/* session-format.h - writes positions and the texts of a puzzle (title, author ...) into the text
 * that the session stores, and parses them.
 *
 * Parsing restores exactly what was written. A checksum over the whole text reveals any damage. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>

/* Returns POSITION as one line of text for the session, without a newline. Free with g_free. */
char *rt_notation_write (const RtPosition *position);

/* Parses a line written by rt_notation_write into POSITION. Returns false, with POSITION unchanged,
 * if the line is malformed. */
bool rt_notation_read (const char *text, RtPosition *position);

/* Returns the set CELLS as one line of text for the session, without a newline. Free with g_free. */
char *rt_notation_write_cells (RtCells cells);

/* Parses a line written by rt_notation_write_cells into CELLS. Returns false if it is malformed. */
bool rt_notation_read_cells (const char *text, RtCells *cells);

/* Writes the texts of PUZZLE (title, author ...) as keys into GROUP of the key file. */
void rt_notation_write_words (const RtPuzzle *puzzle, GKeyFile *keys, const char *group);

/* Returns a puzzle with an empty grid and the texts (title, author ...) in GROUP of the key file.
 * Returns NULL if a text is damaged. The caller owns the puzzle. */
RtPuzzle *rt_notation_read_words (GKeyFile *keys, const char *group);

/* Returns true if A and B have equal texts, whatever their positions. */
bool rt_notation_same_words (const RtPuzzle *a, const RtPuzzle *b);

/* Returns the key file as one text; its first line is a checksum of the rest. Free with g_free. */
char *rt_notation_seal (GKeyFile *keys);

/* Parses a text written by rt_notation_seal into a key file, which the caller owns. Returns NULL if
 * the checksum shows that any byte has changed. */
GKeyFile *rt_notation_open (const char *text);

/* Returns true if TEXT was written by a newer Retrace: its version number is unknown to this one. */
bool rt_notation_is_newer (const char *text);
