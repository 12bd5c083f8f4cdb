/* page-view.c - a preview of printed pages: creates it, draws its page, and handles its buttons. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/paper/page-view.h"

#include "picture/colour.h"
#include "widgets/buttons.h"

#include <glib/gi18n.h>

/* Data of the preview. The box that is returned owns it. */
typedef struct {
  GPtrArray *puzzles;
  RtSheet sheet;
  RtPaper paper;
  guint page; /* index of the page that is shown */
  GtkWidget *picture;
  GtkWidget *previous, *next, *says;
} View;

static void
view_free (gpointer data)
{
  View *view = data;

  g_ptr_array_unref (view->puzzles);
  g_free (view);
}

/* Draws the page with its shadow, as large as the space allows. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  View *view = data;
  double scale = MIN ((width - 2) / view->paper.width, (height - 2) / view->paper.height);
  RtSheetPage page = rt_sheet_page (&view->sheet, view->puzzles->len, view->page);

  cairo_translate (cr, (width - view->paper.width * scale) / 2,
                   (height - view->paper.height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, view->paper.width, view->paper.height);
  rt_paint_set_colour (cr, rt_theme_paper.board);
  cairo_fill_preserve (cr);
  rt_paint_set_colour (cr, rt_theme_paper.cell_line);
  cairo_set_line_width (cr, 1 / scale);
  cairo_stroke (cr);
  rt_sheet_draw (cr, &view->sheet, &view->paper, &page,
                 (RtPuzzle *const *) view->puzzles->pdata + page.first);
}

/* Shows the number of the page and the number of pages. */
static void
update (View *view)
{
  guint n = rt_sheet_n_pages (&view->sheet, view->puzzles->len);
  g_autofree char *text = NULL;

  view->page = MIN (view->page, n - 1);
  /* Translators: the number of a page, and how many there are. */
  text = g_strdup_printf (_("Page %'u of %'u"), view->page + 1, n);
  gtk_label_set_text (GTK_LABEL (view->says), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view->picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_sensitive (view->previous, view->page > 0);
  gtk_widget_set_sensitive (view->next, view->page + 1 < n);
  gtk_widget_queue_draw (view->picture);
}

static void
previous_cb (GtkButton *button, View *view)
{
  view->page--;
  update (view);
}

static void
next_cb (GtkButton *button, View *view)
{
  view->page++;
  update (view);
}

static GtkWidget *
make_leafing (View *view)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  view->previous = rt_button_new_icon ("go-previous-symbolic", _("Previous page"), NULL);
  view->next = rt_button_new_icon ("go-next-symbolic", _("Next page"), NULL);
  view->says = gtk_label_new (NULL);
  gtk_widget_add_css_class (view->previous, "flat");
  gtk_widget_add_css_class (view->next, "flat");
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), view->previous);
  gtk_box_append (GTK_BOX (box), view->says);
  gtk_box_append (GTK_BOX (box), view->next);
  g_signal_connect (view->previous, "clicked", G_CALLBACK (previous_cb), view);
  g_signal_connect (view->next, "clicked", G_CALLBACK (next_cb), view);
  return box;
}

GtkWidget *
rt_page_view_new (GPtrArray *puzzles, int height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  View *view = g_new0 (View, 1);

  view->puzzles = g_ptr_array_ref (puzzles);
  view->picture = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                NULL);
  g_object_set_data_full (G_OBJECT (box), "view", view, view_free);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (view->picture), draw_cb, view, NULL);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (view->picture), height);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (view->picture), height * 3 / 4);
  gtk_widget_set_vexpand (view->picture, TRUE);
  gtk_box_append (GTK_BOX (box), view->picture);
  gtk_box_append (GTK_BOX (box), make_leafing (view));
  return box;
}

void
rt_page_view_show (GtkWidget *widget, const RtSheet *sheet, const RtPaper *paper)
{
  View *view = g_object_get_data (G_OBJECT (widget), "view");

  view->sheet = *sheet;
  view->paper = *paper;
  update (view);
}
