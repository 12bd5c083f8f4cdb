/* test-explain-nested.c - tests the nested steps of chains, each checked on the board of its
 * assumptions. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/logic/finders/families.h"
#include "engine/logic/ladder/step-search.h"
#include "engine/logic/step/sink.h"
#include "engine/logic/words/say.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"
#include "engine/logic/step/checker.h"

#include <string.h>

/* A puzzle and the techniques it needs; `reached` is one that appears in a nested step. */
typedef struct {
  const char *name, *puzzle, *reached;
  bool has_cases; /* some nested step has cases */
} Row;

static const Row rows[] = {
  { "chains", DEEPLY_NESTED, "x-wing", false },
  { "branches", MONSTER, "multiple", true },
};

/* Checks all lines, and that each picture belongs to its number. Returns the number of cases of
 * nested steps. */
static guint
check_lines (const RtStep *step)
{
  g_autoptr (GPtrArray) all = rt_say_links (step, 0);
  g_autoptr (GString) text = g_string_new (NULL);
  guint picture = step->n_views, n_cases = 0;

  for (guint i = 0; i < all->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (all, i));
  for (guint i = 0; i < step->n_inner; i++) {
    const RtStep *inner = step->inner[i];
    guint number = ++picture;
    g_autoptr (GPtrArray) own = rt_say_links (step, number);
    g_autofree char *reason = rt_say_reason (inner);
    g_autofree char *line = g_strdup_printf ("(%s).\n" RT_SET_IN "%s\n", rt_step_name (inner),
                                             reason);

    g_assert_nonnull (strstr (text->str, line));
    for (guint k = 0; k < own->len; k++) {
      g_autofree char *set_in = g_strdup_printf (
        "\n" RT_SET_IN "%s\n", (const char *) g_ptr_array_index (own, k));

      g_assert_nonnull (strstr (text->str, set_in));
    }
    g_assert_true (rt_step_at_view (step, &number) == inner);
    g_assert_cmpuint (number, ==, 0);
    for (guint view = 1; inner->n_views > 1 && view <= inner->n_views; view++) {
      number = ++picture;
      g_assert_true (rt_step_at_view (step, &number) == inner);
      g_assert_cmpuint (number, ==, view);
      n_cases++;
    }
  }
  g_assert_cmpuint (rt_step_last_view (step), ==, picture);
  return n_cases;
}

/* Along a path, each nested link has its nested step, which is valid on the board of the link
 * and named in the text. */
static void
test_path (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (RtStudy) study = rt_study_new (), there = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_rating ();
  g_autoptr (GPtrArray) path = NULL;
  bool reached = false;
  guint n_cases = 0;
  RtBoard board;
  RtGrid grid = grid_of (row->puzzle);

  g_assert_true (rt_board_init (&board, &grid));
  rt_study_at_grid (study, &grid);
  path = rt_step_search_path (study, ladder);
  for (guint i = 0; i < path->len; i++) {
    const RtStep *step = g_ptr_array_index (path, i);

    rt_study_at_board (there, &board);
    if (g_str_has_prefix (step->technique->id, "nested")) {
      check_reason (step, there);
      n_cases += check_lines (step);
    } else
      g_assert_cmpuint (step->n_inner, ==, 0);
    for (guint k = 0; k < step->n_inner; k++)
      reached |= strcmp (step->inner[k]->technique->id, row->reached) == 0;
    g_assert_true (rt_step_apply (step, &board));
  }
  g_assert_true (reached);
  g_assert_cmpint (n_cases > 0, ==, row->has_cases);
}

/* A nested chain of level 1 depends on more candidates than the rating counts; these are
 * explained too. */
static void
test_first_level (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtLadder) ladder = rt_ladder_new_from_text ("nested-4-1");
  g_autoptr (GPtrArray) steps = NULL;
  RtGrid grid;
  int n = 0;

  if (is_a_part ()) {
    g_test_skip ("only a part is tried");
    return;
  }
  g_assert_true (rt_grid_parse (
    &grid, ".1...3.7..7..5.4..........65.2....1.....4569...8.7.....8...7.4.3.....9...2..1...8"));
  rt_study_at_grid (study, &grid);
  steps = rt_step_search_all (study, ladder, false);
  g_assert_cmpuint (steps->len, >, 0);
  for (guint i = 0; i < steps->len; i++)
    if (is_tried (&n))
      check_reason (g_ptr_array_index (steps, i), study);
}

/* If the search is stopped, missing nested steps are left out of the text. */
static void
test_stopped (void)
{
  g_autoptr (RtStudy) study = rt_study_new ();
  g_autoptr (RtStep) step = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  const RtTechnique *technique = rt_technique_by_id ("nested-1");
  RtStop stop = { 0 };
  RtSink sink;
  RtGrid grid = grid_of (rows[0].puzzle);

  rt_study_at_grid (study, &grid);
  study->stop = &stop;
  rt_sink_init_first (&sink, true);
  g_assert_true (technique->find (technique, study, &sink));
  rt_stop_raise (&stop);
  step = rt_step_freeze (&sink.draft);
  rt_draft_clear (&sink.draft);
  g_assert_cmpuint (step->n_inner, ==, 0);
  for (guint i = 0; i < step->n_links; i++)
    g_assert_cmpuint (step->links[i].inner, ==, 0);
  lines = rt_say_links (step, 0);
  g_assert_cmpuint (lines->len, >, step->n_views);
}

/* Views without nested steps do not change. */
static void
test_last_view (void)
{
  RtDraft draft;
  g_autoptr (RtStep) step = NULL;
  guint view = 2;

  rt_draft_init (&draft, true);
  rt_draft_begin (&draft, rt_technique_by_id ("dynamic"), 8.5);
  draft.n_views = 2;
  rt_draft_remove (&draft, 0, rt_digits_of (1));
  step = rt_step_freeze (&draft);
  rt_draft_clear (&draft);
  g_assert_cmpuint (rt_step_last_view (step), ==, 2);
  g_assert_true (rt_step_at_view (step, &view) == step);
  g_assert_cmpuint (view, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autofree char *path = g_strdup_printf ("/nested-steps/%s", rows[i].name);

    g_test_add_data_func (path, &rows[i], test_path);
  }
  add_cases ("/nested-steps", test_first_level, test_stopped, test_last_view);
  return g_test_run ();
}
