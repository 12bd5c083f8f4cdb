/* test-menus.c - the menus of a window: short, and everything is in one of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/window/menu.h"

#define MOST 12 /* rows of the primary menu */

/* The rows of MENU, in all of its sections; in submenus too where DEEP. Each that has an action has
 * one of the window or the application, which is added to ACTIONS unless that is NULL. */
static int
count_rows (GMenuModel *menu, bool deep, GHashTable *actions)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
    g_autofree char *action = NULL;

    if (section) {
      n += count_rows (section, deep, actions);
      continue;
    }
    n++;
    if (submenu && deep)
      count_rows (submenu, deep, actions);
    if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action) && actions)
      g_hash_table_add (actions, g_steal_pointer (&action));
  }
  return n;
}

static void
test_primary_is_short (void)
{
  g_autoptr (GMenu) menu = rt_menu_new ();

  g_assert_cmpint (count_rows (G_MENU_MODEL (menu), false, NULL), <=, MOST);
}

/* What has no button and no key of its own must be in a menu, and so must what all programs have in
 * one. */
static void
test_everything_is_there (void)
{
  static const char *const expected[] = {
    "win.new", "win.open", "win.open-recent", "win.save", "win.save-as", "win.revert", "win.print",
    "win.export-pages", "win.export-picture", "win.export-film", "win.export-table",
    "win.export-path", "win.undo", "win.redo", "win.copy", "win.copy-as", "win.paste", "win.pencil",
    "win.fill-marks", "win.lock-givens", "win.unlock-givens", "win.restart", "win.hint",
    "win.fill-singles", "win.techniques", "win.details", "win.compare", "win.race",
    "app.colour-scheme", "app.tour", "win.shortcuts", "app.about",
  };
  g_autoptr (GHashTable) actions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GMenu) menu = rt_menu_new (), files = rt_menu_new_files ();

  count_rows (G_MENU_MODEL (menu), true, actions);
  count_rows (G_MENU_MODEL (files), true, actions);
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
  until (find_label (window, "Fill In Pencil Marks"));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/menus/primary-is-short", test_primary_is_short);
  g_test_add_func ("/menus/everything-is-there", test_everything_is_there);
  g_test_add_func ("/menus/context-menu", test_context_menu);
  return desk_run ();
}
