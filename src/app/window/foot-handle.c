/* foot-handle.c - creates the handle at the upper edge of the timeline, and handles its drags and clicks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/window/foot-handle.h"

#include "app/common/preferences.h"

#include <glib/gi18n.h>

static RtLayout *
layout_of (GtkWidget *handle)
{
  return RT_LAYOUT (gtk_widget_get_ancestor (handle, RT_TYPE_LAYOUT));
}

static void
set_part (GtkWidget *handle, double part)
{
  rt_layout_set_timeline_part (layout_of (handle), part);
  rt_preference_set_double (RT_PREFERENCE_TREE_PART, rt_layout_timeline_part (layout_of (handle)));
}

void
rt_foot_handle_toggle (GtkWidget *handle)
{
  set_part (handle, rt_layout_timeline_part (layout_of (handle)) > 0 ? 0 : RT_LAYOUT_TIMELINE_MOST);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, GtkWidget *handle)
{
  GtkWidget *layout = GTK_WIDGET (layout_of (handle));
  double x = 0, y = 0, height = gtk_widget_get_height (layout);
  graphene_point_t at;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (height > 0 &&
      gtk_widget_compute_point (handle, layout, &GRAPHENE_POINT_INIT ((float) x, (float) (y + dy)), &at))
    rt_layout_set_timeline_part (RT_LAYOUT (layout), (height - (double) at.y) / height);
}

static void
drag_end_cb (GtkGestureDrag *drag, double dx, double dy, GtkWidget *handle)
{
  if (dy > 0 || dy < 0)
    set_part (handle, rt_layout_timeline_part (layout_of (handle)));
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, GtkWidget *handle)
{
  if (n_press == 2)
    rt_foot_handle_toggle (handle);
}

GtkWidget *
rt_foot_handle_add (RtLayout *layout)
{
  GtkWidget *handle = g_object_new (GTK_TYPE_BOX, "css-name", "foothandle", NULL), *grip;
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  grip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (grip, "grip");
  gtk_widget_set_halign (grip, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grip, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (grip, TRUE);
  gtk_box_append (GTK_BOX (handle), grip);
  gtk_widget_set_cursor_from_name (handle, "ns-resize");
  gtk_widget_set_tooltip_text (handle, _("Drag to make the tree taller, or double-click"));
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), handle);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), handle);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), handle);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (drag, click);
  rt_layout_set_handle (layout, handle);
  rt_layout_set_timeline_part (layout, rt_preference_double (RT_PREFERENCE_TREE_PART));
  return handle;
}
