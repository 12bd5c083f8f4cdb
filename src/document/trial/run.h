/* run.h - RtRun: a person's program, run with limits on time, memory and output.
 *
 * It works in an empty folder, which is removed afterwards, in a session of its own; all processes that it
 * started end with it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  char **argv;        /* program (found as by a shell) and arguments */
  const char *input;  /* its standard input; at most 4096 bytes */
  gint64 time;        /* microseconds */
  guint64 output;     /* limit in bytes for its output, and for each of its files */
  guint64 memory;     /* bytes of address space for each process */
} RtRun;

typedef enum {
  RT_RAN_TO_END,  /* it ended by itself; STATUS is its exit status */
  RT_RAN_CRASHED, /* STATUS is the signal that ended it */
  RT_RAN_TOO_LONG,
  RT_RAN_TOO_MUCH, /* too much output */
  RT_RAN_STOPPED,  /* by STOP, or by the hearer */
} RtRanHow;

typedef struct {
  RtRanHow how;
  int status;
  gint64 time;  /* wall-clock time in microseconds */
} RtRan;

/* Takes the next piece of output, of the standard error if ERRORS. Returns false to stop the program. */
typedef bool (*RtRunHear) (bool errors, const char *text, gsize size, gpointer data);

/* Runs the program to its end, to a limit or to STOP (may be NULL), which takes some hundredths of a second
 * more. Returns false with an error of G_FILE_ERROR if it cannot be started. In any thread. */
bool rt_run (const RtRun *run, RtStop *stop, RtRunHear hear, gpointer data, RtRan *ran,
             GError **error);

/* Returns true if programs can be run here: not in the sandbox of a Flatpak or Snap package. */
bool rt_run_is_possible (void);

/* Returns WORDS with absolute paths instead of the names of files in FOLDER, because a program runs
 * elsewhere. Free with g_strfreev. */
char **rt_run_words (char **words, const char *folder);

/* Returns the command that runs the file at PATH with ARGUMENTS, parsed as by a shell (may be empty). A
 * script that is not executable is given to the interpreter of its suffix. Returns NULL with an error of
 * G_SHELL_ERROR if ARGUMENTS are malformed. Free with g_strfreev. */
char **rt_run_command (const char *path, const char *arguments, GError **error);
