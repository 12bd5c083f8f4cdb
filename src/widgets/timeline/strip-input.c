/* strip-input.c - event controllers of a strip, the picture of a search or path over time: keys,
 * pointer, wheel and pinches. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-input.h"

#include <math.h>

/* Factors by which a notch of the wheel and a key press zoom. */
#define NOTCH 1.3
#define PRESS 2.0

/* Part of the view's span by which a sideways notch of the wheel moves the view. */
#define PAN_NOTCH 0.1

/* Shortest drag in pixels; shorter motions are unintended, for example in a double click. */
#define TREMBLE 3

static bool
is_mirrored (RtStrip *strip)
{
  return gtk_widget_get_direction (GTK_WIDGET (strip)) == GTK_TEXT_DIR_RTL;
}

/* Returns the place in the view, 0 to 1, at the x coordinate X. */
static double
place_at (RtStrip *strip, double x)
{
  double place = x / MAX (gtk_widget_get_width (GTK_WIDGET (strip)), 1);

  return is_mirrored (strip) ? 1 - place : place;
}

static guint64
step_at (RtStrip *strip, double x)
{
  return rt_strip_view_step (rt_strip_view (strip), place_at (strip, x));
}

static bool
has_steps (RtStrip *strip)
{
  return rt_player_has_steps (rt_strip_player (strip));
}

static void
drag_begin_cb (GtkGesture *gesture, double x, double y, RtStrip *strip)
{
  if (!has_steps (strip)) {
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_DENIED);
    return;
  }
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (strip));
  if (!rt_strip_look_at_bar (strip, place_at (strip, x), y))
    rt_strip_look_at (strip, step_at (strip, x));
  rt_strip_point_at (strip, -1, 0); /* hides the pointer's tag; the current step's tag replaces it */
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, RtStrip *strip)
{
  double x = 0, y;
  guint64 step;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  step = step_at (strip, x + dx);
  if (fabs (dx) >= TREMBLE && step != rt_player_position (rt_strip_player (strip)))
    rt_strip_look_at (strip, step);
}

static void
pressed_cb (GtkGestureClick *gesture, int n_press, double x, double y, RtStrip *strip)
{
  if (n_press == 2 && !rt_strip_show_bar (strip, place_at (strip, x), y))
    rt_strip_show_whole (strip);
}

/* The last position of the pointer. It is compared with the next one, because GTK also reports a motion when only the
 * widgets move. */
typedef struct {
  double x, y;
} Pointer;

static void
motion_cb (GtkEventController *motion, double x, double y, RtStrip *strip)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (motion);
  Pointer *last = g_object_get_data (G_OBJECT (motion), "last");

  if (x == last->x && y == last->y)
    return;
  *last = (Pointer) { x, y };
  rt_strip_point_at (strip, state & GDK_BUTTON1_MASK ? -1 : CLAMP (place_at (strip, x), 0, 1), y);
}

static void
leave_cb (GtkEventController *motion, RtStrip *strip)
{
  rt_strip_point_at (strip, -1, 0);
}

static gboolean
scroll_cb (GtkEventController *scroll, double dx, double dy, RtStrip *strip)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (scroll);
  double sideways = state & GDK_SHIFT_MASK ? dx + dy : dx;
  double place = rt_strip_pointed_at (strip);

  if (!has_steps (strip))
    return GDK_EVENT_PROPAGATE;
  if (is_mirrored (strip))
    sideways = -sideways;
  if (fabs (sideways) > 0)
    rt_strip_pan (strip, sideways * PAN_NOTCH);
  else
    rt_strip_zoom (strip, place >= 0 ? place : 0.5, pow (NOTCH, dy));
  return GDK_EVENT_STOP;
}

/* A pinch of two fingers on a screen or touchpad. */
typedef struct {
  RtStrip *strip;
  double scale; /* scale at the last signal */
} Pinch;

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, Pinch *pinch)
{
  pinch->scale = 1;
}

static void
pinch_cb (GtkGesture *gesture, double scale, Pinch *pinch)
{
  double x, y;

  if (!has_steps (pinch->strip) || scale <= 0)
    return;
  if (!gtk_gesture_is_recognized (gesture) || !gtk_gesture_get_bounding_box_center (gesture, &x, &y))
    x = gtk_widget_get_width (GTK_WIDGET (pinch->strip)) / 2.0;
  rt_strip_zoom (pinch->strip, CLAMP (place_at (pinch->strip, x), 0, 1), pinch->scale / scale);
  pinch->scale = scale;
}

static void
free_pinch (gpointer pinch, GClosure *closure)
{
  g_free (pinch);
}

/* Moves the player by STEPS, back if negative, from its current step. */
static void
go (RtStrip *strip, double steps)
{
  guint64 length = rt_player_length (rt_strip_player (strip));
  double to = (double) rt_player_position (rt_strip_player (strip)) + steps;

  rt_strip_look_at (strip, (guint64) CLAMP (to, 0, (double) length));
}

