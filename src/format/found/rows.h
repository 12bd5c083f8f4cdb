/* rows.h - interface of the scanner for nine rows, which gets the words of each line from scan.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/found/judge.h"
#include "format/text/reader.h"

/* A word stands between two separators. */
typedef struct {
  const char *text;
  gsize length;
  gsize n;                   /* cells; 0 if anything else is in it */
  guint8 cells[RT_N_CELLS]; /* the first of them */
} RtWord;

/* Maximum length of a line that may be a row of a grid, and of its words. */
#define RT_ROW_LENGTH 200
#define RT_ROW_WORDS 64

/* One line with its words, of which there are too many if N_WORDS is greater than RT_ROW_WORDS. */
typedef struct {
  RtReader start;
  gsize length; /* without blanks at its end */
  guint n_words;
  RtWord words[RT_ROW_WORDS];
} RtFoundLine;

/* Rows that follow each other in lines. */
typedef struct RtFoundRows RtFoundRows;

RtFoundRows *rt_found_rows_new (RtFinds *found);

/* Reads the grid with blanks for empty cells that begins at READER, and moves READER after it.
 * Returns false if there is none. */
bool rt_found_rows_take_blanks (RtFoundRows *rows, RtReader *reader);

/* Adds LINE. Of nine words such as 5. or 5.0 only the digits are kept. */
void rt_found_rows_add (RtFoundRows *rows, RtFoundLine *line);

/* Ends the text and frees ROWS. */
void rt_found_rows_end (RtFoundRows *rows);
