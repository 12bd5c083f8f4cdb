/* test-keys.c - a key does what is fitting to what the grid shows: the person's own grid, a search, a
 * path, a hint. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"
#include "app/window/actions.h"
#include "app/window/panel.h"
#include "app/window/toolbar.h"
#include "document/desk/desk.h"
#include "document/desk/moment.h"
#include "widgets/explanation-card.h"
#include "widgets/pad.h"

/* Presses KEY, as a table of actions names it, with the focus in the grid: what the grid does not
 * take goes to the window. Returns whether either took it. */
static bool
press (RtWindow *window, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  guint keyval;
  GdkModifierType modifiers;

  g_assert_true (gtk_accelerator_parse (key, &keyval, &modifiers));
  if (press_key (rt_window_grid_view (window), keyval, modifiers))
    return true;
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_SHORTCUT_CONTROLLER (controller))
      continue;
    for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
      g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

      if (g_str_equal (trigger, key) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (window),
                                        NULL))
        return true;
    }
  }
  return false;
}

static int
focus_cell (RtWindow *window)
{
  return rt_grid_view_focus_cell (rt_window_grid_view (window));
}

static RtPlayer *
front (RtWindow *window)
{
  return rt_desk_front (rt_window_desk (window));
}

static guint64
place (RtWindow *window)
{
  return rt_player_position (front (window));
}

/* Every key goes through what is in front, which is paused at its start, and moves no focus. */
static void
check_steps (RtWindow *window)
{
  guint64 length = rt_player_length (front (window));
  int cell = focus_cell (window);

  g_assert_cmpuint (place (window), ==, 0);
  g_assert_true (press (window, "Right"));
  g_assert_cmpuint (place (window), ==, 1);
  g_assert_true (press (window, "period"));
  g_assert_cmpuint (place (window), ==, 2);
  g_assert_true (press (window, "Left"));
  g_assert_true (press (window, "comma"));
  g_assert_cmpuint (place (window), ==, 0);
  g_assert_true (press (window, "End"));
  g_assert_cmpuint (place (window), ==, length);
  g_assert_true (press (window, "Home"));
  g_assert_cmpuint (place (window), ==, 0);
  g_assert_true (press (window, "<Shift>Right"));
  g_assert_cmpuint (place (window), >, 0);
  g_assert_true (press (window, "<Shift>Left"));
  g_assert_cmpuint (place (window), ==, 0);
  for (int i = 0; i < 2; i++) {
    g_assert_true (press (window, i ? "p" : "space"));
    g_assert_true (rt_player_playing (front (window)));
    g_assert_true (press (window, i ? "p" : "space"));
    g_assert_false (rt_player_playing (front (window)));
  }
  g_assert_cmpint (focus_cell (window), ==, cell);

  /* With Control the arrows go through the grid. */
  g_assert_true (press (window, "<Control>Right"));
  g_assert_cmpint (focus_cell (window), ==, cell + 1);
  rt_grid_view_set_focus_cell (rt_window_grid_view (window), cell);
}

/* The keys of any Sudoku program: they move and clear, and nothing steps or plays. */
static void
check_grid (RtWindow *window)
{
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  rt_grid_view_set_focus_cell (rt_window_grid_view (window), 2);
  g_assert_true (press (window, "4"));
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 2), ==, 4);
  g_assert_true (press (window, "space"));
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 2), ==, 0);
  g_assert_true (press (window, "Right"));
  g_assert_cmpint (focus_cell (window), ==, 3);
  g_assert_true (press (window, "Left"));
  g_assert_cmpint (focus_cell (window), ==, 2);
  g_assert_true (press (window, "End"));
  g_assert_cmpint (focus_cell (window), ==, 8);
  g_assert_true (press (window, "Home"));
  g_assert_cmpint (focus_cell (window), ==, 0);
  g_assert_false (press (window, "p"));
  rt_document_undo (document);
  rt_document_undo (document);
}

static void
test_own_grid (void)
{
  RtWindow *window = open_window (EASY);

  until (rt_window_is_settled (window));
  check_grid (window);
  close_window (window);
}

