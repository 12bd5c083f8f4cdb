/* test-narrow.c - a window like a phone: the whole grid is seen beside what is told of it and the
 * button that goes on. And the verdict. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"
#include "app/files/open.h"
#include "app/logic/technique-page.h"
#include "app/photo/photo-corners.h"
#include "app/window/desk-view.h"
#include "app/window/layout.h"
#include "app/window/panel.h"
#include "app/window/toolbar.h"
#include "engine/logic/finders/families.h"
#include "widgets/explanation-card.h"
#include "widgets/pad.h"
#include "widgets/timeline/timeline.h"

#include <gtk/gtk.h>

#define LEAST 30 /* pixels of a sentence: two lines, below which it may scroll */

static const struct {
  const char *name;
  int width, height;
} phones[] = {
  { "phone", 360, 640 },
  { "low", 380, 560 },
};

typedef struct {
  RtWindow *window;
} Phone;

/* DATA: the row of phones. The last window was so small when it was closed. */
static void
set_up (Phone *phone, gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, phones[i].width);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, phones[i].height);
  phone->window = open_window (EASY);
  until (gtk_widget_get_height (GTK_WIDGET (phone->window)) > 0);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (phone->window)), <=, phones[i].width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (phone->window)), <=, phones[i].height);
}

static void
tear_down (Phone *phone, gconstpointer data)
{
  close_window (phone->window);
}

/* Whether the pages lie over the lower part of the window. */
static bool
is_sheet_up (RtWindow *window)
{
  return gtk_widget_get_child_visible (find (window, RT_TYPE_PANEL));
}

static void
lower_sheet (RtWindow *window)
{
  if (rt_toolbar_is_open (find (window, RT_TYPE_TOOLBAR)))
    press_button (window, "Pages");
  until (!is_sheet_up (window));
}

/* The grid, the label that tells SENTENCE, and BUTTON, which goes on, come to be in sight at once,
 * and nothing lies over them. */
static void
await_all (RtWindow *window, GtkWidget *sentence, GtkWidget *button)
{
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));

  g_assert_nonnull (sentence);
  g_assert_nonnull (button);
  until (!is_sheet_up (window) && is_in_sight (grid, G_MAXFLOAT) && is_in_sight (sentence, LEAST) &&
         is_in_sight (button, G_MAXFLOAT));
}

static void
assert_uncut_below (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_uncut_below (child);
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut off: %s", gtk_label_get_text (GTK_LABEL (widget)));
}

/* No text that can be seen is cut off. */
static void
assert_uncut (RtWindow *window)
{
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  assert_uncut_below (GTK_WIDGET (window));
}

static GtkWidget *
told_by_logic (RtWindow *window)
{
  g_autofree char *text = rt_reasoning_say (rt_desk_reasoning (rt_window_desk (window)));
  g_auto (GStrv) parts = g_regex_split_simple ("</?b>", text, 0, 0);
  g_autofree char *said = g_strjoinv (NULL, parts);

  return find_label (window, said);
}

static void
test_hint (Phone *phone, gconstpointer data)
{
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (phone->window));

  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    act (phone->window, "win.hint");
    until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
    await_all (phone->window, told_by_logic (phone->window),
               find_button (phone->window, stage == RT_HINT_ALL ? "Do It" : "Next"));
    assert_uncut (phone->window);
  }
}

/* Whether all lines of LABEL are seen without scrolling. */
static bool
is_whole (GtkWidget *label)
{
  int needed;

  pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (label)), NULL, &needed);
  return gtk_widget_get_height (label) >= needed &&
         gtk_widget_get_height (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW)) >= needed;
}

/* So is the hint that the example of technique ID gets, and the grid stays. */
static void
assert_hint_is_whole (RtWindow *window, const char *id)
{
  RtReasoning *reasoning;
  graphene_rect_t first, last;

  set_document (window, rt_technique_page_example (rt_technique_by_id (id)));
  reasoning = rt_desk_reasoning (rt_window_desk (window));
  act (window, "win.hint");
  until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
  bounds_of_grid (window, &first);
  while (rt_reasoning_stage (reasoning) < RT_HINT_ALL)
    act (window, "win.hint");
  until (is_whole (told_by_logic (window)));
  bounds_of_grid (window, &last);
  g_assert_true (graphene_rect_equal (&first, &last));
}

