/* print.h - puzzles on paper: the desktop's print dialog, with a preview of our own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/window.h"

/* Asks how, and prints PUZZLES (one or more RtPuzzle; it keeps the array). The window says what
 * goes wrong. */
void rt_print (RtWindow *window, GPtrArray *puzzles);

/* The same for the puzzle of the window. */
void rt_print_document (RtWindow *window);

/* The window's puzzle as pages show it, the only one in the array (the caller owns it): one without
 * a title has its file's name. How hard it is is not there yet: see rt_paper_rate. */
GPtrArray *rt_print_puzzles (RtWindow *window);

/* What rt_print runs: ready for any action, the caller owns it. */
GtkPrintOperation *rt_print_operation_new (RtWindow *window, GPtrArray *puzzles);
