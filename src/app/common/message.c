/* message.c - RtMessage, a widget: message bar with a sentence and buttons.
 *
 * A single button is placed beside the sentence if the sentence is short and keeps half of the
 * width. Several buttons are placed below the sentence. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/message.h"

#include "widgets/buttons.h"
#include "widgets/compat.h"
#include "widgets/labels.h"
#include "widgets/natural-height.h"

#include <glib/gi18n.h>

#define INFO_SECONDS 6
#define LONG 70 /* characters: the buttons are placed below a longer sentence */
#define SPACING 6

struct _RtMessage {
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *revealer;  /* NULL until the first message, like the children below */
  GtkWidget *box;
  GtkWidget *label;
  GtkWidget *buttons;   /* box */
  GtkWidget *close;

  guint hiding; /* source id; 0: the message stays */
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

void
rt_message_offer (RtMessage *self, const char *label, const char *action)
{
  GtkWidget *button;

  g_return_if_fail (RT_IS_MESSAGE (self));
  g_return_if_fail (label != NULL && action != NULL);

  button = rt_button_new_text (label, NULL);
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (hide), self);
  gtk_box_append (GTK_BOX (self->buttons), button);
}

/* Layout */

static int
measured (GtkWidget *child, GtkOrientation orientation, int for_size, bool least)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, for_size, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

/* Returns the width in pixels of the widgets beside the sentence: the close button and, if BUTTONS is
 * true, the other buttons. */
static int
width_beside (RtMessage *self, bool buttons)
{
  int close = measured (self->close, GTK_ORIENTATION_HORIZONTAL, -1, false) + SPACING;

  return buttons ? close + measured (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, false) + SPACING
                 : close;
}

static bool
has_buttons (RtMessage *self)
{
  return gtk_widget_get_first_child (self->buttons) != NULL;
}

/* Returns true if the buttons must be placed below the sentence when the bar is WIDTH pixels wide
 * (-1: unlimited). */
static bool
is_below (RtMessage *self, int width)
{
  int words = measured (self->label, GTK_ORIENTATION_HORIZONTAL, -1, false);

  return has_buttons (self) &&
         (g_utf8_strlen (gtk_label_get_text (GTK_LABEL (self->label)), -1) > LONG ||
          gtk_widget_get_first_child (self->buttons) != gtk_widget_get_last_child (self->buttons) ||
          (width >= 0 && width - width_beside (self, true) < MIN (words, width / 2)));
}

static void
measure_across (RtMessage *self, bool least, int *width)
{
  int words = measured (self->label, GTK_ORIENTATION_HORIZONTAL, -1, least);
  int buttons = measured (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, least);
  bool below = least ? has_buttons (self) : is_below (self, -1);

  *width = below ? MAX (words + width_beside (self, false), buttons)
                 : words + width_beside (self, has_buttons (self));
}

static int
height_of_words (RtMessage *self, int width, bool below)
{
  int beside = width_beside (self, has_buttons (self) && !below);

  return MAX (measured (self->label, GTK_ORIENTATION_VERTICAL, MAX (0, width - beside), false),
              measured (self->close, GTK_ORIENTATION_VERTICAL, -1, false));
}

static void
measure_box (GtkWidget *box, GtkOrientation orientation, int for_size, int *minimum, int *natural,
             int *minimum_baseline, int *natural_baseline)
{
  RtMessage *self = RT_MESSAGE (gtk_widget_get_ancestor (box, RT_TYPE_MESSAGE));
  int buttons, width, words;
  bool below;

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_across (self, true, minimum);
    measure_across (self, false, natural);
    return;
  }
  buttons = measured (self->buttons, orientation, -1, false);
  if (for_size < 0)
    measure_across (self, false, &width);
  else
    width = for_size;
  below = is_below (self, width);
  words = height_of_words (self, width, below);
  *minimum = *natural = below ? words + SPACING + buttons : MAX (words, buttons);
}

static void
put (GtkWidget *box, GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (box) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (box) - x - width;
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
allocate_box (GtkWidget *box, int width, int height, int baseline)
{
  RtMessage *self = RT_MESSAGE (gtk_widget_get_ancestor (box, RT_TYPE_MESSAGE));
  bool below = is_below (self, width);
  int beside = width_beside (self, has_buttons (self) && !below), close = width_beside (self, false);
  int buttons = measured (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1, false);
  int line = below ? height_of_words (self, width, true) : height;

  buttons = MIN (buttons, width);
  put (box, self->label, 0, 0, width - beside, line);
  put (box, self->close, width - close + SPACING, 0, close - SPACING, line);
  if (below)
    put (box, self->buttons, width - buttons, line + SPACING, buttons, height - line - SPACING);
  else
    put (box, self->buttons, width - close - buttons, 0, buttons, line);
}

/* Creates the children. Called for the first message, because most windows never show one. */
static void
fill (RtMessage *self)
{
  self->label = rt_label_new (NULL, NULL);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_selectable (GTK_LABEL (self->label), FALSE);
  self->buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_CENTER);
  self->close = rt_button_new_icon ("window-close-symbolic", _("Close message"), NULL);
  gtk_widget_add_css_class (self->close, "flat");
  gtk_widget_set_valign (self->close, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->close, "clicked", G_CALLBACK (hide), self);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->box, "message");
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_box_append (GTK_BOX (self->box), self->buttons);
  gtk_box_append (GTK_BOX (self->box), self->close);
  gtk_widget_set_layout_manager (self->box,
                                 gtk_custom_layout_new (rt_height_for_width, measure_box, allocate_box));
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
