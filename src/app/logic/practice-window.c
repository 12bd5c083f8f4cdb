/* practice-window.c - RtPracticeWindow, the window in which a person practises to find the steps of a technique.
 *
 *     +---------------------------------+
 *     |         Practise: X-Wing        |
 *     |         Position 3 of 13        |
 *     +---------------------------------+
 *     |              grid               |
 *     +---------------------------------+
 *     | Which candidates go? ...        |
 *     |                                 |
 *     +---------------------------------+
 *      [1] [2] [3] [4] [5] [6] [7] [8] [9]
 *     [<]                   [Hint] [Next]
 *
 * A click on a candidate is an answer: the technique removes this candidate or, if it finds singles,
 * places it. Instead of clicking, the person can type the digit, or press a key of the pad. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/practice-window.h"

#include "app/common/companion.h"
#include "app/common/template.h"
#include "app/common/width-watch.h"
#include "picture/compose-practice.h"
#include "widgets/compat.h"
#include "widgets/grid-view.h"
#include "widgets/pad.h"

#include <glib/gi18n.h>

#define SENTENCE_HEIGHT 92 /* pixels: height of four lines; a narrow window has half as much again */
#define WIDE_FROM 480

struct _RtPracticeWindow {
  GtkWindow parent_instance;

  /* Owned. */
  RtPractice *practice;

  const RtTechnique *technique;
  RtCollection *collection; /* owned: source of more positions; NULL: none */

  /* Children. */
  GtkWidget *grid;
  GtkWidget *pad;       /* its keys */
  GtkWidget *sentence;
  GtkWidget *scrolled;  /* contains the grid */
  GtkWidget *title, *place; /* labels: the technique, and the number of the position */
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (RtPracticeWindow, rt_practice_window, GTK_TYPE_WINDOW)

/* Filling the window */

static void
show_grid (RtPracticeWindow *self)
{
  RtScene scene;

  rt_compose_practice (&scene, self->practice);
  rt_grid_view_set_scene (RT_GRID_VIEW (self->grid), &scene, true);
  rt_pad_show (RT_PAD (self->pad), &scene);
}

static void
show_sentence (RtPracticeWindow *self)
{
  g_autofree char *text = rt_practice_say (self->practice);

  gtk_label_set_markup (GTK_LABEL (self->sentence), text);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  rt_compat_announce (self->sentence, gtk_label_get_text (GTK_LABEL (self->sentence)));
}

static void
show (RtPracticeWindow *self)
{
  RtPracticeState state = rt_practice_state (self->practice);
  guint place = rt_practice_place (self->practice);
  bool more = place + 1 < rt_practice_n_places (self->practice);
  g_autofree char *text = rt_practice_say_place (self->practice);

  show_grid (self);
  show_sentence (self);
  gtk_label_set_text (GTK_LABEL (self->place), text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.previous", place > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.next", more);
  if (state == RT_PRACTICE_DONE) {
    gtk_widget_add_css_class (self->next, "suggested-action");
    if (more)
      gtk_widget_grab_focus (self->next);
  } else {
    gtk_widget_remove_css_class (self->next, "suggested-action");
  }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.hint",
                                 state == RT_PRACTICE_ASKING && rt_practice_step (self->practice));
}

/* Input of the person */

static void
try (RtPracticeWindow *self, int cell, int digit)
{
  rt_practice_try (self->practice, cell, digit);
}

static void
intent_cb (RtPracticeWindow *self, const RtIntent *intent)
{
  if (intent->kind == RT_INTENT_WRITE && intent->writes != RT_EDIT_COLOUR)
    try (self, rt_grid_view_focus_cell (RT_GRID_VIEW (self->grid)), intent->digit);
}

static void
digit_cb (RtPracticeWindow *self, int digit)
{
  rt_grid_view_press (RT_GRID_VIEW (self->grid), digit);
}