/* A search that waits at its start, to be watched. */
static RtWindow *
open_search (void)
{
  RtWindow *window = open_window (EASY);
  RtDesk *desk = rt_window_desk (window);

  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  solve (window);
  rt_solving_play (rt_desk_solving (desk), false);
  g_assert_true (press (window, "Home"));
  return window;
}

static void
test_search (void)
{
  RtWindow *window = open_search ();

  check_steps (window);
  close_window (window);
}

/* Escape pauses, then leaves: the grid is as it was, and so are its keys. */
static void
test_leaving (void)
{
  RtWindow *window = open_search ();
  RtDesk *desk = rt_window_desk (window);

  g_assert_true (press (window, "space"));
  g_assert_true (press (window, "Escape"));
  g_assert_true (rt_desk_has_trace (desk) && !rt_player_playing (front (window)));
  g_assert_true (press (window, "Escape"));
  g_assert_false (rt_desk_has_trace (desk));
  assert_shown (window, EASY);
  check_grid (window);
  close_window (window);
}

/* What Solve has filled in is undone by Undo: it has steps all the same. */
static void
test_answer (void)
{
  RtWindow *window = open_window (EASY);

  solve (window);
  assert_shown (window, SOLVED);
  g_assert_true (press (window, "Home"));
  check_steps (window);
  close_window (window);
}

static void
test_path (void)
{
  RtWindow *window = open_window (EASY);
  RtDesk *desk = rt_window_desk (window);

  look_for_path (window);
  g_assert_true (rt_desk_has_path (desk));
  g_assert_true (press (window, "Home"));
  check_steps (window);
  g_assert_true (press (window, "Escape"));
  g_assert_false (rt_desk_has_path (desk));
  check_grid (window);
  close_window (window);
}

/* A hint has no steps: the keys stay those of the grid, and Escape puts it away. */
static void
test_hint (void)
{
  RtWindow *window = open_window (EASY);
  RtDesk *desk = rt_window_desk (window);

  act (window, "win.hint");
  until (rt_reasoning_is_on (rt_desk_reasoning (desk)));
  g_assert_true (press (window, "End"));
  g_assert_cmpint (focus_cell (window), ==, 8);
  g_assert_true (press (window, "Escape"));
  g_assert_false (rt_reasoning_is_on (rt_desk_reasoning (desk)));
  check_grid (window);
  close_window (window);
}

