/* test-window.c - the window does its job: solve, stop, watch, undo, open, save, paste, close. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/preferences.h"
#include "app/files/open.h"
#include "app/files/recent.h"
#include "app/search/tour.h"
#include "app/window/actions.h"
#include "app/window/copy.h"
#include "document/desk/desk.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>

static RtSolvingState
state (RtWindow *window)
{
  return rt_solving_state (rt_desk_solving (rt_window_desk (window)));
}

static void
test_solve_and_undo (void)
{
  RtWindow *window = open_window (EASY);

  until (has_label (window, "30 givens · exactly one solution"));
  solve (window);
  assert_shown (window, SOLVED);
  until (has_label (window, "30 givens · solved"));
  act (window, "win.undo");
  assert_shown (window, EASY);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "undo"));
  act (window, "win.redo");
  assert_shown (window, SOLVED);
  close_window (window);
}

static void
test_long_search (void)
{
  RtWindow *window = open_window (LONG);

  act (window, "win.solve");
  until (rt_solving_showing (rt_desk_solving (rt_window_desk (window))) == RT_SHOWING_ANSWER);
  g_assert_true (has_label (window, "Stop"));
  assert_shown (window, LONG_SOLVED);
  act (window, "win.solve");
  until (state (window) != RT_SOLVING_RUNNING);
  g_assert_cmpint (state (window), ==, RT_SOLVING_STOPPED);
  g_assert_true (has_label (window, "Solve"));
  close_window (window);
}

/* Whatever a window had made for its desk goes with it: search, hint, pages. */
static void
test_nothing_stays (void)
{
  RtWindow *stays = open_window (NULL), *window = open_window (EASY);

  solve (window);
  act (window, "win.undo");
  act (window, "win.hint");
  until (rt_reasoning_is_on (rt_desk_reasoning (rt_window_desk (window))));
  close_window (window);
  window = open_window (LONG);
  act (window, "win.solve");
  until (state (window) == RT_SOLVING_RUNNING);
  close_window (window);
  close_window (stays);
}

/* Closing in mid-run ends the worker: close_window waits for the last reference. */
static void
test_close_while_running (void)
{
  RtWindow *window = open_window (LONG);

  act (window, "win.solve");
  until (state (window) == RT_SOLVING_RUNNING);
  close_window (window);
}

static void
painted_cb (GdkFrameClock *clock, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  gtk_window_close (window);
}

static gboolean
passed_cb (gpointer passed)
{
  *(bool *) passed = true;
  return G_SOURCE_REMOVE;
}

/* The pages are made some moments after the first frame: not where the window was closed meanwhile,
 * though something holds it yet. */
static void
test_close_after_the_first_frame (void)
{
  RtWindow *stays = open_window (NULL), *window = g_object_ref (open_window (EASY));
  guint n = n_windows ();
  bool passed = false;

  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), window);
  until (n_windows () < n);
  g_timeout_add (50, passed_cb, &passed);
  until (passed);
  g_assert_null (rt_window_desk (window));
  g_object_unref (window);
  close_window (stays);
}

static void
test_timeline (void)
{
  RtWindow *window = open_window (EASY);
  RtPlayer *player = rt_desk_player (rt_window_desk (window));

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "play"));
  solve (window);
  act (window, "win.to-start");
  g_assert_cmpuint (rt_player_position (player), ==, 0);
  assert_shown (window, EASY);
  act (window, "win.step-forward");
  act (window, "win.step-forward");
  g_assert_cmpuint (rt_player_position (player), ==, 2);
  assert_shown (window, WRONG);
  act (window, "win.step-back");
  assert_shown (window, EASY);
  rt_player_set_speed (player, RT_SPEED_MAX);
  act (window, "win.play");
  until (!rt_player_playing (player));
  assert_shown (window, SOLVED);
  act (window, "win.to-start");
  act (window, "win.leave");
  assert_shown (window, EASY);
  g_assert_cmpint (state (window), ==, RT_SOLVING_IDLE);
  close_window (window);
}

