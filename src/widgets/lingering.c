/* lingering.c - when the bar in GTK's own file dialog has looked up the folders that it shows.
 *
 * It does not tell. But the dialog has another subtitle, or the same anew, whenever it has gone to a
 * folder, which is when the bar begins; and in the end that replaces its buttons, all at once. Not always
 * does it begin: where one of the buttons stands for the folder already, or no folder is listed but the
 * recent files. Then the bar is kept in vain, which costs little. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/lingering.h"

#include <stdbool.h>

struct _RtLingering {
  GtkWidget *chooser;   /* not owned, in the dialog; NULL: there is nothing to wait for */
  GtkWidget *bar;
  GListModel *buttons;  /* in the bar */
  bool is_busy;         /* folders are looked up */
  bool has_ended;
  guint idle;
};

/* Those whose dialog is gone. */
static GList *kept;

static GtkWidget *
find (GtkWidget *root, const char *type)
{
  GtkWidget *found = NULL;

  if (g_str_equal (G_OBJECT_TYPE_NAME (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

static GtkWidget *
newest_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i - 1);

    if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkFileChooserDialog"))
      return window;
  }
  return NULL;
}

static gboolean
free_cb (gpointer data)
{
  RtLingering *self = data;

  kept = g_list_remove (kept, self);
  if (self->buttons)
    g_signal_handlers_disconnect_by_data (self->buttons, self);
  g_clear_object (&self->buttons);
  g_clear_object (&self->bar);
  g_free (self);
  return G_SOURCE_REMOVE;
}

static void
folder_changed_cb (RtLingering *self)
{
  self->is_busy = true;
}

static void
buttons_changed_cb (RtLingering *self)
{
  self->is_busy = false;
  /* The bar is in the midst of it: it goes later. */
  if (self->has_ended && !self->idle)
    self->idle = g_idle_add (free_cb, self);
}

RtLingering *
rt_lingering_new (void)
{
  RtLingering *self = g_new0 (RtLingering, 1);
  GtkWidget *dialog = newest_dialog ();
  GtkWidget *chooser = dialog ? find (dialog, "GtkFileChooserWidget") : NULL;
  GtkWidget *bar = chooser ? find (chooser, "GtkPathBar") : NULL;
  GtkWidget *box = bar ? find (bar, "GtkBox") : NULL;

  if (box) {
    self->chooser = chooser;
    self->bar = g_object_ref (bar);
    self->buttons = gtk_widget_observe_children (box);
    g_signal_connect_swapped (chooser, "notify::subtitle", G_CALLBACK (folder_changed_cb), self);
    g_signal_connect_swapped (self->buttons, "items-changed", G_CALLBACK (buttons_changed_cb),
                              self);
  }
  return self;
}

void
rt_lingering_end (RtLingering *self)
{
  g_return_if_fail (!self->has_ended);

  self->has_ended = true;
  kept = g_list_prepend (kept, self);
  if (self->chooser)
    g_signal_handlers_disconnect_by_data (self->chooser, self);
  if (!self->is_busy)
    free_cb (self);
}
