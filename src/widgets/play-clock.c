/* play-clock.c - RtPlayClock, a widget: shows the time on the puzzle in a label each second, and starts and stops the
 * puzzle's clock. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/play-clock.h"

#include <glib/gi18n-lib.h>

struct _RtPlayClock {
  GtkWidget parent_instance;

  GtkWidget *label;
  RtDesk *desk;      /* owned; NULL: none */
  GtkWindow *window; /* window whose state is followed, not owned; NULL: none */
  bool on;
  guint tick;        /* source id; 0: the clock is stopped */
};

G_DEFINE_FINAL_TYPE (RtPlayClock, rt_play_clock, GTK_TYPE_WIDGET)

/* Returns true if the window shows a puzzle that the person can solve now: its own grid, with empty cells. */
static bool
is_in_play (RtPlayClock *self)
{
  return rt_desk_has_givens (self->desk) && rt_desk_count_left (self->desk) > 0 &&
         rt_desk_shows (self->desk) == RT_MOMENT_OWN;
}

static void
show_time (RtPlayClock *self)
{
  g_autofree char *text = rt_play_time_say (rt_document_time (rt_desk_document (self->desk)));
  /* Translators: the name of a clock for a screen reader; %s is a time as in "04:12" */
  g_autofree char *name = g_strdup_printf (_("Time on this puzzle: %s"), text);

  gtk_label_set_text (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static gboolean
tick_cb (gpointer self)
{
  show_time (self);
  return G_SOURCE_CONTINUE;
}

static void
update (RtPlayClock *self)
{
  bool runs;

  if (!self->desk)
    return;
  runs = self->on && self->window && gtk_window_is_active (self->window) && is_in_play (self);
  rt_document_run_clock (rt_desk_document (self->desk), runs);
  gtk_widget_set_visible (GTK_WIDGET (self), self->on && rt_desk_has_givens (self->desk));
  show_time (self);
  if (runs && !self->tick)
    self->tick = g_timeout_add_seconds (1, tick_cb, self);
  else if (!runs)
    g_clear_handle_id (&self->tick, g_source_remove);
}

void
rt_play_clock_set_on (RtPlayClock *self, bool on)
{
  g_return_if_fail (RT_IS_PLAY_CLOCK (self));

  self->on = on;
  update (self);
}

void
rt_play_clock_set_desk (RtPlayClock *self, RtDesk *desk)
{
  g_return_if_fail (RT_IS_PLAY_CLOCK (self));

  if (self->desk) {
    g_signal_handlers_disconnect_by_data (self->desk, self);
    rt_document_run_clock (rt_desk_document (self->desk), false);
  }
  g_set_object (&self->desk, desk);
  if (desk)
    g_signal_connect_swapped (desk, "changed", G_CALLBACK (update), self);
  update (self);
}

static void
follow_window (RtPlayClock *self, GtkWindow *window)
{
  if (self->window)
    g_signal_handlers_disconnect_by_data (self->window, self);
  self->window = window;
  if (window)
    g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (update), self);
  update (self);
}

static void
rt_play_clock_root (GtkWidget *widget)
{
  GtkRoot *root;

  GTK_WIDGET_CLASS (rt_play_clock_parent_class)->root (widget);
  root = gtk_widget_get_root (widget);
  follow_window (RT_PLAY_CLOCK (widget), GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL);
}

static void
rt_play_clock_unroot (GtkWidget *widget)
{
  follow_window (RT_PLAY_CLOCK (widget), NULL);
  GTK_WIDGET_CLASS (rt_play_clock_parent_class)->unroot (widget);
}

static void
rt_play_clock_dispose (GObject *object)
{
  RtPlayClock *self = RT_PLAY_CLOCK (object);

  rt_play_clock_set_desk (self, NULL);
  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_play_clock_parent_class)->dispose (object);
}

static void
rt_play_clock_class_init (RtPlayClockClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_play_clock_dispose;
  widget_class->root = rt_play_clock_root;
  widget_class->unroot = rt_play_clock_unroot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playclock");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TIMER);
}

static void
rt_play_clock_init (RtPlayClock *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_add_css_class (self->label, "numeric");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
