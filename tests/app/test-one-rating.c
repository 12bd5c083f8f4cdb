/* test-one-rating.c - wherever it is told how hard a puzzle is, it is told alike: on the badge, on the
 * page Puzzle, in the details, in the row of a collection, by the step that is shown for it, and by the
 * command line, which rates and explains. A person's path has no number. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/collection/collection-controller.h"
#include "app/collection/collection-table.h"
#include "app/logic/step-list.h"
#include "app/puzzle/puzzle-page.h"
#include "engine/logic/rating/ratings.h"
#include "engine/logic/rating/scale.h"

#include "common/share.h"

#include <gtk/gtk.h>
#include <string.h>

#define EACH 5 /* so many of the table at a time: one is looked at */
#define LEAST 20
#define FAR_DOWN 30 /* a row of the list of steps that is not in sight at first */

/* What COMMAND of the command line, with OPTION, says of the puzzles of FILE, a line for each. */
static char **
told_by_command (GFile *file, const char *command, const char *option, const char *other)
{
  const char *argv[] = { g_getenv ("RT_CLI"), command, g_file_peek_path (file), option, other, NULL };
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_nonnull (argv[0]);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return g_strsplit (out, "\n", -1);
}

/* Of all words. */
static GFile *
write_puzzles (void)
{
  g_autoptr (GArray) all = rated_puzzles (NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  unsigned words = 0;
  int n = 0;

  for (guint i = 0; i < all->len; i += EACH, n++) {
    const Rated *rated = &g_array_index (all, Rated, i);
    char line[RT_N_CELLS + 1];

    g_string_append_printf (text, "%s\n", rt_grid_print (&rated->grid, line));
    words |= 1u << rt_hard_word (rated->rating.er);
  }
  g_assert_cmpint (n, >=, LEAST);
  g_assert_cmphex (words, ==, (1u << RT_HARD_WORDS) - 1);
  return write_file ("rated.txt", text->str);
}

/* The highest price, in tenths, on the path that WINDOW shows. */
static int
highest_price (RtWindow *window)
{
  GPtrArray *steps = rt_reasoning_steps (rt_desk_reasoning (rt_window_desk (window)));
  double highest = 0;

  for (guint i = 0; i < steps->len; i++)
    highest = MAX (highest, ((const RtStep *) g_ptr_array_index (steps, i))->price);
  return rt_price_tenths (highest);
}

/* The step that is shown for RATING, NUMBER in words, is the one that it is the price of, and is named so. */
static void
check_why (RtWindow *window, const RtRating *rating, const char *number)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));
  const char *name = rating->hardest->name;
  g_autofree char *needed = g_strdup_printf ("*. Hardest step needed: %s.", name);
  g_autofree char *said = g_strdup_printf ("* in the order of the rating; the hardest: %s, %s.", name,
                                           number);

  g_assert_true (has_label (find (window, RT_TYPE_PUZZLE_PAGE), needed));
  press_button (find (window, RT_TYPE_PUZZLE_PAGE), "why?");
  until (has_label (window, said));
  g_assert_cmpint (rt_price_tenths (rt_reasoning_step (reasoning)->price), ==, rating->er);
  g_assert_true (rt_reasoning_step (reasoning)->technique == rating->hardest);
  g_assert_cmpint (highest_price (window), ==, rating->er);
  if (rt_reasoning_place (reasoning) > FAR_DOWN) {
    GtkScrollable *list = find (find (window, RT_TYPE_STEP_LIST), GTK_TYPE_LIST_VIEW);

    until (gtk_adjustment_get_value (gtk_scrollable_get_vadjustment (list)) > 0);
  }
}

/* A person's path, whose order is another, tells no number that could be taken for the rating. Returns
 * whether its hardest step has another price than ER. */
static bool
check_path (RtWindow *window, int er)
{
  look_for_path (window);
  until (has_label (window, "* a person can do it with nothing harder than *"));
  g_assert_false (has_label (window, "* nothing harder than *[0-9]*"));
  g_assert_false (has_label (window, "* in the order of the rating*"));
  g_assert_false (has_label (window, "Step * ([0-9]*)"));
  return highest_price (window) != er;
}

/* Whether ROW of the collection is called that. */
static bool
says_row (RtWindow *window, guint row, const char *text)
{
  RtCollectionPage *page = find (window, RT_TYPE_COLLECTION_PAGE);
  g_autofree char *said = rt_collection_say_row (rt_collection_page_collection (page), row);

  return g_pattern_match_simple (text, said);
}

/* LINE is what the command line says of it. */
static bool
check_row (RtWindow *window, guint row, const char *line)
{
  GtkColumnView *table = find (window, GTK_TYPE_COLUMN_VIEW);
  RtHardness *hardness;
  g_auto (GStrv) parts = g_strsplit (line, "\t", 2);
  const char *number = parts[0];
  RtRating rating;
  g_autofree char *word = NULL, *badge = NULL, *named = NULL, *details = NULL;
  bool differs;
  int er;

  gtk_selection_model_select_item (gtk_column_view_get_model (table), row, TRUE);
  hardness = rt_desk_hardness (rt_window_desk (window));
  until (rt_hardness_state (hardness) == RT_HARDNESS_KNOWN);
  rating = *rt_hardness_rating (hardness);
  er = rating.er;
  word = g_strdup (rt_hard_words[rt_hard_word (er)].name);
  badge = g_strdup_printf ("%s %s", word, number);
  named = g_strdup_printf ("Puzzle %u, *, exactly one solution, rating %s", row + 1, number);
  details = g_strdup_printf ("%s. Hardest step needed: *.", badge);

  until (find_button (window, badge));
  until (says_row (window, row, named));
  act (window, "win.details");
  until (has_label (window, details));
  act (window, "win.show-puzzle");
  until (has_label (find (window, RT_TYPE_PUZZLE_PAGE), number));
  g_assert_true (has_label (find (window, RT_TYPE_PUZZLE_PAGE), word));
  check_why (window, &rating, number);
  differs = check_path (window, er);
  g_assert_nonnull (find_button (window, badge));
  return differs;
}

/* LINE is what `rate` says, RATED and WALKED what `explain` says in the rating's order and in that of a
 * person. */
static void
check_explained (const char *line, const char *rated, const char *walked)
{
  g_auto (GStrv) numbers = g_strsplit (line, "\t", 4);
  g_autofree char *member = g_strdup_printf (
    "\"rating\":{\"hardest\":\"%s\",\"before_first_digit\":\"%s\",\"first\":\"%s\"}", numbers[0],
    numbers[1], numbers[2]);

  g_assert_nonnull (strstr (rated, member));
  g_assert_null (strstr (walked, "\"rating\":"));
}

static void
test_one_number (void)
{
  g_autoptr (GFile) file = write_puzzles ();
  g_auto (GStrv) lines = told_by_command (file, "rate", NULL, NULL);
  g_auto (GStrv) rated = told_by_command (file, "explain", "--json", "--ladder=rating");
  g_auto (GStrv) walked = told_by_command (file, "explain", "--json", NULL);
  RtWindow *window = open_window (NULL);
  int n_other = 0;

  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
  for (guint row = 0; lines[row] && *lines[row]; row++) {
    check_explained (lines[row], rated[row], walked[row]);
    if (row % (is_a_part () ? 3 : 1) == 0)
      n_other += check_row (window, row, lines[row]);
  }
  g_assert_cmpint (n_other, >, 0);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);
  g_test_add_func ("/one-rating/one-number", test_one_number);
  return desk_run ();
}
