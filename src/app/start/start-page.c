/* start-page.c - RtStartPage: creates the page of an empty window, with buttons to begin (open, type, new ...) and
 * recent files. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/start/start-page.h"

#include "app/common/nested-scrolls.h"
#include "app/files/recent.h"
#include "document/base/display-name.h"
#include "widgets/buttons.h"
#include "widgets/labels.h"

#include <glib/gi18n.h>

/* Number of recent files; few enough to reach with the Tab key. */
#define N_RECENT 4

struct _RtStartPage {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *recent;   /* box: heading and list; hidden if there are no recent files */
  GtkWidget *files;    /* box of buttons */
};

G_DEFINE_FINAL_TYPE (RtStartPage, rt_start_page, GTK_TYPE_BOX)

/* Ways to begin. */
static const struct {
  const char *icon, *title, *more, *action;
} rows[] = {
  { "document-edit-symbolic", N_("Solve a puzzle I have"),
    N_("Type, paste, open a file or photo"), "win.type" },
  { "starred-symbolic", N_("Get a new puzzle"),
    N_("As easy or as hard as you like"), "win.make-more" },
  { "media-playback-start-symbolic", N_("Watch a search work"),
    N_("A tour with five short stops"), "app.tour" },
  { "utilities-terminal-symbolic", N_("Try a program of mine"),
    N_("Is it right? Why is it slow?"), "win.try-program" },
  { "view-list-symbolic", N_("Open a collection"),
    N_("Check, rate and browse puzzles"), "win.open" },
};

static GtkWidget *
make_row (const char *icon, const char *title, const char *more, const char *action)
{
  GtkWidget *row = gtk_button_new ();
  GtkWidget *content = gtk_grid_new (), *words = rt_label_new (more, "faint");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (content), 12);
  gtk_grid_attach (GTK_GRID (content), gtk_image_new_from_icon_name (icon), 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (content), rt_label_new (title, "title"), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), words, 1, 1, 1, 1);
  gtk_button_set_child (GTK_BUTTON (row), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  gtk_widget_set_focus_on_click (row, FALSE);
  gtk_widget_add_css_class (row, "choice");
  rt_button_set_name (row, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, more,
                                  -1);
  return row;
}

static GtkWidget *
make_file (GtkRecentInfo *info, GDateTime *now)
{
  const char *uri = gtk_recent_info_get_uri (info);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  g_autofree char *name = rt_name_of (file);
  g_autofree char *when = rt_recent_say_when (gtk_recent_info_get_modified (info), now);
  GtkWidget *button = gtk_button_new (), *label = gtk_label_new (name);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), rt_label_new (when, "faint"));
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.open-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", uri);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  rt_button_set_name (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  when, -1);
  return button;
}

static void
fill_recent_cb (gpointer data)
{
  RtStartPage *self = data;
  g_autoptr (GPtrArray) recent = rt_recent_list (N_RECENT);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->files)))
    gtk_box_remove (GTK_BOX (self->files), child);
  for (guint i = 0; i < recent->len; i++)
    gtk_box_append (GTK_BOX (self->files), make_file (g_ptr_array_index (recent, i), now));
  gtk_widget_set_visible (self->recent, recent->len > 0);
}

static GtkWidget *
make_recent (RtStartPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->files = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: heading of the files that were used last */
  gtk_box_append (GTK_BOX (box), rt_label_new (_("Recent"), "heading"));
  gtk_box_append (GTK_BOX (box), self->files);
  gtk_widget_add_css_class (box, "recent");
  return box;
}

static void
rt_start_page_class_init (RtStartPageClass *class)
{
}

static void
rt_start_page_init (RtStartPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9), *scrolled;

  gtk_box_append (GTK_BOX (box), rt_label_new (_("What would you like to do?"), "question"));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_box_append (GTK_BOX (box), make_row (rows[i].icon, _(rows[i].title), _(rows[i].more),
                                             rows[i].action));
  self->recent = make_recent (self);
  gtk_box_append (GTK_BOX (box), self->recent);
  gtk_widget_add_css_class (box, "page");
  gtk_widget_add_css_class (box, "start");
  scrolled = rt_scrolls_new (box);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), scrolled);
  fill_recent_cb (self);
  rt_recent_watch (self, fill_recent_cb);
}

GtkWidget *
rt_start_page_new (void)
{
  return g_object_new (RT_TYPE_START_PAGE, NULL);
}
