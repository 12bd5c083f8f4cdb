/* test-one-rating.c - wherever it is told how hard a puzzle is, it is told alike: on the badge, on the
 * page Puzzle, in the details, in the row of a collection, and by the command line. A path tells of
 * its own steps, as what they are. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/collection/collecting.h"
#include "app/collection/say-row.h"
#include "app/puzzle/page.h"
#include "engine/logic/ratings.h"
#include "engine/logic/rating/scale.h"

#include <gtk/gtk.h>
#include <string.h>

#define EACH 5 /* so many of the table at a time: one is looked at */
#define LEAST 20

/* What the command line says of the puzzles of FILE, a line for each. */
static char **
rated_by_command (GFile *file)
{
  const char *argv[] = { g_getenv ("RT_CLI"), "rate", g_file_peek_path (file), NULL };
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

static double
hardest_of (RtWindow *window)
{
  GPtrArray *steps = rt_reasoning_steps (rt_desk_reasoning (rt_window_desk (window)));
  double hardest = 0;

  for (guint i = 0; i < steps->len; i++)
    hardest = MAX (hardest, ((const RtStep *) g_ptr_array_index (steps, i))->price);
  return hardest;
}

/* The path of the puzzle that WINDOW shows; whether its hardest step is another than NUMBER. */
static bool
check_path (RtWindow *window, const char *number)
{
  g_autofree char *hardest = NULL, *said = NULL;

  act (window, "win.show-path");
  until (has_label (window, "*hardest on this path: *"));
  hardest = g_strdup_printf ("%.1f", hardest_of (window));
  said = g_strdup_printf ("*hardest on this path: * (%s).", hardest);
  g_assert_true (has_label (window, said));
  return strcmp (hardest, number) != 0;
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
  g_autofree char *word = NULL, *badge = NULL, *named = NULL, *details = NULL;
  bool differs;
  int er;

  gtk_selection_model_select_item (gtk_column_view_get_model (table), row, TRUE);
  hardness = rt_desk_hardness (rt_window_desk (window));
  until (rt_hardness_state (hardness) == RT_HARDNESS_KNOWN);
  er = rt_hardness_rating (hardness)->er;
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
  differs = check_path (window, number);
  g_assert_nonnull (find_button (window, badge));
  return differs;
}

static void
test_one_number (void)
{
  g_autoptr (GFile) file = write_puzzles ();
  g_auto (GStrv) lines = rated_by_command (file);
  RtWindow *window = open_window (NULL);
  int n_other = 0;

  open_file (RT_SHELL (window), file);
  until (rt_collecting_is_on (rt_window_collecting (window)));
  for (guint row = 0; lines[row] && *lines[row]; row++)
    n_other += check_row (window, row, lines[row]);
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
