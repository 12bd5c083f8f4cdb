/* test-help.c - the pages of the help. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "desk.h"

#include "app/common/companion.h"
#include "app/help/help-window.h"

#include <string.h>

/* Counts the pictures below WIDGET, each of which is there; no label has a mark of a page left. */
static void
look (GtkWidget *widget, int *n_pictures, int *n_labels)
{
  if (GTK_IS_PICTURE (widget)) {
    g_assert_nonnull (gtk_picture_get_paintable (GTK_PICTURE (widget)));
    ++*n_pictures;
  } else if (GTK_IS_LABEL (widget)) {
    const char *text = gtk_label_get_text (GTK_LABEL (widget));

    if (!gtk_widget_has_css_class (widget, "program-text"))
      g_assert_true (!strstr (text, "**") && !strstr (text, "![") && *text != '#' && *text != '-');
    g_assert_cmpint ((int) strlen (text), >, 0);
    ++*n_labels;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    look (child, n_pictures, n_labels);
}

/* Each of at most six pages is whole, and has a title of its own. */
static void
test_pages (void)
{
  RtWindow *window = open_window (EASY);
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWidget *help, *choice;
  GListModel *names;
  int n_pictures = 0;
  guint n;

  act (window, "win.help");
  help = GTK_WIDGET (rt_companion_find (RT_SHELL (window), RT_TYPE_HELP_WINDOW));
  choice = find (help, GTK_TYPE_DROP_DOWN);
  names = gtk_drop_down_get_model (GTK_DROP_DOWN (choice));
  n = g_list_model_get_n_items (names);
  g_assert_true (n > 1 && n <= 6);
  for (guint i = 0; i < n; i++) {
    GtkWidget *page;
    int n_labels = 0;

    g_assert_true (g_hash_table_add (
      titles, (char *) gtk_string_list_get_string (GTK_STRING_LIST (names), i)));
    gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), i);
    page = gtk_widget_get_next_sibling (choice);
    look (page, &n_pictures, &n_labels);
    g_assert_cmpint (n_labels, >, 5);
  }
  g_assert_cmpint (n_pictures, >=, 4);
  act (window, "win.help");
  g_assert_true (GTK_WIDGET (rt_companion_find (RT_SHELL (window), RT_TYPE_HELP_WINDOW)) == help);
  close_window (window);
}

int
main (int argc, char *argv[])
{
  desk_begin (&argc, &argv);

  g_test_add_func ("/help/pages", test_pages);
  return desk_run ();
}
