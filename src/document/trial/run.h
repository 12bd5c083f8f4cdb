/* run.h - runs a person's program with limits, and reads its output.
 *
 * It works in an empty folder that is removed afterwards, in a session of its own; whatever it
 * started ends with it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  char **argv;        /* the program, found as a shell finds it, and its arguments */
  const char *input;  /* what it reads; at most 4096 bytes */
  gint64 time;        /* microseconds */
  guint64 output;     /* bytes that it may print, and that each file of it may have */
  guint64 memory;     /* bytes of address space for each process */
} RtRun;

typedef enum {
  RT_RAN_TO_END,  /* it ended by itself; STATUS is what it returned */
  RT_RAN_CRASHED, /* STATUS is the signal that ended it */
  RT_RAN_TOO_LONG,
  RT_RAN_TOO_MUCH, /* output */
  RT_RAN_STOPPED,  /* by STOP, or as the hearer asked for it */
} RtRanHow;

typedef struct {
  RtRanHow how;
  int status;
  gint64 time;  /* microseconds of the clock on the wall */
} RtRan;

/* Takes the next piece of what it prints, on its standard error where ERRORS. Returns whether to go
 * on. */
typedef bool (*RtRunHear) (bool errors, const char *text, gsize size, gpointer data);

/* Runs it to its end, to a limit or to STOP (may be NULL), within some hundredths of a second. Returns
 * false with an error of G_FILE_ERROR where it cannot be run at all. In any thread. */
bool rt_run (const RtRun *run, RtStop *stop, RtRunHear hear, gpointer data, RtRan *ran,
             GError **error);

/* Returns true if programs can be run here: not in the sandbox of a Flatpak or Snap package. */
bool rt_run_is_possible (void);

/* WORDS as they are meant in FOLDER: one that names a file there becomes its whole path, as a program
 * runs elsewhere. Free with g_strfreev. */
char **rt_run_words (char **words, const char *folder);

/* Returns the command that runs the file at PATH with ARGUMENTS, parsed as by a shell (may be empty). A
 * script that is not executable is given to the interpreter of its suffix. Returns NULL with an error of
 * G_SHELL_ERROR if ARGUMENTS are malformed. Free with g_strfreev. */
char **rt_run_command (const char *path, const char *arguments, GError **error);
