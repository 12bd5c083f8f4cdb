/* test-trial-series.c - tests that a program is run on one puzzle after another, with one
 * notification for each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/trial/trial-series.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/until.h"
#include "document/programs/search-source.h"
#include "document/scratch.h"

#include <string.h>

static void
changed_cb (RtTrying *trying, int *n_told)
{
  (*n_told)++;
}

static int
n_cases (void)
{
  int n = 0;

  while (rt_trial_cases[n].id)
    n++;
  return n;
}

static void
start (RtTrying *trying, const char *program)
{
  const char *argv[] = { program, NULL };
  const RtTrialSetup setup = { (char **) argv, RT_TRIAL_LINE, false, 100 * G_USEC_PER_SEC, NULL, NULL };

  rt_trying_start (trying, &setup);
}

static void
assert_said (char *said, const char *wanted)
{
  g_assert_cmpstr (said, ==, wanted);
  g_free (said);
}

/* A program that prints its input passes only the full grid. */
static void
test_all (void)
{
  RtTrying *trying = rt_trying_new ();
  int n_told = 0;

  g_signal_connect (trying, "changed", G_CALLBACK (changed_cb), &n_told);
  g_assert_cmpint (rt_trying_current (trying), ==, -1);
  start (trying, "cat");
  g_assert_cmpint (rt_trying_current (trying), ==, 0);
  for (int n = 0; n < n_cases (); n++) {
    const char *cells = rt_trial_cases[n].cells;

    g_assert_null (rt_trying_result (trying, n));
    until (rt_trying_result (trying, n));
    g_assert_true ((rt_trying_result (trying, n)->verdict == RT_TRIAL_PASSED) ==
                   (strspn (cells, "123456789") == strlen (cells)));
    g_assert_cmpint (rt_trying_current (trying), ==, n + 1 < n_cases () ? n + 1 : -1);
    g_assert_cmpint (n_told, ==, n + 3);
  }
  g_assert_null (rt_trying_result (trying, n_cases ()));
  g_assert_null (rt_trying_error (trying));
  g_assert_true (rt_trying_has_failed (trying));
  assert_said (rt_trying_say_verdict (trying), "Row 5, column 5 is still blank.");
  g_assert_null (rt_trying_own_result (trying));
  assert_said (rt_trying_say_reasons (trying),
               "It passed 1 of 13 puzzles. The first that it fails: One blank, in the middle.");
  g_object_unref (trying);
}

/* A right program that prints no steps gets a sentence on its time and on the missing steps. The person's own
 * puzzle, which has no solution, comes after the others. */
static void
test_silent (void)
{
  RtTrying *trying = rt_trying_new ();
  g_autoptr (RtProgram) program = rt_program_new (&rt_search_masks, rt_language_by_id ("c"));
  g_auto (Scratch) folder = scratch_new ();
  g_autofree char *path = g_build_filename (folder, "masks.c", NULL), *said = NULL;
  const RtGrid own = grid_of (WRONG);

  g_assert_true (g_file_set_contents (path, rt_program_text (program), -1, NULL));
  rt_trying_set_puzzle (trying, &own);
  start (trying, path);
  until (rt_trying_own_result (trying));
  g_assert_cmpint (rt_trying_own_result (trying)->verdict, ==, RT_TRIAL_PASSED);
  assert_said (rt_trying_say_verdict (trying), "Right.");
  said = rt_trying_say_reasons (trying);
  g_assert_true (g_str_has_prefix (said, "Its slowest puzzle takes it "));
  g_assert_true (g_str_has_suffix (said, "If it prints its steps, as below, you are told which search it is and why it "
                                         "is slow."));
  g_object_unref (trying);
}

/* Begun anew, nothing is left of before; stopped, it does not go on. */
static void
test_anew (void)
{
  RtTrying *trying = rt_trying_new ();
  int n_told = 0;

  start (trying, "cat");
  until (rt_trying_result (trying, 1));
  start (trying, "true");
  g_assert_cmpint (rt_trying_current (trying), ==, 0);
  g_assert_null (rt_trying_result (trying, 0));
  until (rt_trying_result (trying, 0));
  g_assert_cmpint (rt_trying_result (trying, 0)->verdict, ==, RT_TRIAL_NO_ANSWER);
  g_signal_connect (trying, "changed", G_CALLBACK (changed_cb), &n_told);
  rt_trying_stop (trying);
  rt_trying_stop (trying);
  g_assert_cmpint (n_told, ==, 1);
  g_assert_cmpint (rt_trying_current (trying), ==, -1);
  g_object_unref (trying);
}

/* A program that cannot be run ends the test; another one can be tested after it. */
static void
test_error (void)
{
  RtTrying *trying = rt_trying_new ();
  g_auto (Scratch) folder = scratch_new ();
  g_autofree char *path = g_build_filename (folder, "no-program.txt", NULL);

  start (trying, "/no/such");
  until (rt_trying_error (trying));
  g_assert_cmpint (rt_trying_current (trying), ==, -1);
  g_assert_null (rt_trying_result (trying, 0));
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  start (trying, path);
  g_assert_null (rt_trying_error (trying));
  until (rt_trying_error (trying));
  g_assert_cmpint (rt_trying_current (trying), ==, -1);
  start (trying, "true");
  g_assert_null (rt_trying_error (trying));
  until (rt_trying_result (trying, 0));
  rt_trying_stop (trying);
  g_object_unref (trying);
}

int
main (int argc, char *argv[])
{
  return run_cases (argc, argv, "/trying", test_all, test_silent, test_anew, test_error);
}
