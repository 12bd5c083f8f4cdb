/* tokens.h - reads cells, rows of nine cells and grids of nine rows in any layout; shared by the
 * formats that are made of lines.
 *
 * A line is cut at blanks, bars, brackets and quotes into groups of cells: nine groups of one cell,
 * up to three groups of several cells (`4.2|..8|76.`), or a row of a table with `,` `;` or tabs,
 * where an empty field is an empty cell. Rules (`---+---+---`), comments and empty lines between
 * rows mean nothing. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/geometry.h"
#include "engine/puzzle.h"
#include "format/text/cell.h"
#include "format/text/reader.h"

/* Kinds of lines, by their characters. */
typedef enum {
  RT_LINE_END,     /* end of the text */
  RT_LINE_NOTHING, /* blank, a comment, or a rule of a frame */
  RT_LINE_WORDS,   /* a title, a message */
  RT_LINE_FEW,     /* a few cells or numbers; a damaged row, or a count before a grid */
  RT_LINE_ROW,     /* to be read as a row, well-formed or not */
} RtLineKind;

/* Returns the kind of the line at whose start READER is. READER is not moved. */
RtLineKind rt_tokens_line (const RtReader *reader);

/* Moves to the first line, from the line at the cursor on, whose kind is not RT_LINE_NOTHING. */
void rt_tokens_skip_nothing (RtReader *reader);

/* A row of nine cells, with their columns in the text. */
typedef struct {
  guint8 digit[9];
  guint column[9];
  guint line;
  guint signs;  /* set of the blank signs used, as bits of RT_BLANK_SIGNS */
  bool spaced;  /* each cell is a separate word */
  guint bad;    /* set of the cells, as bits, that could not be read by a reader that mends */
  guint n_written; /* number of cells before the fields that a table row leaves out at its end */
  bool ended;      /* a separator follows the ninth cell */
} RtRow;

/* Reads the line at the cursor as nine cells and moves after it. A table row that ends with an
 * empty field is filled up to nine cells; the caller checks whether that is right. */
bool rt_tokens_row (RtReader *reader, RtRow *row, GError **error);

/* Set ERROR and return false: the character at the cursor is not a cell, or the LENGTH characters
 * from START on are not one cell. */
bool rt_tokens_fail_char (const RtReader *reader, GError **error);
bool rt_tokens_fail_group (const RtReader *start, guint length, GError **error);

/* Fail for a row of N cells, for a line of N cells that should be a whole puzzle, and for a grid
 * that ends at LINE with N rows. */
bool rt_tokens_fail_width (guint line, guint n, GError **error);
bool rt_tokens_fail_length (guint line, guint n, GError **error);
bool rt_tokens_fail_too_few (guint line, int n, GError **error);

/* Return all cells of ROW; the cells of ROW in COLUMNS, a set of bits; and all cells from ROW
 * on. */
RtCells rt_tokens_row_cells (int row);
RtCells rt_tokens_cells_of (int row, guint columns);
RtCells rt_tokens_rows_from (int row);

/* Returns true if the line at the cursor has cells with points between them, as in `1.0.0.5`: every
 * second character is a point, and no other. */
bool rt_tokens_are_pointed (RtReader reader);

/* Returns the number of cells in the line at the cursor, which need not be nine, and moves to the
 * next line. */
guint rt_tokens_width (RtReader *reader);

/* Returns from 0 to 100 how surely TEXT has a grid with cells that are separated (SPACED) or
 * adjacent. */
int rt_tokens_sniff (const char *text, gsize size, bool spaced);

/* Reads the next grid of nine rows, with its title, and the grids that belong to it: with its
 * entries and with its candidates; skips its solution. A function for RtFormat.read. */
RtRead rt_tokens_grid (RtReader *reader, RtPuzzle **puzzle, GError **error);

/* Adds a notice that a grid used two blank signs, if SIGNS holds more than one. */
void rt_tokens_notice_signs (RtReader *reader, guint line, guint signs);
