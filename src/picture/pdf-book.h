/* pdf-book.h - RtBook: writes many puzzles to a PDF file, page by page as they are added.
 *
 * Only the puzzles of one page are in memory; the givens of all puzzles, which are needed for
 * solutions, are in an unnamed temporary file. So memory does not grow with the number of
 * puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

typedef struct _RtBook RtBook;

/* Returns an empty book with the options SHEET on PAPER. It calls WRITE with CLOSURE and the bytes
 * of the PDF file. WRITE must return CAIRO_STATUS_WRITE_ERROR if it fails. */
RtBook *rt_book_new (const RtSheet *sheet, const RtPaper *paper, cairo_write_func_t write,
                     void *closure);

/* Makes all pages that are not drawn yet show candidates (the option `candidates` of RtSheet). */
void rt_book_show_candidates (RtBook *book);

/* Adds PUZZLE to the book, and draws the page before it if that is full. Returns false after an
 * error; then further puzzles are ignored. */
bool rt_book_add (RtBook *book, RtPuzzle *puzzle);

/* Writes the remaining pages and frees the book, which must contain a puzzle. Returns false with
 * ERROR set if this or an earlier write has failed. */
bool rt_book_finish (RtBook *book, GError **error);

/* Frees an unfinished book. Its file is not usable. */
void rt_book_free (RtBook *book);
