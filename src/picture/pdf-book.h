/* pdf-book.h - RtBook: writes a PDF file of many puzzles, page by page as they come.
 *
 * Only the puzzles of one page are in memory. For solutions, the givens of all puzzles are kept in
 * an unnamed temporary file: a million puzzles take no more memory than a few. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/puzzle-pages.h"

typedef struct _RtBook RtBook;

/* Returns a book that passes the bytes of the file to WRITE, with CLOSURE. WRITE returns
 * CAIRO_STATUS_WRITE_ERROR if it fails. */
RtBook *rt_book_new (const RtSheet *sheet, const RtPaper *paper, cairo_write_func_t write,
                     void *closure);

/* Shows candidates on all pages that are not drawn yet. */
void rt_book_show_candidates (RtBook *book);

/* Adds a puzzle. Returns false after an error: then further puzzles are ignored. */
bool rt_book_add (RtBook *book, RtPuzzle *puzzle);

/* Writes the remaining pages and frees the book, which must have a puzzle. Returns false with an
 * error if anything failed. */
bool rt_book_finish (RtBook *book, GError **error);

/* Frees an unfinished book, whose file is not usable. */
void rt_book_free (RtBook *book);
