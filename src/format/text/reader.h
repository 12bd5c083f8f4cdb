/* reader.h - a cursor over text that knows line and column. A value; it does not own the text.
 *
 * Copy it to look ahead. Formats read the grid part of a text with rt_reader_peek, which returns
 * Unicode variants of digits, blanks and lines as ASCII. Words about the puzzle are taken as they
 * are, with rt_reader_take_line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "format/text/error.h"

#include <glib.h>
#include <stdbool.h>

/* Result of reading the next puzzle. */
typedef enum {
  RT_READ_PUZZLE, /* a puzzle was read */
  RT_READ_END,    /* the text has no more puzzles */
  RT_READ_ERROR,
} RtRead;

/* Parts of the text that were skipped, each kind reported once in a notice. */
typedef struct {
  guint n_empty;     /* entries of a collection without a puzzle */
  guint n_solutions; /* solutions beside their puzzles */
  guint line;        /* line of the first solution; 0 if there is none */
  bool before;       /* the solution comes before its puzzle */
} RtPassed;

typedef struct {
  const char *text; /* UTF-8, with LF as the only line end, ends with NUL */
  gsize size;
  gsize at;
  guint line, column;  /* of AT, from 1 */
  GPtrArray *notices;  /* of char *; NULL: notices are dropped */
  bool told_entries;   /* set by formats that distinguish givens and entries */
  bool told_candidates; /* set by formats whose marks are the candidates of the puzzle, not a person's notes */
  guint n_read;        /* number of puzzles read so far */
  RtPassed passed;     /* parts of the text skipped so far */
  guint memory[4];     /* private data of the format, 0 at first */
  bool mends;          /* leaves bad places blank and continues */
  RtCells bad;         /* such places of the puzzle being read */
  guint n_mended;      /* number of bad places so far */
  guint rest_notice;   /* number of the notice that nothing follows, from 1; 0 if there is none */
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

/* Returns the character that rt_reader_peek gives for C, which is not ASCII. */
gunichar rt_reader_fold (gunichar c);

/* Returns the character at the cursor; 0 at the end of the text. Digits of other scripts become
 * 0-9, other blanks a space, dots '.', box-drawing lines '-', '|' and '+'. */
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

/* Moves READER to the position of AHEAD, a copy that was moved on. */
void rt_reader_go (RtReader *reader, const RtReader *ahead);

/* Returns a copy for looking ahead: it adds no notices and does not mend. */
RtReader rt_reader_ahead (const RtReader *reader);

/* Returns the rest of the line without blanks at its end, and moves to the next line. Free with
 * g_free. */
char *rt_reader_take_line (RtReader *reader);

/* Size of the buffer that rt_reader_quote fills, in bytes. */
#define RT_QUOTED_SIZE 16

/* Writes the character at the cursor to QUOTED, or "U+0007" if it cannot be printed. Returns
 * QUOTED. */
const char *rt_reader_quote (const RtReader *reader, char quoted[RT_QUOTED_SIZE]);

/* Sets ERROR, with the cursor as its place, and returns false. FORMAT makes one translated
 * sentence. */
bool rt_reader_fail (const RtReader *reader, RtFormatError code, GError **error, const char *format,
                     ...) G_GNUC_PRINTF (4, 5);

/* Sets ERROR like rt_reader_fail, with LINE as its place but no column (0: the whole text), and
 * returns false. */
bool rt_reader_fail_line (guint line, RtFormatError code, GError **error, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* Adds a notice about LINE. Reading continues. FORMAT makes one translated sentence. */
void rt_reader_notice (RtReader *reader, guint line, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Records that the grid in LINE (0: unknown) was skipped because it is the solution of the next
 * puzzle (BEFORE) or of the last one. */
void rt_reader_pass_solution (RtReader *reader, guint line, bool before);

/* Adds a notice about skipped solutions and a notice about empty entries, if there were any, and
 * resets both counts. */
void rt_reader_notice_passed (RtReader *reader);

/* Returns true if reading continues after ERROR: a reader that mends adds the error to the notices,
 * and CELLS to the bad cells. */
bool rt_reader_mend (RtReader *reader, RtCells cells, GError **error);
