/* input.h - reads any number of puzzles from files and standard input, and runs the task of a
 * command on each; answers are written in order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>
#include <stdbool.h>

/* Processes one puzzle, with entries, marks and fields. Returns false to make the exit status
 * RT_EXIT_NO_SOLUTION. */
typedef bool (*RtInputTake) (RtPuzzle *puzzle);

/* The task of a command. It sets ANSWER, ANSWER_PUZZLES or TAKE. */
typedef struct {
  gsize at_once;        /* maximum number of puzzles in a piece, the work of one thread */

  /* Appends one line, with a newline, to OUT for each of N puzzles. Returns false to make the exit
   * status RT_EXIT_NO_SOLUTION. Called on several threads at a time. */
  bool (*answer) (const RtGrid *givens, gsize n, GString *out);

  /* Like ANSWER, for puzzles with entries, marks and fields. Appends any number of lines for each
   * puzzle. */
  bool (*answer_puzzles) (RtPuzzle *const *puzzles, gsize n, GString *out);
  bool apart;           /* true: writes an empty line between the answers of two calls */

  /* Processes the puzzles one after another on the main thread. May print anything. */
  RtInputTake take;

  /* Like ANSWER and TAKE, for a puzzle given by candidates (a sukaku), which allow other
   * solutions than its digits alone. If both are NULL, such a puzzle is answered by `!`, with an
   * error message. */
  bool (*answer_candidates) (RtPuzzle *puzzle, GString *out);
  RtInputTake take_candidates;
} RtInputTask;

/* Runs TASK on the puzzles of all FILES (NULL: standard input, which is also the file "-"). A text
 * with one puzzle per line is processed piece by piece (stream.h), and a line that is not a puzzle
 * is answered by `!`. Any other text is read to its end first. Prints errors on standard error.
 * Returns the exit status. */
int rt_input_run (char **files, const RtInputTask *task);

/* Calls TAKE on the main thread for each puzzle of FILES (NULL: standard input), one after another.
 * Returns the exit status. */
int rt_input_read (char **files, RtInputTake take);
