/* context-menu.c - a menu that the second button of the pointer opens where it is, and the keys for
 * menus at the focus. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/context-menu.h"

#include "widgets/buttons.h"

typedef struct {
  GtkWidget *widget;   /* not owned, nor the next */
  GtkWidget *box;
  GMenu *(*menu) (void);
  GtkWidget *popover;  /* NULL until first opened; the box's */
} Context;

static void
make_popover (Context *context)
{
  g_autoptr (GMenu) menu = context->menu ();

  context->popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  gtk_popover_set_has_arrow (GTK_POPOVER (context->popover), FALSE);
  gtk_widget_set_halign (context->popover, GTK_ALIGN_START);
  gtk_widget_set_parent (context->popover, context->box);
  rt_menu_name_rows (context->popover);
  g_signal_connect_object (context->popover, "closed", G_CALLBACK (gtk_widget_grab_focus),
                           context->widget, G_CONNECT_SWAPPED);
}

/* At X, Y of the widget. */
static void
open_at (Context *context, double x, double y)
{
  graphene_point_t at;

  if (!context->popover)
    make_popover (context);
  if (!gtk_widget_compute_point (context->widget, context->box,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y), &at))
    return;
  rt_popover_point_to (context->popover, &GRAPHENE_RECT_INIT (at.x, at.y, 1, 1));
  gtk_popover_popup (GTK_POPOVER (context->popover));
}

static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, Context *context)
{
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  open_at (context, x, y);
}

/* In the middle of what has the focus. */
static gboolean
key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  graphene_rect_t box;

  if (!focus || !gtk_widget_compute_bounds (focus, widget, &box))
    box = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  open_at (data, box.origin.x + box.size.width / 2, box.origin.y + box.size.height / 2);
  return GDK_EVENT_STOP;
}

static void
take_keys (GtkWidget *widget, Context *context)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Menu|<Shift>F10"),
                      gtk_callback_action_new (key_cb, context, NULL)));
  gtk_widget_add_controller (widget, keys);
}

static void
free_context (gpointer context, GClosure *closure)
{
  g_free (context);
}

void
rt_context_menu_attach (GtkWidget *widget, GtkBox *box, GMenu *(*menu) (void))
{
  GtkGesture *click = gtk_gesture_click_new ();
  Context *context = g_new (Context, 1);

  *context = (Context) { widget, GTK_WIDGET (box), menu, NULL };
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect_data (click, "pressed", G_CALLBACK (pressed_cb), context, free_context, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  take_keys (widget, context);
}
