/* test-tree-layout.c - tests that the bars of a search's tree are at the places of its steps, in
 * every view. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/autoptr.h"
#include "picture/tree-layout.h"

#include "common/cases.h"
#include "common/grid-of.h"
#include "common/puzzles.h"
#include "common/share.h"

#include <math.h>

static RtTree *
tree_of (const RtSearch *search, const char *puzzle)
{
  RtTree *tree;
  RtGrid givens = grid_of (puzzle);
  g_autoptr (RtTrace) trace = rt_trace_new (search, &givens);

  rt_trace_run (trace, NULL);
  tree = rt_tree_new (trace, 1, rt_trace_length (trace), 1, NULL);
  return tree;
}

static void
count_cb (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data)
{
  int *n = data;

  g_assert_cmpfloat (bar->width, >=, 1);
  (*n)++;
}

/* The ends of each bar are those of its branch, cut at the ends of the view, to half a unit; its row is the
 * number of levels below the first row. */
static void
check_view (const RtTree *tree, double from, double span, bool mirrored)
{
  const RtTreeFrame frame = { tree, from, span, 700, 110, 11, 22, mirrored, tree->length };
  RtTreeRows rows = rt_tree_rows (&frame);
  int n = 0, n_drawn = 0;

  g_assert_cmpint (rows.n, >=, 1);
  g_assert_cmpfloat (rows.n * rows.height, <=, 110);
  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];
    double left = ((double) branch->first - from) / span * 700;
    double right = ((double) branch->last + 1 - from) / span * 700;
    RtTreeBar bar;

    if (!rt_tree_bar (&frame, &rows, branch, &bar)) {
      g_assert_true (right <= 0 || left >= 700 || branch->level < rows.top ||
                     branch->level >= rows.top + rows.n);
      continue;
    }
    n++;
    if (bar.width >= 3)
      g_assert_true (rt_tree_branch_at (&frame, &rows, bar.x + bar.width / 2, bar.y + 1) == branch);
    if (mirrored)
      bar.x = 700 - bar.x - bar.width;
    g_assert_cmpfloat_with_epsilon (bar.x, MAX (left, 0), 0.5001);
    if (right - left >= 1)
      g_assert_cmpfloat_with_epsilon (bar.x + bar.width, MIN (right, 700), 0.5001 + (bar.width <= 1));
    g_assert_cmpfloat (bar.y, ==, (branch->level - rows.top) * rows.height);
  }
  g_assert_null (rt_tree_branch_at (&frame, &rows, 350, -1));
  rt_tree_draw_bars (&frame, &rows, count_cb, &n_drawn);
  g_assert_cmpint (n_drawn, >, 0);
  g_assert_cmpint (n_drawn, <=, n);
}

static void
test_views (void)
{
  g_autoptr (RtTree) tree = tree_of (&rt_search_masks, EASY);
  double total = (double) tree->length + 1;

  check_view (tree, 0, total, false);
  check_view (tree, 0, total, true);
  for (int i = 0; i < n_cases (1000); i++) {
    double span = exp (g_test_rand_double_range (log (12), log (total)));

    check_view (tree, g_test_rand_double_range (0, total - span), span, g_test_rand_bit ());
  }
}

/* A view of one branch has the branch, or all that it lies in, in its first two rows. */
static void
test_first_row (void)
{
  g_autoptr (RtTree) tree = tree_of (&rt_search_masks, EASY);
  int n = 0;

  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *branch = &tree->branches[i];
    const RtTreeFrame frame = { tree, (double) branch->first - 0.5, (double) rt_branch_steps (branch) + 1,
                                700, 110, 11, 22, false, tree->length };
    RtTreeRows rows = rt_tree_rows (&frame);

    if (rt_branch_steps (branch) < 12 || branch->open)
      continue;
    g_assert_cmpint (rows.top, ==, MAX (branch->level - 1, 1));
    n++;
  }
  g_assert_cmpint (n, >, 10);
}

/* In a picture of all steps that has no room for all levels, those without a choice are left out. */
static void
test_no_choice (void)
{
  RtBranch branches[] = {
    { .first = 2, .last = 1000, .level = 1 }, { .first = 3, .last = 999, .level = 2 },
    { .first = 4, .last = 500, .level = 3 },  { .first = 501, .last = 998, .level = 3 },
  };
  const RtTree tree = { .length = 1000, .n = G_N_ELEMENTS (branches), .branches = branches };
  RtTreeFrame frame = { &tree, 0, 1001, 100, 33, 11, 22, false, 1000 };

  g_assert_cmpint (rt_tree_rows (&frame).top, ==, 1);
  frame.height = 22;
  g_assert_cmpint (rt_tree_rows (&frame).top, ==, 2);
  frame.width = 700; /* where what is beside them can be seen */
  g_assert_cmpint (rt_tree_rows (&frame).top, ==, 1);
}

static void
test_texts (void)
{
  const RtBranch branch = { .first = 1, .last = 40, .level = 1, .cell = 33, .digit = 3 };
  RtBranch solved = branch, open = branch;
  const RtTree tree = { .length = 40, .n = 1, .branches = &solved }; /* of a search that has gone on for 60 steps */
  const RtTreeFrame frame = { &tree, 0, 101, 700, 110, 11, 22, false, 100 };
  RtTreeRows rows = { 1, 10, 10, false }, naming = { 1, 10, 10, true };
  const struct {
    const RtBranch *branch;
    const RtTreeRows *rows;
    double width;
    const char *says;
  } texts[] = {
    { &branch, &rows, 11, NULL },
    { &branch, &rows, 12, "3" },
    { &branch, &rows, 50, "3 · 40\u202f%" },
    { &solved, &rows, 50, "3 · 40\u202f% \u2713" },
    { &open, &rows, 50, "3" },
    { &branch, &naming, 50, "3 · 40\u202f%" },
    { &branch, &naming, 85, "r4c7 = 3 · 40\u202f%" },
  };

  solved.solved = open.open = true;
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    const RtTreeBar bar = { 0, 0, texts[i].width, 10 };
    g_autofree char *said = rt_tree_bar_text (&frame, texts[i].rows, texts[i].branch, &bar);

    g_assert_cmpstr (said, ==, texts[i].says);
  }
}

int
main (int argc, char **argv)
{
  return run_cases (argc, argv, "/tree-layout", test_views, test_first_row, test_no_choice,
                    test_texts);
}