/* Handles a click on a candidate. The grid handles all other clicks. */
static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, RtPracticeWindow *self)
{
  int cell, digit = rt_grid_view_mark_at (RT_GRID_VIEW (self->grid), x, y, &cell);

  if (!digit || rt_practice_state (self->practice) != RT_PRACTICE_ASKING) {
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  rt_grid_view_set_focus_cell (RT_GRID_VIEW (self->grid), cell);
  gtk_widget_grab_focus (self->grid);
  try (self, cell, digit);
}

static void
go (RtPracticeWindow *self, guint place)
{
  rt_practice_go (self->practice, place);
  gtk_widget_grab_focus (self->grid);
}

static void
next (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtPracticeWindow *self = RT_PRACTICE_WINDOW (widget);

  go (self, rt_practice_place (self->practice) + 1);
}

static void
previous (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtPracticeWindow *self = RT_PRACTICE_WINDOW (widget);

  go (self, rt_practice_place (self->practice) - 1);
}

static void
hint (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rt_practice_hint (RT_PRACTICE_WINDOW (widget)->practice);
}

/* Gives the sentence a fixed height, so that the grid does not move. */
static void
adapt (GtkWindow *window, int width)
{
  RtPracticeWindow *self = RT_PRACTICE_WINDOW (window);
  double height = SENTENCE_HEIGHT * rt_width_text_scale (GTK_WIDGET (self));

  gtk_widget_set_size_request (self->scrolled, -1,
                               (int) (width < WIDE_FROM ? height * 1.5 : height));
}

static void
drop_practice (RtPracticeWindow *self)
{
  if (!self->practice)
    return;
  g_signal_handlers_disconnect_by_data (self->practice, self);
  rt_practice_close (self->practice);
  g_clear_object (&self->practice);
  g_clear_pointer (&self->collection, rt_collection_unref);
}

static void
rt_practice_window_dispose (GObject *object)
{
  drop_practice (RT_PRACTICE_WINDOW (object));
  G_OBJECT_CLASS (rt_practice_window_parent_class)->dispose (object);
}

static void
rt_practice_window_class_init (RtPracticeWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_practice_window_dispose;
  g_type_ensure (RT_TYPE_GRID_VIEW);
  g_type_ensure (RT_TYPE_PAD);
  rt_template_set (class, "logic/practice-window.ui", RtPracticeWindow, grid, pad, sentence, scrolled,
                   title, place, next);
  rt_template_handlers (class, intent_cb, digit_cb, pressed_cb);
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, next);
  gtk_widget_class_install_action (widget_class, "practice.previous", NULL, previous);
  gtk_widget_class_install_action (widget_class, "practice.hint", NULL, hint);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "practice.next",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK,
                                       "practice.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h, GDK_CONTROL_MASK, "practice.hint",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rt_practice_window_init (RtPracticeWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self->grid, "held", self->pad, "held", G_BINDING_SYNC_CREATE);
  rt_width_watch (GTK_WINDOW (self), adapt);
  rt_width_scale_window (GTK_WINDOW (self), 560, 760);
}

/* Starts an exercise with positions in which TECHNIQUE finds a step. */
static void
begin (RtPracticeWindow *self, RtShell *shell, const RtTechnique *technique)
{
  /* Translators: the title of a window; %s is a technique. */
  g_autofree char *title = g_strdup_printf (_("Practise: %s"), _(technique->name));

  drop_practice (self);
  self->technique = technique;
  if (rt_shell_collection (shell))
    self->collection = rt_collection_ref (rt_shell_collection (shell));
  self->practice = rt_practice_new (technique, self->collection);
  g_signal_connect_swapped (self->practice, "changed", G_CALLBACK (show), self);
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_label_set_text (GTK_LABEL (self->title), title);
  show (self);
}

RtPractice *
rt_practice_window_practice (RtPracticeWindow *self)
{
  return self->practice;
}

void
rt_practice_window_present (RtShell *shell, const RtTechnique *technique)
{
  GtkWindow *window = rt_companion_find (shell, RT_TYPE_PRACTICE_WINDOW);
  RtPracticeWindow *self;

  if (!window) {
    window = g_object_new (RT_TYPE_PRACTICE_WINDOW, NULL);
    rt_companion_attach (window, shell);
  }
  self = RT_PRACTICE_WINDOW (window);
  if (self->technique != technique || self->collection != rt_shell_collection (shell))
    begin (self, shell, technique);
  gtk_window_present (window);
  gtk_widget_grab_focus (self->grid);
}
