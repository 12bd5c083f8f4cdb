/* test-practice.c - tests exercises: every position has a step of the technique, right answers are
 * accepted, all others refused, and hints end with the answer. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/hint/practice.h"

#include "engine/fast/fast.h"
#include "engine/logic/finders/families.h"

#include "common/cases.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "common/until.h"

#include <string.h>

#define LEAST 11        /* positions of each technique: its example and ten */
#define DEAR 9.0        /* chains in chains */
#define MANY_ROWS 100000 /* to look through them takes minutes */
#define SOME 4          /* one of so many is gone to; in ./check one of all */

static RtPractice *
open_practice (const char *id, RtCollection *collection)
{
  return rt_practice_new (rt_technique_by_id (id), collection);
}

static void
count_cb (int *n)
{
  ++*n;
}

/* Closes PRACTICE, which is silent from then on. */
static void
close_practice (RtPractice *practice)
{
  int n = 0;

  rt_practice_close (practice);
  g_signal_connect_swapped (practice, "changed", G_CALLBACK (count_cb), &n);
  g_object_add_weak_pointer (G_OBJECT (practice), (gpointer *) &practice);
  g_object_unref (practice);
  until (!practice);
  g_assert_cmpint (n, ==, 0);
}

static void
go (RtPractice *practice, guint place)
{
  rt_practice_go (practice, place);
  until (rt_practice_state (practice) != RT_PRACTICE_LOOKING);
}

static void
assert_says (RtPractice *practice, const char *pattern)
{
  g_autofree char *text = rt_practice_say (practice);

  if (!g_regex_match_simple (pattern, text, 0, 0))
    g_error ("“%s” is not “%s”", text, pattern);
}

static void
assert_place (RtPractice *practice, const char *wanted)
{
  g_autofree char *text = rt_practice_say_place (practice);

  g_assert_cmpstr (text, ==, wanted);
}

static void
solve (RtPractice *practice, RtGrid *solution)
{
  RtGrid grid;

  rt_position_grid (rt_practice_position (practice), &grid);
  g_assert_cmpint (rt_fast_solve (&grid, solution), ==, 1);
}

/* Says everything of the step that is asked for. */
static void
say_all (RtPractice *practice)
{
  while (rt_practice_state (practice) == RT_PRACTICE_ASKING) {
    const RtStep *step = rt_practice_step (practice);
    bool stands;

    for (guint i = 0; i < step->n_placed; i++)
      rt_practice_try (practice, step->placed[i].cell, step->placed[i].digit);
    for (guint i = 0; i < step->n_removed; i++)
      for_each_digit (digit, step->removed[i].digits)
        if (step == rt_practice_step (practice))
          rt_practice_try (practice, step->removed[i].cell, digit);
    g_assert_true (step->n_placed == 0 ||
                   (rt_practice_found (practice, step->placed[0].cell, &stands) && stands));
  }
}

/* Each technique has positions enough, but for trying out, and finds a step on them, which can be
 * said. */
static void
test_positions (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      g_autoptr (RtPractice) practice = rt_practice_new (row, NULL);
      guint n = rt_practice_n_places (practice);

      g_assert_true (n >= LEAST || strcmp (row->id, "brute-force") == 0);
      if (*family == &rt_family_forcing && row->price >= DEAR)
        n = 0;          /* finding all of them takes long */
      for (guint i = (guint) g_test_rand_int_range (0, SOME); i < n; i += is_a_part () ? n : SOME) {
        go (practice, i);
        if (!rt_practice_step (practice))
          g_error ("%s: nothing at position %u", row->id, i);
        g_assert_true (rt_practice_step (practice)->technique == row);
        say_all (practice);
        assert_says (practice, "^<b>Right, that is all.</b> ");
      }
      rt_practice_close (practice);
    }
}

static bool
is_removed (const RtStep *step, int cell, int digit)
{
  for (guint i = 0; i < step->n_removed; i++)
    if (step->removed[i].cell == cell && rt_digits_has (step->removed[i].digits, digit))
      return true;
  return false;
}

