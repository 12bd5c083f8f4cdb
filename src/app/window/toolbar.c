/* toolbar.c - RtToolbar, the toolbar at the bottom of a narrow window: creates and updates it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/toolbar.h"

#include "app/common/callback-layout.h"
#include "app/window/hardness-button.h"
#include "document/desk/desk.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

#define DRAG 24 /* pixels: a shorter drag is a click */

struct _RtToolbar {
  GtkBox parent_instance;

  /* Children. */
  GtkWidget *hardness; /* NULL until the toolbar is first shown, like all children below */
  GtkWidget *pages; /* toggle */

  bool has_pages;   /* there are pages to show */
};

G_DEFINE_FINAL_TYPE (RtToolbar, rt_toolbar, GTK_TYPE_BOX)

enum { PROP_0, PROP_OPEN, N_PROPS };
static GParamSpec *props[N_PROPS];

bool
rt_toolbar_is_open (RtToolbar *self)
{
  g_return_val_if_fail (RT_IS_TOOLBAR (self), false);

  return self->pages && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pages));
}

void
rt_toolbar_set_open (RtToolbar *self, bool open)
{
  g_return_if_fail (RT_IS_TOOLBAR (self));

  if (self->pages)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pages),
                                  open && gtk_widget_get_visible (GTK_WIDGET (self)));
}

static void
toggled_cb (RtToolbar *self)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pages), GTK_ACCESSIBLE_STATE_EXPANDED,
                               rt_toolbar_is_open (self), -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

static void
dragged_cb (RtToolbar *self, double dx, double dy)
{
  if (gtk_widget_get_visible (self->pages) && (dy < -DRAG || dy > DRAG))
    rt_toolbar_set_open (self, dy < 0);
}

static void
rt_toolbar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, rt_toolbar_is_open (RT_TOOLBAR (object)));
}

static void
rt_toolbar_class_init (RtToolbarClass *class)
{
  G_OBJECT_CLASS (class)->get_property = rt_toolbar_get_property;
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                             G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (class), N_PROPS, props);
}

/* Measures the flexible space of the toolbar. Its natural size is that of the rating button inside. */
static void
measure_room (GtkWidget *room, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (room), orientation, -1, minimum, natural, NULL,
                      NULL);
}

static void
allocate_room (GtkWidget *room, int width, int height, int baseline)
{
  GtkWidget *hardness = gtk_widget_get_first_child (room);
  int taken = rt_hardness_button_taken (hardness, width);
  bool mirrored = gtk_widget_get_direction (room) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (hardness,
                            &(GtkAllocation) { mirrored ? 0 : width - taken, 0, taken, height }, -1);
}

/* Creates the children when the toolbar is first shown. */
static void
fill (RtToolbar *self)
{
  GtkWidget *room;

  self->pages = rt_toggle_new_text (_("Pages"), _("What there is to tell of the puzzle, the search "
                                                  "and the steps"));
  gtk_widget_set_visible (self->pages, self->has_pages);
  self->hardness = rt_hardness_button_new ();
  room = rt_around_new (self->hardness, measure_room, allocate_room);
  gtk_widget_set_valign (self->hardness, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (room, TRUE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pages), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE,
                               -1);
  gtk_box_append (GTK_BOX (self),
                  rt_button_new_icon ("edit-undo-symbolic", _("Undo"), "win.undo"));
  gtk_box_append (GTK_BOX (self),
                  rt_button_new_icon ("edit-redo-symbolic", _("Redo"), "win.redo"));
  gtk_box_append (GTK_BOX (self), room);
  gtk_box_append (GTK_BOX (self), self->pages);
  g_signal_connect_swapped (self->pages, "toggled", G_CALLBACK (toggled_cb), self);
}

static void
rt_toolbar_init (RtToolbar *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->has_pages = true;
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "phone-bar");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (dragged_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
rt_toolbar_new (void)
{
  return g_object_new (RT_TYPE_TOOLBAR, NULL);
}

void
rt_toolbar_set_shown (RtToolbar *self, bool shown)
{
  g_return_if_fail (RT_IS_TOOLBAR (self));

  if (shown && !self->hardness)
    fill (self);
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    rt_toolbar_set_open (self, false);
}

void
rt_toolbar_show_desk (RtToolbar *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_TOOLBAR (self));

  if (!self->hardness)
    return;
  rt_hardness_button_show (self->hardness, rt_desk_hardness (desk), true);
}

void
rt_toolbar_set_pages (RtToolbar *self, bool pages)
{
  g_return_if_fail (RT_IS_TOOLBAR (self));

  self->has_pages = pages;
  if (self->pages)
    gtk_widget_set_visible (self->pages, pages);
  if (!pages)
    rt_toolbar_set_open (self, false);
}
