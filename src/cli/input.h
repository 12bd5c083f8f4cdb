/* input.h - puzzles from files and standard input, in any number, and their answers in order. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"

#include <glib.h>
#include <stdbool.h>

/* Takes the givens of one puzzle; returns whether all is well with it. */
typedef bool (*RtInputTake) (const RtGrid *givens);

/* Takes one puzzle with all that the text tells of it. */
typedef void (*RtInputTakePuzzle) (RtPuzzle *puzzle);

/* What a command does with puzzles. */
typedef struct {
  gsize at_once;        /* how many a thread gets at a time */

  /* Appends one line, with its end, to OUT for each of N puzzles. Returns whether all is well with
   * all of them. Called on any thread, and on several at a time. */
  bool (*answer) (const RtGrid *givens, gsize n, GString *out);

  /* Instead, where ANSWER is NULL: takes one after another on the calling thread. What it prints,
   * if anything, is its own matter. */
  RtInputTake take;

  /* Instead of both. */
  RtInputTakePuzzle take_puzzle;
} RtInputTask;

/* Answers the puzzles of all FILES (NULL: standard input, which is also the file "-"). A text that
 * holds one puzzle in each line, in any number, is read and answered piece by piece, and a line
 * that is none is answered by `!`; any other text is read to its end first. What is wrong is told
 * on standard error. Returns how the program ends. */
int rt_input_run (char **files, const RtInputTask *task);

/* The same for a command that takes puzzles one after another. */
int rt_input_read (char **files, RtInputTake take);
