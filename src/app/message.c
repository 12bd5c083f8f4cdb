/* message.c - one sentence in the window, with one thing to do about it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/message.h"

#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

#define INFO_SECONDS 6

struct _RtMessage {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *revealer;
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *button;

  guint hiding; /* source id; 0 where it stays */
};

G_DEFINE_FINAL_TYPE (RtMessage, rt_message, GTK_TYPE_WIDGET)

static gboolean
hide_cb (gpointer data)
{
  RtMessage *self = data;

  self->hiding = 0;
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  return G_SOURCE_REMOVE;
}

void
rt_message_hide (RtMessage *self)
{
  g_return_if_fail (RT_IS_MESSAGE (self));

  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

void
rt_message_show (RtMessage *self, RtMessageKind kind, const char *text, const char *action_label,
                 const char *action)
{
  g_return_if_fail (RT_IS_MESSAGE (self));

  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  if (kind == RT_MESSAGE_ERROR)
    gtk_widget_add_css_class (self->box, "error");
  else
    gtk_widget_remove_css_class (self->box, "error");
  gtk_widget_set_visible (self->button, action != NULL);
  if (action) {
    rt_button_set_text (self->button, action_label);
    gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (self->button), action);
  }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  rt_compat_announce (GTK_WIDGET (self), text);
  if (kind == RT_MESSAGE_INFO)
    self->hiding = g_timeout_add_seconds (INFO_SECONDS, hide_cb, self);
}

static void
rt_message_dispose (GObject *object)
{
  RtMessage *self = RT_MESSAGE (object);

  g_clear_handle_id (&self->hiding, g_source_remove);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_message_parent_class)->dispose (object);
}

static void
rt_message_class_init (RtMessageClass *class)
{
  G_OBJECT_CLASS (class)->dispose = rt_message_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "message");
}

static void
rt_message_init (RtMessage *self)
{
  GtkWidget *close = rt_button_new_icon ("window-close-symbolic", _("Close message"), NULL);

  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_selectable (GTK_LABEL (self->label), FALSE);
  gtk_widget_set_hexpand (self->label, TRUE);
  self->button = rt_button_new_text ("", NULL);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (close, "flat");
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (rt_message_hide), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (rt_message_hide), self);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (self->box, "message");
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->button);
  gtk_box_append (GTK_BOX (self->box), close);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->box);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
}

GtkWidget *
rt_message_new (void)
{
  return g_object_new (RT_TYPE_MESSAGE, NULL);
}
