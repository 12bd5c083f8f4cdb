/* test-link-reasons.c - tests the reasons of chain links: "no other digit left" only if all
 * premises are in the cell, "no other place" only if all have the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/words/say.h"

#include "common/share.h"
#include "engine/logic/board/positions.h"

#include <glib.h>

/* Techniques with a higher price take too long on arbitrary boards. */
#define DEAR 8.5

static int n_cells, n_places;   /* number of checked lines */

/* Returns true if all of PREMISES name CELL, or all name DIGIT. */
static bool
are_all_of (const char *premises, const char *cell, const char *digit)
{
  g_autoptr (GRegex) single = g_regex_new ("(r[1-9]+c[1-9]+)[^,]*? is (?:not )?([1-9])", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  bool any = false;

  for (g_regex_match (single, premises, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    g_autofree char *its_cell = g_match_info_fetch (match, 1);
    g_autofree char *its_digit = g_match_info_fetch (match, 2);

    any = true;
    if (cell ? !g_str_equal (its_cell, cell) : !g_str_equal (its_digit, digit))
      return false;
  }
  return any;
}

static void
check_line (const char *line, const RtStep *step, const RtStudy *study)
{
  g_autoptr (GRegex) form = g_regex_new (
    "^ *\\d+\\. If (.*), then (r[1-9]c[1-9]) is ([1-9]): (the cell has no other digit left|there is no other "
    "place left in (.*))\\.$", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *premises = NULL, *cell = NULL, *digit = NULL, *places = NULL;
  bool in_cell;

  if (!g_regex_match (form, line, 0, &match))
    return;
  premises = g_match_info_fetch (match, 1);
  cell = g_match_info_fetch (match, 2);
  digit = g_match_info_fetch (match, 3);
  places = g_match_info_fetch (match, 5);
  in_cell = !places || !*places;
  if (!are_all_of (premises, in_cell ? cell : NULL, digit)) {
    g_test_message ("%s", line);
    fail_at (step, study, "says another reason of a link than it has");
  }
  *(in_cell ? &n_cells : &n_places) += 1;
}

/* The number of links is that of the numbered lines that are not indented. */
static void
check_number (const RtStep *step, GPtrArray *lines)
{
  g_autofree char *said = rt_say_n_links (step, 0);
  gint64 n = 0;

  for (guint i = 0; i < lines->len; i++)
    n += g_ascii_isdigit (*(const char *) g_ptr_array_index (lines, i));
  g_assert_cmpint (g_ascii_strtoll (said, NULL, 10), ==, n);
}

static void
check_board (RtStudy *study, gpointer data)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (GPtrArray) steps = NULL;

      if (!(row->flags & RT_TECHNIQUE_CHAIN) || row->price > DEAR)
        continue;
      steps = all_steps_of (row, study);
      for (guint i = 0; i < MIN (steps->len, 20); i++) {
        const RtStep *step = g_ptr_array_index (steps, i);
        g_autoptr (GPtrArray) lines = rt_say_links (step, 0);

        check_number (step, lines);
        for (guint k = 0; k < lines->len; k++)
          check_line (g_ptr_array_index (lines, k), step, study);
      }
    }
}

static void
test_reasons (void)
{
  do
    for_each_thinned_board (n_cases (20), check_board, NULL);
  while (n_cells == 0 || n_places == 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/link-reasons/reasons", test_reasons);
  return g_test_run ();
}