static void
test_refused (void)
{
  RtWindow *window = open_window (EASY);

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 5);
  until (has_label (window, "30 givens · two 5s in row 1"));
  act (window, "win.solve");
  until (has_label (window, "There is nothing to solve: a digit you entered is wrong."));
  press_button (window, "What Is Wrong?");
  g_assert_true (has_label (window, "Two 5s in row 1"));
  until (rt_grid_view_scene (rt_window_grid_view (window))->cells[2].wrong);
  act (window, "win.restart");
  assert_shown (window, EASY);
  close_window (window);
}

/* Cells of the grid that are framed or marked. */
static int
count_cells (RtWindow *window, size_t flag)
{
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));
  int n = 0;

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    n += *(const bool *) ((const char *) &scene->cells[cell] + flag);
  return n;
}

#define n_wrong(window) count_cells (window, G_STRUCT_OFFSET (RtSceneCell, wrong))
#define n_involved(window) count_cells (window, G_STRUCT_OFFSET (RtSceneCell, involved))
#define n_marked(window) count_cells (window, G_STRUCT_OFFSET (RtSceneCell, marked))

/* A wrong entry is framed once the person asks, it alone, until it goes. */
static void
test_wrong (void)
{
  RtWindow *window = open_window (EASY);

  until (has_label (window, "30 givens · exactly one solution"));
  g_assert_cmpint (n_wrong (window), ==, 0);
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 2);
  until (rt_desk_is_settled (rt_window_desk (window)));
  g_assert_true (has_label (window, "30 givens · exactly one solution"));
  g_assert_cmpint (n_wrong (window), ==, 0);
  act (window, "win.check");
  until (has_label (window, "30 givens · 1 digit you entered is wrong"));
  until (n_wrong (window) == 1);
  g_assert_cmpint (n_involved (window), ==, 0);
  act (window, "win.undo");
  until (has_label (window, "30 givens · exactly one solution"));
  g_assert_cmpint (n_wrong (window), ==, 0);
  close_window (window);
}

/* The verdict opens what there is to tell; a button marks it, an edit or Escape takes that off. */
static void
test_details (void)
{
  RtWindow *window = open_window (EASY);

  for (int i = 0; i < 2; i++) {
    act (window, "win.details");
    until (has_label (window, "22 of the 30 digits are more than is needed*"));
    until (has_label (window, "Easy 1.2. Hardest step needed: *."));
    g_assert_cmpint (n_marked (window), ==, 0);
    press_button (window, "Mark the Needless Digits");
    g_assert_cmpint (n_marked (window), ==, 22);
    if (i == 0)
      act (window, "win.leave");
    else
      rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 5);
    let_changes_be_told ();
    g_assert_cmpint (n_marked (window), ==, 0);
  }
  act (window, "win.details");
  until (has_label (window, "A digit stands twice*"));
  press_button (window, "Mark What Is Wrong");
  g_assert_cmpint (n_marked (window), ==, 1);
  close_window (window);
}

/* Whatever the card below it tells: nothing, each stage of a hint; and each step of a search, where it leaves room
 * for the tree. */
static void
test_grid_stays (void)
{
  RtWindow *window = open_window (EASY);
  graphene_rect_t quiet, hinted, solved, dead_end, left;

  until (find_button (window, "Logic"));
  bounds_of_grid (window, &quiet);
  hint_at_rest (window, &quiet);
  act (window, "win.leave");
  bounds_of_grid (window, &hinted);
  g_assert_true (graphene_rect_equal (&quiet, &hinted));
  solve (window);
  bounds_of_grid (window, &solved);
  act (window, "win.to-start");
  act (window, "win.next-dead-end");
  until (has_label (window, "Dead end*"));
  bounds_of_grid (window, &dead_end);
  g_assert_true (graphene_rect_equal (&solved, &dead_end));
  g_assert_cmpfloat (quiet.size.width, >, dead_end.size.width);
  act (window, "win.leave");
  bounds_of_grid (window, &left);
  g_assert_true (graphene_rect_equal (&quiet, &left));
  close_window (window);
}

/* How hard the puzzle is stands beside the verdict, and leads to the path. */
static void
test_hardness (void)
{
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Easy 1.2"));
  press_button (window, "Easy 1.2");
  until (has_label (window, "Step 1 of 51"));
  close_window (window);
  window = open_window (EMPTY);
  until (has_label (window, "Type digits, paste or open a puzzle"));
  g_assert_null (find_button (window, "Easy*"));
  close_window (window);
}

