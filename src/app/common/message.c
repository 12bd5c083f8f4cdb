/* message.c - one sentence in the window, with what can be done about it.
 *
 * A single button is beside the sentence, several are below it: a narrow window has no room for
 * more. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/message.h"

#include "widgets/buttons.h"
#include "widgets/compat.h"

#include <glib/gi18n.h>

#define INFO_SECONDS 6
#define LONG 70 /* characters */

struct _RtMessage {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *revealer;  /* NULL until there is something to say, as all below */
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *buttons;   /* box */
  GtkWidget *beside;    /* boxes, one of which has them */
  GtkWidget *below;

  guint hiding; /* source id; 0 where it stays */
};

G_DEFINE_FINAL_TYPE (RtMessage, rt_message, GTK_TYPE_WIDGET)

enum { SHOWN, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
hide_cb (gpointer data)
{
  RtMessage *self = data;

  self->hiding = 0;
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
  return G_SOURCE_REMOVE;
}

static void
hide (RtMessage *self)
{
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), FALSE);
}

void
rt_message_pass (RtMessage *self)
{
  g_return_if_fail (RT_IS_MESSAGE (self));

  if (self->hiding)
    hide (self);
}

bool
rt_message_withdraw (RtMessage *self, const char *action)
{
  GtkWidget *button;

  g_return_val_if_fail (RT_IS_MESSAGE (self), false);

  if (!self->revealer || !gtk_revealer_get_reveal_child (GTK_REVEALER (self->revealer)))
    return false;
  button = gtk_widget_get_first_child (self->buttons);
  if (!button ||
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) != 0)
    return false;
  hide (self);
  return true;
}

static void
move_buttons (RtMessage *self, GtkWidget *box)
{
  g_autoptr (GtkWidget) buttons = g_object_ref (self->buttons);
  GtkWidget *before = gtk_widget_get_parent (buttons);

  if (before == box)
    return;
  gtk_box_remove (GTK_BOX (before), buttons);
  gtk_box_append (GTK_BOX (box), buttons);
}

/* Whether the words need the whole width, above what can be done about them. */
static bool
is_long (RtMessage *self)
{
  return g_utf8_strlen (gtk_label_get_text (GTK_LABEL (self->label)), -1) > LONG;
}

void
rt_message_offer (RtMessage *self, const char *label, const char *action)
{
  GtkWidget *button;

  g_return_if_fail (RT_IS_MESSAGE (self));
  g_return_if_fail (label != NULL && action != NULL);

  button = rt_button_new_text (label, NULL);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (hide), self);
  move_buttons (self, gtk_widget_get_first_child (self->buttons) || is_long (self) ? self->below
                                                                                    : self->beside);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

/* Makes what it consists of: most windows have nothing to say. */
static void
fill (RtMessage *self)
{
  GtkWidget *close = rt_button_new_icon ("window-close-symbolic", _("Close message"), NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_label_set_selectable (GTK_LABEL (self->label), FALSE);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_add_css_class (close, "flat");
  gtk_widget_set_valign (close, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (hide), self);

  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->buttons, GTK_ALIGN_END);
  gtk_widget_set_hexpand (self->buttons, TRUE);
  self->beside = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_hexpand (self->beside, FALSE); /* the words have the width */
  self->below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (self->beside), self->buttons);

  gtk_box_append (GTK_BOX (line), self->label);
  gtk_box_append (GTK_BOX (line), self->beside);
  gtk_box_append (GTK_BOX (line), close);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "message");
  gtk_box_append (GTK_BOX (self->box), line);
  gtk_box_append (GTK_BOX (self->box), self->below);
  self->revealer = gtk_revealer_new ();
  gtk_revealer_set_transition_type (GTK_REVEALER (self->revealer),
                                    GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP);
  gtk_revealer_set_child (GTK_REVEALER (self->revealer), self->box);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
}

void
rt_message_show (RtMessage *self, RtMessageKind kind, const char *text, const char *action_label,
                 const char *action)
{
  g_return_if_fail (RT_IS_MESSAGE (self));

  if (!self->revealer)
    fill (self);
  g_clear_handle_id (&self->hiding, g_source_remove);
  gtk_label_set_text (GTK_LABEL (self->label), text);
  if (kind == RT_MESSAGE_ERROR)
    gtk_widget_add_css_class (self->box, "error");
  else
    gtk_widget_remove_css_class (self->box, "error");
  for (GtkWidget *button; (button = gtk_widget_get_first_child (self->buttons));)
    gtk_box_remove (GTK_BOX (self->buttons), button);
  if (action)
    rt_message_offer (self, action_label, action);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), TRUE);
  rt_compat_announce (GTK_WIDGET (self), text);
  if (kind == RT_MESSAGE_INFO)
    self->hiding = g_timeout_add_seconds (INFO_SECONDS, hide_cb, self);
  g_signal_emit (self, signals[SHOWN], 0, (int) kind, text);
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
  signals[SHOWN] = g_signal_new ("shown", RT_TYPE_MESSAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);
}

static void
rt_message_init (RtMessage *self)
{
}

GtkWidget *
rt_message_new (void)
{
  return g_object_new (RT_TYPE_MESSAGE, NULL);
}
