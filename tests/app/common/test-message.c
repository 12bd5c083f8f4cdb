/* test-message.c - messages float below the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "../desk.h"

#include "app/common/message.h"
#include "app/make/quick.h"
#include "widgets/pad.h"

/* Where WIDGET is in WINDOW. */
static graphene_rect_t
place_of (RtWindow *window, gpointer widget)
{
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return bounds;
}

/* Whether it has come out or gone away as far as it goes. */
static bool
is_moved (GtkRevealer *revealer, bool shown)
{
  return gtk_revealer_get_child_revealed (revealer) == shown;
}

static void
say (RtWindow *window)
{
  rt_shell_say (RT_SHELL (window), RT_MESSAGE_OFFER,
                "One sentence that is long enough for two lines where it is narrow.", "Unlock",
                "win.unlock-givens");
}

/* The grid is where it was before, while a message comes, is there and goes; no cell is covered. */
static void
check_place (int width, int height)
{
  RtWindow *window = open_window (EASY);
  RtGridView *grid = rt_window_grid_view (window);
  GtkRevealer *revealer;
  graphene_rect_t before, at, message;

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  until (find_button (window, "Easy 1.2"));
  until (find (window, RT_TYPE_PAD)); /* made after the first frame, and higher than what was there before */
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  before = place_of (window, grid);
  say (window);
  revealer = find (find (window, RT_TYPE_MESSAGE), GTK_TYPE_REVEALER);
  do {
    at = place_of (window, grid);
    g_assert_true (graphene_rect_equal (&before, &at));
  } while (!is_moved (revealer, true));
  message = place_of (window, find (window, RT_TYPE_MESSAGE));
  g_assert_cmpfloat (message.size.height, >, 0);
  g_assert_false (graphene_rect_intersection (&before, &message, NULL));

  g_signal_emit_by_name (find_tooltip (window, "Close message"), "clicked");
  do {
    at = place_of (window, grid);
    g_assert_true (graphene_rect_equal (&before, &at));
  } while (!is_moved (revealer, false));
  close_window (window);
}

static void
test_place (void)
{
  check_place (1000, 700);
  check_place (360, 640);
  check_place (714, 700);
  check_place (1920, 1080);
}

/* So it is where text runs from right to left, and where it is large. */
static void
test_place_elsewhere (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *font = NULL;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  check_place (1000, 700);
  check_place (360, 640);
  g_object_get (settings, "gtk-font-name", &font, NULL);
  g_object_set (settings, "gtk-font-name", "DejaVu Sans 15", NULL);
  check_place (1000, 700);
  check_place (360, 640);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  check_place (1000, 700);
  check_place (360, 640);
  g_object_set (settings, "gtk-font-name", font, NULL);
}

/* It goes with the next change of the grid, unless it is an error or asks for something. */
static void
test_passes (void)
{
  static const RtMessageKind kinds[] = { RT_MESSAGE_INFO, RT_MESSAGE_OFFER, RT_MESSAGE_ERROR };
  RtWindow *window = open_window (EASY);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    rt_document_enter (rt_desk_document (rt_window_desk (window)), rt_cells_of (2), 1);
    rt_shell_say (RT_SHELL (window), kinds[i], "The grid is so.", NULL, NULL);
    act (window, "win.undo");
    g_assert_cmpint (has_label (window, "The grid is so."), ==, kinds[i] != RT_MESSAGE_INFO);
  }
  close_window (window);
}

/* What can no longer be done is not offered any more; anything else that is said stays. */
static void
test_withdrawn (void)
{
  RtWindow *window = open_window (EASY);
  RtShell *shell = RT_SHELL (window);

  g_assert_false (rt_shell_withdraw (shell, "win.unlock-givens"));
  say (window);
  g_assert_false (rt_shell_withdraw (shell, "win.stop-making"));
  g_assert_true (has_label (window, "One sentence*"));
  g_assert_true (rt_shell_withdraw (shell, "win.unlock-givens"));
  g_assert_false (rt_shell_withdraw (shell, "win.unlock-givens"));
  until (!has_label (window, "One sentence*"));
  rt_shell_say (shell, RT_MESSAGE_ERROR, "Something else.", NULL, NULL);
  g_assert_false (rt_shell_withdraw (shell, "win.unlock-givens"));
  g_assert_true (has_label (window, "Something else."));
  close_window (window);
}

/* A puzzle that is being made is not wanted any more where another document is opened: nothing is said
 * of it, nor of what else is told meanwhile. */
static void
test_making_left (void)
{
  RtWindow *window = open_window (EASY);
  RtShell *shell = RT_SHELL (window);
  g_autoptr (RtDocument) other = rt_document_new (NULL);
  g_autoptr (RtDesk) desk = rt_desk_new (other);

  rt_make_level (shell, "0");
  rt_shell_say (shell, RT_MESSAGE_OFFER, "Making…", "Stop", "win.stop-making");
  rt_shell_open_desk (shell, desk);
  until (!has_label (window, "Making…"));

  rt_make_level (shell, "0");
  rt_shell_say (shell, RT_MESSAGE_ERROR, "Something else.", NULL, NULL);
  rt_document_enter (other, rt_cells_of (2), 1);
  g_assert_false (has_label (window, "No puzzle was made."));
  g_assert_true (has_label (window, "Something else."));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/message/place", test_place);
  g_test_add_func ("/message/place-elsewhere", test_place_elsewhere);
  g_test_add_func ("/message/withdrawn", test_withdrawn);
  g_test_add_func ("/message/making-left", test_making_left);
  g_test_add_func ("/message/passes", test_passes);
  return desk_run ();
}