/* All cells, whatever is shown; what is typed then goes into each. */
static void
test_select_all (void)
{
  RtWindow *window = open_window (NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  g_assert_true (press (window, "<Control>a"));
  g_assert_true (press (window, "<Control>3"));
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    g_assert_cmpuint (rt_document_position (document)->marks[cell], ==, rt_digits_of (3));

  /* In a new puzzle they are selected no more: the first digit is one. */
  g_assert_true (press (window, "<Control>n"));
  g_assert_true (press (window, "5"));
  g_assert_cmpint (rt_position_digit (rt_document_position (document), 0), ==, 5);
  for (int cell = 1; cell < RT_N_CELLS; cell++)
    g_assert_cmpint (rt_position_digit (rt_document_position (document), cell), ==, 0);
  close_window (window);
}

/* What is done to the grid at a step of a search that found the answer is done to the person's own grid, not
 * to the answer, which was not looked at; Undo brings all back. */
static void
test_edit_at_step (void)
{
  static const struct {
    const char *key, *action; /* one of the two */
    int digit;                /* that is in the cell then */
    bool mark, all_marks, none_given;
  } edits[] = {
    { "5", NULL, 5, false, false, false },
    { "<Control>5", NULL, 0, true, false, false },
    { "Delete", NULL, 0, false, false, false },
    { NULL, "win.lock-givens", 0, false, false, false },
    { NULL, "win.unlock-givens", 0, false, false, true },
    { NULL, "win.fill-marks", 0, false, true, false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (edits); i++) {
    RtWindow *window = open_window (EASY);
    RtDesk *desk = rt_window_desk (window);
    RtDocument *document = rt_desk_document (desk);
    const RtPosition *now;
    RtPosition before = *rt_document_position (document), solved;
    RtCells blank = rt_cells_minus (RT_CELLS_ALL, rt_grid_filled (&before.givens));
    int cell = rt_cells_first (blank);

    solve (window);
    solved = *rt_document_position (document);
    g_assert_cmpint (rt_position_digit (&solved, cell), !=, 0);
    rt_desk_look_at (desk, 10);
    rt_grid_view_set_focus_cell (rt_window_grid_view (window), cell);
    if (edits[i].key)
      g_assert_true (press (window, edits[i].key));
    else
      act (window, edits[i].action);
    g_assert_false (rt_desk_has_trace (desk));
    now = rt_document_position (document);
    for (int at = 0; at < RT_N_CELLS; at++)
      g_assert_cmpint (rt_position_digit (now, at), ==,
                       at == cell ? edits[i].digit : rt_position_digit (&before, at));
    g_assert_cmpint (now->marks[cell] == rt_digits_of (5), ==, edits[i].mark);
    for_each_cell (at, blank)
      g_assert_cmpint (now->marks[at] != 0, ==,
                       edits[i].all_marks || (edits[i].mark && at == cell));
    g_assert_cmpint (rt_cells_is_empty (rt_grid_filled (&now->givens)), ==, edits[i].none_given);

    rt_desk_undo (desk);
    until (rt_desk_has_trace (desk) && rt_player_position (rt_desk_front (desk)) == 10);
    g_assert_true (rt_position_equal (rt_document_position (document), &solved));
    close_window (window);
  }
}

/* No two actions share a key, and each key is one that GTK knows. */
static void
test_table (void)
{
  g_autoptr (GHashTable) keys = g_hash_table_new (g_str_hash, g_str_equal);

  for (const RtAction *row = rt_actions; row->name; row++)
    for (int i = 0; row->keys[i]; i++) {
      guint keyval;
      GdkModifierType modifiers;

      if (!gtk_accelerator_parse (row->keys[i], &keyval, &modifiers) ||
          !g_hash_table_add (keys, (gpointer) row->keys[i]))
        g_error ("%s has no key of its own: %s", row->name, row->keys[i]);
    }
}

/* After each frame: what the card tells is of the step that the grid shows. Each frame then takes longer
 * than the one before, up to a step and back to nothing, as on a machine that has more to do. */
static void
painted_cb (GdkFrameClock *clock, RtWindow *window)
{
  static int n_frames;
  RtMoment moment;
  g_autofree char *said = NULL, *plain = NULL;

  moment = *rt_desk_moment (rt_window_desk (window));
  said = rt_moment_say (&moment);
  g_assert_true (pango_parse_markup (said, -1, 0, NULL, &plain, NULL, NULL));
  g_assert_cmpstr (rt_card_text (find (window, RT_TYPE_CARD)), ==, plain);
  g_usleep ((gulong) (n_frames++ % 6) * 20000);
}

static void
test_told_as_seen (void)
{
  RtWindow *window = open_window (EASY);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gulong painted;

  solve (window);
  g_assert_true (press (window, "Home"));
  rt_player_set_speed (front (window), 9); /* in step with no other clock */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (press (window, "space"));
  painted = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), window);
  until (place (window) >= 24);
  g_signal_handler_disconnect (clock, painted);
  close_window (window);
}

/* A search writes only blanks: on a given nothing would ever pause it. */
static void
test_breakpoint (void)
{
  RtWindow *window = open_search ();
  RtPlayer *player = front (window);

  rt_grid_view_set_focus_cell (rt_window_grid_view (window), 0);
  g_assert_true (press (window, "b"));
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  until (has_label (window, "A given never changes: nothing pauses there."));
  rt_grid_view_set_focus_cell (rt_window_grid_view (window), 2);
  g_assert_true (press (window, "b"));
  g_assert_cmpint (rt_player_breakpoint (player), ==, 2);
  g_assert_true (press (window, "b"));
  g_assert_cmpint (rt_player_breakpoint (player), ==, -1);
  close_window (window);
}

