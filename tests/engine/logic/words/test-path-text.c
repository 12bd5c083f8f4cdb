/* test-path-text.c - tests the text of a path: all steps, the summary, and where it ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/ladder/step-search.h"
#include "engine/logic/words/path-text.h"
#include "engine/logic/words/notation.h"

#include "common/cases.h"
#include "common/puzzles.h"

#include <string.h>

static GPtrArray *
path_of (const char *text, RtLadder *ladder, RtGrid *givens)
{
  g_autoptr (RtStudy) study = rt_study_new ();

  g_assert_true (rt_grid_parse (givens, text));
  rt_study_at_grid (study, givens);
  return rt_step_search_path (study, ladder);
}

static void
test_whole (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  RtGrid givens;
  g_autoptr (GPtrArray) path = path_of (ONE_BLANK, ladder, &givens);
  g_autofree char *text = rt_path_text (&givens, path, false);
  g_autofree char *words = rt_path_text_steps (path, RT_PATH_TEXT_WORDS);

  g_assert_cmpstr (text, ==, ONE_BLANK "\n\nFull House: r1c1=5\n\n"
                             "1 step: a person can do it with nothing harder than Full House.\n1 × Full House");
  g_assert_cmpstr (words, ==, "Box 1 has only one empty cell left, r1c1, and only the digit 5 is "
                              "missing. So r1c1 is 5.");
}

/* Every step has a line, and every technique its count; the counts add up to all steps. */
static void
test_adds_up (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();
  RtGrid givens;
  g_autoptr (GPtrArray) path = path_of (EASY, ladder, &givens);
  g_autofree char *lines = rt_path_text_steps (path, 0), *sum = rt_path_text_sum (&givens, path, false);
  g_autofree char *techniques = rt_path_text_techniques (path);
  g_auto (GStrv) steps = g_strsplit (lines, "\n", -1), counts = g_strsplit (techniques, "\n", -1);
  guint64 n = 0;

  g_assert_cmpuint (g_strv_length (steps), ==, path->len);
  for (guint i = 0; i < path->len; i++) {
    g_autofree char *notation = rt_step_notation (g_ptr_array_index (path, i));

    g_assert_cmpstr (steps[i], ==, notation);
  }
  for (guint i = 0; counts[i]; i++)
    n += g_ascii_strtoull (counts[i], NULL, 10);
  g_assert_cmpuint (n, ==, path->len);
  g_assert_cmpstr (sum, ==, "51 steps: a person can do it with nothing harder than Hidden Single.");
  g_assert_cmpstr (techniques, ==, "21 × Full House\n30 × Hidden Single in a Box");
}

static void
test_breaks_off (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("hidden-single-line");
  RtGrid givens;
  g_autoptr (GPtrArray) path = path_of (EASY, ladder, &givens);
  g_autofree char *text = rt_path_text (&givens, path, false);

  g_assert_nonnull (strstr (text, "; the techniques in use lead no further.\n"));
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/path-text", test_whole, test_adds_up, test_breaks_off);
}