/* There is room for long ones below the grid. */
static void
test_long_hint (Phone *phone, gconstpointer data)
{
  assert_hint_is_whole (phone->window, "unique-rectangle-3-wide");
}

/* In a wide window of usual size there is none, but beside it. */
static void
test_wide_hint (void)
{
  RtWindow *window = open_window (EASY);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  assert_hint_is_whole (window, "xy-chain");
  close_window (window);
}

/* Nothing of it is cut off; who listens is told more. */
static void
test_verdict (Phone *phone, gconstpointer data)
{
  GtkWidget *verdict;

  until (has_label (phone->window, "exactly one solution"));
  verdict = find_label (phone->window, "exactly one solution");
  gtk_test_widget_wait_for_draw (verdict);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (verdict))));
  gtk_test_accessible_assert_property (gtk_widget_get_ancestor (verdict, GTK_TYPE_MENU_BUTTON),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "30 givens · exactly one solution");
  rt_document_enter (rt_desk_document (rt_window_desk (phone->window)), rt_cells_of (2), EASY[0] - '0');
  until (has_label (phone->window, "two 5s in row 1"));
  verdict = find_label (phone->window, "two 5s in row 1");
  gtk_test_widget_wait_for_draw (verdict);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (verdict))));
  gtk_test_accessible_assert_property (gtk_widget_get_ancestor (verdict, GTK_TYPE_MENU_BUTTON),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "30 givens · two 5s in row 1");
}

/* What a wide window tells in its header stands beside what brings up the pages. */
static void
test_hardness (Phone *phone, gconstpointer data)
{
  until (find_button (phone->window, "Easy 1.2"));
  g_assert_true (gtk_widget_is_ancestor (find_button (phone->window, "Easy 1.2"),
                                         find (phone->window, RT_TYPE_TOOLBAR)));
  g_assert_true (is_in_sight (find_button (phone->window, "Easy 1.2"), G_MAXFLOAT));
  assert_uncut (phone->window);
  press_button (phone->window, "Easy 1.2");
  until (has_label (phone->window, "Step 1 of 51"));
}

static void
test_path (Phone *phone, gconstpointer data)
{
  look_for_path (phone->window);
  for (int step = 0; step < 4; step++) {
    act (phone->window, "win.step-forward");
    await_all (phone->window, told_by_logic (phone->window),
               find_tooltip (phone->window, "Step forward"));
  }
}

/* The list of the path is on a page that comes up; a step from there shows its sentence once that is
 * down again. */
static void
test_path_after_list (Phone *phone, gconstpointer data)
{
  GtkWidget *button;

  rt_shell_show_logic (RT_SHELL (phone->window));
  look_for_path (phone->window);
  until (find_button (phone->window, "Copy the Path"));
  button = find_button (phone->window, "Copy the Path");
  until (gtk_widget_get_height (button) > 0);
  gtk_widget_grab_focus (button);
  until (is_in_sight (button, G_MAXFLOAT));
  act (phone->window, "win.step-forward");
  lower_sheet (phone->window);
  await_all (phone->window, told_by_logic (phone->window),
             find_tooltip (phone->window, "Step forward"));
}

static graphene_rect_t
place_of (RtWindow *window, GtkWidget *widget)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds;
}

static bool
is_above (RtWindow *window, GtkWidget *upper, GtkWidget *lower)
{
  graphene_rect_t above = place_of (window, upper), below = place_of (window, lower);

  return above.origin.y + above.size.height <= below.origin.y;
}

/* The pages come up over the lower part of the window and go down again: by the button, by Escape,
 * with what is asked for. The grid stays where it is, and so does what must be in reach. */