/* Zooms the view by FACTOR around the current step, or around the middle if the current step is out of
 * view. */
static void
zoom (RtStrip *strip, double factor)
{
  double place = rt_strip_view_place (rt_strip_view (strip),
                                      rt_player_position (rt_strip_player (strip)));

  rt_strip_zoom (strip, place >= 0 && place <= 1 ? place : 0.5, factor);
}

/* Handles a key that selects another bar of the search tree. Returns false if KEYVAL is another key. */
static bool
take_key_of_tree (RtStrip *strip, guint keyval)
{
  bool later = !is_mirrored (strip);

  switch (keyval) {
  case GDK_KEY_Up:
  case GDK_KEY_KP_Up:
    return rt_strip_select_bar (strip, RT_TREE_TO_PARENT);
  case GDK_KEY_Down:
  case GDK_KEY_KP_Down:
    return rt_strip_select_bar (strip, RT_TREE_TO_WIDEST_CHILD);
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    later = !later;
    G_GNUC_FALLTHROUGH;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    return rt_strip_has_selected_bar (strip) &&
           rt_strip_select_bar (strip, later ? RT_TREE_TO_LATER : RT_TREE_TO_EARLIER);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
    return rt_strip_show_selected_bar (strip);
  case GDK_KEY_BackSpace:
    rt_strip_show_whole (strip);
    return true;
  case GDK_KEY_Escape:
    return rt_strip_unselect_bar (strip);
  default:
    return false;
  }
}

static gboolean
key_cb (GtkEventController *keys, guint keyval, guint keycode, GdkModifierType state,
        RtStrip *strip)
{
  double length = (double) rt_player_length (rt_strip_player (strip));
  double on = is_mirrored (strip) ? -1 : 1;

  if (!has_steps (strip) || state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (!(state & GDK_SHIFT_MASK) && take_key_of_tree (strip, keyval))
    return GDK_EVENT_STOP;
  if (state & GDK_SHIFT_MASK)
    on *= MAX (1, floor (length / 100));
  switch (keyval) {
  case GDK_KEY_Left:
  case GDK_KEY_KP_Left:
    go (strip, -on);
    break;
  case GDK_KEY_Right:
  case GDK_KEY_KP_Right:
    go (strip, on);
    break;
  case GDK_KEY_Page_Up:
  case GDK_KEY_KP_Page_Up:
    go (strip, MAX (1, floor (length / 10)));
    break;
  case GDK_KEY_Page_Down:
  case GDK_KEY_KP_Page_Down:
    go (strip, -MAX (1, floor (length / 10)));
    break;
  case GDK_KEY_Home:
  case GDK_KEY_KP_Home:
    go (strip, -length);
    break;
  case GDK_KEY_End:
  case GDK_KEY_KP_End:
    go (strip, length);
    break;
  case GDK_KEY_plus:
  case GDK_KEY_equal: /* the key of + without Shift */
  case GDK_KEY_KP_Add:
    zoom (strip, 1 / PRESS);
    break;
  case GDK_KEY_minus:
  case GDK_KEY_KP_Subtract:
    zoom (strip, PRESS);
    break;
  case GDK_KEY_0:
  case GDK_KEY_KP_0:
    rt_strip_show_whole (strip);
    break;
  default:
    return GDK_EVENT_PROPAGATE;
  }
  return GDK_EVENT_STOP;
}

static void
add (RtStrip *strip, GtkEventController *controller)
{
  gtk_widget_add_controller (GTK_WIDGET (strip), controller);
}

void
rt_strip_take_input (RtStrip *strip)
{
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new (), *zoom = gtk_gesture_zoom_new ();
  Pinch *pinch = g_new0 (Pinch, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), strip);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), strip);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), strip);
  *pinch = (Pinch) { strip, 1 };
  g_signal_connect_data (zoom, "begin", G_CALLBACK (pinch_begin_cb), pinch, free_pinch, 0);
  g_signal_connect (zoom, "scale-changed", G_CALLBACK (pinch_cb), pinch);
  g_object_set_data_full (G_OBJECT (motion), "last", g_memdup2 (&(Pointer) { -1, -1 }, sizeof (Pointer)), g_free);
  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), strip);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), strip);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), strip);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), strip);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), strip);
  add (strip, GTK_EVENT_CONTROLLER (drag));
  add (strip, GTK_EVENT_CONTROLLER (click));
  add (strip, GTK_EVENT_CONTROLLER (zoom));
  add (strip, motion);
  add (strip, scroll);
  add (strip, keys);
  /* Groups the gestures, so that they do not cancel each other. */
  gtk_gesture_group (drag, click);
  gtk_gesture_group (drag, zoom);
}
