/* stream.h - RtStream: a reader of texts of any length with one puzzle to a line, and the rule which texts
 * are read so. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/source.h"

/* Ways of reading a source. */
typedef enum {
  RT_STREAM_NONE,    /* at once, to its end (rt_source_read) */
  RT_STREAM_LINES,   /* as lines of 81 cells, each answered as it comes */
  RT_STREAM_PUZZLES, /* puzzle by puzzle, with RtStream: it is too large to be read at once */
} RtStreamKind;

/* Returns how SOURCE is read by every command, and its format, which is NULL where it is read at once.
 * Waits for its first puzzle, or where that does not tell, until its end or 8 MiB. */
RtStreamKind rt_stream_kind (RtSource *source, const RtFormat **format);

typedef struct {
  RtSource *source;
  const RtFormat *format;
  RtReader reader;      /* over TEXT */
  GString *text;        /* decoded lines that are not read yet */
  GPtrArray *notices;
  bool last;            /* no more lines follow those in TEXT */
  bool replaced;        /* some characters could not be decoded */
  bool has_ended;
} RtStream;

void rt_stream_init (RtStream *stream, RtSource *source, const RtFormat *format);
void rt_stream_clear (RtStream *stream);

/* Reads one more puzzle, which the caller owns, and prints notices. Returns RT_READ_END at the end of the
 * source, when HAS_ENDED is set; without WAIT also where no more lines are available yet. After
 * RT_READ_ERROR the next call goes on with the next line. */
RtRead rt_stream_next (RtStream *stream, bool wait, RtPuzzle **puzzle, GError **error);

/* Reads SIZE bytes at TEXT, one line with or without its end, as a line of 81 cells. RT_READ_END where it is
 * empty or a comment. */
RtRead rt_stream_parse_line (const char *text, gsize size, RtPuzzle **puzzle, GError **error);
