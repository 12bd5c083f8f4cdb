/* symmetry-choice.c - a choice between the symmetries, each with a little picture of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/make/symmetry-choice.h"

#include "engine/make/symmetry.h"
#include "widgets/compat.h"
#include "widgets/wrap-label.h"

#include <glib/gi18n.h>

#define SIDE 28     /* pixels: three for a cell, and a border of half a one */
#define CELL 3

/* Cells whose groups together show what a symmetry does: not many, and in no row with one another. */
static const uint8_t samples[] = { 1, 12, 24, 31 };

static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const RtSymmetry *symmetry = g_object_get_data (G_OBJECT (area), "symmetry");
  double left = (width - 9 * CELL) / 2.0, top = (height - 9 * CELL) / 2.0;
  RtCells shown = RT_CELLS_NONE;
  RtOrbits orbits;
  GdkRGBA colour;

  rt_symmetry_orbits (symmetry ? symmetry : &rt_symmetries[0], &orbits);
  for (int i = 0; i < orbits.n && symmetry; i++)
    for (gsize k = 0; k < G_N_ELEMENTS (samples); k++)
      if (rt_cells_has (orbits.cells[i], samples[k]))
        shown = rt_cells_or (shown, orbits.cells[i]);
  rt_compat_text_colour (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  for_each_cell (cell, shown)
    cairo_rectangle (cr, left + CELL * rt_column_of (cell), top + CELL * rt_row_of (cell), CELL,
                     CELL);
  cairo_fill (cr);
  colour.alpha *= 0.4F;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  cairo_rectangle (cr, left - 0.5, top - 0.5, 9 * CELL + 1, 9 * CELL + 1);
  cairo_stroke (cr);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer is_chosen)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *picture = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (picture), SIDE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (picture), draw_cb, NULL, NULL);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), is_chosen ? rt_wrap_label_new () : gtk_label_new (NULL));
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *picture = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkWidget *label = gtk_widget_get_last_child (gtk_list_item_get_child (item));
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  guint n = gtk_list_item_get_position (item);

  g_object_set_data (G_OBJECT (picture), "symmetry",
                     n < RT_N_SYMMETRIES ? (gpointer) &rt_symmetries[n] : NULL);
  if (RT_IS_WRAP_LABEL (label))
    rt_wrap_label_set_text (RT_WRAP_LABEL (label), name);
  else
    gtk_label_set_text (GTK_LABEL (label), name); /* the list is as wide as its rows */
  gtk_widget_queue_draw (picture);
}

static GtkListItemFactory *
make_factory (bool is_chosen)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (is_chosen));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

GtkWidget *
rt_symmetry_choice_new (void)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) chosen = make_factory (true), listed = make_factory (false);
  GtkWidget *choice;

  for (int i = 0; i < RT_N_SYMMETRIES; i++)
    gtk_string_list_append (names, _(rt_symmetries[i].name));
  gtk_string_list_append (names, _("A pattern that I paint"));
  choice = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), chosen);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), listed);
  return choice;
}
