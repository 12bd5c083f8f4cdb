/* input.h - reads any number of puzzles from files and standard input, and answers them in
 * order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>
#include <stdbool.h>

/* Takes the givens of one puzzle. Returns false to make the exit status RT_EXIT_NO_SOLUTION. */
typedef bool (*RtInputTake) (const RtGrid *givens);

/* Like RtInputTake, but with the whole puzzle: entries, marks and fields. */
typedef bool (*RtInputTakePuzzle) (RtPuzzle *puzzle);

/* The work of a command on puzzles. */
typedef struct {
  gsize at_once;        /* how many a thread gets at a time */

  /* Appends one line, with its end, to OUT for each of N puzzles. Returns as RtInputTake does.
   * Called on any thread, and on several at a time. */
  bool (*answer) (const RtGrid *givens, gsize n, GString *out);

  /* The same for puzzles with all that the text says about them, with any number of lines for each. */
  bool (*answer_puzzles) (RtPuzzle *const *puzzles, gsize n, GString *out);
  bool apart;           /* an empty line stands between the answers of two calls */

  /* Instead of both: takes one after another on the calling thread. What it prints, if anything, is
   * its own matter. */
  RtInputTake take;
  RtInputTakePuzzle take_puzzle;

  /* Answers one puzzle whose marks are part of it, as they leave other solutions than its digits do
   * (a sukaku). Without either such a puzzle is answered by `!` and refused on standard error. */
  bool (*answer_candidates) (RtPuzzle *puzzle, GString *out);
  RtInputTakePuzzle take_candidates;
} RtInputTask;

/* Answers the puzzles of all FILES (NULL: standard input, which is also the file "-"). A text with
 * one puzzle in each line, in any number, is read and answered piece by piece (stream.h), and a line that
 * is no puzzle is answered by `!`; any other text is read to its end first. Errors are printed on
 * standard error. Returns the exit status. */
int rt_input_run (char **files, const RtInputTask *task);

/* Reads FILES and calls TAKE for each puzzle, one after another. */
int rt_input_read (char **files, RtInputTake take);
