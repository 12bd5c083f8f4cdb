/* digit-popover.c - buttons and keys of the digit popover. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/digit-popover.h"

#include "widgets/buttons.h"

#include <glib/gi18n-lib.h>

#define TARGET 44 /* pixels: size of a touch target */

struct _RtDigitPopover {
  GtkPopover parent_instance;

  bool pencil;
};

G_DEFINE_FINAL_TYPE (RtDigitPopover, rt_digit_popover, GTK_TYPE_POPOVER)

enum { PROP_0, PROP_PENCIL, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (RtDigitPopover *self, RtIntent intent)
{
  bool stays = self->pencil || intent.kind == RT_INTENT_MARK;

  g_signal_emit (self, signals[CHOSEN], 0, &intent);
  if (!stays || intent.kind == RT_INTENT_CLEAR)
    gtk_popover_popdown (GTK_POPOVER (self));
}

static void
digit_cb (GtkButton *button, RtDigitPopover *self)
{
  int digit = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "digit"));

  choose (self, (RtIntent) { .kind = RT_INTENT_DIGIT, .digit = digit });
}

static void
clear_cb (GtkButton *button, RtDigitPopover *self)
{
  choose (self, (RtIntent) { .kind = RT_INTENT_CLEAR });
}

static void
set_pencil (RtDigitPopover *self, bool pencil)
{
  if (self->pencil == pencil)
    return;
  self->pencil = pencil;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PENCIL]);
}

/* Handles the keys of the grid, except arrows, which move the focus between the buttons. */
static gboolean
key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType modifiers,
        RtDigitPopover *self)
{
  RtIntent intent;

  if (!rt_intent_from_key (0, keyval, keycode, modifiers,
                           gtk_widget_get_display (GTK_WIDGET (self)), &intent) ||
      intent.kind == RT_INTENT_MOVE || intent.kind == RT_INTENT_POPOVER)
    return GDK_EVENT_PROPAGATE;
  if (intent.kind == RT_INTENT_PENCIL)
    set_pencil (self, !self->pencil);
  else
    choose (self, intent);
  return GDK_EVENT_STOP;
}

static void
rt_digit_popover_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RtDigitPopover *self = RT_DIGIT_POPOVER (object);

  switch (id) {
  case PROP_PENCIL:
    g_value_set_boolean (value, self->pencil);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_digit_popover_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RtDigitPopover *self = RT_DIGIT_POPOVER (object);

  switch (id) {
  case PROP_PENCIL:
    set_pencil (self, g_value_get_boolean (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rt_digit_popover_class_init (RtDigitPopoverClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = rt_digit_popover_get_property;
  object_class->set_property = rt_digit_popover_set_property;
  props[PROP_PENCIL] = g_param_spec_boolean ("pencil", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  signals[CHOSEN] = g_signal_new ("chosen", RT_TYPE_DIGIT_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
attach_digit (RtDigitPopover *self, GtkGrid *grid, int digit)
{
  char text[2] = { (char) ('0' + digit), 0 };
  /* Translators: a button that writes this digit into the cell. */
  g_autofree char *name = g_strdup_printf (_("Digit %d"), digit);
  GtkWidget *button = rt_button_new_text (text, NULL);

  rt_button_set_name (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_size_request (button, TARGET, TARGET);
  g_object_set_data (G_OBJECT (button), "digit", GINT_TO_POINTER (digit));
  g_signal_connect (button, "clicked", G_CALLBACK (digit_cb), self);
  gtk_grid_attach (grid, button, (digit - 1) % 3, (digit - 1) / 3, 1, 1);
}

static void
rt_digit_popover_init (RtDigitPopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *pencil = gtk_toggle_button_new ();
  GtkWidget *clear = rt_button_new_text (_("_Clear"), NULL);
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "digits");
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  for (int digit = 1; digit <= 9; digit++)
    attach_digit (self, GTK_GRID (grid), digit);
  gtk_box_append (GTK_BOX (box), grid);

  rt_button_set_text (pencil, _("_Pencil Mark"));
  gtk_widget_set_size_request (pencil, -1, TARGET);
  g_object_bind_property (self, "pencil", pencil, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  gtk_box_append (GTK_BOX (box), pencil);

  gtk_widget_set_size_request (clear, -1, TARGET);
  g_signal_connect (clear, "clicked", G_CALLBACK (clear_cb), self);
  gtk_box_append (GTK_BOX (box), clear);

  gtk_popover_set_child (GTK_POPOVER (self), box);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

GtkWidget *
rt_digit_popover_new (void)
{
  return g_object_new (RT_TYPE_DIGIT_POPOVER, NULL);
}
