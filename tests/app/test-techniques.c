/* test-techniques.c - techniques as the person wants them: switched, kept; their window. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/logic/practice-page.h"
#include "app/logic/technique-list.h"
#include "app/logic/technique-page.h"
#include "app/logic/technique-row.h"
#include "app/logic/technique-settings.h"
#include "app/logic/techniques-window.h"
#include "engine/logic/finders/families.h"
#include "widgets/grid-view.h"
#include "widgets/pad.h"

#include "common/share.h"

/* Everything as it is at first. */
static void
reset (RtTechniques *techniques)
{
  rt_techniques_set_trial (techniques, RT_TRIAL_HUMAN);
  rt_techniques_set_assume_unique (techniques, true);
  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++)
      rt_techniques_switch (techniques, row, true);
}

static char *
text_of (RtTechniques *techniques)
{
  return rt_ladder_to_text (rt_techniques_list (techniques));
}

static const RtTechnique *
at (RtTechniques *techniques, guint i)
{
  return g_array_index (rt_techniques_list (techniques)->rungs, RtRung, i).technique;
}

static guint
place_of (RtTechniques *techniques, const char *id)
{
  guint i = 0;

  while (at (techniques, i) != rt_technique_by_id (id))
    i++;
  return i;
}

/* What is kept */

static void
test_standard (void)
{
  g_autoptr (RtTechniques) techniques = rt_techniques_new ();
  g_autoptr (RtLadder) human = rt_ladder_new_human ();
  g_autofree char *text = text_of (techniques), *wanted = rt_ladder_to_text (human);

  g_assert_cmpstr (text, ==, wanted);
  g_assert_true (rt_techniques_list (techniques)->corrected_uniqueness);
  g_assert_true (rt_techniques_assume_unique (techniques));
}

/* In the order of the rating come first those that it has, by its rules; then the others. */
static void
test_rating_order (void)
{
  g_autoptr (RtTechniques) techniques = rt_techniques_new ();
  g_autoptr (RtLadder) rating = rt_ladder_new_rating (), human = rt_ladder_new_human ();
  guint n_human_only = 0;

  rt_techniques_set_trial (techniques, RT_TRIAL_RATING);
  for (guint i = 0; i < rating->rungs->len; i++) {
    const RtRung *rung = &g_array_index (rt_techniques_list (techniques)->rungs, RtRung, i);

    g_assert_true (rung->technique == g_array_index (rating->rungs, RtRung, i).technique);
    g_assert_true (rung->on);
  }
  for (guint i = 0; i < human->rungs->len; i++)
    n_human_only += g_array_index (human->rungs, RtRung, i).technique->rating_rank == 0;
  g_assert_cmpuint (rt_techniques_list (techniques)->rungs->len, ==,
                    rating->rungs->len + n_human_only);
  g_assert_false (rt_techniques_list (techniques)->corrected_uniqueness);
  reset (techniques);
}

/* A switch holds in every order that has the technique. */
static void
test_switches_hold_in_every_order (void)
{
  g_autoptr (RtTechniques) techniques = rt_techniques_new ();

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      rt_techniques_switch (techniques, row, false);
      for (RtTrial trial = RT_TRIAL_HUMAN; trial <= RT_TRIAL_RATING; trial++) {
        rt_techniques_set_trial (techniques, trial);
        for (guint i = 0; i < rt_techniques_list (techniques)->rungs->len; i++)
          g_assert_cmpint (g_array_index (rt_techniques_list (techniques)->rungs, RtRung, i).on, ==,
                           at (techniques, i) != row);
      }
      rt_techniques_switch (techniques, row, true);
    }
  reset (techniques);
}

/* Another start of the program finds all as it was left. */
static void
test_kept (void)
{
  g_autoptr (RtTechniques) techniques = rt_techniques_new ();

  rt_techniques_switch (techniques, rt_technique_by_id ("x-wing"), false);
  rt_techniques_switch (techniques, rt_technique_by_id ("direct-pointing"), false);
  rt_techniques_set_assume_unique (techniques, false);
  for (RtTrial trial = RT_TRIAL_HUMAN; trial <= RT_TRIAL_RATING; trial++) {
    g_autoptr (RtTechniques) later = NULL;
    g_autofree char *text = NULL, *found = NULL;

    rt_techniques_set_trial (techniques, trial);
    later = rt_techniques_new ();
    text = text_of (techniques);
    found = text_of (later);
    g_assert_cmpstr (found, ==, text);
    g_assert_cmpint (rt_techniques_trial (later), ==, trial);
    g_assert_false (rt_techniques_assume_unique (later));
  }
  reset (techniques);
}