/* The transport plays the path; an edit puts it away. */
static void
test_path (void)
{
  RtWindow *window = open_window (EASY);
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));

  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "play"));
  look_for_path (window);
  until (has_label (window, "Step 1 of 51"));
  assert_shown (window, EASY);
  act (window, "win.to-end");
  assert_shown (window, SOLVED);
  g_assert_true (has_label (window, "After 51 steps"));
  act (window, "win.step-back");
  g_assert_cmpint (rt_reasoning_place (reasoning), ==, 50);
  act (window, "win.part-back");
  g_assert_cmpint (rt_reasoning_place (reasoning), ==, 49);
  act (window, "win.to-start");
  for (int i = 0; i < 9; i++)
    act (window, "win.faster");
  act (window, "win.play");
  until (rt_reasoning_state (reasoning) == RT_REASONING_SOLVED);
  assert_shown (window, SOLVED);
  until (!rt_player_playing (rt_reasoning_player (reasoning)));

  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  let_changes_be_told ();
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "play"));
  g_assert_false (has_label (window, "After 51 steps"));
  close_window (window);
}

/* A path has a speed of its own, which the next document and the next window have, too. */
static void
test_speeds (void)
{
  g_autoptr (RtPuzzle) puzzle = make_puzzle (EASY);
  g_autoptr (RtDocument) document = rt_document_new (puzzle);
  RtWindow *window;

  reset_preference ("speed");
  reset_preference ("path-speed");
  window = open_window (EASY);
  solve (window);
  until (has_label (window, "10 / s"));
  look_for_path (window);
  g_assert_true (has_label (window, "0.5 / s"));
  act (window, "win.slower");
  g_assert_true (has_label (window, "0.2 / s"));
  act (window, "win.leave");
  g_assert_true (has_label (window, "10 / s"));
  act (window, "win.faster");
  g_assert_true (has_label (window, "20 / s"));
  look_for_path (window);
  g_assert_true (has_label (window, "0.2 / s"));
  set_document (window, document);
  look_for_path (window);
  g_assert_true (has_label (window, "0.2 / s"));
  close_window (window);

  window = open_window (EASY);
  solve (window);
  until (has_label (window, "20 / s"));
  look_for_path (window);
  g_assert_true (has_label (window, "0.2 / s"));
  close_window (window);
}

/* What was asked for last is shown: a path stands before a search that waits, until it is put away
 * or the search is asked for. */
static void
test_path_and_search (void)
{
  RtWindow *window = open_window (EASY);
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));
  RtSolving *solving = rt_desk_solving (rt_window_desk (window));
  RtPlayer *player = rt_desk_player (rt_window_desk (window));

  rt_solving_start (solving, rt_search_by_id ("masks"), RT_RESULT_ANIMATE);
  until (state (window) == RT_SOLVING_DONE);
  act (window, "win.step-forward");
  g_assert_cmpint (rt_solving_showing (solving), ==, RT_SHOWING_SEARCH);
  act (window, "win.play");

  look_for_path (window);
  g_assert_false (rt_player_playing (player));
  act (window, "win.to-end");
  assert_shown (window, SOLVED);
  g_assert_true (has_label (window, "After 51 steps"));
  act (window, "win.leave");
  g_assert_false (rt_reasoning_is_on (reasoning));
  g_assert_cmpint (rt_solving_showing (solving), ==, RT_SHOWING_SEARCH);
  g_assert_true (has_label (window, "Step * of *"));

  look_for_path (window);
  act (window, "win.next-dead-end");
  g_assert_false (rt_reasoning_is_on (reasoning));
  g_assert_nonnull (rt_solving_trace (solving));

  /* One that would fill the grid in behind the person's back is stopped. */
  close_window (window);
  window = open_window (LONG);
  act (window, "win.solve");
  until (state (window) == RT_SOLVING_RUNNING);
  act (window, "win.hint");
  until (state (window) == RT_SOLVING_STOPPED);
  assert_shown (window, LONG);
  close_window (window);
}

