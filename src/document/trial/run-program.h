/* run-program.h - RtRun: runs a person's program with limits on time, memory and output.
 *
 * The program runs in an empty folder, which is removed afterwards, and in a session of its own.
 * All processes that it has started are killed when it ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  char **argv;        /* program (found as by a shell) and arguments */
  const char *input;  /* text for the standard input; at most 4096 bytes */
  gint64 time;        /* limit for the wall-clock time, in microseconds */
  guint64 output;     /* limit for the output, and for each file that is written, in bytes */
  guint64 memory;     /* limit for the address space of each process, in bytes */
} RtRun;

/* The event that ended the program. */
typedef enum {
  RT_RAN_TO_END,   /* its own end; STATUS is its exit status */
  RT_RAN_CRASHED,  /* a signal; STATUS is its number */
  RT_RAN_TOO_LONG, /* the limit for time */
  RT_RAN_TOO_MUCH, /* the limit for output */
  RT_RAN_STOPPED,  /* STOP, or a RtRunHear that returned false */
} RtRanHow;

typedef struct {
  RtRanHow how;
  int status;
  gint64 time;  /* wall-clock time in microseconds */
} RtRan;

/* Function that receives the next SIZE bytes of standard output or, if ERRORS, of standard error.
 * Returns false to stop the program. */
typedef bool (*RtRunHear) (bool errors, const char *text, gsize size, gpointer data);

/* Runs the program until it ends, reaches a limit, or STOP (may be NULL) is raised, and sets RAN.
 * Calls HEAR with DATA for its output. Returns false with an error of G_FILE_ERROR if the program
 * cannot be started. May be called in any thread. */
bool rt_run (const RtRun *run, RtStop *stop, RtRunHear hear, gpointer data, RtRan *ran,
             GError **error);

/* Returns true if programs can be run; false in the sandbox of a Flatpak or Snap package. */
bool rt_run_is_possible (void);

/* Returns WORDS, a command and its arguments, with absolute paths instead of the names of existing
 * files relative to FOLDER, because the program runs in another folder. Free with g_strfreev. */
char **rt_run_words (char **words, const char *folder);

/* Returns PATH and the words of ARGUMENTS as one command. ARGUMENTS may be empty, and are parsed as by a shell.
 * Returns NULL with an error of G_SHELL_ERROR if ARGUMENTS are malformed. Free with g_strfreev. */
char **rt_run_split (const char *path, const char *arguments, GError **error);