/* What follows it */

/* The technique of the next hint, or NULL. */
static const RtTechnique *
hinted (RtWindow *window)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));

  rt_reasoning_put_away (reasoning);
  rt_reasoning_hint (reasoning);
  until (rt_reasoning_state (reasoning) != RT_REASONING_WORKING);
  return rt_reasoning_step (reasoning) ? rt_reasoning_step (reasoning)->technique : NULL;
}

/* What is switched off is no longer used, in any window; a hint that is shown is put away. */
static void
test_hints_follow (void)
{
  RtTechniques *techniques = rt_techniques_default ();
  RtWindow *one = open_window (EASY), *other = open_window (EASY);

  for (int i = 0; i < 6; i++) {
    const RtTechnique *technique = hinted (one);

    g_assert_nonnull (technique);
    g_assert_true (hinted (other) == technique);
    rt_techniques_switch (techniques, technique, false);
    g_assert_cmpint (rt_reasoning_state (rt_desk_reasoning (rt_window_desk (one))), ==, RT_REASONING_NOTHING);
    g_assert_true (hinted (one) != technique);
    g_assert_true (hinted (other) != technique);
  }
  reset (techniques);
  close_window (one);
  close_window (other);
}

/* Without the assumption nothing is used that needs it, whatever its own switch says. */
static void
test_assume_unique (void)
{
  RtTechniques *techniques = rt_techniques_default ();
  const RtTechnique *loop = rt_technique_by_id ("unique-loop");
  g_autoptr (RtDocument) example = rt_technique_page_example (loop);
  RtWindow *window = rt_application_add_window (application, example);

  for (guint i = 0; at (techniques, i) != loop; i++)
    rt_techniques_switch (techniques, at (techniques, i), false);
  g_assert_true (hinted (window) == loop);
  rt_techniques_set_assume_unique (techniques, false);
  g_assert_false (hinted (window)->flags & RT_TECHNIQUE_NEEDS_UNIQUE);
  rt_techniques_set_assume_unique (techniques, true);
  g_assert_true (hinted (window) == loop);
  reset (techniques);
  close_window (window);
}

/* The window */

static GtkWidget *
open_techniques (RtWindow *window)
{
  act (window, "win.techniques");
  return GTK_WIDGET (rt_companion_find (RT_SHELL (window), RT_TYPE_TECHNIQUES_WINDOW));
}

/* The row at PLACE of those that are listed, or NULL. */
static RtTechniqueRow *
row_at (GtkWidget *window, guint place)
{
  GtkWidget *row = gtk_widget_get_first_child (find (window, GTK_TYPE_LIST_BOX));

  for (; row; row = gtk_widget_get_next_sibling (row))
    if (RT_IS_TECHNIQUE_ROW (row) && gtk_widget_get_visible (row) && place-- == 0)
      return RT_TECHNIQUE_ROW (row);
  return NULL;
}

/* Rows are those of the list, in its order, with its switches. */
static void
assert_rows (GtkWidget *window)
{
  const RtLadder *list = rt_techniques_list (rt_techniques_default ());
  bool assume = rt_techniques_assume_unique (rt_techniques_default ());

  for (guint i = 0; i < list->rungs->len; i++) {
    const RtRung *rung = &g_array_index (list->rungs, RtRung, i);
    GtkWidget *row = GTK_WIDGET (row_at (window, i)), *use = find (row, GTK_TYPE_SWITCH);
    bool usable = assume || !(rung->technique->flags & RT_TECHNIQUE_NEEDS_UNIQUE);

    g_assert_true (rt_technique_row_technique (RT_TECHNIQUE_ROW (row)) == rung->technique);
    g_assert_cmpint (gtk_switch_get_active (GTK_SWITCH (use)), ==, rung->on && usable);
    g_assert_cmpint (gtk_widget_get_sensitive (use), ==, usable);
    g_assert_cmpint (has_label (row, "Needs a single solution"), ==, !usable);
  }
  g_assert_null (row_at (window, list->rungs->len));
}

