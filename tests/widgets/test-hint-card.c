/* test-hint-card.c - what the card says of logic, what it offers, and that its room stays the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/explanation-card.h"

#include "document/desk/desk.h"
#include "widgets/style-sheets.h"

#include "../document/desks.h"
#include "common/puzzles.h"
#include "screen.h"

typedef struct {
  GtkWidget *window, *card;
  RtDesk *desk;
  int n_applied, n_closed;
} Table;

static void
apply_cb (RtCard *card, Table *table)
{
  table->n_applied++;
}

static void
close_cb (RtCard *card, Table *table)
{
  table->n_closed++;
}

static void
set_up (Table *table, gconstpointer data)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  table->desk = desk_of (EASY);
  table->card = rt_card_new ();
  rt_card_fill (RT_CARD (table->card));
  g_signal_connect (table->card, "apply", G_CALLBACK (apply_cb), table);
  g_signal_connect (table->card, "close", G_CALLBACK (close_cb), table);
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 600, 400);
  /* GTK 4.18 warns of a window that is measured for the height of a wide card: a narrow card is
   * higher. In the program the card is never the window's own child either. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), table->card);
  gtk_window_set_child (GTK_WINDOW (table->window), scrolled);
  gtk_window_present (GTK_WINDOW (table->window));
}

static void
tear_down (Table *table, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rt_desk_close (table->desk);
  g_object_unref (table->desk);
}

static void
show (Table *table)
{
  RtMoment moment;

  until_drawn (table->desk,
               rt_reasoning_state (rt_desk_reasoning (table->desk)) != RT_REASONING_WORKING);
  moment = *rt_desk_moment (table->desk);
  rt_card_show (RT_CARD (table->card), &moment);
}

static void
hint (Table *table)
{
  rt_desk_hint (table->desk);
  show (table);
}

/* The button with TEXT below WIDGET that can be seen, or NULL. */
static GtkWidget *
find_button (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return NULL;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, text);
  return found;
}

static GtkWidget *
find_class (GtkWidget *widget, const char *class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, class) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_class (child, class);
  return found;
}

static const int widths[] = { 330, 380, 600 };

/* The height that the card needs at one of the widths. */
static int
room (Table *table, int i)
{
  int minimum;

  gtk_widget_measure (table->card, GTK_ORIENTATION_VERTICAL, widths[i], &minimum, NULL, NULL, NULL);
  return minimum;
}

/* It needs as much, once its style is that of what it tells. */
static void
assert_room (Table *table, const int rooms[3])
{
  for (int i = 0; i < 3; i++)
    until (room (table, i) == rooms[i]);
}

static void
test_stages (Table *table, gconstpointer data)
{
  static const char *const stages[RT_N_HINTS] = {
    "Stage 1 of 5: the kind of technique", "Stage 2 of 5: the technique",
    "Stage 3 of 5: where to look", "Stage 4 of 5: what to see there", "Stage 5 of 5: what follows",
  };
  static const char *const dots[] = { "●○○○○", "●●○○○", "●●●○○", "●●●●○", "●●●●●" };
  GtkWidget *stage = find_class (table->card, "stage");
  int rooms[3];

  show (table);
  g_assert_true (gtk_widget_has_css_class (table->card, "quiet"));
  for (int i = 0; i < 3; i++)
    rooms[i] = room (table, i);
  for (int i = 0; i < RT_N_HINTS; i++) {
    hint (table);
    g_assert_false (gtk_widget_has_css_class (table->card, "quiet"));
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (stage)), ==, dots[i]);
    gtk_test_accessible_assert_property (stage, GTK_ACCESSIBLE_PROPERTY_LABEL, stages[i]);
    g_assert_cmpint (find_button (table->card, "Next") != NULL, ==, i < RT_HINT_ALL);
    g_assert_cmpint (find_button (table->card, "Do It") != NULL, ==, i == RT_HINT_ALL);
    g_assert_cmpint (find_button (table->card, "About Hidden Single") != NULL, ==,
                     i >= RT_HINT_TECHNIQUE);
    g_assert_null (find_button (table->card, "Back to the Search"));
    assert_room (table, rooms);
  }
  rt_desk_to_search (table->desk);
  show (table);
  g_assert_true (gtk_widget_has_css_class (table->card, "quiet"));
  assert_room (table, rooms);
}

static void
test_path (Table *table, gconstpointer data)
{
  GtkWidget *button;

  rt_reasoning_look_for (rt_desk_reasoning (table->desk), RT_STEPS_PATH);
  show (table);
  g_assert_null (find_button (table->card, "Next"));
  g_assert_false (gtk_widget_get_visible (find_class (table->card, "stage")));
  button = find_button (table->card, "Do All up to Here");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (table->n_applied, ==, 1);
  rt_desk_to_end (table->desk);
  show (table);
  g_assert_cmpstr (rt_card_text (RT_CARD (table->card)), ==,
                   "Every cell is filled: the puzzle is solved.");
  g_assert_nonnull (find_button (table->card, "Do All up to Here"));
}

static void
test_before_a_search (Table *table, gconstpointer data)
{
  GtkWidget *button;

  rt_desk_solve (table->desk);
  until_drawn (table->desk,
               rt_solving_state (rt_desk_solving (table->desk)) == RT_SOLVING_DONE);
  hint (table);
  button = find_button (table->card, "Back to the Search");
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (table->n_closed, ==, 1);
}

/* The place of a wrong digit is told by one more press. */
static void
test_mistake (Table *table, gconstpointer data)
{
  rt_desk_set_told (table->desk, RT_TOLD_NEVER);
  rt_document_enter (rt_desk_document (table->desk), rt_cells_of (2), 1);
  hint (table);
  g_assert_cmpstr (rt_card_text (RT_CARD (table->card)), ==,
                   "A mistake: the 1 in row 1, column 3 is wrong.");
  g_assert_nonnull (find_button (table->card, "Show It"));
  hint (table);
  g_assert_null (find_button (table->card, "Show It"));
}

/* What takes long can be stopped where it is told. */
static void
test_long (Table *table, gconstpointer data)
{
  RtDesk *desk = desk_of (NUGGET);
  RtReasoning *reasoning = rt_desk_reasoning (desk);
  RtMoment moment;

  rt_reasoning_look_for (reasoning, RT_STEPS_PATH);
  moment = *rt_desk_moment (desk);
  rt_card_show (RT_CARD (table->card), &moment);
  g_assert_null (find_button (table->card, "Stop"));
  until_drawn (desk, rt_reasoning_takes_long (reasoning));
  moment = *rt_desk_moment (desk);
  rt_card_show (RT_CARD (table->card), &moment);
  g_assert_true (g_str_has_prefix (rt_card_text (RT_CARD (table->card)),
                                   "Looking for the path to the solution: "));
  g_signal_emit_by_name (find_button (table->card, "Stop"), "clicked");
  g_assert_cmpint (table->n_closed, ==, 1);
  rt_desk_close (desk);
  g_object_unref (desk);
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_widgets_init ();
  g_test_add ("/hint-card/stages", Table, NULL, set_up, test_stages, tear_down);
  g_test_add ("/hint-card/path", Table, NULL, set_up, test_path, tear_down);
  g_test_add ("/hint-card/before-a-search", Table, NULL, set_up, test_before_a_search, tear_down);
  g_test_add ("/hint-card/long", Table, NULL, set_up, test_long, tear_down);
  g_test_add ("/hint-card/mistake", Table, NULL, set_up, test_mistake, tear_down);
  return g_test_run ();
}