/* The part of WINDOW that has the focus. */
static const char *
focused_part (RtWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  const struct {
    const char *name;
    GType type;
  } parts[] = { { "grid", RT_TYPE_GRID_VIEW }, { "foot", GTK_TYPE_STACK }, { "card", RT_TYPE_CARD },
                { "bar", RT_TYPE_TOOLBAR }, { "pages", RT_TYPE_PANEL }, { "message", RT_TYPE_MESSAGE } };
  const char *name = NULL;

  g_assert_nonnull (focus);
  if (gtk_widget_is_ancestor (focus, gtk_window_get_titlebar (GTK_WINDOW (window))))
    return "header";
  /* The pages have a stack, too: the outermost part counts. */
  for (GtkWidget *widget = focus; widget; widget = gtk_widget_get_parent (widget))
    for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, parts[i].type))
        name = parts[i].name;
  return name;
}

/* Presses Tab, with Shift if BACK, from the grid until the grid has the focus again. Returns the parts passed. */
static char *
lap (RtWindow *window, bool back)
{
  g_autoptr (GString) passed = g_string_new (NULL);
  const char *part = "grid";
  int presses = 0;

  gtk_widget_grab_focus (GTK_WIDGET (rt_window_grid_view (window)));
  do {
    g_signal_emit_by_name (window, "move-focus", back ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
    until (gtk_window_get_focus (GTK_WINDOW (window)));
    if (!g_str_equal (part, focused_part (window))) {
      part = focused_part (window);
      g_string_append_printf (passed, "%s ", part);
    }
    g_assert_cmpint (++presses, <, 100);
  } while (!g_str_equal (part, "grid"));
  return g_string_free (g_steal_pointer (&passed), FALSE);
}

static void
assert_laps (RtWindow *window, const char *forward, const char *back)
{
  g_autofree char *there = lap (window, false), *again = lap (window, true);

  g_assert_cmpstr (there, ==, forward);
  g_assert_cmpstr (again, ==, back);
}

/* Tab reaches every part of the window in reading order, comes back to the grid, and does so in both directions. */
static void
test_tab (void)
{
  RtWindow *window = open_window (EASY);

  until (find (window, RT_TYPE_PAD));
  assert_laps (window, "foot pages header grid ", "header pages foot grid ");
  solve (window);
  assert_laps (window, "foot card pages header grid ", "header pages card foot grid ");
  act (window, "win.undo");
  assert_laps (window, "foot pages header grid ", "header pages foot grid ");
  rt_message_show (rt_window_message (window), RT_MESSAGE_ERROR, "One sentence that is said.", NULL, NULL);
  until (gtk_widget_get_height (GTK_WIDGET (rt_window_message (window))) > 20);
  assert_laps (window, "foot pages message header grid ", "header message pages foot grid ");
  close_window (window);
}

static void
test_tab_on_a_phone (void)
{
  RtWindow *window;

  rt_preference_set_int (RT_PREFERENCE_WINDOW_WIDTH, 360);
  rt_preference_set_int (RT_PREFERENCE_WINDOW_HEIGHT, 640);
  window = open_window (EASY);
  until (find (window, RT_TYPE_PAD));
  assert_laps (window, "foot bar header grid ", "header bar foot grid ");
  solve (window);
  assert_laps (window, "foot card bar header grid ", "header bar card foot grid ");
  rt_window_show_page (window, RT_PAGE_SEARCH);
  until (gtk_widget_get_mapped (find (window, RT_TYPE_PANEL)));
  assert_laps (window, "card bar pages header grid ", "header pages bar card grid ");
  close_window (window);
  reset_preference ("window-width");
  reset_preference ("window-height");
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/keys/own-grid", test_own_grid);
  g_test_add_func ("/keys/search", test_search);
  g_test_add_func ("/keys/leaving", test_leaving);
  g_test_add_func ("/keys/answer", test_answer);
  g_test_add_func ("/keys/path", test_path);
  g_test_add_func ("/keys/breakpoint", test_breakpoint);
  g_test_add_func ("/keys/hint", test_hint);
  g_test_add_func ("/keys/select-all", test_select_all);
  g_test_add_func ("/keys/edit-at-step", test_edit_at_step);
  g_test_add_func ("/keys/tab", test_tab);
  g_test_add_func ("/keys/tab-on-a-phone", test_tab_on_a_phone);
  g_test_add_func ("/keys/table", test_table);
  g_test_add_func ("/keys/told-as-seen", test_told_as_seen);
  return desk_run ();
}
