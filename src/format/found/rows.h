/* rows.h - RtFoundRows: finds nine successive rows of a grid in the lines of any text, which the
 * scanner has split into words. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found/judge.h"
#include "format/text/reader.h"

/* A word: the text between two separators. */
typedef struct {
  const char *text;
  gsize length;
  gsize n;                   /* number of cells; 0 if the word contains other characters */
  guint8 cells[RT_N_CELLS]; /* the first cells of the word */
} RtWord;

/* Maximum length of a line that may be a row of a grid, and of its words. */
#define RT_ROW_LENGTH 200
#define RT_ROW_WORDS 64

/* One line with its words. If N_WORDS is greater than RT_ROW_WORDS, only the first ones are
 * stored. */
typedef struct {
  RtReader start;
  gsize length; /* length without blanks at the end */
  guint n_words;
  RtWord words[RT_ROW_WORDS];
} RtFoundLine;

/* The rows that were found in successive lines. */
typedef struct RtFoundRows RtFoundRows;

RtFoundRows *rt_found_rows_new (RtFinds *found);

/* Reads the grid with blanks as blank cells that begins at READER, if there is one, and moves past it. Returns false if
 * there is none. */
bool rt_found_rows_take_blanks (RtFoundRows *rows, RtReader *reader);

/* Adds the next line of the text. If LINE is nine numbers such as 5. or 5.0, keeps only their digits. */
void rt_found_rows_add (RtFoundRows *rows, RtFoundLine *line);

/* Ends the text, adds the remaining grids as possible puzzles, and frees ROWS. */
void rt_found_rows_end (RtFoundRows *rows);
