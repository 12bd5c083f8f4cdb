/* reader.h - RtReader: a cursor over text that knows its line and column. A value; it does not own
 * the text.
 *
 * Copy it to look ahead. Formats read the grid part of a text with rt_reader_peek, which returns
 * Unicode variants of digits, blanks and lines as ASCII. Words about the puzzle are read unchanged
 * with rt_reader_take_line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "format/text/error.h"

#include <glib.h>
#include <stdbool.h>

/* Result of a function that reads the next puzzle. */
typedef enum {
  RT_READ_PUZZLE, /* one more puzzle was read */
  RT_READ_END,    /* there are no more puzzles */
  RT_READ_ERROR,
} RtRead;

/* Counts of skipped parts of the text. One notice reports each kind. */
typedef struct {
  guint n_empty;     /* number of entries of a collection without a puzzle */
  guint n_solutions; /* number of grids that solve a puzzle beside them */
  guint line;        /* line of the first such grid; 0: none */
  bool before;       /* true: this grid is before its puzzle */
} RtPassed;

typedef struct {
  const char *text; /* UTF-8 with LF as the only line end, and a NUL at the end */
  gsize size;
  gsize at;
  guint line, column;  /* line and column of AT, from 1 */
  GPtrArray *notices;  /* of char *: notices so far; NULL: notices are discarded */
  bool told_entries;   /* set by formats that distinguish givens and entries */
  bool told_candidates; /* set by formats whose marks are the candidates of the puzzle, not a person's notes */
  guint n_read;        /* puzzles read so far */
  RtPassed passed;     /* skipped parts so far */
  guint memory[4];     /* facts that a format found at the beginning of the text; 0 before that */
  bool mends;          /* true: makes unreadable places blank, and continues as far as possible */
  RtCells bad;         /* unreadable cells of the puzzle that is being read */
  guint n_mended;      /* number of unreadable places in the text */
  guint rest_notice;   /* number, from 1, of the notice that the rest of the text has no puzzle; 0:
                        * none */
} RtReader;

/* Initialises a reader at the start of TEXT, without notices. */
void rt_reader_init (RtReader *reader, const char *text, gsize size);

static inline bool
rt_reader_at_end (const RtReader *reader)
{
  return reader->at >= reader->size;
}

/* Returns true if the cursor is at the end of a line or of the text. */
static inline bool
rt_reader_at_line_end (const RtReader *reader)
{
  return rt_reader_at_end (reader) || reader->text[reader->at] == '\n';
}

/* Returns the ASCII character for C, which is not ASCII, if it is a digit, blank, dot or line of
 * any script (see rt_reader_peek); otherwise C. */
gunichar rt_reader_fold (gunichar c);

/* Returns the character at the cursor; 0 at the end of the text. Returns digits of other scripts as
 * 0-9, other blanks as a space, dots as '.', lines of boxes as '-', '|' and '+'. */
static inline gunichar
rt_reader_peek (const RtReader *reader)
{
  const char *here = reader->text + reader->at;

  if (rt_reader_at_end (reader))
    return 0;
  return (guchar) *here < 0x80 ? (gunichar) *here : rt_reader_fold (g_utf8_get_char (here));
}

/* Moves past the character at the cursor; does nothing at the end of the text. */
static inline void
rt_reader_take (RtReader *reader)
{
  if (rt_reader_at_end (reader))
    return;
  if (reader->text[reader->at] == '\n') {
    reader->line++;
    reader->column = 0;
  }
  reader->column++;
  reader->at += (gsize) g_utf8_skip[(guchar) reader->text[reader->at]];
}

/* Skips blanks and tabs, but not the end of a line. */
void rt_reader_skip_blanks (RtReader *reader);

/* Moves to the start of the next line. */
void rt_reader_next_line (RtReader *reader);

/* Moves READER to the position of AHEAD, a copy of it that was moved on. */
void rt_reader_go (RtReader *reader, const RtReader *ahead);

/* Returns a copy of READER for looking ahead, which adds no notices, and fails at malformed text
 * even if READER continues. */
RtReader rt_reader_ahead (const RtReader *reader);

/* Returns the rest of the line unchanged, without blanks at its end. Moves to the next line. Free
 * with g_free. */
char *rt_reader_take_line (RtReader *reader);

/* Size of the buffer that rt_reader_quote fills, in bytes. */
#define RT_QUOTED_SIZE 16

/* Stores in QUOTED the character at the cursor as a person can read it: the character itself, or
 * "U+0007" if it cannot be printed. Returns QUOTED. */
const char *rt_reader_quote (const RtReader *reader, char quoted[RT_QUOTED_SIZE]);

/* Sets ERROR with CODE, a translated sentence made of FORMAT, and the line and column of READER,
 * and returns false. */
bool rt_reader_fail (const RtReader *reader, RtFormatError code, GError **error, const char *format,
                     ...) G_GNUC_PRINTF (4, 5);

/* Sets ERROR with CODE, a translated sentence made of FORMAT, and LINE without a column (0: the
 * whole text), and returns false. */
bool rt_reader_fail_line (guint line, RtFormatError code, GError **error, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Adds a notice about LINE to the result of reading: a translated sentence made of FORMAT. A notice
 * is not an error. */
void rt_reader_notice (RtReader *reader, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Counts the grid in LINE (0: line unknown) as skipped, because it is the solution of the next puzzle (BEFORE), or of
 * the previous one. */
void rt_reader_pass_solution (RtReader *reader, guint line, bool before);

/* Adds a notice about the solutions that were skipped, and one about empty entries, if there were any. Resets their
 * counts. */
void rt_reader_notice_passed (RtReader *reader);

/* If READER is to mend malformed texts, adds a notice made of ERROR, marks CELLS as unreadable, and
 * returns true: reading continues. Otherwise returns false. */
bool rt_reader_mend (RtReader *reader, RtCells cells, GError **error);
