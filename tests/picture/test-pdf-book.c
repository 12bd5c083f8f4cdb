/* test-pdf-book.c - tests the pages of a PDF with many puzzles, and the error if it cannot be
 * written. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/pdf-book.h"

#include "picture/export.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "fonts.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

static const RtPaper paper = { 612, 792, 36, 36, 36, 36 };

static RtPuzzle *
make_puzzle (void)
{
  RtGrid givens = grid_of (EASY);
  RtPosition position;

  rt_position_init (&position, &givens);
  return rt_puzzle_new (&position);
}

/* A file that takes only so many bytes. */
typedef struct {
  GByteArray *bytes;
  guint most;
} Disk;

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned n)
{
  Disk *disk = closure;

  if (disk->bytes->len + n > disk->most)
    return CAIRO_STATUS_WRITE_ERROR;
  g_byte_array_append (disk->bytes, data, n);
  return CAIRO_STATUS_SUCCESS;
}

/* Returns the number after the first WORD in the file. */
static int
number_behind (const GByteArray *bytes, const char *word)
{
  gsize n = strlen (word);

  for (gsize at = 0; at + n < bytes->len; at++)
    if (memcmp (bytes->data + at, word, n) == 0)
      return atoi ((const char *) bytes->data + at + n);
  return -1;
}

static void
test_pages (void)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle ();

  for (const int *count = rt_sheet_counts; *count; count++)
    for (int solutions = 0; solutions < 2; solutions++)
      for (guint n = 1; n <= 40; n += n < 10 ? 1 : 7) {
        const RtSheet sheet = { .per_page = *count, .solutions = solutions };
        g_autoptr (GByteArray) bytes = g_byte_array_new ();
        Disk disk = { bytes, G_MAXUINT };
        RtBook *book = rt_book_new (&sheet, &paper, write_cb, &disk);
        g_autoptr (GError) error = NULL;

        for (guint i = 0; i < n; i++)
          g_assert_true (rt_book_add (book, puzzle));
        g_assert_true (rt_book_finish (book, &error));
        g_assert_no_error (error);
        g_assert_cmpmem (bytes->data, 5, "%PDF-", 5);
        g_byte_array_append (bytes, (const guint8 *) "", 1);
        g_assert_cmpint (number_behind (bytes, "/Count "), ==, rt_sheet_n_pages (&sheet, n));
        g_assert_cmpint (number_behind (bytes, "/MediaBox [ 0 0 612 "), ==, 792);
      }
}

/* Pages are written as they fill, not in the end. */
static void
test_pages_are_not_kept (void)
{
  const RtSheet sheet = { .per_page = 1 };
  g_autoptr (RtPuzzle) puzzle = make_puzzle ();
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Disk disk = { bytes, G_MAXUINT };
  RtBook *book = rt_book_new (&sheet, &paper, write_cb, &disk);
  guint before = 0;

  for (int i = 0; i < 100; i++) {
    g_assert_true (rt_book_add (book, puzzle));
    if (i % 10 == 9) {
      g_assert_cmpuint (bytes->len, >, before + 1000);
      before = bytes->len;
    }
  }
  rt_book_free (book);
}

/* A full disk is reported, and noticed before all puzzles are drawn. */
static void
test_full_disk (void)
{
  const RtSheet sheet = { .per_page = 4, .solutions = true };
  g_autoptr (RtPuzzle) puzzle = make_puzzle ();
  guint size = G_MAXUINT;

  for (guint most = G_MAXUINT; most != 0; most = most == G_MAXUINT ? size - 1 : most / 3) {
    g_autoptr (GByteArray) bytes = g_byte_array_new ();
    Disk disk = { bytes, most };
    RtBook *book = rt_book_new (&sheet, &paper, write_cb, &disk);
    g_autoptr (GError) error = NULL;
    guint n = 0;

    while (n < 200 && rt_book_add (book, puzzle))
      n++;
    g_assert_cmpint (rt_book_finish (book, &error), ==, most == G_MAXUINT);
    if (most == G_MAXUINT) {
      size = bytes->len;
    } else {
      g_assert_error (error, RT_EXPORT_ERROR, 0);
      g_assert_true (most > size / 2 || n < 200);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("/book", test_pages, test_pages_are_not_kept, test_full_disk);
  return fonts_test_run ();
}