static void
test_rows (void)
{
  RtTechniques *techniques = rt_techniques_default ();
  RtWindow *window = open_window (EASY);
  GtkWidget *opened = open_techniques (window);

  gtk_test_widget_wait_for_draw (opened);
  assert_rows (opened);
  rt_techniques_set_trial (techniques, RT_TRIAL_RATING);
  assert_rows (opened);
  rt_techniques_switch (techniques, at (techniques, 2), false);
  rt_techniques_set_assume_unique (techniques, false);
  gtk_test_widget_wait_for_draw (opened);
  assert_rows (opened);
  g_assert_true (open_techniques (window) == opened);
  reset (techniques);
  close_window (window);
}

/* A row's switch switches its technique. */
static void
test_switch (void)
{
  RtTechniques *techniques = rt_techniques_default ();
  RtWindow *window = open_window (EASY);
  GtkWidget *opened = open_techniques (window);
  guint place = place_of (techniques, "x-wing");

  gtk_switch_set_active (GTK_SWITCH (find (row_at (opened, place), GTK_TYPE_SWITCH)),
                         FALSE);
  g_assert_false (g_array_index (rt_techniques_list (techniques)->rungs, RtRung, place).on);
  assert_rows (opened);
  reset (techniques);
  close_window (window);
}

/* Fails the test unless the technique that is told is the first one listed. */
static void
assert_first (GtkWidget *opened)
{
  RtTechniqueList *list = RT_TECHNIQUE_LIST (find (opened, RT_TYPE_TECHNIQUE_LIST));
  RtTechniqueRow *first = row_at (opened, 0);

  g_assert_true (rt_technique_list_selected (list) == rt_technique_row_technique (first));
}

/* By name, by the name of a variant, or not at all. */
static void
test_find (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *opened = open_techniques (window);
  GtkWidget *list = find (opened, RT_TYPE_TECHNIQUE_LIST);
  GtkWidget *search = find (opened, GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (search), "SKYscr");
  until (row_at (opened, 1) && !row_at (opened, 2)); /* and with groups */
  assert_first (opened);
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpstr (rt_technique_list_selected (RT_TECHNIQUE_LIST (list))->id, ==, "skyscraper");
  gtk_editable_set_text (GTK_EDITABLE (search), "sashimi");
  until (row_at (opened, 0) && !row_at (opened, 3));
  assert_first (opened);
  gtk_editable_set_text (GTK_EDITABLE (search), "no such thing");
  until (!row_at (opened, 0));
  g_assert_true (has_label (opened, "No technique has a name like that."));
  close_window (window);
}

/* Every technique has a page: what it is, and a step of it that is found on its example. */
static void
test_pages (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *opened = open_techniques (window);
  GtkWidget *page = find (opened, RT_TYPE_TECHNIQUE_PAGE);

  for (const RtFamily *const *family = rt_families; *family; family++)
    for (const RtTechnique *row = (*family)->rows; row->id; row++) {
      const RtStep *step;

      /* That a step of each is found on its example, test-definitions sees. */
      if (is_a_part () && row != (*family)->rows)
        continue;
      rt_technique_page_show (RT_TECHNIQUE_PAGE (page), row);
      until ((step = rt_technique_page_step (RT_TECHNIQUE_PAGE (page))));
      g_assert_true (step->technique == row);
      g_assert_true (has_label (page, row->name));
    }
  close_window (window);
}

/* The example opens in a window of its own, at the step; the person's grid stays as it is. */
static void
test_show_example (void)
{
  RtWindow *window = open_window (EASY), *shown;
  GtkWidget *opened = open_techniques (window);
  RtReasoning *reasoning;

  rt_technique_list_select (RT_TECHNIQUE_LIST (find (opened, RT_TYPE_TECHNIQUE_LIST)),
                            rt_technique_by_id ("x-wing"));
  act (opened, "techniques.show-example");
  shown = RT_WINDOW (gtk_application_get_windows (GTK_APPLICATION (application))->data);
  g_assert_true (shown != window);
  g_assert_cmpstr (rt_document_title (rt_desk_document (rt_window_desk (shown))), ==, "Example of X-Wing");
  reasoning = rt_desk_reasoning (rt_window_desk (shown));
  until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
  g_assert_cmpstr (rt_reasoning_step (reasoning)->technique->id, ==, "x-wing");
  g_assert_cmpint (rt_reasoning_stage (reasoning), ==, RT_HINT_ALL);
  g_assert_cmpint (rt_reasoning_state (rt_desk_reasoning (rt_window_desk (window))), ==, RT_REASONING_NOTHING);
  g_assert_false (rt_document_can_undo (rt_desk_document (rt_window_desk (window))));
  close_window (shown);
  close_window (window);
}

