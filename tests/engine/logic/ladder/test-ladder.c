/* test-ladder.c - tests which step is taken next, by the costs of steps; and orders of
 * techniques in files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/ladder/step-search.h"

#include "engine/logic/board/positions.h"
#include "engine/logic/board/puzzles.h"

#include "common/cases.h"
#include "common/share.h"

#include <string.h>

#define N_PUZZLES 15

/* Returns true if TECHNIQUE has a cost: forcing chains and techniques for the rating alone have
 * none. */
static bool
is_seen (const RtTechnique *technique)
{
  return technique->human_rank && technique->human_rank < 500;
}

static void
test_costs (void)
{
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      if (is_seen (row) != (row->cost > 0))
        g_test_fail_printf ("%s has no least cost in its row, or needs none", row->id);
}

/* No step is taken if there is one of half its cost. */
static void
visit_all (RtStudy *study, gpointer data)
{
  const RtLadder *ladder = data;
  g_autoptr (GPtrArray) all = rt_step_search_all (study, ladder, false);
  g_autoptr (RtStep) next = rt_step_search_next (study, ladder);

  for (guint i = 0; i < all->len; i++) {
    const RtStep *step = g_ptr_array_index (all, i);

    g_assert_cmpint (step->cost, >=, step->technique->cost);
    if (2 * step->cost <= next->cost)
      g_error ("%s (%d) was taken before %s (%d)", next->technique->id, next->cost,
               step->technique->id, step->cost);
  }
}

static void
test_half (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human ();

  for (guint i = 0; i < ladder->rungs->len; i++) {
    RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    rung->on = is_seen (rung->technique);
  }
  for_each_random_board (n_cases (N_PUZZLES), visit_all, ladder);
}

/* In a person's own order, the next step is the cheapest of the first rung that has any. */
static void
visit_own (RtStudy *study, gpointer data)
{
  const RtLadder *own = data;
  g_autoptr (GPtrArray) all = rt_step_search_all (study, own, true);
  g_autoptr (RtStep) next = rt_step_search_next (study, own);

  g_assert_true (!next == !all->len);
  for (guint i = 0; i < all->len; i++) {
    const RtStep *step = g_ptr_array_index (all, i);

    g_assert_true (step->technique == next->technique);
    g_assert_cmpint (step->cost, >=, next->cost);
  }
}

static void
test_own (void)
{
  g_autoptr (RtLadder) own = rt_ladder_new_from_text ("3d-medusa franken-swordfish swordfish "
                                                      "x-wing naked-triple naked-pair");

  g_assert_cmpint (own->taking, ==, RT_TAKE_CHEAPEST);
  for_each_random_board (n_cases (N_PUZZLES), visit_own, own);
}

/* An order of one's own prefers other steps; rungs that are off do not matter. */
static void
test_taking (void)
{
  g_autoptr (RtLadder) ladder = rt_ladder_new_human (), rating = rt_ladder_new_rating ();
  g_autoptr (RtLadder) other = rt_ladder_new_from_text ("x-wing naked-single naked-pair"), copy = NULL;

  g_assert_cmpint (ladder->taking, ==, RT_TAKE_EASIER);
  g_assert_cmpint (rating->taking, ==, RT_TAKE_FIRST);
  rt_ladder_switch_unique (ladder, false);
  g_assert_cmpint (ladder->taking, ==, RT_TAKE_EASIER);
  g_assert_cmpint (other->taking, ==, RT_TAKE_CHEAPEST);
  copy = rt_ladder_copy (other);
  g_assert_cmpint (copy->taking, ==, RT_TAKE_CHEAPEST);
  rt_ladder_switch (other, rt_technique_by_id ("x-wing"), false);
  g_assert_cmpint (other->taking, ==, RT_TAKE_EASIER);
}

/* Files are read; errors are reported with their line. */
static void
test_files (void)
{
  static const struct {
    const char *text, *word;
    guint line;
    bool again;
  } wrong[] = {
    { "aic\n# no-such\n x-wing no-such\n", "no-such", 3, false },
    { "-no-such", "-no-such", 1, false }, { "aic -", "-", 1, false }, { "aic\n\n\xff\n", "\357\277\275", 3, false },
    { "aic x-wing\n# aic\n\n-aic", "-aic", 4, true }, { "skyscraper skyscraper", "skyscraper", 1, true },
    { "", NULL, 0, false }, { " \n# aic\n", NULL, 0, false },
  };
  g_autoptr (RtLadder) ladder = rt_ladder_new_human (), rating = rt_ladder_new_rating ();
  const RtLadder *const ladders[] = { ladder, rating };
  bool again;
  guint line;

  rt_ladder_switch (ladder, rt_technique_by_id ("x-wing"), false);
  for (guint i = 0; i < G_N_ELEMENTS (ladders); i++) {
    g_autofree char *text = rt_ladder_to_text (ladders[i]), *word = NULL, *second = NULL;
    g_autofree char *lines = g_strdelimit (g_strdup (text), " ", '\n');
    g_autofree char *marked = g_strconcat (i ? "\xef\xbb\xbf" : "", "# An order\n", lines, "\n", NULL);
    g_autoptr (RtLadder) read = rt_ladder_read (marked, &word, &line, &again);

    second = rt_ladder_to_text (read);
    g_assert_true (g_str_has_prefix (second, text));   /* techniques that the rating lacks come
                                                       * after it */
  }
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++) {
    char *word = (char *) "what stood there";

    g_assert_null (rt_ladder_read (wrong[i].text, &word, &line, &again));
    g_assert_cmpstr (word, ==, wrong[i].word);
    if (word) {
      g_assert_cmpuint (line, ==, wrong[i].line);
      g_assert_cmpint (again, ==, wrong[i].again);
    }
    g_free (word);
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/ladder", test_costs, test_half, test_own, test_taking,
                    test_files);
}
