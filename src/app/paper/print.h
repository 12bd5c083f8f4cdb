/* print.h - functions that print puzzles with the desktop's print dialog, and rate a puzzle before. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "engine/logic/rating/rating.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* Shows the print dialog and prints PUZZLES (one or more RtPuzzle). Keeps a reference to the array.
 * The window SHELL shows errors. */
void rt_print (RtShell *shell, GPtrArray *puzzles);

/* Prints the puzzle of the window. */
void rt_print_document (RtShell *shell);

/* Returns an array with the puzzle of the window SHELL as its only element; the caller owns the
 * array. A puzzle without a title gets the name of its file. rt_paper_rate can add its rating. */
GPtrArray *rt_print_puzzles (RtShell *shell);

/* Returns a print operation for PUZZLES that can be run with any GtkPrintOperationAction. The caller
 * owns it. */
GtkPrintOperation *rt_print_operation_new (RtShell *shell, GPtrArray *puzzles);

/* Returns a copy of PUZZLE with RATING added to its level. The caller owns it. */
RtPuzzle *rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating);

/* Rates the only puzzle in PUZZLES in a thread, replaces it by a copy with its rating, then calls
 * CHANGED (may be NULL) with DATA. Does nothing unless the puzzle has exactly one solution. Stops
 * when CANCELLABLE is cancelled. */
void rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
                    gpointer data);
