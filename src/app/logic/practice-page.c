/* practice-page.c - RtPracticePage, a widget with which a person practises to find the steps of a technique.
 *
 *     wide    +----------+ Position 3 of 13       narrow   +---------------------------------+
 *             |          | Which candidates                |              grid               |
 *             |          | go? ...                         +---------------------------------+
 *             |   grid   |                                 Position 3 of 13
 *             |          |                                 Which candidates go? ...
 *             |          | [1] [2] [3]  ... [9]            [1] [2] [3] [4] [5] [6] [7] [8] [9]
 *             +----------+ [<]    [Hint] [Next]            [<]                   [Hint] [Next]
 *
 * A click on a candidate is an answer: the technique removes this candidate or, if it finds singles,
 * places it. Instead of clicking, the person can type the digit, or press a key of the pad. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/practice-page.h"

#include "app/common/template.h"
#include "app/common/width-watch.h"
#include "picture/compose-practice.h"
#include "widgets/compat.h"
#include "widgets/grid-view.h"
#include "widgets/pad.h"

#define SENTENCE_HEIGHT 92 /* pixels: height of four lines below the grid; a narrow page has half as much again */
#define WIDE_FROM 480
#define BESIDE_FROM 640 /* pixels: least width of a window in which the question is beside the grid */
#define BESIDE_WIDTH 330

struct _RtPracticePage {
  GtkBox parent_instance;

  /* Owned. */
  RtPractice *practice;     /* NULL before the first exercise */
  RtCollection *collection; /* source of more positions; NULL: none */

  const RtTechnique *technique;

  /* Children. */
  GtkWidget *grid;
  GtkWidget *pad;       /* its keys */
  GtkWidget *sentence;
  GtkWidget *scrolled;  /* contains the sentence */
  GtkWidget *place;     /* label: number of the position */
  GtkWidget *beside;    /* contains all but the grid */
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (RtPracticePage, rt_practice_page, GTK_TYPE_BOX)

/* Filling the window */

static void
show_grid (RtPracticePage *self)
{
  RtScene scene;

  rt_compose_practice (&scene, self->practice);
  rt_grid_view_set_scene (RT_GRID_VIEW (self->grid), &scene, true);
  rt_pad_show (RT_PAD (self->pad), &scene);
}

static void
show_sentence (RtPracticePage *self)
{
  g_autofree char *text = rt_practice_say (self->practice);

  gtk_label_set_markup (GTK_LABEL (self->sentence), text);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  rt_compat_announce (self->sentence, gtk_label_get_text (GTK_LABEL (self->sentence)));
}

static void
show (RtPracticePage *self)
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
try (RtPracticePage *self, int cell, int digit)
{
  rt_practice_try (self->practice, cell, digit);
}

static void
intent_cb (RtPracticePage *self, const RtIntent *intent)
{
  if (intent->kind == RT_INTENT_WRITE && intent->writes != RT_EDIT_COLOUR)
    try (self, rt_grid_view_focus_cell (RT_GRID_VIEW (self->grid)), intent->digit);
}

static void
digit_cb (RtPracticePage *self, int digit)
{
  rt_grid_view_press (RT_GRID_VIEW (self->grid), digit);
}

/* Handles a click on a candidate. The grid handles all other clicks. */
static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, RtPracticePage *self)
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
go (RtPracticePage *self, guint place)
{
  rt_practice_go (self->practice, place);
  gtk_widget_grab_focus (self->grid);
}

static void
next (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtPracticePage *self = RT_PRACTICE_PAGE (widget);

  go (self, rt_practice_place (self->practice) + 1);
}

static void
previous (GtkWidget *widget, const char *action, GVariant *parameter)
{
  RtPracticePage *self = RT_PRACTICE_PAGE (widget);

  go (self, rt_practice_place (self->practice) - 1);
}

static void
hint (GtkWidget *widget, const char *action, GVariant *parameter)
{
  rt_practice_hint (RT_PRACTICE_PAGE (widget)->practice);
}

/* Below the grid, gives the sentence a fixed height, so that the grid does not move. */
void
rt_practice_page_adapt (RtPracticePage *self, int width)
{
  bool beside = width >= BESIDE_FROM;
  double scale, height;

  g_return_if_fail (RT_IS_PRACTICE_PAGE (self));

  scale = rt_width_text_scale (GTK_WIDGET (self));
  height = (width < WIDE_FROM ? 1.5 : 1) * SENTENCE_HEIGHT * scale;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), beside ? GTK_ORIENTATION_HORIZONTAL
                                                                : GTK_ORIENTATION_VERTICAL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->beside),
                                  beside ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_min_content_width (GTK_SCROLLED_WINDOW (self->beside),
                                             beside ? (int) (BESIDE_WIDTH * scale) : -1);
  gtk_widget_set_size_request (self->scrolled, -1, beside ? -1 : (int) height);
  gtk_widget_set_vexpand (self->scrolled, beside);
}

static void
drop_practice (RtPracticePage *self)
{
  if (!self->practice)
    return;
  g_signal_handlers_disconnect_by_data (self->practice, self);
  rt_practice_close (self->practice);
  g_clear_object (&self->practice);
  g_clear_pointer (&self->collection, rt_collection_unref);
}

static void
rt_practice_page_dispose (GObject *object)
{
  drop_practice (RT_PRACTICE_PAGE (object));
  G_OBJECT_CLASS (rt_practice_page_parent_class)->dispose (object);
}

static void
rt_practice_page_class_init (RtPracticePageClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_practice_page_dispose;
  g_type_ensure (RT_TYPE_GRID_VIEW);
  g_type_ensure (RT_TYPE_PAD);
  rt_template_set (class, "logic/practice-page.ui", RtPracticePage, grid, pad, sentence, scrolled, place,
                   beside, next);
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
}

static void
rt_practice_page_init (RtPracticePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self->grid, "held", self->pad, "held", G_BINDING_SYNC_CREATE);
}

void
rt_practice_page_begin (RtPracticePage *self, const RtTechnique *technique, RtCollection *collection)
{
  g_return_if_fail (RT_IS_PRACTICE_PAGE (self));

  if (self->technique != technique || self->collection != collection) {
    drop_practice (self);
    self->technique = technique;
    self->collection = collection ? rt_collection_ref (collection) : NULL;
    self->practice = rt_practice_new (technique, collection);
    g_signal_connect_swapped (self->practice, "changed", G_CALLBACK (show), self);
    show (self);
  }
  gtk_widget_grab_focus (self->grid);
}

RtPractice *
rt_practice_page_practice (RtPracticePage *self)
{
  return self->practice;
}