/* Practice */

static RtPracticePage *
open_practice (RtWindow *window, const char *id)
{
  GtkWidget *opened = open_techniques (window);
  RtPracticePage *practice;

  rt_technique_list_select (RT_TECHNIQUE_LIST (find (opened, RT_TYPE_TECHNIQUE_LIST)),
                            rt_technique_by_id (id));
  act (opened, "techniques.practise");
  practice = RT_PRACTICE_PAGE (find (opened, RT_TYPE_PRACTICE_PAGE));
  until (rt_practice_state (rt_practice_page_practice (practice)) != RT_PRACTICE_LOOKING);
  return practice;
}

/* A press where the mark of DIGIT has its place in CELL. */
static void
press_mark (RtPracticePage *practice, int cell, int digit)
{
  RtGridView *grid = find (practice, RT_TYPE_GRID_VIEW);
  double size = gtk_widget_get_width (GTK_WIDGET (grid)), x, y;
  int found = -1, mark = 0;

  for (y = 2; y < size; y += 4)
    for (x = 2; x < size; x += 4) {
      mark = rt_grid_view_mark_at (grid, x, y, &found);
      if (found == cell && mark == digit) {
        g_signal_emit_by_name (controller (grid, GTK_TYPE_GESTURE_CLICK), "pressed", 1, x, y);
        return;
      }
    }
  g_assert_not_reached ();
}

/* Presses the key of DIGIT of the pad. */
static void
press_key_of_pad (RtPracticePage *practice, int digit)
{
  GtkWidget *modes = gtk_widget_get_first_child (find (practice, RT_TYPE_PAD));
  GtkWidget *key = gtk_widget_get_first_child (gtk_widget_get_next_sibling (modes));

  g_assert_false (gtk_widget_get_visible (modes));
  while (--digit > 0)
    key = gtk_widget_get_next_sibling (key);
  g_assert_true (gtk_widget_get_mapped (key));
  g_signal_emit_by_name (key, "clicked");
}

static const char *
title_of (RtPracticePage *practice)
{
  return gtk_window_get_title (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (practice))));
}

