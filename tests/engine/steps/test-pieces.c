/* test-pieces.c - tests that a printout gives the same steps in pieces of any size, with and
 * without a listener. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/steps/program-steps.h"

#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

static char *folder;

static void
hear_cb (uint64_t number, const char *text, size_t size, const RtLine *line, int cell, int digit, void *data)
{
  uint64_t *lines = data;

  g_assert_cmpuint (number, ==, ++*lines);
}

/* Reads TEXT in pieces of up to MOST bytes. */
static RtPrintout *
read_in_pieces (const GString *text, gsize most, uint64_t *lines)
{
  RtGrid puzzle = grid_of (EASY);
  RtPrintout *printout = rt_printout_new (folder, &puzzle);

  if (lines)
    rt_printout_listen (printout, hear_cb, lines);
  for (gsize at = 0; at < text->len;) {
    gsize n = (gsize) g_test_rand_int_range (1, (gint32) most + 1);

    n = MIN (n, text->len - at);
    if (!rt_printout_feed (printout, text->str + at, n))
      break;
    at += n;
  }
  rt_printout_end (printout);
  return printout;
}

static void
assert_same (RtPrintout *one, RtPrintout *other)
{
  const RtPrintoutError *a = rt_printout_error (one), *b = rt_printout_error (other);
  RtTape *tape = rt_printout_tape (one), *its_tape = rt_printout_tape (other);
  const char *text, *its_text;
  uint64_t n = rt_tape_length (tape);

  g_assert_cmpint (a->problem, ==, b->problem);
  g_assert_cmpuint (a->line, ==, b->line);
  g_assert_cmpuint (a->column, ==, b->column);
  g_assert_cmpint (a->found, ==, b->found);
  g_assert_cmpuint (rt_tape_length (its_tape), ==, n);
  for (uint64_t i = 0; i < n; i++) {
    RtEntry entry, its_entry;

    g_assert_cmpuint (rt_tape_read (tape, i, &entry, 1), ==, 1);
    g_assert_cmpuint (rt_tape_read (its_tape, i, &its_entry, 1), ==, 1);
    g_assert_cmpuint (entry, ==, its_entry);
  }
  n = rt_printout_first_other (one, &text);
  g_assert_cmpuint (rt_printout_first_other (other, &its_text), ==, n);
  g_assert_true (!n || g_str_equal (text, its_text));
}

/* Steps as most programs print them, and a line now and then that has a look of one. */
static void
add_line (GString *text, int one_of)
{
  static const char *const odd[] = {
    "12 3\n", "1 2 34\n", "1x2 3\n", "1 2y3\n", "1.2.3\n", "1 2 .\n", "102 3\n", "1 203\n", "1;2 3\n", "1 2:3\n",
    "9 2 3\n", "1 9 3\n", "\n", "1  2  3\n", "step\n", "1,2,3\n", "1\t2\t3\n", " 1 2 3\n", "1 2 3\r\n", "# x\n",
  };

  if (g_test_rand_int_range (0, one_of) == 0)
    g_string_append (text, odd[g_test_rand_int_range (0, (gint32) G_N_ELEMENTS (odd))]);
  else
    g_string_append_printf (text, "%d%c%d%c%d\n", g_test_rand_int_range (0, 9), g_test_rand_int_range (0, 2) ? ' ' : ',',
                            g_test_rand_int_range (0, 9), g_test_rand_int_range (0, 2) ? ' ' : '\t',
                            g_test_rand_int_range (0, 10));
}

static void
test_any_pieces (void)
{
  for (int i = 0; i < n_cases (400); i++) {
    g_autoptr (GString) text = g_string_new ("0 0 1\n");
    RtPrintout *whole, *heard, *pieces;
    uint64_t lines = 0;

    for (int k = 0; k < 30; k++)
      add_line (text, 3 + i % 30);
    whole = read_in_pieces (text, text->len, NULL);
    heard = read_in_pieces (text, text->len, &lines);
    pieces = read_in_pieces (text, 1 + (gsize) i % 40, NULL);
    assert_same (whole, heard);
    assert_same (whole, pieces);
    rt_printout_free (whole);
    rt_printout_free (heard);
    rt_printout_free (pieces);
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-pieces-XXXXXX", NULL);
  g_test_add_func ("/pieces/any", test_any_pieces);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
