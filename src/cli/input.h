/* input.h - puzzles from files and standard input, as they come. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

#include <stdbool.h>

/* Takes the givens of one puzzle; returns whether it could be solved. */
typedef bool (*RtInputTake) (const RtGrid *givens);

/* Hands the puzzles of all FILES (NULL: standard input, which is also the file "-") to TAKE. A text
 * that holds one puzzle in each line, in any number, is handed on line by line; any other is read
 * to its end first. What is wrong with a file is told on standard error and ends that file. Returns
 * how the program ends. */
int rt_input_read (char **files, RtInputTake take);