/* A hint comes in stages on one button; the last press does it. */
static void
test_hint (void)
{
  RtWindow *window = open_window (EASY);
  RtReasoning *reasoning = rt_desk_reasoning (rt_window_desk (window));

  for (int stage = 0; stage < RT_N_HINTS; stage++) {
    act (window, "win.hint");
    until (rt_reasoning_state (reasoning) == RT_REASONING_STEP);
    g_assert_cmpint (rt_reasoning_stage (reasoning), ==, stage);
  }
  g_assert_true (has_label (window, "Hidden Single. In * the digit * can only stand in *"));
  act (window, "win.leave");
  g_assert_false (has_label (window, "Hidden Single. In * the digit * can only stand in *"));
  assert_shown (window, EASY);
  for (int press = 0; press <= RT_N_HINTS; press++) {
    act (window, "win.hint");
    until (rt_reasoning_state (reasoning) != RT_REASONING_WORKING);
  }
  g_assert_true (rt_position_has_entries (rt_document_position (rt_desk_document (rt_window_desk (window)))));
  act (window, "win.undo");
  act (window, "win.fill-singles");
  assert_shown (window, SOLVED);
  close_window (window);
}

static void
test_open_and_save (void)
{
  RtWindow *window = open_window (EMPTY);
  g_autoptr (GFile) file = write_file ("a.sdk", "[Puzzle]\n"
                                                "53..7....\n6..195...\n.98....6.\n8...6...3\n"
                                                "4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
                                                "....8..79\n");
  g_autofree char *text = NULL;

  open_file (RT_SHELL (window), file);
  until (rt_document_file (rt_desk_document (rt_window_desk (window))));
  assert_shown (window, EASY);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "a.sdk");
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 4);
  g_assert_true (has_label (window, "• a.sdk"));
  act (window, "win.save");
  until (!rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  text = read_file (file);
  g_assert_nonnull (strstr (text, "[State]\n534.7....\n"));
  close_window (window);
}

/* A window on a new file of that NAME and TEXT. */
static RtWindow *
open_file_window (const char *name, const char *text, GFile **file)
{
  RtWindow *window = open_window (EMPTY);

  *file = write_file (name, text);
  open_file (RT_SHELL (window), *file);
  until (rt_document_file (rt_desk_document (rt_window_desk (window))));
  return window;
}

/* What a format cannot hold is named before anything is written; once that is agreed to, it is not
 * asked again, and the document stays unsaved in so far. */
static void
test_lossy_save (void)
{
  g_autoptr (GFile) file = NULL;
  RtWindow *window = open_file_window ("b.txt", EASY "\n", &file);
  g_autofree char *before = NULL;

  rt_document_edit (rt_desk_document (rt_window_desk (window)), RT_EDIT_MARK, rt_cells_of (2), 4, false);
  act (window, "win.save");
  g_assert_true (has_label (window, "*b.txt*not been saved*not keep: pencil marks."));
  g_assert_true (has_label (window, "Save as .sdk Instead"));
  before = read_file (file);
  g_assert_cmpstr (before, ==, EASY "\n");

  rt_document_edit (rt_desk_document (rt_window_desk (window)), RT_EDIT_UNLOCK_GIVENS, RT_CELLS_NONE, 0, false);
  act (window, "win.save");
  g_assert_true (has_label (window, "*not keep: which*are yours, pencil marks."));
  act (window, "win.undo");
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (0), 5);
  act (window, "win.save");
  press_button (window, "Save Anyway");
  until (!has_label (window, "*not been saved*"));
  g_assert_true (rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  act (window, "win.undo");
  g_assert_false (rt_document_is_modified (rt_desk_document (rt_window_desk (window))));

  rt_document_edit (rt_desk_document (rt_window_desk (window)), RT_EDIT_MARK, rt_cells_of (3), 4, false);
  act (window, "win.save");
  g_assert_false (has_label (window, "*not been saved*"));
  close_window (window);
}

/* Back to the file, as one step to undo. */
static void
test_revert (void)
{
  g_autoptr (GFile) file = NULL;
  RtWindow *window = open_file_window ("c.txt", EASY "\n", &file);

  g_assert_true (rt_document_file (rt_desk_document (rt_window_desk (window))) != NULL);
  act (window, "win.unlock-givens");
  rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (0), 7);
  act (window, "win.revert");
  until (!rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  assert_shown (window, EASY);
  g_assert_cmpstr (rt_document_undo_label (rt_desk_document (rt_window_desk (window))), ==, "Revert to File");
  act (window, "win.undo");
  assert_shown (window, "73." EASY_TAIL);
  g_assert_true (rt_document_is_modified (rt_desk_document (rt_window_desk (window))));
  close_window (window);
}