static void
test_sheet (Phone *phone, gconstpointer data)
{
  RtWindow *window = phone->window;
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window)), *bar = find (window, RT_TYPE_TOOLBAR);
  graphene_rect_t before, at;

  until (find_button (window, "Pages"));
  until (!is_sheet_up (window));
  before = place_of (window, grid);
  press_button (window, "Pages");
  until (is_sheet_up (window) && has_label (window, "Puzzle"));
  at = place_of (window, grid);
  g_assert_true (graphene_rect_equal (&before, &at));
  until (is_above (window, find (window, RT_TYPE_PANEL), bar)); /* where its motion ends */
  g_assert_true (gtk_widget_has_css_class (find (window, RT_TYPE_PANEL), "sheet"));
  g_assert_nonnull (find_tooltip (bar, "Undo"));

  gtk_widget_grab_focus (find_button (window, "Logic"));
  g_assert_true (press_key (gtk_widget_get_ancestor (grid, RT_TYPE_DESK_VIEW), GDK_KEY_Escape, 0));
  until (!is_sheet_up (window));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), grid));
  g_assert_false (press_key (gtk_widget_get_ancestor (grid, RT_TYPE_DESK_VIEW), GDK_KEY_Escape, 0));

  rt_shell_show_logic (RT_SHELL (window)); /* as who asks for a list */
  until (is_sheet_up (window) && find_button (window, "The Whole Path"));
  act (window, "win.hint"); /* which is told below the grid */
  until (!is_sheet_up (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 640);
  until (is_sheet_up (window) && !find_button (window, "Pages")); /* they are beside the grid */
  g_assert_nonnull (find_button (window, "The Whole Path"));
}

/* Of a picture in which no grid is found: all of it with its corners, and the button that reads inside them,
 * without a scroll. */
static void
test_corners (Phone *phone, gconstpointer data)
{
  g_autoptr (GdkPixbuf) blank = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, 600, 800);
  g_autoptr (GdkTexture) texture = NULL;
  g_auto (GValue) value = G_VALUE_INIT;

  gdk_pixbuf_fill (blank, 0xffffffff);
  texture = gdk_texture_new_for_pixbuf (blank);
  g_value_init (&value, GDK_TYPE_TEXTURE);
  g_value_set_object (&value, texture);
  g_assert_true (rt_open_value (RT_SHELL (phone->window), &value));
  until (is_sheet_up (phone->window) && find_button (phone->window, "Read Inside*"));
  until (is_in_sight (find (phone->window, RT_TYPE_PHOTO_CORNERS), G_MAXFLOAT));
  until (is_in_sight (find_button (phone->window, "Read Inside*"), G_MAXFLOAT));
}

/* The page gives way to the grid and the card when it shows where a search went wrong. What is lost at a dead end has
 * room on the card, with its links. */
static void
test_show_where (Phone *phone, gconstpointer data)
{
  RtWindow *window = phone->window;

  solve (window);
  until (find_button (window, "Pages"));
  press_button (window, "Pages");
  until (is_sheet_up (window) && find_button (window, "Show Where"));
  press_button (window, "Show Where");
  until (!is_sheet_up (window) && has_label (window, "*There is no way out with the 2 in row 1, column 3.*"));
  for (int i = 0; i < 3; i++) {
    act (window, "win.next-dead-end");
    until (has_label (window, "Dead end*There has been no way out since the 2*"));
    until (is_whole (find_label (window, "Dead end*There has been no way out since the 2*")));
    act (window, "win.step-forward");
    until (!has_label (window, "Dead end*"));
  }
}

/* What is said lies at the bottom, whether the pages are up or not; nothing moves for it. */
static void
test_message (Phone *phone, gconstpointer data)
{
  RtWindow *window = phone->window;
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window)), *panel = find (window, RT_TYPE_PANEL);
  GtkWidget *message = GTK_WIDGET (rt_window_message (window));
  graphene_rect_t before, at;

  until (find_button (window, "Pages"));
  press_button (window, "Pages");
  until (is_sheet_up (window) && is_above (window, panel, find (window, RT_TYPE_TOOLBAR)));
  before = place_of (window, grid);
  rt_shell_say (RT_SHELL (window), RT_MESSAGE_ERROR, "One sentence that is said.", NULL, NULL);
  until (gtk_widget_get_height (message) > LEAST);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  until (is_above (window, grid, message));
  at = place_of (window, grid);
  g_assert_true (graphene_rect_equal (&before, &at));
  press_button (window, "Pages");
  until (!is_sheet_up (window) && is_above (window, grid, message));
}

/* A message is above the keys of the pad, which the person goes on with, and above the tree of a search, over the end
 * of the card. */
