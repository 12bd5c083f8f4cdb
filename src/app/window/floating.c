/* floating.c - a message that floats over the grid. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/floating.h"

#include "app/window/layout.h"

#define MUCH 4 /* that part of the grid is much to hide */

/* What is seen of GRID, in the coordinates of OVERLAY: all of that where nothing is. A sheet covers it
 * from the moment on in which it begins to move. */
static graphene_rect_t
seen (GtkOverlay *overlay, RtGridView *grid)
{
  GtkWidget *layout = gtk_widget_get_ancestor (GTK_WIDGET (grid), RT_TYPE_LAYOUT);
  graphene_rect_t all, bounds, both;

  graphene_rect_init (&all, 0, 0, (float) gtk_widget_get_width (GTK_WIDGET (overlay)),
                      (float) gtk_widget_get_height (GTK_WIDGET (overlay)));
  if (gtk_widget_compute_bounds (layout, GTK_WIDGET (overlay), &bounds))
    all.size.height = MIN (all.size.height,
                           bounds.origin.y + (float) rt_layout_sheet_top (RT_LAYOUT (layout)));
  if (gtk_widget_compute_bounds (GTK_WIDGET (grid), GTK_WIDGET (overlay), &bounds) &&
      graphene_rect_intersection (&all, &bounds, &both))
    return both;
  return all;
}

/* Whether a message of HEIGHT at the bottom of PLACE would hide the cell with the focus. */
static bool
hides_focus (GtkOverlay *overlay, RtGridView *grid, const graphene_rect_t *place, int height)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (grid));
  graphene_rect_t cell;

  return focus && gtk_widget_compute_bounds (focus, GTK_WIDGET (overlay), &cell) &&
         cell.origin.y + cell.size.height > place->origin.y + place->size.height - (float) height;
}

/* How wide a message may be that has PLACE in its middle, where all of the window is free on one side. */
static int
room_around (GtkOverlay *overlay, const graphene_rect_t *place)
{
  float middle = place->origin.x + place->size.width / 2;

  return (int) (2 * MIN (middle, (float) gtk_widget_get_width (GTK_WIDGET (overlay)) - middle));
}

static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *message, GdkRectangle *to, RtGridView *grid)
{
  graphene_rect_t place = seen (overlay, grid);
  int wanted, width, height;

  gtk_widget_measure (message, GTK_ORIENTATION_HORIZONTAL, -1, &to->width, &wanted, NULL, NULL);
  width = MAX (to->width, MIN (wanted, (int) place.size.width));
  gtk_widget_measure (message, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (height > place.size.height / MUCH) { /* wider than the grid, then: it hides less of it */
    width = MAX (width, MIN (wanted, room_around (overlay, &place)));
    gtk_widget_measure (message, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  }
  *to = (GdkRectangle) { (int) (place.origin.x + (place.size.width - (float) width) / 2),
                         (int) place.origin.y, width, height };
  if (!hides_focus (overlay, grid, &place, height))
    to->y += (int) place.size.height - height;
  return TRUE;
}

GtkWidget *
rt_floating_new (GtkWidget *content, RtMessage *message, RtGridView *grid)
{
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (message));
  g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (place_cb), grid, 0);
  g_signal_connect_object (grid, "notify::focus-cell", G_CALLBACK (gtk_widget_queue_allocate),
                           overlay, G_CONNECT_SWAPPED);
  return overlay;
}
