/* tree-draw.c - draws a search tree as bars in rows, for the screen. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/tree-draw.h"

#define TEXT_SCALE 0.8  /* greatest font size, relative to the strip's text */
#define TEXT_OVER_ROW 3 /* pixels by which a line of digits, which have no descenders, may be higher than its row */
#define MARGIN 3        /* pixels: space before the text of a bar */

/* Least and greatest height of a row in pixels, unless the text needs more. */
#define ROW_LEAST 11
#define ROW_MOST 22
#define ROWS_LEAST 3 /* least number of rows, even if there is little space for their text */

typedef struct {
  const RtTreeLook *look;
  RtTreeFrame frame;
  RtTreeRows rows;
  PangoLayout *layout; /* owned: layout for the texts of bars */
  GtkSnapshot *snapshot;
} Drawing;

/* Sets the scale of the text on bars, 1 for the widget's font. Returns the height of a line in pixels. */
static int
scale_text (Drawing *drawing, double scale)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int line;

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (drawing->layout, attributes);
  pango_layout_get_pixel_size (drawing->layout, NULL, &line);
  return line;
}

static void
begin (Drawing *drawing, const RtTreeLook *look)
{
  int line;

  drawing->look = look;
  drawing->layout = gtk_widget_create_pango_layout (look->widget, "0");
  line = scale_text (drawing, TEXT_SCALE);
  drawing->frame = (RtTreeFrame) { look->tree, look->view.from, look->view.span, look->width, look->height,
                                   MIN (MAX (ROW_LEAST, line - 1), look->height / ROWS_LEAST),
                                   MAX (ROW_MOST, line + 8), look->mirrored, look->length };
  drawing->rows = rt_tree_rows (&drawing->frame);
  if (line > drawing->rows.height + TEXT_OVER_ROW)
    scale_text (drawing, TEXT_SCALE * (drawing->rows.height + TEXT_OVER_ROW) / line);
}

static graphene_rect_t
rect_of (const RtTreeBar *bar)
{
  return GRAPHENE_RECT_INIT ((float) bar->x, (float) bar->y, (float) bar->width, (float) bar->height);
}

static void
write_text (const Drawing *drawing, const char *text, const RtTreeBar *bar, const GdkRGBA *colour)
{
  int width, height;
  double x;

  pango_layout_set_text (drawing->layout, text, -1);
  pango_layout_get_pixel_size (drawing->layout, &width, &height);
  if (width + MARGIN > bar->width)
    return;
  x = drawing->look->mirrored ? bar->x + bar->width - MARGIN - width : bar->x + MARGIN;
  gtk_snapshot_save (drawing->snapshot);
  gtk_snapshot_translate (drawing->snapshot,
                          &GRAPHENE_POINT_INIT ((float) x, (float) (bar->y + (int) (bar->height - height) / 2)));
  gtk_snapshot_append_layout (drawing->snapshot, drawing->layout, colour);
  gtk_snapshot_restore (drawing->snapshot);
}

static void
draw_bar (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data)
{
  const Drawing *drawing = data;
  const RtTreeLook *look = drawing->look;
  graphene_rect_t rect = rect_of (bar);
  g_autofree char *text = rt_tree_bar_text (&drawing->frame, &drawing->rows, branch, bar);

  rect.size.height -= 1;
  if (rect.size.width > 3)
    rect.size.width -= 1;
  gtk_snapshot_append_color (drawing->snapshot,
                             branch->solved ? &look->solved : is_odd ? &look->branch : &look->branch_other,
                             &rect);
  if (text)
    write_text (drawing, text, bar, branch->solved ? &look->solved_text : &look->branch_text);
}

GskRenderNode *
rt_tree_draw (const RtTreeLook *look, RtTreeFrame *frame, RtTreeRows *rows)
{
  Drawing drawing;

  begin (&drawing, look);
  *frame = drawing.frame;
  *rows = drawing.rows;
  drawing.snapshot = gtk_snapshot_new ();
  rt_tree_draw_bars (&drawing.frame, &drawing.rows, draw_bar, &drawing);
  g_object_unref (drawing.layout);
  return gtk_snapshot_free_to_node (drawing.snapshot);
}
