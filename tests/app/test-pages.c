/* test-pages.c - the pages beside the grid are tabs, for who looks, who types and who listens. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include <gtk/gtk.h>

/* The tab of that NAME. */
static GtkWidget *
tab_of (RtWindow *window, const char *name)
{
  GtkWidget *tab = find_button (window, name);

  g_assert_nonnull (tab);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (tab)), ==,
                   GTK_ACCESSIBLE_ROLE_TAB);
  return tab;
}

/* The tab NAME is the one that is chosen, that the Tab key reaches, and whose page is seen. */
static void
assert_shown_page (RtWindow *window, const char *name)
{
  static const char *const names[] = { "Search", "Logic" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    GtkWidget *tab = tab_of (window, names[i]);
    bool shown = g_str_equal (names[i], name);

    gtk_test_accessible_assert_state (tab, GTK_ACCESSIBLE_STATE_SELECTED, shown);
    g_assert_cmpint (gtk_widget_get_focusable (tab), ==, shown);
  }
  g_assert_cmpint (find_button (window, "Solution Path") != NULL, ==, g_str_equal (name, "Logic"));
}

static void
test_chosen (void)
{
  RtWindow *window = open_window (EASY);

  until (find_button (window, "Logic"));
  gtk_test_accessible_assert_role (gtk_widget_get_parent (tab_of (window, "Logic")),
                                   GTK_ACCESSIBLE_ROLE_TAB_LIST);
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (tab_of (window, "Logic")),
                                                   GTK_ACCESSIBLE_RELATION_CONTROLS));
  assert_shown_page (window, "Search");
  press_button (window, "Logic");
  assert_shown_page (window, "Logic");
  press_button (window, "Logic"); /* once more changes nothing */
  assert_shown_page (window, "Logic");
  close_window (window);
}

/* From the tab with the focus to the one that KEY leads to, whose name is TO. */
static void
press (RtWindow *window, guint key, const char *to)
{
  GtkWidget *list = gtk_widget_get_parent (tab_of (window, to));

  g_assert_true (press_key (list, key, 0));
  assert_shown_page (window, to);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == tab_of (window, to));
}

static void
test_keys (void)
{
  RtWindow *window = open_window (EASY);
  GtkWidget *list;

  until (find_button (window, "Logic"));
  list = gtk_widget_get_parent (tab_of (window, "Search"));
  g_assert_true (gtk_widget_grab_focus (tab_of (window, "Search")));
  press (window, GDK_KEY_Right, "Logic");
  press (window, GDK_KEY_Right, "Search"); /* round the end */
  press (window, GDK_KEY_Left, "Logic");
  press (window, GDK_KEY_Left, "Search");
  press (window, GDK_KEY_End, "Logic");
  press (window, GDK_KEY_Home, "Search");
  gtk_widget_set_direction (list, GTK_TEXT_DIR_RTL);
  press (window, GDK_KEY_End, "Logic");
  press (window, GDK_KEY_Right, "Search");
  g_assert_false (press_key (list, GDK_KEY_Right, GDK_CONTROL_MASK));
  g_assert_false (press_key (list, GDK_KEY_Down, 0));
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/pages/chosen", test_chosen);
  g_test_add_func ("/pages/keys", test_keys);
  return desk_run ();
}