/* A wrong answer is refused with its reason, and finds nothing. */
static void
test_slips (void)
{
  RtPractice *practice = open_practice ("x-wing", NULL);
  const RtPosition *position = rt_practice_position (practice);
  int n_stay = 0, n_go = 0;
  RtGrid solution;
  bool stands;

  go (practice, 0);
  solve (practice, &solution);
  assert_says (practice, "^Which candidates can be removed");
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for (int digit = 1; digit <= 9; digit++) {
      const RtStep *step = rt_practice_step (practice);

      if (step->removed[0].cell == cell && rt_digits_has (step->removed[0].digits, digit))
        continue;
      rt_practice_try (practice, cell, digit);
      g_assert_cmpint (rt_practice_state (practice), ==, RT_PRACTICE_ASKING);
      g_assert_cmpuint (rt_practice_found (practice, cell, &stands), ==, 0);
      g_assert_cmpint (rt_practice_slip (practice), ==, cell);
      if (rt_position_digit (position, cell)) {
        assert_says (practice, "^<b>No:</b> row .* has its digit already");
      } else if (!rt_digits_has (position->marks[cell], digit)) {
        assert_says (practice, "^<b>No:</b> . is no candidate of row");
      } else {
        /* The answer is wrong, whether the digit belongs in the cell or not. */
        assert_says (practice, "^<b>No:</b> nothing that this technique finds here removes . from "
                               "row ., column ..$");
        n_stay += solution.digit[cell] == digit;
        n_go += solution.digit[cell] != digit;
      }
    }
  g_assert_cmpint (n_stay, >, 20);
  g_assert_cmpint (n_go, >, 20);
  say_all (practice);
  g_assert_cmpint (rt_practice_state (practice), ==, RT_PRACTICE_DONE);
  g_assert_cmpint (rt_practice_slip (practice), ==, -1);
  assert_place (practice, "Position 1 of 13");
  close_practice (practice);
}

/* The question says whether digits go, are placed, or both. */
static void
test_questions (void)
{
  static const char *const table[][2] = {
    { "x-wing", "^Which candidates can be removed" },
    { "direct-hidden-pair", "^Which candidate must be true" },
    { "chain", "^What follows by this technique" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++) {
    RtPractice *practice = open_practice (table[i][0], NULL);

    go (practice, 1);
    g_assert_cmpuint (rt_practice_place (practice), ==, 1);
    assert_says (practice, table[i][1]);
    close_practice (practice);
  }
}

/* Only what was found without a slip and without help, the first time, counts. */
static void
test_counts (void)
{
  RtPractice *practice = open_practice ("naked-pair", NULL);

  go (practice, 0);
  say_all (practice);
  assert_place (practice, "Position 1 of 13 · 1 right at once");
  go (practice, 0);
  assert_says (practice, "^Which candidates");
  say_all (practice);
  assert_place (practice, "Position 1 of 13 · 1 right at once");
  go (practice, 1);
  rt_practice_hint (practice);
  say_all (practice);
  assert_place (practice, "Position 2 of 13 · 1 right at once");
  go (practice, 2);
  say_all (practice);
  assert_place (practice, "Position 3 of 13 · 2 right at once");
  close_practice (practice);
}

/* Each of several answers is counted, and the last one has the sentence. */
static void
test_one_by_one (void)
{
  RtPractice *practice = open_practice ("naked-pair", NULL);
  const RtStep *step;
  guint place = 0;
  int cell, digit;

  do                    /* with one candidate to go from each of several cells */
    go (practice, place++);
  while (rt_practice_step (practice)->n_removed < 2);
  step = rt_practice_step (practice);
  cell = step->removed[0].cell;
  digit = rt_digits_first (step->removed[0].digits);
  rt_practice_try (practice, cell, digit);
  assert_says (practice, "^<b>Right.</b> There (is|are) [1-9] more to find.$");
  rt_practice_try (practice, cell, digit);
  assert_says (practice, "^You have found that one already.$");
  g_assert_cmpint (rt_practice_slip (practice), ==, -1);
  say_all (practice);
  assert_says (practice, "^<b>Right, that is all.</b> ");
  rt_practice_try (practice, cell, digit);      /* nothing is asked any more */
  assert_says (practice, "^<b>Right, that is all.</b> ");
  close_practice (practice);
}

/* If the technique finds nothing, a digit of the solution is refused like any other candidate. */
static void
assert_no_answers (RtPractice *practice, const RtGrid *solution)
{
  int n_belong = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, rt_practice_candidates (practice)[cell]) {
      rt_practice_try (practice, cell, digit);
      if (rt_practice_state (practice) == RT_PRACTICE_DONE) {
        go (practice, rt_practice_place (practice));
        continue;
      }
      assert_says (practice, "^<b>No:</b> nothing that this technique finds here puts . in row ., "
                             "column ..$");
      n_belong += solution->digit[cell] == digit;
    }
  g_assert_cmpint (n_belong, >, 5);
}

