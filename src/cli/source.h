/* source.h - RtSource: a file named on the command line: reads its lines, as many at a time as are
 * available, and prints on standard error what is wrong with it.
 *
 * What names no file may be a puzzle itself: 81 cells or 729 candidates in one argument, nine cells in
 * each of nine, or a link with a puzzle in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  int file;             /* -1: a puzzle that was written out */
  GString *text;        /* what was read and not yet taken */
  bool has_ended;       /* nothing more can be read */
  int error;            /* errno, if it ended because of an error; else 0 */
  char *name;           /* for messages */
  int result;           /* the exit status, as far as this file decides it */
  RtReading *reading;   /* of the whole file, where its kind was to be told; NULL: none yet */
  GError *problem;      /* why there is none, where that failed */
} RtSource;

/* Opens each of FILES in turn (NULL: standard input, which is also the file "-"), or takes the puzzle
 * that is written there, calls WORK with it and DATA, and closes it. Reports files that cannot be opened. Returns the exit status, that of
 * the worst of them. */
int rt_source_each (char **files, void (*work) (RtSource *source, gpointer data), gpointer data);

/* Report what is wrong with the file at LINE and COLUMN, each 0 if it is not known. */
void rt_source_fail (RtSource *source, guint line, guint column, const char *sentence);
void rt_source_fail_reading (RtSource *source, const GError *error);

/* Reports the error that ended it, if one did. */
void rt_source_tell_error (RtSource *source);

/* Prints NOTICES (of char *), which are no errors. */
void rt_source_tell_notices (const RtSource *source, GPtrArray *notices);

/* Reads the file to its end, all at once, and prints its notices. NULL if that fails, which is
 * reported. Free with rt_reading_free. */
RtReading *rt_source_read (RtSource *source);

/* Returns true if the file is a picture, which must be read at once. Waits for its first bytes. */
bool rt_source_is_picture (RtSource *source);

/* Returns true if SOURCE is a file of other text with puzzles in it (format/found/found.h). Some of its lines may
 * look like those of a stream, so it must be read as a whole. Returns false for a pipe, whose end may never
 * come. */
bool rt_source_is_other_text (RtSource *source);

/* Appends some more text; without WAIT, only if some is available. Returns false if there was
 * none. */
bool rt_source_fill (RtSource *source, bool wait);

/* Returns the length of the whole lines that are available, up to the last one that ends within
 * MOST bytes, or of the first one if that is longer. A last line without an end counts as whole.
 * With WAIT, waits for one line. Returns 0 if there is none (available). */
gsize rt_source_lines (RtSource *source, gsize most, bool wait);
