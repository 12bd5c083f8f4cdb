/* test-explanation-card.c - what the card says of a search, and that its room stays the same. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/explanation-card.h"

#include "widgets/style-sheets.h"

#include "common/puzzles.h"
#include "common/until.h"
#include "screen.h"

typedef struct {
  GtkWidget *window, *card;
  RtTrace *trace;
  RtCursor *cursor;
  int lit;
} Table;

static void
lit_cb (RtCard *card, int cell, Table *table)
{
  table->lit = cell;
}

static void
set_up (Table *table, gconstpointer data)
{
  RtGrid givens;

  g_assert_true (rt_grid_parse (&givens, EASY));
  table->trace = rt_trace_new (&rt_search_masks, &givens);
  rt_trace_run (table->trace, NULL);
  table->cursor = rt_cursor_new (table->trace);
  table->card = rt_card_new ();
  table->lit = -1;
  g_signal_connect (table->card, "lit", G_CALLBACK (lit_cb), table);
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 400, 120);
  gtk_window_set_child (GTK_WINDOW (table->window), table->card);
  gtk_window_present (GTK_WINDOW (table->window));
}

static void
tear_down (Table *table, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rt_cursor_free (table->cursor);
  rt_trace_unref (table->trace);
}

static void
show (Table *table, guint64 step)
{
  RtMoment moment;

  rt_cursor_seek (table->cursor, step);
  rt_moment_at (&moment, table->cursor, RT_AFTER_STEP);
  rt_card_show (RT_CARD (table->card), &moment);
}

static guint64
dead_end (Table *table)
{
  uint64_t step = 0;

  g_assert_true (rt_trace_find (table->trace, 0, RT_FORWARD, RT_FIND_DEAD_END, 0, NULL, &step));
  return step;
}

static int
height (Table *table, int width)
{
  int minimum;

  gtk_widget_measure (table->card, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Whatever it says. */
static void
test_room (Table *table, gconstpointer data)
{
  static const int widths[] = { 330, 380, 600 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    int room;
    RtMoment moment;

    show (table, dead_end (table));
    room = height (table, widths[i]);
    for (guint64 step = 0; step < 40; step++) {
      show (table, step);
      g_assert_cmpint (height (table, widths[i]), ==, room);
    }
    rt_moment_at (&moment, table->cursor, RT_AFTER_STEP);
    moment.kind = RT_MOMENT_STOPPED;
    for (int grid = RT_MOMENT_SEARCH; grid <= RT_MOMENT_ANSWER; grid++) {
      moment.grid = (RtMomentGrid) grid;
      rt_card_show (RT_CARD (table->card), &moment);
      g_assert_cmpint (height (table, widths[i]), ==, room);
    }
    show (table, rt_trace_length (table->trace));
    g_assert_cmpint (height (table, widths[i]), ==, room);
  }
}

/* The chip of DIGIT below WIDGET, in the order of the digits. */
static GtkWidget *
chip (GtkWidget *widget, int digit)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "chips")) {
    for (found = gtk_widget_get_first_child (widget); --digit;)
      found = gtk_widget_get_next_sibling (found);
    return found;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = chip (child, digit);
  return found;
}

/* A chip with the focus lights the cell that refuses, also that of the next step. */
static void
test_chips (Table *table, gconstpointer data)
{
  RtMoment moment;

  show (table, dead_end (table));
  rt_moment_at (&moment, table->cursor, RT_AFTER_STEP);
  for (int digit = 1; digit <= 9; digit++) {
    g_autofree char *name = rt_moment_say_chip (&moment, digit);
    GtkWidget *button = chip (table->card, digit);

    gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
    gtk_widget_grab_focus (button);
    until (table->lit == moment.chips[digit - 1].at);
  }
  show (table, 0);
  until (table->lit == -1);
}

static void
test_sentence (Table *table, gconstpointer data)
{
  show (table, 2);
  g_assert_cmpstr (rt_card_text (RT_CARD (table->card)), ==,
                   "Placed 1 in row 1, column 3: the first digit that fits.");
  show (table, rt_trace_length (table->trace));
  g_assert_true (g_pattern_match_simple ("A solution, after 8?366 steps.",
                                         rt_card_text (RT_CARD (table->card))) ||
                 g_pattern_match_simple ("A solution, after 8366 steps.",
                                         rt_card_text (RT_CARD (table->card))));
}

/* Before anything is on it, so that the grid above does not move when it is filled. */
static void
test_empty_room (Table *table, gconstpointer data)
{
  int room = height (table, 500);

  rt_card_fill (RT_CARD (table->card));
  g_assert_cmpint (height (table, 500), ==, room);
}

int
main (int argc, char *argv[])
{
  need_screen ();
  gtk_test_init (&argc, &argv, NULL);
  rt_widgets_init ();
  g_test_add ("/card/room", Table, NULL, set_up, test_room, tear_down);
  g_test_add ("/card/empty-room", Table, NULL, set_up, test_empty_room, tear_down);
  g_test_add ("/card/chips", Table, NULL, set_up, test_chips, tear_down);
  g_test_add ("/card/sentence", Table, NULL, set_up, test_sentence, tear_down);
  return g_test_run ();
}
