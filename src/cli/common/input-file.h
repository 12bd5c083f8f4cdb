/* input-file.h - RtSource: an input file of a command. Reads as many lines as are available at a time,
 * and reports errors on standard error.
 *
 * An argument that is not the name of a file may be a puzzle itself: 81 cells, 729 candidates, a
 * link with a puzzle, or the first of nine arguments with nine cells each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/format.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  int file;             /* file descriptor; -1: the argument itself is a puzzle */
  GString *text;        /* bytes that were read, but not processed yet */
  bool has_ended;       /* there is nothing more to read */
  int error;            /* errno if reading has failed; otherwise 0 */
  char *name;           /* name for messages */
  int result;           /* exit status for this file */
  RtReading *reading;   /* result of parsing the whole file, if that was necessary to recognise its
                         * kind; otherwise NULL */
  GError *problem;      /* error of parsing the whole file, or NULL */
} RtSource;

/* Opens each of FILES in turn (NULL: standard input, which is also the file "-"); an argument that
 * is a puzzle is not opened. Calls WORK with the source and DATA, and closes the source. Reports
 * files that cannot be opened. Returns the worst exit status of all files. */
int rt_source_each (char **files, void (*work) (RtSource *source, gpointer data), gpointer data);

/* Prints an error about the file at LINE and COLUMN (0: unknown): SENTENCE. rt_source_fail_reading
 * prints the message and position of a GError. Both set the exit status to RT_EXIT_INPUT. */
void rt_source_fail (RtSource *source, guint line, guint column, const char *sentence);
void rt_source_fail_reading (RtSource *source, const GError *error);

/* Prints the error because of which reading the file ended, if there was one. */
void rt_source_tell_error (RtSource *source);

/* Prints NOTICES (of char *). They do not change the exit status. */
void rt_source_tell_notices (const RtSource *source, GPtrArray *notices);

/* Reads the whole file, parses it and prints its notices. If that fails, reports the error and
 * returns NULL. Free with rt_reading_free. */
RtReading *rt_source_read (RtSource *source);

/* Returns true if the file is a picture, which must be read as a whole. Waits for its first
 * bytes. */
bool rt_source_is_picture (RtSource *source);

/* Returns true if SOURCE is a file of any text with puzzles in it, such as source code
 * (format/found/found.h). Some of its lines may look like puzzles that are read one by one, so it
 * must be read as a whole. Returns false for a pipe, which may never end. */
bool rt_source_is_other_text (RtSource *source);

/* Reads more of the file and appends it to the text. If WAIT is false, reads only what is available
 * now. Returns false if nothing was read. */
bool rt_source_fill (RtSource *source, bool wait);

/* Returns the length in bytes of the complete lines that were read, up to the last one that ends
 * within MOST bytes; the length of the first line if that is longer. A last line without a newline
 * counts as complete. If WAIT, waits for one line. Returns 0 if there is none. */
gsize rt_source_lines (RtSource *source, gsize most, bool wait);
