/* tree-picture.c - exports the tree of a search as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/tree-picture.h"

#include "picture/colour.h"
#include "picture/fitted-text.h"
#include "picture/tree-layout.h"

/* In parts of the width. */
#define AIR 0.03
#define ROW 0.018
#define LETTERS 0.72 /* of a row */

typedef struct {
  cairo_t *cr;
  const RtTheme *theme;
  const char *caption;
  RtTreeFrame frame;
  RtTreeRows rows;
} Drawing;

static void
draw_bar (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data)
{
  const Drawing *drawing = data;
  const RtTheme *theme = drawing->theme;
  double gap = bar->width > 3 ? 1 : 0;
  g_autofree char *text = rt_tree_bar_text (&drawing->frame, &drawing->rows, branch, bar);

  rt_paint_set_colour (drawing->cr, branch->solved ? theme->found : is_odd ? theme->branch : theme->branch_other);
  cairo_rectangle (drawing->cr, bar->x, bar->y, bar->width - gap, bar->height - 1);
  cairo_fill (drawing->cr);
  if (text) {
    g_autoptr (PangoLayout) caption = rt_caption_new (drawing->cr, text, false, bar->height * LETTERS,
                                                      bar->width, 1);

    rt_caption_draw (drawing->cr, caption, bar->x + bar->height / 4, bar->y,
                     branch->solved ? theme->board : theme->given);
  }
}

static int
deepest_of (const RtTree *tree)
{
  int deepest = 1;

  for (size_t i = 0; i < tree->n; i++)
    deepest = MAX (deepest, tree->branches[i].level);
  return deepest;
}

static void
paint (cairo_t *cr, gpointer data)
{
  Drawing *drawing = data;
  double air = drawing->frame.width * AIR / (1 - 2 * AIR), row = drawing->rows.height;
  g_autoptr (PangoLayout) caption =
    rt_caption_new (cr, drawing->caption, true, row * LETTERS, drawing->frame.width, 1);

  drawing->cr = cr;
  rt_caption_draw (cr, caption, air, air, drawing->theme->given);
  cairo_translate (cr, air, air + 2 * row);
  rt_tree_draw_bars (&drawing->frame, &drawing->rows, draw_bar, drawing);
}

GBytes *
rt_export_tree (const RtTree *tree, const char *caption, const RtTheme *theme, const RtPictureFormat *format,
                int size, GError **error)
{
  double air = size * AIR, row = MAX (size * ROW, 2);
  double height = row * deepest_of (tree);
  Drawing drawing = {
    .theme = theme,
    .caption = caption,
    .frame = { .tree = tree, .from = 0, .span = (double) tree->length + 1, .width = size - 2 * air,
               .height = height + 1, .row_least = row, .row_most = row },
  };

  drawing.rows = rt_tree_rows (&drawing.frame);
  return rt_export_painted (format, size, 2 * air + 2 * row + height, theme->board, paint, &drawing, error);
}