static void
test_malformed_file_changes_nothing (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GFile) file = write_file ("bad.txt", "530070000\n600195000\n0980#0060\n");

  open_file (RT_SHELL (window), file);
  until (has_label (window, "bad.txt, line 3, column 5*"));
  assert_shown (window, EASY);
  g_assert_null (rt_document_file (rt_desk_document (rt_window_desk (window))));
  close_window (window);
}

/* Saving one puzzle over a file of several would lose the others. */
static void
test_file_of_several_is_no_documents_file (void)
{
  RtWindow *window = open_window (EMPTY);
  g_autoptr (GFile) file = write_file ("many.txt", EASY "\n" LONG "\n");

  open_file (RT_SHELL (window), file);
  until (has_label (window, "2 puzzles*"));
  assert_shown (window, EASY);
  g_assert_null (rt_document_file (rt_desk_document (rt_window_desk (window))));
  close_window (window);
}

static void
test_copy_and_paste (void)
{
  RtWindow *window = open_window (EASY), *other = open_window (EMPTY);

  act (window, "win.copy");
  act (other, "win.paste");
  until (!rt_position_is_empty (rt_document_position (rt_desk_document (rt_window_desk (other)))));
  assert_shown (other, EASY);
  act (other, "win.undo");
  assert_shown (other, EMPTY);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "not a puzzle");
  act (other, "win.paste");
  until (has_label (other, "Pasted text*"));
  assert_shown (other, EMPTY);
  close_window (window);
  close_window (other);
}

/* Every action of the table can be asked for at any time; none is without its function. */
static bool
has_item (GMenuModel *menu, const char *label)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *text = NULL;

    if (g_menu_model_get_item_attribute (menu, i, "label", "s", &text) &&
        g_str_equal (text, label))
      return true;
  }
  return false;
}

/* Several files that are dropped become one list. */
static void
test_drop_files (void)
{
  RtWindow *window = open_window (EMPTY);
  g_autoptr (GFile) one = write_file ("one.txt", EASY "\n"), two = write_file ("two.txt", LONG "\n");
  GSList last = { two, NULL }, files = { one, &last };
  GValue value = G_VALUE_INIT;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_static_boxed (&value, &files);
  g_assert_true (rt_open_value (RT_SHELL (window), &value));
  until (has_label (window, "2 puzzles*"));
  assert_shown (window, EASY);
  g_value_unset (&value);
  close_window (window);
}

/* What was opened is on the list of recent files until it is gone: found out by a check, or by
 * whoever opens it. */
static void
test_recent (void)
{
  g_autoptr (GMenuModel) menu = rt_recent_menu ();

  for (int i = 0; i < 2; i++) {
    g_autoptr (GFile) file = NULL;
    RtWindow *window = open_file_window ("r_1.txt", EASY "\n", &file);
    g_autofree char *uri = g_file_get_uri (file);
    g_autofree char *action = g_strdup_printf ("win.open-recent::%s", uri);
    RtDocument *before;

    until (has_item (menu, "r__1.txt"));
    before = rt_desk_document (rt_window_desk (window));
    act (window, action);
    until (rt_desk_document (rt_window_desk (window)) != before);
    g_assert_cmpint (g_remove (g_file_peek_path (file)), ==, 0);
    if (i == 0)
      rt_recent_check ();
    else
      act (window, action);
    until (!has_item (menu, "r__1.txt"));
    close_window (window);
  }
}

/* Every row of the menu is a format, and what it puts on the clipboard can be pasted. */
static void
test_copy_as (void)
{
  RtWindow *window = open_window (EASY), *other = open_window (EMPTY);
  g_autoptr (GMenuModel) menu = rt_copy_menu ();
  int n = g_menu_model_get_n_items (menu);

  g_assert_cmpint (n, >=, 2);
  for (int i = 0; i < n; i++) {
    g_autoptr (GVariant) id = g_menu_model_get_item_attribute_value (menu, i, "target", NULL);
    g_autofree char *action = g_strdup_printf ("win.copy-as::%s", g_variant_get_string (id, NULL));

    g_assert_nonnull (rt_format_by_id (g_variant_get_string (id, NULL)));
    act (window, action);
    act (other, "win.paste");
    until (!rt_position_is_empty (rt_document_position (rt_desk_document (rt_window_desk (other)))));
    assert_shown (other, EASY);
    act (other, "win.undo");
  }
  close_window (window);
  close_window (other);
}