/* By clicks, by keys, by those of the pad, with help; then the next one; and back to the technique. */
static void
test_practise (void)
{
  RtWindow *window = open_window (EASY);
  RtPracticePage *opened = open_practice (window, "x-wing");
  RtPractice *practice = rt_practice_page_practice (opened);
  RtGridView *grid = find (opened, RT_TYPE_GRID_VIEW);
  const RtRemoval *removed = rt_practice_step (practice)->removed;
  int cell = removed->cell, digit = rt_digits_first (removed->digits), other;
  const RtStep *step;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (opened));
  g_assert_cmpstr (title_of (opened), ==, "Practise: X-Wing");
  g_assert_true (has_label (opened, "Which candidates*"));
  g_assert_true (has_label (opened, "Position 1 of 13"));
  other = rt_digits_first ((RtDigits) (rt_practice_candidates (practice)[cell] &
                                       ~rt_digits_of (digit)));
  press_mark (opened, cell, other);
  g_assert_true (has_label (opened, "No: *"));
  g_assert_true (rt_grid_view_scene (grid)->cells[cell].marked);
  act (opened, "practice.hint");
  g_assert_true (has_label (opened, "Look at *"));
  g_assert_false (rt_grid_view_scene (grid)->cells[cell].marked);
  press_mark (opened, cell, digit);
  g_assert_true (has_label (opened, "Right, that is all. *"));
  g_assert_cmpint (rt_grid_view_scene (grid)->cells[cell].mark_roles[digit - 1], ==,
                   RT_MARK_REMOVED + 1);
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (opened))) == find_button (opened, "Next"));

  press_button (opened, "Next");
  until (rt_practice_state (practice) == RT_PRACTICE_ASKING);
  g_assert_true (has_label (opened, "Position 2 of 13"));
  step = rt_practice_step (practice);
  for (guint i = 0; i < step->n_removed; i++)
    for_each_digit (gone, step->removed[i].digits) {
      rt_grid_view_set_focus_cell (grid, step->removed[i].cell);
      press_key_of_pad (opened, gone);
    }
  g_assert_true (has_label (opened, "Position 2 of 13 · 1 right at once"));
  act (opened, "practice.previous");
  until (rt_practice_state (practice) == RT_PRACTICE_ASKING);
  g_assert_true (has_label (opened, "Position 1 of 13 *"));

  /* Another technique takes its place. */
  g_assert_true (open_practice (window, "naked-single") == opened);
  g_assert_true (has_label (opened, "Which cell *"));
  g_assert_cmpstr (title_of (opened), ==, "Practise: Naked Single");
  practice = rt_practice_page_practice (opened);
  until (rt_practice_state (practice) == RT_PRACTICE_ASKING);
  step = rt_practice_step (practice);
  rt_grid_view_set_focus_cell (grid, step->placed[0].cell);
  press_key (grid, (guint) (GDK_KEY_0 + step->placed[0].digit), 0);
  g_assert_true (has_label (opened, "Right*"));

  act (opened, "techniques.leave");
  g_assert_cmpstr (title_of (opened), ==, "Techniques");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (opened)));
  g_assert_true (gtk_widget_get_mapped (find (gtk_widget_get_root (GTK_WIDGET (opened)), RT_TYPE_TECHNIQUE_PAGE)));
  close_window (window);
}

/* A collection that is open has positions, too. */
static void
test_practise_collection (void)
{
  g_autoptr (GFile) file = write_file ("two.sdm", EASY "\n" TWO "\n" EASY "\n");
  RtWindow *window = open_window (NULL);
  RtPracticePage *opened;
  g_autoptr (RtDocument) other = rt_document_new (NULL);
  g_autoptr (RtDesk) desk = rt_desk_new (other);

  open_file (RT_SHELL (window), file);
  until (rt_shell_collection (RT_SHELL (window)));
  opened = open_practice (window, "hidden-single-box");
  until (has_label (opened, "Position 1 of 15"));

  /* It is no longer open. */
  rt_shell_open_desk (RT_SHELL (window), desk);
  g_assert_true (open_practice (window, "hidden-single-box") == opened);
  until (has_label (opened, "Position 1 of 13"));
  close_window (window);
}

/* From the hint there is a way to the technique. */
static void
test_about (void)
{
  RtWindow *window = open_window (EASY);
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));
  const RtTechnique *technique;
  GtkWindow *opened;

  act (window, "win.hint");
  until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
  technique = rt_reasoning_step (reasoning)->technique;
  g_assert_false (has_label (window, "About *"));
  act (window, "win.hint");
  g_assert_true (has_label (window, "About *"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.technique", "s",
                                             technique->id));
  opened = rt_companion_find (RT_SHELL (window), RT_TYPE_TECHNIQUES_WINDOW);
  g_assert_true (rt_technique_list_selected (RT_TECHNIQUE_LIST (
                   find (opened, RT_TYPE_TECHNIQUE_LIST))) == technique);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/techniques/standard", test_standard);
  g_test_add_func ("/techniques/rating-order", test_rating_order);
  g_test_add_func ("/techniques/switches-hold-in-every-order", test_switches_hold_in_every_order);
  g_test_add_func ("/techniques/kept", test_kept);
  g_test_add_func ("/techniques/hints-follow", test_hints_follow);
  g_test_add_func ("/techniques/assume-unique", test_assume_unique);
  g_test_add_func ("/techniques/rows", test_rows);
  g_test_add_func ("/techniques/switch", test_switch);
  g_test_add_func ("/techniques/find", test_find);
  g_test_add_func ("/techniques/pages", test_pages);
  g_test_add_func ("/techniques/show-example", test_show_example);
  g_test_add_func ("/techniques/practise", test_practise);
  g_test_add_func ("/techniques/practise-collection", test_practise_collection);
  g_test_add_func ("/techniques/about", test_about);
  return desk_run ();
}
