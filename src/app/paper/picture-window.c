/* picture-window.c - dialog with format and size of a picture of the grid, which it exports. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/picture-window.h"

#include "app/common/dialog.h"
#include "app/common/preferences.h"
#include "app/paper/export.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define PIXELS_LEAST 64

/* Data of the dialog, which owns it. */
typedef struct {
  RtShell *shell; /* not owned: destroyed with the dialog */
  GtkWidget *dialog, *format, *size;
} PictureWindow;

static const RtPictureFormat *
format_of (PictureWindow *self)
{
  return rt_picture_formats[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->format))];
}

/* Enables the size for PNG alone; vector formats have none. */
static void
format_cb (GObject *object, GParamSpec *pspec, PictureWindow *self)
{
  gtk_widget_set_sensitive (self->size, format_of (self)->pixels);
}

static void
export_cb (GtkButton *button, PictureWindow *self)
{
  int size = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->size));
  RtDrawing drawing;

  rt_preference_set_string (RT_PREFERENCE_PICTURE_FORMAT, format_of (self)->id);
  rt_preference_set_int (RT_PREFERENCE_PICTURE_SIZE, size);
  drawing = rt_drawing_of_picture (rt_shell_desk (self->shell), size);
  rt_export_choose (self->shell, &drawing, format_of (self));
  gtk_window_destroy (GTK_WINDOW (self->dialog));
}

static GtkWidget *
make_rows (PictureWindow *self)
{
  g_autofree char *kept = rt_preference_string (RT_PREFERENCE_PICTURE_FORMAT);
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *grid = gtk_grid_new ();
  guint chosen = 0;

  for (guint i = 0; rt_picture_formats[i]; i++) {
    gtk_string_list_append (names, _(rt_picture_formats[i]->name));
    if (g_strcmp0 (kept, rt_picture_formats[i]->id) == 0)
      chosen = i;
  }
  self->format = rt_drop_down_new (names);
  self->size = rt_number_spin_new (PIXELS_LEAST, RT_EXPORT_PIXELS_MOST, 100,
                                   rt_preference_int (RT_PREFERENCE_PICTURE_SIZE));
  g_signal_connect (self->format, "notify::selected", G_CALLBACK (format_cb), self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->format), chosen);
  rt_dialog_attach (GTK_GRID (grid), 0, _("_Format"), self->format);
  rt_dialog_attach (GTK_GRID (grid), 1, _("_Width and height in pixels"), self->size);
  format_cb (NULL, NULL, self);
  return grid;
}

void
rt_picture_window_present (RtShell *shell)
{
  PictureWindow *self = g_new0 (PictureWindow, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->shell = shell;
  self->dialog = rt_dialog_new (rt_shell_parent (shell), _("Export a Picture"));
  g_object_set_data_full (G_OBJECT (self->dialog), "picture-window", self, g_free);
  gtk_box_append (GTK_BOX (box), make_rows (self));
  gtk_box_append (GTK_BOX (box), rt_dialog_buttons_new (self->dialog, _("_Export…"),
                                                        G_CALLBACK (export_cb), self));
  rt_dialog_set_content (self->dialog, box);
  gtk_window_present (GTK_WINDOW (self->dialog));
}