static void
test_every_action_exists (void)
{
  RtWindow *window = open_window (EASY);

  for (const RtAction *row = rt_actions; row->name; row++) {
    g_assert_cmpint (!!row->on_desk + !!row->on_shell + !!row->on_collecting + !!row->on_text, ==, 1);
    g_assert_true (g_action_group_has_action (G_ACTION_GROUP (window), row->name));
  }
  close_window (window);
}

/* A given is not written over, and the window says why. */
static void
test_givens_are_locked (void)
{
  RtWindow *window = open_window (EASY);
  RtIntent intent = { .kind = RT_INTENT_DIGIT, .digit = 1, .cells = rt_cells_of (0) };

  g_signal_emit_by_name (rt_window_grid_view (window), "intent", &intent);
  assert_shown (window, EASY);
  g_assert_true (has_label (window, "Givens are locked."));
  act (window, "win.unlock-givens");
  g_signal_emit_by_name (rt_window_grid_view (window), "intent", &intent);
  assert_shown (window, "13." EASY_TAIL);
  close_window (window);
}

/* Every stop of the tour finds its place in the search, and its end leaves the window to itself. */
static void
test_tour (void)
{
  const struct {
    const char *title;
    int kind; /* of the event, where it is one */
    int look; /* of the look, else */
  } stops[] = {
    { "1 of 5*", RT_EVENT_PLACE, -1 },      { "2 of 5*", -1, RT_LOOK_REFUSE },
    { "3 of 5*", -1, RT_LOOK_REFUSE },      { "4 of 5*", RT_EVENT_TAKE_BACK, -1 },
    { "5 of 5*", RT_EVENT_PLACE, -1 },
  };
  g_autoptr (RtDocument) document = rt_tour_document ();
  RtWindow *window = rt_application_add_window (application, document);
  RtPlayer *player = rt_desk_player (rt_window_desk (window));

  rt_window_start_tour (window);
  for (gsize i = 0; i < G_N_ELEMENTS (stops); i++) {
    until (has_label (window, stops[i].title));
    if (stops[i].look < 0) {
      g_assert_cmpint (rt_player_look (player), ==, -1);
      g_assert_cmpint (rt_cursor_event (rt_player_cursor (player))->kind, ==, stops[i].kind);
    } else {
      const RtDetail *detail = rt_cursor_detail (rt_player_cursor (player));

      g_assert_cmpint (detail->looks[rt_player_look (player)].kind, ==, stops[i].look);
    }
    press_button (window, i < 4 ? "Next" : "End Tour");
  }
  g_assert_cmpint (rt_cursor_event (rt_player_cursor (player))->status, ==, RT_STATUS_SOLVED);
  g_assert_false (has_label (window, "? of 5*"));
  close_window (window);
}

/* An edit ends the tour. */
static void
test_tour_ends_with_an_edit (void)
{
  g_autoptr (RtDocument) document = rt_tour_document ();
  RtWindow *window = rt_application_add_window (application, document);

  rt_window_start_tour (window);
  until (has_label (window, "1 of 5*"));
  rt_document_undo (document);
  g_assert_false (has_label (window, "1 of 5*"));
  close_window (window);
}

/* Whether the tooltip in the middle of the grid has something to say. */
static bool
has_tooltip (RtWindow *window)
{
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));
  g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  g_signal_emit_by_name (grid, "query-tooltip", gtk_widget_get_width (grid) / 2,
                         gtk_widget_get_height (grid) / 2, FALSE, tooltip, &shown);
  return shown;
}

/* Heat is of a search: it shows with one, in the cells that it wrote, and goes with it. */
static void
test_heat (void)
{
  RtWindow *window = open_window (EASY);
  const RtScene *scene = rt_grid_view_scene (rt_window_grid_view (window));
  int hottest = 0;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  act (window, "win.heat");
  g_assert_cmpint (scene->cells[40].heat, ==, 0);
  g_assert_false (has_tooltip (window));
  solve (window);
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    g_assert_cmpint (scene->cells[cell].heat > 0, ==, EASY[cell] == '.');
    hottest = MAX (hottest, scene->cells[cell].heat);
  }
  g_assert_cmpint (hottest, ==, 255);
  g_assert_true (has_tooltip (window));
  act (window, "win.heat");
  g_assert_cmpint (scene->cells[40].heat, ==, 0);
  g_assert_false (has_tooltip (window));
  close_window (window);
}

