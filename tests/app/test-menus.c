/* test-menus.c - the menus of a window: short, and everything is in one of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/window/menu.h"

#define MOST 12 /* rows of the primary menu */

/* Adds to ACTIONS what the rows of MENU do, in all of its sections and submenus. */
static void
gather (GMenuModel *menu, GHashTable *actions)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
    g_autofree char *action = NULL;

    if (section)
      gather (section, actions);
    if (submenu)
      gather (submenu, actions);
    if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
      g_hash_table_add (actions, g_steal_pointer (&action));
  }
}

/* The rows that WINDOW's primary menu shows now. */
static char *
rows_of (GMenuModel *menu, RtWindow *window)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *inner = section ? rows_of (section, window) : NULL, *label = NULL;
    g_autofree char *action = NULL, *hidden = NULL;

    if (inner) {
      g_string_append (rows, inner);
      continue;
    }
    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
    if (g_menu_model_get_item_attribute (menu, i, "hidden-when", "s", &hidden) &&
        !g_action_group_get_action_enabled (G_ACTION_GROUP (window), action + strlen ("win.")))
      continue;
    g_string_append_printf (rows, "%s|", label);
  }
  return g_string_free (g_steal_pointer (&rows), FALSE);
}

#define BEFORE "_Save|Save _As…|Pr_int…|_Export…|"
#define AFTER "_New Window|Take the _Tour|_Preferences|_Help|_About Retrace|"

static void
assert_rows (RtWindow *window, const char *rows)
{
  g_autoptr (GMenu) menu = rt_menu_new ();
  g_autofree char *shown = rows_of (G_MENU_MODEL (menu), window);
  g_auto (GStrv) words = g_strsplit (shown, "|", -1);

  g_assert_cmpstr (shown, ==, rows);
  g_assert_cmpuint (g_strv_length (words) - 1, <=, MOST);
}

/* Whatever is on the grid: nothing, a puzzle that is typed, one that is locked, and is played. */
static void
test_primary_is_short (void)
{
  RtWindow *window = open_window (NULL);
  RtDocument *document = rt_desk_document (rt_window_desk (window));

  assert_rows (window, BEFORE AFTER);
  rt_document_enter (document, rt_cells_of (0), 5);
  let_changes_be_told ();
  assert_rows (window, BEFORE "_Lock Givens|" AFTER);
  act (window, "win.lock-typed");
  assert_rows (window, BEFORE "U_nlock Givens|" AFTER);
  rt_document_enter (document, rt_cells_of (1), 6);
  let_changes_be_told ();
  assert_rows (window, BEFORE "U_nlock Givens|" AFTER);
  close_window (window);
}

/* What has no button and no key of its own must be in a menu, and so must what all programs have in
 * one. */
static void
test_everything_is_there (void)
{
  static const char *const expected[] = {
    "win.new", "win.new-window", "win.open", "win.open-recent", "win.save", "win.save-as", "win.revert",
    "win.print", "win.export", "win.copy-as", "win.paste", "win.make", "win.make-more", "win.make-like",
    "win.make-look", "win.fill-marks", "win.clean-marks", "win.clear-marks", "win.pairs",
    "win.lock-typed", "win.unlock-givens", "win.restart", "win.fill-singles", "win.preferences",
    "app.tour", "win.help", "app.about",
  };
  g_autoptr (GHashTable) actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMenu) menu = rt_menu_new (), files = rt_menu_new_files (),
                    grid = rt_menu_new_grid (), puzzles = rt_menu_new_puzzle ();

  gather (G_MENU_MODEL (menu), actions);
  gather (G_MENU_MODEL (files), actions);
  gather (G_MENU_MODEL (grid), actions);
  gather (G_MENU_MODEL (puzzles), actions);
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    if (!g_hash_table_contains (actions, expected[i]))
      g_error ("%s is in no menu", expected[i]);
}

/* The grid has one for the second button of the pointer. */
static void
test_context_menu (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *grid = GTK_WIDGET (rt_window_grid_view (window));
  GtkEventController *click = controller (grid, GTK_TYPE_GESTURE_CLICK);

  g_assert_cmpint (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (click)), ==,
                   GDK_BUTTON_SECONDARY);
  until (gtk_widget_get_mapped (grid));
  g_signal_emit_by_name (click, "pressed", 1, 50.0, 50.0);
  until (find_label (window, "Fill In Marks"));
  close_window (window);
}

/* Also where the program is not installed it has its icon: the loader would warn of one that it does
 * not know. */
static void
test_about (void)
{
  RtWindow *window = open_window (NULL);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (GTK_WIDGET (window)));
  GtkWidget *about;

  act (window, "app.about");
  until ((about = dialog_of (window, "About Retrace")));
  g_assert_true (gtk_icon_theme_has_icon (theme, gtk_about_dialog_get_logo_icon_name (
                                                   GTK_ABOUT_DIALOG (about))));
  gtk_test_widget_wait_for_draw (about);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/menus/primary-is-short", test_primary_is_short);
  g_test_add_func ("/menus/everything-is-there", test_everything_is_there);
  g_test_add_func ("/menus/context-menu", test_context_menu);
  g_test_add_func ("/menus/about", test_about);
  return desk_run ();
}
