/* tree-picture.c - paints the bars of a search tree with cairo, and exports them as a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/tree-picture.h"

#include "picture/colour.h"
#include "picture/fitted-text.h"

/* Margin and height of a row, as parts of the picture's width. */
#define AIR 0.03
#define ROW 0.018
#define LETTERS 0.72 /* font size, as a part of a row's height */

typedef struct {
  cairo_t *cr;
  const RtTheme *theme;
  const RtTreeFrame *frame;
  RtTreeRows rows;
  uint64_t position; /* step at which digits on the grid are outlined, or 0 */
} Painting;

typedef struct {
  const RtTheme *theme;
  const char *caption;
  RtTreeFrame frame;
} Drawing;

static void
draw_bar (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data)
{
  const Painting *painting = data;
  const RtTheme *theme = painting->theme;
  double gap = bar->width > 3 ? 1 : 0;
  g_autofree char *text = rt_tree_bar_text (painting->frame, &painting->rows, branch, bar);

  rt_paint_set_colour (painting->cr, branch->solved ? theme->found : is_odd ? theme->branch : theme->branch_other);
  cairo_rectangle (painting->cr, bar->x, bar->y, bar->width - gap, bar->height - 1);
  cairo_fill (painting->cr);
  if (painting->position && rt_branch_is_on_grid (branch, painting->position) && bar->width > 3) {
    rt_paint_set_colour (painting->cr, theme->given);
    cairo_set_line_width (painting->cr, 1);
    cairo_rectangle (painting->cr, bar->x + 0.5, bar->y + 0.5, bar->width - gap - 1, bar->height - 2);
    cairo_stroke (painting->cr);
  }
  if (text) {
    g_autoptr (PangoLayout) caption = rt_caption_new (painting->cr, text, false, bar->height * LETTERS,
                                                      bar->width, 1);

    rt_caption_draw (painting->cr, caption, bar->x + bar->height / 4, bar->y,
                     branch->solved ? theme->board : theme->given);
  }
}

void
rt_paint_tree (cairo_t *cr, const RtTreeFrame *frame, const RtTheme *theme, uint64_t position)
{
  Painting painting = { cr, theme, frame, rt_tree_rows (frame), position };
  double x = ((double) position + 0.5 - frame->from) / frame->span * frame->width;

  rt_tree_draw_bars (frame, &painting.rows, draw_bar, &painting);
  if (!position)
    return;
  rt_paint_set_colour (cr, theme->given);
  cairo_rectangle (cr, CLAMP (x - 1, 0, frame->width - 2), 0, 2, painting.rows.n * painting.rows.height);
  cairo_fill (cr);
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
  double air = drawing->frame.width * AIR / (1 - 2 * AIR), row = drawing->frame.row_most;
  g_autoptr (PangoLayout) caption =
    rt_caption_new (cr, drawing->caption, true, row * LETTERS, drawing->frame.width, 1);

  rt_caption_draw (cr, caption, air, air, drawing->theme->given);
  cairo_translate (cr, air, air + 2 * row);
  rt_paint_tree (cr, &drawing->frame, drawing->theme, 0);
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
               .height = height + 1, .row_least = row, .row_most = row, .length = tree->length },
  };

  return rt_export_painted (format, size, 2 * air + 2 * row + height, theme->board, paint, &drawing, error);
}
