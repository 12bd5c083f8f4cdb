/* stream.h - RtStream: parses texts of any length puzzle by puzzle; and rt_stream_kind, which
 * decides which texts are read in that way. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/common/input-file.h"

/* Ways in which a source is read. */
typedef enum {
  RT_STREAM_NONE,    /* as a whole, with rt_source_read */
  RT_STREAM_LINES,   /* line by line; each line of 81 cells is answered at once */
  RT_STREAM_PUZZLES, /* puzzle by puzzle, with RtStream, because the text is too long */
} RtStreamKind;

/* Returns the way in which SOURCE is read: as a whole, or puzzle by puzzle while it arrives. Sets
 * FORMAT to its format, or to NULL if SOURCE is read as a whole. Waits for the first puzzle or, if
 * the puzzle is not enough evidence, for the end or 8 MiB of text. */
RtStreamKind rt_stream_kind (RtSource *source, const RtFormat **format);

typedef struct {
  RtSource *source;
  const RtFormat *format;
  RtReader reader;      /* reads TEXT */
  GString *text;        /* decoded lines that are not parsed yet */
  GPtrArray *notices;
  bool last;            /* true: no more lines follow those in TEXT */
  bool replaced;        /* true: some characters could not be decoded */
  bool has_ended;
} RtStream;

void rt_stream_init (RtStream *stream, RtSource *source, const RtFormat *format);
void rt_stream_clear (RtStream *stream);

/* Parses the next puzzle, which the caller owns, and prints notices. Returns RT_READ_END at the end
 * of the source, and then sets `has_ended` of STREAM; without WAIT, also returns RT_READ_END if no
 * more lines are available now. After RT_READ_ERROR, the next call continues with the next line. */
RtRead rt_stream_next (RtStream *stream, bool wait, RtPuzzle **puzzle, GError **error);

/* Parses TEXT, one line of SIZE bytes with or without a newline, with the line format. Returns
 * RT_READ_END if the line is empty or a comment. */
RtRead rt_stream_parse_line (const char *text, gsize size, RtPuzzle **puzzle, GError **error);
