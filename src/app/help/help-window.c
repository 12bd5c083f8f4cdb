/* help-window.c - RtHelpWindow: a choice of pages, and the chosen page below it. The last page is the list of all keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/help/help-window.h"

#include "app/common/companion.h"
#include "app/common/scrolls.h"
#include "app/help/help-page.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define FOLDER "/io/github/retrace_sudoku/Retrace/help/"

static const char *const pages[] = {
  "1-begin.txt", "2-searches.txt", "3-logic.txt", "4-own-programs.txt", "5-files.txt",
};

struct _RtHelpWindow {
  GtkWindow parent_instance;

  /* Owned. */
  GBytes *texts[G_N_ELEMENTS (pages)];
  GtkWidget *keys; /* the last page */

  /* Children. */
  GtkWidget *choice;   /* drop-down of the titles */
  GtkWidget *scrolled; /* has the page */
};

G_DEFINE_FINAL_TYPE (RtHelpWindow, rt_help_window, GTK_TYPE_WINDOW)

/* Returns the page NAME in the person's language, in English if there is none. */
static GBytes *
load (const char *name)
{
  g_autofree char *english = g_strconcat (FOLDER, name, NULL);
  GBytes *text = NULL;

  for (const char *const *language = g_get_language_names (); *language && !text; language++) {
    g_autofree char *path = g_strconcat (FOLDER, *language, "/", name, NULL);

    text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  }
  return text ? text : g_resources_lookup_data (english, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

static void
show_chosen (RtHelpWindow *self)
{
  guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));
  GtkWidget *page = n == G_N_ELEMENTS (pages)
                      ? self->keys
                      : rt_help_page_new (g_bytes_get_data (self->texts[n], NULL), FOLDER);
  const char *title = gtk_string_object_get_string (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (self->choice)));

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), page);
  /* Pictures would shrink to nothing: their least height is not that of their width. */
  gtk_scrollable_set_vscroll_policy (
    GTK_SCROLLABLE (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (self->scrolled))),
    GTK_SCROLL_NATURAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
}

static void
rt_help_window_finalize (GObject *object)
{
  RtHelpWindow *self = RT_HELP_WINDOW (object);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    g_bytes_unref (self->texts[i]);
  g_object_unref (self->keys);
  G_OBJECT_CLASS (rt_help_window_parent_class)->finalize (object);
}

static void
rt_help_window_class_init (RtHelpWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = rt_help_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rt_help_window_init (RtHelpWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkStringList *titles = gtk_string_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++) {
    g_autofree char *title = NULL;

    self->texts[i] = load (pages[i]);
    title = rt_help_title (g_bytes_get_data (self->texts[i], NULL));
    gtk_string_list_append (titles, title);
  }
  gtk_string_list_append (titles, C_("page of the help", "Keys"));
  self->choice = rt_drop_down_new (titles);
  rt_drop_down_set_name (self->choice, _("Page"));
  gtk_widget_add_css_class (self->choice, "help-choice");
  self->scrolled = rt_scrolls_new (NULL);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), self->choice);
  gtk_box_append (GTK_BOX (box), self->scrolled);
  gtk_window_set_child (GTK_WINDOW (self), box);
  gtk_window_set_title (GTK_WINDOW (self), _("Help"));
  gtk_window_set_default_size (GTK_WINDOW (self), 640, 720);
  show_chosen (self);
  g_signal_connect_swapped (self->choice, "notify::selected", G_CALLBACK (show_chosen), self);
}

void
rt_help_window_present (RtShell *shell, GtkWidget *keys, bool at_keys)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_HELP_WINDOW);
  g_autoptr (GtkWidget) list = g_object_ref_sink (keys);

  if (!window) {
    window = g_object_new (RT_TYPE_HELP_WINDOW, NULL);
    RT_HELP_WINDOW (window)->keys = g_object_ref (list);
    rt_companion_attach (window, shell);
  }
  if (at_keys)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (RT_HELP_WINDOW (window)->choice), G_N_ELEMENTS (pages));
  gtk_window_present (window);
}
