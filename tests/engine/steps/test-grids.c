/* test-grids.c - tests grids among the printed steps of a program: the last one is the answer,
 * rows of others are ignored. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "engine/program-steps-text.h"
#include "engine/steps/program-steps.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"

#include <glib.h>
#include <string.h>
#include <unistd.h>

static char *folder;

static void
add_rows (GString *text, const char *cells, int n)
{
  for (int row = 0; row < n; row++)
    g_string_append_printf (text, "%.9s\n", cells + 9 * row);
}

/* Reads TEXT as steps on EASY; fails the test unless its answer is ANSWER (NULL: none), which begins in
 * LINE, and OTHER is the first line that is nothing known (0: there is none). */
static void
check (const char *text, const char *answer, guint line, guint other)
{
  RtGrid puzzle = grid_of (EASY), grid;
  const char *said;
  uint64_t at = 0;
  g_autoptr (RtPrintout) printout = rt_printout_new (folder, &puzzle);

  g_assert_true (rt_printout_feed (printout, text, strlen (text)));
  g_assert_true (rt_printout_end (printout));
  g_assert_true (rt_printout_answer (printout, &grid, &at) == (answer != NULL));
  if (answer) {
    char cells[RT_N_CELLS + 1];

    g_assert_cmpstr (rt_grid_print (&grid, cells), ==, answer);
    g_assert_cmpuint (at, ==, line);
  }
  g_assert_cmpuint (rt_printout_first_other (printout, &said), ==, other);
}

/* One grid after the other, in rows, with anything between them or nothing. */
static void
test_many (void)
{
  static const char *const between[] = { "", "\n", "0 2 4\n", "+---+\n" };

  for (gsize i = 0; i < G_N_ELEMENTS (between); i++)
    for (int n = 1; n <= 4; n++) {
      g_autoptr (GString) text = g_string_new ("0 2 1\n");
      guint n_between = *between[i] ? 1 : 0, line = 2 + (guint) (n - 1) * (9 + n_between);

      for (int k = 1; k <= n; k++) {
        add_rows (text, k == n ? SOLVED : ONE_BLANK, 9);
        g_string_append (text, between[i]);
      }
      g_string_append (text, "0 2 4\n");
      check (text->str, SOLVED, line, 0);
    }
}

/* Fewer than nine rows are ignored anywhere, and the rows after them begin a new grid. */
static void
test_few (void)
{
  for (int n = 1; n < 9; n++) {
    g_autoptr (GString) text = g_string_new (NULL);

    for (int i = 0; i < 30; i++)
      g_string_append (text, i % 2 ? "0 2 0\n" : "0 2 4\n");
    add_rows (text, SOLVED, n);
    g_string_append (text, "0 2 4\n");
    check (text->str, NULL, 0, 31);
    add_rows (text, ONE_BLANK, 9);
    check (text->str, ONE_BLANK, 32 + (guint) n, 31);
    g_string_append (text, SOLVED "\n");
    check (text->str, SOLVED, 41 + (guint) n, 31);
  }
}

/* A grid before the steps is the puzzle, or an answer if the puzzle is known; a grid after the
 * steps is an answer, even if it equals the puzzle. */
static void
test_before_and_behind (void)
{
  check (SOLVED "\n0 2 4\n", SOLVED, 1, 0);
  check (EASY "\n0 2 4\n", NULL, 0, 0);
  check (EASY "\n0 2 4\n" EASY "\n", EASY, 3, 0);
  check (SOLVED "\n0 2 4\n" EASY "\n", EASY, 3, 0);
}

/* An unknown line is quoted up to a limit, in whole characters. */
static void
test_other (void)
{
  static const char *const characters[] = { "x", "\xc3\xa9", "\xe2\x80\xa6", "\xf0\x9f\x98\x80" };
  gsize most = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (characters); i++)
    for (int shift = 0; shift < 4; shift++) {
      g_autoptr (GString) text = g_string_new ("0 2 4\n0 3 1\n0 5 6\n");
      g_autoptr (RtPrintout) printout = NULL;
      const char *other;
      RtGrid puzzle;

      g_string_append_len (text, "abc", shift);
      for (int k = 0; k < 300; k++)
        g_string_append (text, characters[i]);
      g_string_append_c (text, '\n');
      g_assert_true (rt_grid_parse (&puzzle, EASY));
      printout = rt_printout_new (folder, &puzzle);
      g_assert_true (rt_printout_feed (printout, text->str, text->len));
      g_assert_true (rt_printout_end (printout));
      g_assert_cmpuint (rt_printout_first_other (printout, &other), ==, 4);
      g_assert_true (g_utf8_validate (other, -1, NULL));
      g_assert_true (g_str_has_prefix (text->str + 18, other));
      if (!most)
        most = strlen (other);
      g_assert_cmpuint (strlen (other), <=, most);
      g_assert_cmpuint (strlen (other) + 4, >=, most);
    }
}

/* A printout has begun with the first step of known numbering: not with a grid, and not while steps
 * may count from 0 or from 1. */
static void
test_has_begun (void)
{
  static const struct {
    const char *text;
    gboolean has_begun;
  } pieces[] = {
    { EASY "\n", FALSE }, { "# here it comes\n", FALSE }, { "1 3 1\n", FALSE }, { "2 2", FALSE },
    { " 2\n", FALSE }, { "9 9 1\n", TRUE }, { SOLVED "\n", TRUE },
  };
  g_autoptr (RtPrintout) printout = rt_printout_new (folder, NULL);

  g_assert_false (rt_printout_has_begun (printout));
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++) {
    g_assert_true (rt_printout_feed (printout, pieces[i].text, strlen (pieces[i].text)));
    g_assert_true (rt_printout_has_begun (printout) == pieces[i].has_begun);
  }
}

/* Each way in which the numbering was found is said otherwise; nothing, where it was not. */
static void
test_numbering (void)
{
  static const RtNumbered ways[] = { RT_NUMBERED_BY_NUMBERS, RT_NUMBERED_BY_REMARK, RT_NUMBERED_BY_GIVENS };
  g_autoptr (GHashTable) all = g_hash_table_new (g_str_hash, g_str_equal);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    for (int base = 0; base < 2; base++) {
      const char *said = rt_printout_say_numbering (ways[i], base);

      g_assert_nonnull (strstr (said, base ? " from 1" : " from 0"));
      g_assert_true (g_hash_table_add (all, (gpointer) said));
    }
  g_assert_nonnull (strstr (rt_printout_say_numbering (RT_NUMBERED_BY_NOTHING, 0), "nothing in it tells"));
  g_assert_cmpstr (rt_printout_say_numbering (RT_NUMBERED_UNKNOWN, 0), ==, "");
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("retrace-grids-XXXXXX", NULL);
  add_cases ("/grids", test_many, test_few, test_before_and_behind, test_other, test_numbering,
             test_has_begun);
  result = g_test_run ();
  rmdir (folder);
  g_free (folder);
  return result;
}
