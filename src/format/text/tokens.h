/* tokens.h - reads cells, rows of nine cells and grids of nine rows in any layout, for the formats
 * that consist of lines.
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

/* Returns the kind of the line at whose start READER is. READER is not moved. */
RtLineKind rt_tokens_line (const RtReader *reader);

/* Moves from the line at the cursor to the first line whose kind is not RT_LINE_NOTHING. */
void rt_tokens_skip_nothing (RtReader *reader);

/* A row of nine cells with the place of each in the text. */
typedef struct {
  guint8 digit[9];
  guint column[9];
  guint line;
  guint signs;  /* set of the blank signs used, as bits of RT_BLANK_SIGNS */
  bool spaced;  /* true: every cell is a group of its own */
  guint bad;    /* set of the cells, as bits, that a reader that mends could not read */
  guint n_written; /* number of cells before the fields that a table's row leaves out at its end */
  bool ended;      /* true: a separator follows the ninth cell */
} RtRow;

/* Reads the line at the cursor as nine cells, and moves past it. If a table's row ends with an empty field, fills it up
 * to nine cells; the caller decides whether this is right. */
bool rt_tokens_row (RtReader *reader, RtRow *row, GError **error);

/* Set ERROR and return false: for a character at the cursor that is not a cell; for LENGTH
 * characters from START on that should be one cell. */
bool rt_tokens_fail_char (const RtReader *reader, GError **error);
bool rt_tokens_fail_group (const RtReader *start, guint length, GError **error);

/* Set ERROR and return false: for a row of N cells; for a line of N cells that should be a whole
 * puzzle; for a grid that ends at LINE with N rows. */
bool rt_tokens_fail_width (guint line, guint n, GError **error);
bool rt_tokens_fail_length (guint line, guint n, GError **error);
bool rt_tokens_fail_too_few (guint line, int n, GError **error);

/* Return the cells of row number ROW; those of its cells that the bits COLUMNS have; all cells from
 * that row on. */
RtCells rt_tokens_row_cells (int row);
RtCells rt_tokens_cells_of (int row, guint columns);
RtCells rt_tokens_rows_from (int row);

/* Returns true if the line at the cursor has a point between each two cells, such as `1.0.0.5`. */
bool rt_tokens_are_pointed (RtReader reader);

/* Returns the number of cells in the line at the cursor, which may differ from nine. Moves to the
 * next line. */
guint rt_tokens_width (RtReader *reader);

/* Returns from 0 to 100 how certain it is that TEXT has a grid whose cells are separated (SPACED)
 * or adjacent. */
int rt_tokens_sniff (const char *text, gsize size, bool spaced);

/* Reads the next grid of nine rows, its title if it has one, and the following grids that belong to
 * it: the grid with entries, and the grid of its candidates. Skips its solution. Implements
 * RtFormat.read. */
RtRead rt_tokens_grid (RtReader *reader, RtPuzzle **puzzle, GError **error);

/* Adds a notice that a grid has several blank signs, if SIGNS has more than one. */
void rt_tokens_notice_signs (RtReader *reader, guint line, guint signs);
