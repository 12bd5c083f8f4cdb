/* rows.h - interface of the scanner for nine rows, which gets the words of each line from scan.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found/judge.h"
#include "format/text/reader.h"

/* A word stands between two separators. */
typedef struct {
  const char *text;
  gsize length;
  gsize n;                   /* number of cells; 0 if the word has other characters */
  guint8 cells[RT_N_CELLS]; /* the first cells */
} RtWord;

/* Greatest length of a line that may be a row of a grid, and greatest number of its words. */
#define RT_ROW_LENGTH 200
#define RT_ROW_WORDS 64

/* A line with its words. N_WORDS may be greater than RT_ROW_WORDS; then the line has too many. */
typedef struct {
  RtReader start;
  gsize length; /* without blanks at its end */
  guint n_words;
  RtWord words[RT_ROW_WORDS];
} RtFoundLine;

/* State of the scanner for consecutive rows. */
typedef struct RtFoundRows RtFoundRows;

RtFoundRows *rt_found_rows_new (RtFinds *found);

/* Reads the grid with blanks for empty cells that begins at READER, and moves READER after it.
 * Returns false if there is none. */
bool rt_found_rows_take_blanks (RtFoundRows *rows, RtReader *reader);

/* Adds LINE. Of nine words such as 5. or 5.0 only the digits are kept. */
void rt_found_rows_add (RtFoundRows *rows, RtFoundLine *line);

/* Ends the text and frees ROWS. */
void rt_found_rows_end (RtFoundRows *rows);
