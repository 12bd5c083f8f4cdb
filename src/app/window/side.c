/* side.c - the pages beside the grid, and buttons to choose the one that is shown.
 *
 * Not a GtkStack: if its height follows the visible page, it asks for the width that this page has
 * at its least height. Not a GtkStackSwitcher: before GTK 4.10 its buttons have no names for a
 * screen reader. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/side.h"

#include "widgets/buttons.h"

struct _RtSide {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *switcher;
  GtkWidget *pages;
};

G_DEFINE_FINAL_TYPE (RtSide, rt_side, GTK_TYPE_WIDGET)

/* The toggle of PAGE. */
static GtkWidget *
toggle_of (GtkWidget *page)
{
  return g_object_get_data (G_OBJECT (page), "rt-side-toggle");
}

static void
toggled_cb (GtkToggleButton *toggle, GtkWidget *page)
{
  gtk_widget_set_visible (page, gtk_toggle_button_get_active (toggle));
}

static void
show_switcher (RtSide *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->switcher);

  gtk_widget_set_visible (self->switcher, first != gtk_widget_get_last_child (self->switcher));
}

void
rt_side_add (RtSide *self, GtkWidget *page, const char *name)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *first = gtk_widget_get_first_child (self->switcher);

  g_return_if_fail (RT_IS_SIDE (self));

  rt_button_set_text (toggle, name);
  g_object_set_data (G_OBJECT (page), "rt-side-toggle", toggle);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_widget_set_visible (page, first == NULL);
  gtk_box_append (GTK_BOX (self->pages), page);
  if (first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled_cb), page);
  gtk_box_append (GTK_BOX (self->switcher), toggle);
  if (!first)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  show_switcher (self);
}

void
rt_side_remove (RtSide *self, GtkWidget *page)
{
  GtkWidget *toggle = toggle_of (page);

  g_return_if_fail (RT_IS_SIDE (self));

  if (gtk_widget_get_visible (page))
    rt_side_show (self, gtk_widget_get_first_child (self->pages));
  gtk_box_remove (GTK_BOX (self->switcher), toggle);
  gtk_box_remove (GTK_BOX (self->pages), page);
  show_switcher (self);
}

void
rt_side_show (RtSide *self, GtkWidget *page)
{
  g_return_if_fail (RT_IS_SIDE (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle_of (page)), TRUE);
}

static void
rt_side_dispose (GObject *object)
{
  RtSide *self = RT_SIDE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (rt_side_parent_class)->dispose (object);
}

static void
rt_side_class_init (RtSideClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_side_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BOX_LAYOUT);
}

static void
rt_side_init (RtSide *self)
{
  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GTK_ORIENTATION_VERTICAL);
  self->switcher = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->switcher, "linked");
  gtk_widget_add_css_class (self->switcher, "pages");
  gtk_box_set_homogeneous (GTK_BOX (self->switcher), TRUE);
  gtk_widget_set_visible (self->switcher, FALSE);
  self->pages = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_vexpand (self->pages, TRUE);
  gtk_widget_set_parent (self->switcher, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pages, GTK_WIDGET (self));
}

GtkWidget *
rt_side_new (void)
{
  return g_object_new (RT_TYPE_SIDE, NULL);
}