static void
test_message_and_pad (void)
{
  static const struct {
    int width, height;
  } sizes[] = { { 1000, 700 }, { 360, 640 } };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++) {
    RtWindow *window;
    GtkWidget *message;

    rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, sizes[i].width);
    rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, sizes[i].height);
    window = open_window (EASY);
    message = GTK_WIDGET (rt_window_message (window));
    until (find_button (window, "Corner"));
    rt_shell_say (RT_SHELL (window), RT_MESSAGE_ERROR, "One sentence that is said.", NULL, NULL);
    until (gtk_widget_get_height (message) > LEAST && is_above (window, message, find (window, RT_TYPE_PAD)));
    g_assert_true (is_above (window, GTK_WIDGET (rt_window_grid_view (window)), message));
    solve (window);
    act (window, "win.step-back");
    until (is_above (window, message, find (window, RT_TYPE_TIMELINE)) &&
           is_above (window, GTK_WIDGET (rt_window_grid_view (window)), message));
    close_window (window);
  }
  reset_preference ("window-width");
  reset_preference ("window-height");
}

/* A drag brings them up and down; one that slipped does not. */
static void
test_drag (Phone *phone, gconstpointer data)
{
  static const struct {
    double dy;
    bool up;
  } drags[] = { { -9, false }, { -60, true }, { 9, true }, { 60, false } };
  GtkEventController *drag;

  until (find_button (phone->window, "Pages"));
  drag = controller (find (phone->window, RT_TYPE_TOOLBAR), GTK_TYPE_GESTURE_DRAG);
  for (gsize i = 0; i < G_N_ELEMENTS (drags); i++) {
    g_signal_emit_by_name (drag, "drag-end", 0.0, drags[i].dy);
    g_assert_cmpint (rt_toolbar_is_open (find (phone->window, RT_TYPE_TOOLBAR)), ==, drags[i].up);
  }
}

static void
animate (gboolean animates)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animates, NULL);
}

/* Who wants no motion sees none: it is up or down with the next frame. */
static void
test_no_motion (Phone *phone, gconstpointer data)
{
  GtkWidget *bar = find (phone->window, RT_TYPE_TOOLBAR);

  until (find_button (phone->window, "Pages"));
  animate (FALSE);
  press_button (phone->window, "Pages");
  g_assert_true (is_above (phone->window, find (phone->window, RT_TYPE_PANEL), bar));
  press_button (phone->window, "Pages");
  gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
  g_assert_false (is_sheet_up (phone->window));
  animate (TRUE);
}

/* The sheet goes with the finger that has its top, and down when that lets go of it well below; it
 * stays for one that slipped, or that moves what is further down on the page. */
static void
test_drag_sheet (Phone *phone, gconstpointer data)
{
  static const struct {
    double y, dy;
    bool follows, stays;
  } drags[] = { { 300, 100, false, true }, { 20, 4, false, true }, { 4, 15, true, true },
                { 30, 100, true, false } };
  GtkWidget *panel = find (phone->window, RT_TYPE_PANEL);
  GtkWidget *bar = find (phone->window, RT_TYPE_TOOLBAR);
  GtkWidget *layout = find (phone->window, RT_TYPE_LAYOUT);
  GtkEventController *drag = controller (layout, GTK_TYPE_GESTURE_DRAG);

  until (find_button (phone->window, "Pages"));
  animate (FALSE);
  press_button (phone->window, "Pages");
  until (is_above (phone->window, panel, bar));
  for (gsize i = 0; i < G_N_ELEMENTS (drags); i++) {
    graphene_rect_t before, after;

    g_assert_true (gtk_widget_compute_bounds (panel, layout, &before));
    g_signal_emit_by_name (drag, "drag-begin", 100.0, before.origin.y + drags[i].y);
    g_signal_emit_by_name (drag, "drag-update", 0.0, drags[i].dy);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
    g_assert_true (gtk_widget_compute_bounds (panel, layout, &after));
    g_assert_cmpfloat_with_epsilon (after.origin.y - before.origin.y,
                                    drags[i].follows ? drags[i].dy : 0, 2);
    g_signal_emit_by_name (drag, "drag-end", 0.0, drags[i].dy);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (phone->window));
    g_assert_cmpint (is_sheet_up (phone->window), ==, drags[i].stays);
    g_assert_cmpint (rt_toolbar_is_open (RT_TOOLBAR (bar)), ==, drags[i].stays);
  }
  animate (TRUE);
}

