/* pdf-book.c - implements RtBook, a PDF file of many puzzles: collects the puzzles of a page, draws
 * the page, and stores the givens in a temporary file for the pages of solutions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/pdf-book.h"

#include "picture/export.h"

#include <cairo-pdf.h>
#include <stdio.h>

struct _RtBook {
  RtSheet sheet;
  RtPaper paper;
  cairo_write_func_t write; /* called with CLOSURE and the bytes of the file */
  void *closure;
  cairo_surface_t *surface;
  cairo_t *cr;
  GPtrArray *puzzles; /* puzzles of the current page */
  guint n;            /* number of puzzles so far */
  FILE *givens;       /* givens of all puzzles, as RtGrid; NULL without solutions */
  cairo_status_t status; /* an error that has occurred, or CAIRO_STATUS_SUCCESS */
};

/* Passes N bytes of the PDF file to the book's function `write` and records its errors, because the
 * status of the surface does not include every error of the last bytes. */
static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned n)
{
  RtBook *book = data;
  cairo_status_t status = book->write (book->closure, bytes, n);

  if (status != CAIRO_STATUS_SUCCESS)
    book->status = status;
  return status;
}

RtBook *
rt_book_new (const RtSheet *sheet, const RtPaper *paper, cairo_write_func_t write, void *closure)
{
  RtBook *book = g_new0 (RtBook, 1);

  book->sheet = *sheet;
  book->paper = *paper;
  book->write = write;
  book->closure = closure;
  book->surface =
    cairo_pdf_surface_create_for_stream (write_cb, book, paper->width, paper->height);
  /* PDF 1.4 is the newest version that all readers and printers support. */
  cairo_pdf_surface_restrict_to_version (book->surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata (book->surface, CAIRO_PDF_METADATA_CREATOR, "Retrace");
  book->cr = cairo_create (book->surface);
  book->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_puzzle_unref);
  if (sheet->solutions) {
    book->givens = tmpfile ();
    if (!book->givens)
      book->status = CAIRO_STATUS_TEMP_FILE_ERROR;
  }
  return book;
}

void
rt_book_free (RtBook *book)
{
  if (book->givens)
    fclose (book->givens);
  g_ptr_array_unref (book->puzzles);
  cairo_destroy (book->cr);
  cairo_surface_finish (book->surface);
  cairo_surface_destroy (book->surface);
  g_free (book);
}

/* Draws page I (from 0) of a book with N puzzles, and frees the puzzles of that page. */
static void
draw_page (RtBook *book, guint n, guint i)
{
  RtSheetPage page = rt_sheet_page (&book->sheet, n, i);

  rt_sheet_draw (book->cr, &book->sheet, &book->paper, &page,
                 (RtPuzzle *const *) book->puzzles->pdata);
  cairo_show_page (book->cr);
  g_ptr_array_set_size (book->puzzles, 0);
  if (book->status == CAIRO_STATUS_SUCCESS)
    book->status = cairo_status (book->cr);
  if (book->status == CAIRO_STATUS_SUCCESS)
    book->status = cairo_surface_status (book->surface);
}

void
rt_book_show_candidates (RtBook *book)
{
  book->sheet.candidates = true;
}

bool
rt_book_add (RtBook *book, RtPuzzle *puzzle)
{
  if (book->status != CAIRO_STATUS_SUCCESS)
    return false;
  if (book->puzzles->len == (guint) book->sheet.per_page)
    draw_page (book, book->n + 1, book->n / (guint) book->sheet.per_page - 1);
  g_ptr_array_add (book->puzzles, rt_puzzle_ref (puzzle));
  book->n++;
  if (book->givens) {
    RtGrid givens = rt_sheet_givens (puzzle);

    if (fwrite (&givens, sizeof givens, 1, book->givens) != 1)
      book->status = CAIRO_STATUS_TEMP_FILE_ERROR;
  }
  return book->status == CAIRO_STATUS_SUCCESS;
}

/* Reads the givens of the next N puzzles from the temporary file, and makes them the current page. */
static void
read_givens (RtBook *book, guint n)
{
  for (guint i = 0; i < n; i++) {
    RtPosition position;
    RtGrid givens = { 0 };

    if (fread (&givens, sizeof givens, 1, book->givens) != 1)
      book->status = CAIRO_STATUS_TEMP_FILE_ERROR;
    rt_position_init (&position, &givens);
    g_ptr_array_add (book->puzzles, rt_puzzle_new (&position));
  }
}

/* Draws the pages of solutions, from page FIRST to the last. */
static void
draw_solutions (RtBook *book, guint first)
{
  guint n_pages = rt_sheet_n_pages (&book->sheet, book->n);

  if (fflush (book->givens) != 0)
    book->status = CAIRO_STATUS_TEMP_FILE_ERROR;
  rewind (book->givens);
  for (guint i = first; i < n_pages && book->status == CAIRO_STATUS_SUCCESS; i++) {
    read_givens (book, rt_sheet_page (&book->sheet, book->n, i).n);
    draw_page (book, book->n, i);
  }
}

bool
rt_book_finish (RtBook *book, GError **error)
{
  guint last = (book->n - 1) / (guint) book->sheet.per_page;
  cairo_status_t status;

  if (book->status == CAIRO_STATUS_SUCCESS)
    draw_page (book, book->n, last);
  if (book->status == CAIRO_STATUS_SUCCESS && book->givens)
    draw_solutions (book, last + 1);
  cairo_surface_finish (book->surface);
  status = book->status == CAIRO_STATUS_SUCCESS ? cairo_surface_status (book->surface)
                                                : book->status;
  rt_book_free (book);
  return rt_export_check (status, error);
}
