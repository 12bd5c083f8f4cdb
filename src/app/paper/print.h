/* print.h - prints puzzles with the print dialog of the desktop, and rates them for that. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "engine/logic/rating/rating.h"
#include "engine/puzzle.h"

#include <gio/gio.h>

/* Shows the print dialog and prints PUZZLES (one or more RtPuzzle; it keeps the array). The
 * window shows errors. */
void rt_print (RtShell *shell, GPtrArray *puzzles);

/* Prints the puzzle of the window. */
void rt_print_document (RtShell *shell);

/* Returns an array with the window's puzzle, which the caller owns. A puzzle without a title
 * gets the name of its file. It is not rated yet: see rt_paper_rate. */
GPtrArray *rt_print_puzzles (RtShell *shell);

/* Returns the operation of rt_print, ready for every GtkPrintOperationAction. The caller owns
 * it. */
GtkPrintOperation *rt_print_operation_new (RtShell *shell, GPtrArray *puzzles);

/* Returns a copy of PUZZLE with RATING added to its level. The caller owns it. */
RtPuzzle *rt_paper_rated (const RtPuzzle *puzzle, const RtRating *rating);

/* Rates the only puzzle in PUZZLES in a thread, replaces it by the rated copy, then calls CHANGED
 * (may be NULL). Does nothing unless the puzzle has exactly one solution, and stops once
 * CANCELLABLE is cancelled. */
void rt_paper_rate (GPtrArray *puzzles, GCancellable *cancellable, void (*changed) (gpointer data),
                    gpointer data);
