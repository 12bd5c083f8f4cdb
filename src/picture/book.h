/* book.h - a PDF file of many puzzles, written page by page as they come.
 *
 * Only the puzzles of one page are kept in memory. If solutions are asked for, the givens of all
 * are kept in an unnamed temporary file: a million puzzles take no more memory than a few. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/sheet.h"

typedef struct _RtBook RtBook;

/* WRITE gets the file's bytes with CLOSURE, and returns CAIRO_STATUS_WRITE_ERROR where it cannot
 * take them. */
RtBook *rt_book_new (const RtSheet *sheet, const RtPaper *paper, cairo_write_func_t write,
                     void *closure);

/* Draws the candidates of puzzles on all pages that are not drawn yet. */
void rt_book_show_candidates (RtBook *book);

/* Adds a puzzle. Returns false once something went wrong: then no more are needed. */
bool rt_book_add (RtBook *book, RtPuzzle *puzzle);

/* Writes what is left, and frees the book. There must be a puzzle in it. Returns false with an
 * error if anything went wrong. */
bool rt_book_finish (RtBook *book, GError **error);

/* Frees a book that is not finished. What was written of it is of no use. */
void rt_book_free (RtBook *book);