/* The keys of the grid say what the search does next, and go from cell to cell; the person's own grid
 * stays as it is. */
static void
test_quiz (void)
{
  RtWindow *window = open_window (EASY);
  RtDesk *desk = rt_window_desk (window);
  RtGridView *grid = rt_window_grid_view (window);
  int blank = 0;

  while (EASY[blank] != '.')
    blank++;
  rt_desk_set_result (desk, RT_RESULT_ANIMATE);
  solve (window);
  act (window, "win.quiz");
  rt_desk_look_at (desk, 1);
  g_assert_true (has_label (GTK_WIDGET (window), "What is next?*"));
  rt_grid_view_set_focus_cell (grid, blank == 0 ? 1 : blank - 1);
  press_key (grid, blank == 0 ? GDK_KEY_Left : GDK_KEY_Right, 0);
  press_key (grid, GDK_KEY_BackSpace, 0);
  until (has_label (GTK_WIDGET (window), "No, 0 of 1. Placed *"));
  rt_desk_look_at (desk, 1);
  press_key (grid, (guint) (GDK_KEY_0 + rt_cursor_event (rt_player_cursor (rt_desk_player (desk)))->digit), 0);
  g_assert_cmpuint (rt_player_position (rt_desk_player (desk)), ==, 2);
  g_assert_false (rt_desk_has_entries (desk));
  close_window (window);
}

static void
test_narrow (void)
{
  RtWindow *window = open_window (EASY);
  int minimum;

  /* Wide, it can be made so at once: what has no room then goes. */
  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 700);
  until (find_button (window, "New"));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                      NULL);
  g_assert_cmpint (minimum, <=, 360);
  assert_narrow (window);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/window/solve-and-undo", test_solve_and_undo);
  g_test_add_func ("/window/long-search", test_long_search);
  g_test_add_func ("/window/nothing-stays", test_nothing_stays);
  g_test_add_func ("/window/close-while-running", test_close_while_running);
  g_test_add_func ("/window/close-after-the-first-frame", test_close_after_the_first_frame);
  g_test_add_func ("/window/timeline", test_timeline);
  g_test_add_func ("/window/refused", test_refused);
  g_test_add_func ("/window/wrong", test_wrong);
  g_test_add_func ("/window/details", test_details);
  g_test_add_func ("/window/grid-stays", test_grid_stays);
  g_test_add_func ("/window/hardness", test_hardness);
  g_test_add_func ("/window/path", test_path);
  g_test_add_func ("/window/speeds", test_speeds);
  g_test_add_func ("/window/path-and-search", test_path_and_search);
  g_test_add_func ("/window/hint", test_hint);
  g_test_add_func ("/window/open-and-save", test_open_and_save);
  g_test_add_func ("/window/lossy-save", test_lossy_save);
  g_test_add_func ("/window/revert", test_revert);
  g_test_add_func ("/window/drop-files", test_drop_files);
  g_test_add_func ("/window/recent", test_recent);
  g_test_add_func ("/window/copy-as", test_copy_as);
  g_test_add_func ("/window/malformed-file-changes-nothing", test_malformed_file_changes_nothing);
  g_test_add_func ("/window/file-of-several-is-no-documents-file",
                   test_file_of_several_is_no_documents_file);
  g_test_add_func ("/window/copy-and-paste", test_copy_and_paste);
  g_test_add_func ("/window/every-action-exists", test_every_action_exists);
  g_test_add_func ("/window/givens-are-locked", test_givens_are_locked);
  g_test_add_func ("/window/tour", test_tour);
  g_test_add_func ("/window/tour-ends-with-an-edit", test_tour_ends_with_an_edit);
  g_test_add_func ("/window/heat", test_heat);
  g_test_add_func ("/window/quiz", test_quiz);
  g_test_add_func ("/window/narrow", test_narrow);
  return desk_run ();
}
