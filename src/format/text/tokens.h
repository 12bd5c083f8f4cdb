/* tokens.h - parser for formats that consist of lines: reads cells, rows of nine cells and grids of
 * nine rows in any layout.
 *
 * A line is split at blanks, bars, brackets and quotes into groups of cells: nine groups of one
 * cell, up to three groups of several cells (`4.2|..8|76.`), or a row of a table with `,` `;` or
 * tabs, in which an empty field is an empty cell. Rules (`---+---+---`), comments and empty lines
 * between rows are ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/geometry.h"
#include "engine/puzzle.h"
#include "format/text/cell.h"
#include "format/text/reader.h"

/* Kind of a line, decided by its characters. */
typedef enum {
  RT_LINE_END,     /* the end of the text, without a line */
  RT_LINE_NOTHING, /* blank, a comment, or a rule of a frame */
  RT_LINE_WORDS,   /* a title or another text */
  RT_LINE_FEW,     /* a few cells or numbers; a damaged row, or a count before a grid */
  RT_LINE_ROW,     /* a row, well-formed or not */
} RtLineKind;

/* Returns the kind of the line that begins at READER: a row, words, nothing ... READER is not moved. */
RtLineKind rt_tokens_line (const RtReader *reader);

/* Moves READER past lines without meaning (RT_LINE_NOTHING: empty lines, comments, rules of a frame). */
void rt_tokens_skip_nothing (RtReader *reader);

/* A row of nine cells with the place of each in the text. */
typedef struct {
  guint8 digit[9];
  guint column[9];
  guint line;
  guint signs;  /* set of the blank signs used, as bits of RT_BLANK_SIGNS */
  bool spaced;  /* true: every cell is a group of its own */
  guint bad;    /* set of the cells, as bits, that could not be read; only if the reader repairs text */
  guint n_written; /* number of cells that are written; the fields after them, at the end of a
                    * table's row, are left out */
  bool ended;      /* true: a separator follows the ninth cell */
} RtRow;

/* Reads the line at READER as nine cells into ROW, and moves past it. If a table's row ends with an empty field,
 * fills it up to nine cells; the caller decides whether this is right. Returns false with ERROR set if the line is
 * malformed. */
bool rt_tokens_row (RtReader *reader, RtRow *row, GError **error);

/* Sets ERROR to the fault that the character at READER is not a cell, and returns false.
 * rt_tokens_fail_group does so for LENGTH characters from START on that should be one cell. */
bool rt_tokens_fail_char (const RtReader *reader, GError **error);
bool rt_tokens_fail_group (const RtReader *start, guint length, GError **error);

/* Sets ERROR to the fault that the row in LINE has N cells, and returns false. The next functions do so for a line of
 * N cells that should be a whole puzzle, and for a grid that ends at LINE with N rows. */
bool rt_tokens_fail_width (guint line, guint n, GError **error);
bool rt_tokens_fail_length (guint line, guint n, GError **error);
bool rt_tokens_fail_too_few (guint line, int n, GError **error);

/* Returns the cells of row number ROW (0..8). The next functions return those of its cells that the
 * bits COLUMNS have, and all cells from that row on. */
RtCells rt_tokens_row_cells (int row);
RtCells rt_tokens_cells_of (int row, guint columns);
RtCells rt_tokens_rows_from (int row);

/* Returns true if the line at READER has a point between each two cells, such as `1.0.0.5`. */
bool rt_tokens_are_pointed (RtReader reader);

/* Returns the number of cells in the line at READER, which may differ from nine. Moves READER to
 * the next line. */
guint rt_tokens_width (RtReader *reader);

/* Returns from 0 to 100 how certain it is that TEXT has a grid whose cells are separated (SPACED)
 * or adjacent. */
int rt_tokens_sniff (const char *text, gsize size, bool spaced);

/* Reads the next grid of nine rows as a puzzle, its title if it has one, and the following grids
 * that belong to it: the grid with entries, and the grid of its candidates. Skips its solution.
 * Implements RtFormat.read. */
RtRead rt_tokens_grid (RtReader *reader, RtPuzzle **puzzle, GError **error);

/* Adds a notice about the grid in LINE if SIGNS, the signs for its blank cells, has more than one. */
void rt_tokens_notice_signs (RtReader *reader, guint line, guint signs);