/* A position with singles shows digits only, and the sentence names the single. */
static void
test_singles (void)
{
  RtPractice *practice = open_practice ("hidden-single-box", NULL);
  RtGrid solution;
  int wrong = 0;

  go (practice, 3);
  solve (practice, &solution);
  assert_says (practice, "^Which cell can this technique fill");
  g_assert_false (rt_position_has_marks (rt_practice_position (practice)));
  while (rt_position_digit (rt_practice_position (practice), wrong))
    wrong++;
  rt_practice_try (practice, wrong, solution.digit[wrong] % 9 + 1);
  assert_says (practice, "^<b>No:</b> . does not belong in row");
  assert_no_answers (practice, &solution);
  say_all (practice);
  assert_says (practice, "^<b>Right, that is all.</b> ");
  close_practice (practice);
}

/* Little by little, to the whole answer. */
static void
test_hints (void)
{
  RtPractice *practice = open_practice ("xy-wing", NULL);
  const RtStep *step;
  int filled = 0;

  go (practice, 1);
  step = rt_practice_step (practice);
  g_assert_cmpint (rt_practice_stage (practice), <, RT_HINT_WHERE);
  while (!rt_position_digit (rt_practice_position (practice), filled))
    filled++;
  rt_practice_try (practice, filled, 1);
  assert_says (practice, "^<b>No:");
  for (RtHint stage = RT_HINT_WHERE; stage < RT_N_HINTS; stage++) {
    g_assert_cmpint (rt_practice_state (practice), ==, RT_PRACTICE_ASKING);
    rt_practice_hint (practice);
    g_assert_cmpint (rt_practice_stage (practice), ==, stage);
    assert_says (practice, "^(?!<b>No:)");
    g_assert_true (rt_practice_step (practice) == step);
  }
  g_assert_cmpint (rt_practice_state (practice), ==, RT_PRACTICE_DONE);
  assert_says (practice, "cannot be");
  assert_place (practice, "Position 2 of 13");
  close_practice (practice);
}

/* If the answers belong to another step, its hint starts from the first stage. */
static void
test_hints_of_another_step (void)
{
  RtPractice *practice = open_practice ("naked-pair", NULL);
  const RtStep *step = NULL;

  for (guint place = 0; place < rt_practice_n_places (practice); place++) {
    go (practice, place);
    step = rt_practice_step (practice);
    for (RtHint stage = RT_HINT_WHERE; stage <= RT_HINT_PATTERN; stage++)
      rt_practice_hint (practice);
    for (int cell = 0; rt_practice_step (practice) == step && cell < RT_N_CELLS; cell++)
      for (int digit = 1; digit <= 9; digit++)
        if (!is_removed (step, cell, digit))
          rt_practice_try (practice, cell, digit);
    if (rt_practice_step (practice) != step &&
        rt_practice_state (practice) == RT_PRACTICE_ASKING)
      break;
  }
  g_assert_true (rt_practice_step (practice) != step);
  g_assert_cmpint (rt_practice_state (practice), ==, RT_PRACTICE_ASKING);
  g_assert_cmpint (rt_practice_stage (practice), ==, RT_HINT_KIND);
  close_practice (practice);
}