static void
test_search (Phone *phone, gconstpointer data)
{
  solve (phone->window);
  act (phone->window, "win.to-start");
  act (phone->window, "win.step-forward"); /* the givens are read */
  for (int step = 0; step < 4; step++) {
    act (phone->window, "win.step-forward");
    until (has_label (phone->window, "Placed ? in row *"));
    await_all (phone->window, find_label (phone->window, "Placed ? in row *"),
               find_tooltip (phone->window, "Step forward"));
    assert_uncut (phone->window);
  }
}

/* Of a place among millions there is the step, where there is no room for more. */
static void
test_long_search (Phone *phone, gconstpointer data)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (LONG);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);

  set_document (phone->window, document);
  act (phone->window, "win.solve");
  until (rt_player_length (rt_desk_player (rt_window_desk (phone->window))) > 2000000);
  act (phone->window, "win.solve"); /* which stops it */
  until (rt_solving_state (rt_desk_solving (rt_window_desk (phone->window))) != RT_SOLVING_RUNNING);
  g_assert_true (has_label (find (phone->window, RT_TYPE_TIMELINE), "Step *"));
  assert_uncut (phone->window);
}

/* What may be wrong is read without a tap, and put right by one. */
static void
test_slip (Phone *phone, gconstpointer data)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (WRONG);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  GtkWidget *card = find (phone->window, RT_TYPE_CARD);

  set_document (phone->window, document);
  until (gtk_widget_get_mapped (card) && find_button (card, "Put It Right"));
  await_all (phone->window, find_label (card, "Row 1, column 3: * it has one solution."),
             find_button (card, "Put It Right"));
  press_button (card, "Put It Right");
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 2), !=, 1);
  until (!gtk_widget_get_mapped (card));
  rt_document_undo (document);
  until (find_button (card, "Put It Right"));
  /* Beside the page it would be too much. */
  gtk_window_set_default_size (GTK_WINDOW (phone->window), 900, 700);
  until (!find_button (card, "Put It Right") && find_button (phone->window, "Put It Right"));
}

/* In a narrow window that is no phone the card has its room before it comes. */
static void
test_room_for_card (void)
{
  RtWindow *window = open_window (EASY);
  graphene_rect_t quiet;

  gtk_window_set_default_size (GTK_WINDOW (window), 714, 700);
  until (find_button (window, "Pages") && find_button (window, "Easy 1.2"));
  bounds_of_grid (window, &quiet);
  hint_at_rest (window, &quiet);
  close_window (window);
}

/* The rating is whole in the header, in as few words as that needs, down to the width in which it is in the
 * toolbar. */
static void
test_title (void)
{
  RtWindow *window = open_window (NESTED);
  GtkWidget *header = find (window, GTK_TYPE_HEADER_BAR), *rating;
  int n = 0;

  until (find_button (header, "*9.2"));
  for (int width = 780; (rating = find_button (header, "*9.2")); width -= 6) {
    g_assert_cmpint (width, >, 600);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    assert_as_wide_as_its_text (rating);
    gtk_window_set_default_size (GTK_WINDOW (window), width, 700);
    gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
    n++;
  }
  g_assert_cmpint (n, >, 3);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *name;
    void (*test) (Phone *phone, gconstpointer data);
  } tests[] = {
    { "corners", test_corners },
    { "drag", test_drag },
    { "drag-sheet", test_drag_sheet },
    { "hardness", test_hardness },
    { "hint", test_hint },
    { "long-search", test_long_search },
    { "message", test_message },
    { "no-motion", test_no_motion },
    { "path", test_path },
    { "path-after-list", test_path_after_list },
    { "search", test_search },
    { "sheet", test_sheet },
    { "show-where", test_show_where },
    { "slip", test_slip },
    { "verdict", test_verdict },
  };

  desk_begin (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (phones); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (tests); j++) {
      g_autofree char *path = g_strdup_printf ("/narrow/%s/%s", phones[i].name, tests[j].name);

      g_test_add (path, Phone, GUINT_TO_POINTER (i), set_up, tests[j].test, tear_down);
    }
  g_test_add_func ("/narrow/room-for-card", test_room_for_card);
  g_test_add_func ("/narrow/message-and-pad", test_message_and_pad);
  g_test_add_func ("/narrow/title", test_title);
  g_test_add_func ("/narrow/wide-hint", test_wide_hint);
  g_test_add ("/narrow/long-hint", Phone, GUINT_TO_POINTER (0), set_up, test_long_hint, tear_down);
  return desk_run ();
}
