/* nested-scrolls.c - creates and sets up scrolled windows that may be nested. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/common/nested-scrolls.h"

#include "widgets/natural-height.h"

#include <math.h>
#include <stdbool.h>

/* Returns true if the scroll bar of ADJUSTMENT cannot move further in the direction of DY (down if positive). */
static bool
is_at_end (GtkAdjustment *adjustment, double dy)
{
  double value = gtk_adjustment_get_value (adjustment);
  double last = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  return dy < 0 ? value <= gtk_adjustment_get_lower (adjustment) : value >= last;
}

/* Handles the mouse wheel: scrolls the enclosing scrolled window if the inner one is at its end.
 * Runs in the capture phase, because the inner scrolled window consumes every event. */
static gboolean
scroll_cb (GtkEventController *controller, double dx, double dy, gpointer data)
{
  GtkWidget *scrolled = gtk_event_controller_get_widget (controller);
  GtkWidget *around = gtk_widget_get_ancestor (gtk_widget_get_parent (scrolled),
                                               GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place;

  if (!around ||
      !is_at_end (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)), dy))
    return GDK_EVENT_PROPAGATE;
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (around));
  /* The factor is the distance that GTK scrolls for one notch of the wheel. */
  gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) +
                                     dy * pow (gtk_adjustment_get_page_size (place), 2 / 3.0));
  return GDK_EVENT_STOP;
}

void
rt_scrolls_init (GtkWidget *scrolled)
{
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), NULL);
  gtk_widget_add_controller (scrolled, scroll);
}

GtkWidget *
rt_scrolls_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  rt_scrolls_init (scrolled);
  return scrolled;
}

static gboolean
grow_cb (gpointer box)
{
  GtkWidget *window = gtk_widget_get_ancestor (box, GTK_TYPE_WINDOW);
  int width, height;

  if (window) {
    gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
    gtk_window_set_default_size (GTK_WINDOW (window), width, -1);
  }
  return G_SOURCE_REMOVE;
}

/* Lays out the child. If BOX is too low after the second layout, resizes the window once more. A
 * wrapping label in a drop-down (RtWrapLabel) knows its height only then. */
static void
allocate_high (GtkWidget *box, int width, int height, int baseline)
{
  guint layouts = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (box), "layouts"));
  int wanted;

  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, width, NULL, &wanted, NULL, NULL);
  if (++layouts == 2 && height < wanted)
    g_idle_add_full (GTK_PRIORITY_RESIZE, grow_cb, g_object_ref (box), g_object_unref);
  g_object_set_data (G_OBJECT (box), "layouts", GUINT_TO_POINTER (MIN (layouts, 2)));
  gtk_widget_size_allocate (gtk_widget_get_first_child (box),
                            &(GtkAllocation) { 0, 0, width, height }, -1);
}

GtkWidget *
rt_scrolls_new_high (GtkWidget *child)
{
  return rt_high_new (rt_scrolls_new (child), allocate_high);
}

static gboolean
scroll_child_cb (GtkWidget *scrolled, GtkScrollType way, gboolean across, gpointer data)
{
  if (way == GTK_SCROLL_START || way == GTK_SCROLL_END)
    g_signal_stop_emission_by_name (scrolled, "scroll-child");
  return FALSE;
}

void
rt_scrolls_spare_ends (GtkWidget *scrolled)
{
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scrolled));

  g_signal_connect (scrolled, "scroll-child", G_CALLBACK (scroll_child_cb), NULL);
}

typedef struct {
  GtkWidget *scrolled;
  double end; /* value at the right end when the adjustment last changed */
} Across;

static gboolean
to_right_cb (gpointer across)
{
  gtk_adjustment_set_value (across, gtk_adjustment_get_upper (across));
  return G_SOURCE_REMOVE;
}

/* Scrolls to the right end after a change of size, unless the person has scrolled away from the
 * right end. */
static void
across_changed_cb (GtkAdjustment *adjustment, Across *across)
{
  bool was_at_end = gtk_adjustment_get_value (adjustment) >= across->end - 1;

  across->end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  if (was_at_end && gtk_widget_get_direction (across->scrolled) == GTK_TEXT_DIR_RTL)
    g_idle_add_full (GTK_PRIORITY_RESIZE, to_right_cb, g_object_ref (adjustment), g_object_unref);
}

static void
across_free (gpointer across, GClosure *closure)
{
  (void) closure;
  g_free (across);
}

void
rt_scrolls_begin_across (GtkWidget *scrolled)
{
  Across *across = g_new (Across, 1);

  *across = (Across) { .scrolled = scrolled };
  g_signal_connect_data (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                         "changed", G_CALLBACK (across_changed_cb), across, across_free, 0);
}

void
rt_scrolls_to (GtkWidget *child)
{
  for (GtkWidget *at = gtk_widget_get_ancestor (child, GTK_TYPE_SCROLLED_WINDOW); at;
       at = gtk_widget_get_ancestor (gtk_widget_get_parent (at), GTK_TYPE_SCROLLED_WINDOW)) {
    GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (at);
    GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (scrolled);
    GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scrolled);
    graphene_rect_t box;
    double x, y;

    if (!gtk_widget_compute_bounds (child, gtk_scrolled_window_get_child (scrolled), &box))
      continue;
    x = gtk_adjustment_get_value (across) + box.origin.x;
    y = gtk_adjustment_get_value (down) + box.origin.y;
    gtk_adjustment_clamp_page (across, x, x + box.size.width);
    gtk_adjustment_clamp_page (down, y, y + box.size.height);
  }
}