static void
count_places_cb (RtPractice *practice, guint *n)
{
  *n = rt_practice_n_places (practice);
}

/* Puzzles of a collection with the technique on their path become positions, one after another. */
static void
test_collection (void)
{
  static const char text[] = EASY "\nno puzzle\n" EASY "\n";
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (RtReading) reading = rt_collection_read (text, strlen (text), &collection, NULL);
  RtPractice *practice = open_practice ("hidden-single-box", collection);
  guint built_in = 13, told = 0;

  g_assert_nonnull (reading);
  g_signal_connect (practice, "changed", G_CALLBACK (count_places_cb), &told);
  until (rt_practice_n_places (practice) == built_in + 2);
  g_assert_cmpuint (told, ==, built_in + 2);
  go (practice, built_in + 1);
  g_assert_nonnull (rt_practice_step (practice));
  say_all (practice);
  close_practice (practice);

  /* The practice of a technique that no puzzle has is closed during the search. */
  practice = open_practice ("sk-loop", collection);
  go (practice, 0);
  g_assert_cmpuint (rt_practice_n_places (practice), ==, built_in);
  close_practice (practice);
  practice = open_practice ("sk-loop", collection);
  close_practice (practice);
}

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Whether TEXT has the technique ID on its way: then the position there is whole. */
static bool
has_on_its_way (const char *text, const char *id)
{
  g_autoptr (RtCollection) collection = NULL;
  g_autofree char *twice = g_strconcat (text, "\n", text, "\n", NULL);
  g_autoptr (RtReading) reading = rt_collection_read (twice, strlen (twice), &collection, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  RtPosition position;
  RtGrid givens;
  guint row;

  g_assert_nonnull (reading);
  rt_practice_search_async (collection, 0, 1, rt_technique_by_id (id), NULL, searched_cb, &result);
  if (!rt_practice_search_finish (wait_for (&result), &position, &row, NULL))
    return false;
  g_assert_true (rt_grid_parse (&givens, text));
  g_assert_true (rt_grid_equal (&position.givens, &givens));
  for (int cell = 0; cell < RT_N_CELLS; cell++)   /* a digit or candidates */
    g_assert_true ((rt_position_digit (&position, cell) != 0) == (position.marks[cell] == RT_DIGITS_NONE));
  return true;
}

/* A path that needs forcing chains ends there, unless these are the technique. */
static void
test_way (void)
{
  g_assert_true (has_on_its_way (HARDER, "hidden-single-box"));
  g_assert_true (has_on_its_way (HARDER, "swordfish"));
  g_assert_false (has_on_its_way (MONSTER, "hidden-single-box"));
}

/* A cancelled search ends long before it has tried all puzzles. */
static void
test_search_is_cancelled (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RtCollection) collection = NULL;
  g_autoptr (RtReading) reading = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  RtPosition position;
  guint row;

  for (int i = 0; i < MANY_ROWS; i++)
    g_string_append (text, HARDER "\n");
  reading = rt_collection_read (text->str, text->len, &collection, NULL);
  g_assert_nonnull (reading);
  rt_practice_search_async (collection, 0, MANY_ROWS, rt_technique_by_id ("sk-loop"), cancellable, searched_cb,
                            &result);
  g_cancellable_cancel (cancellable);
  g_assert_false (rt_practice_search_finish (wait_for (&result), &position, &row, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_cases ("/practice", test_positions, test_slips, test_questions, test_counts, test_one_by_one, test_singles,
             test_hints, test_hints_of_another_step, test_collection, test_way,
             test_search_is_cancelled);
  return g_test_run ();
}
