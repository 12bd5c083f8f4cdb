/* tree-draw.c - draws the tree of a search as bars in rows, an icicle plot. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/tree-draw.h"

#include "engine/core/geometry.h"
#include "engine/trace/trace.h"

#include <math.h>

#define ROW_LEAST 11 /* pixels */
#define ROW_MOST 22

/* Pixels from which a bar has its digit, its share of the search, and its cell. */
#define DIGIT_FROM 14
#define SHARE_FROM 60
#define CELL_FROM 96

#define TEXT_SCALE 0.8 /* of the strip's text */
#define MARGIN 3

/* Rows of the picture. */
typedef struct {
  int top;    /* level of the first row */
  int n;      /* rows that are drawn */
  int height; /* of a row */
  bool names_cells;    /* digits of a level are in different cells: bars tell them */
  PangoLayout *layout; /* to write with; owned */
} Rows;

/* Returns the place of the start of STEP, in pixels in the direction of time. */
static double
edge_of (const RtTreeLook *look, guint64 step)
{
  return ((double) step - look->view.from) / look->view.span * look->width;
}

static bool
is_in_view (const RtTreeLook *look, const RtBranch *branch)
{
  return edge_of (look, branch->last + 1) > 0 && edge_of (look, branch->first) < look->width;
}

static bool
fills_view (const RtTreeLook *look, const RtBranch *branch)
{
  return edge_of (look, branch->first) <= 0 && edge_of (look, branch->last + 1) >= look->width;
}

/* Finds which levels are drawn, and how high. Free the layout with g_object_unref. */
static Rows
find_rows (const RtTreeLook *look)
{
  Rows rows = { .top = 1, .layout = gtk_widget_create_pango_layout (look->widget, "0") };
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int deepest = 1, line, cells[RT_TRACE_DEPTHS];

  pango_attr_list_insert (attributes, pango_attr_scale_new (TEXT_SCALE));
  pango_layout_set_attributes (rows.layout, attributes);
  pango_layout_get_pixel_size (rows.layout, NULL, &line);
  for (int level = 0; level < RT_TRACE_DEPTHS; level++)
    cells[level] = RT_NO_CELL;
  for (size_t i = 0; i < look->tree->n; i++) {
    const RtBranch *branch = &look->tree->branches[i];

    rows.names_cells |= cells[branch->level] != RT_NO_CELL && cells[branch->level] != branch->cell;
    cells[branch->level] = branch->cell;
    if (is_in_view (look, branch))
      deepest = MAX (deepest, branch->level);
    if (fills_view (look, branch))
      rows.top = MAX (rows.top, branch->level);
  }
  rows.height = CLAMP (look->height / (deepest - rows.top + 1), MAX (ROW_LEAST, line - 1),
                       MAX (ROW_MOST, line + 8));
  rows.n = MAX (look->height / rows.height, 1);
  return rows;
}

static bool
place_bar (const RtTreeLook *look, const Rows *rows, const RtBranch *branch, graphene_rect_t *bar)
{
  double from = round (CLAMP (edge_of (look, branch->first), 0, look->width));
  double to = round (CLAMP (edge_of (look, branch->last + 1), 0, look->width));
  int row = branch->level - rows->top;

  if (row < 0 || row >= rows->n || !is_in_view (look, branch))
    return false;
  if (to - from < 1)
    to = from + 1;
  graphene_rect_init (bar, (float) (look->mirrored ? look->width - to : from), (float) (row * rows->height),
                      (float) (to - from), (float) rows->height);
  return true;
}

bool
rt_tree_bar (const RtTreeLook *look, const RtBranch *branch, graphene_rect_t *bar)
{
  Rows rows = find_rows (look);

  g_object_unref (rows.layout);
  return place_bar (look, &rows, branch, bar);
}

const RtBranch *
rt_tree_branch_at (const RtTreeLook *look, double x, double y)
{
  Rows rows = find_rows (look);
  const RtBranch *at = NULL;

  g_object_unref (rows.layout);
  for (size_t i = 0; i < look->tree->n; i++) {
    graphene_rect_t bar;

    if (place_bar (look, &rows, &look->tree->branches[i], &bar) &&
        graphene_rect_contains_point (&bar, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
      at = &look->tree->branches[i];
  }
  return at;
}

/* Returns what is written on a bar of WIDTH pixels. The caller frees it. */
static char *
text_of (const RtTreeLook *look, const Rows *rows, const RtBranch *branch, double width)
{
  double share = 100.0 * (double) rt_branch_steps (branch) / (double) look->tree->length;
  const char *tick = branch->solved ? " \u2713" : "";
  g_autofree char *cell = NULL, *part = NULL;

  if (rows->names_cells && width >= CELL_FROM)
    cell = g_strdup_printf ("r%dc%d = ", rt_row_of (branch->cell) + 1, rt_column_of (branch->cell) + 1);
  if (width >= SHARE_FROM && share >= 0.5)
    part = g_strdup_printf (" · %.0f\u202f%%", share);
  return g_strdup_printf ("%s%d%s%s", cell ? cell : "", branch->digit, part ? part : "",
                          width >= SHARE_FROM ? tick : "");
}

static void
write_bar (GtkSnapshot *snapshot, const RtTreeLook *look, const Rows *rows, const RtBranch *branch,
           const graphene_rect_t *bar)
{
  g_autofree char *text = text_of (look, rows, branch, (double) bar->size.width);
  int width, height;

  pango_layout_set_text (rows->layout, text, -1);
  pango_layout_get_pixel_size (rows->layout, &width, &height);
  if ((float) width + MARGIN > bar->size.width)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (look->mirrored ? bar->origin.x + bar->size.width - MARGIN - (float) width
                                                               : bar->origin.x + MARGIN,
                                                bar->origin.y + (float) ((rows->height - height) / 2)));
  gtk_snapshot_append_layout (snapshot, rows->layout,
                              branch->solved ? &look->solved_text : &look->branch_text);
  gtk_snapshot_restore (snapshot);
}

/* Draws the bars of the levels. Neighbours have two colours in turn. */
static void
draw_bars (GtkSnapshot *snapshot, const RtTreeLook *look, const Rows *rows)
{
  float ends[RT_TRACE_DEPTHS]; /* of the last bar of each level, so that a pixel is filled once */
  bool odd[RT_TRACE_DEPTHS] = { false };

  for (int level = 0; level < RT_TRACE_DEPTHS; level++)
    ends[level] = -1;
  for (size_t i = 0; i < look->tree->n; i++) {
    const RtBranch *branch = &look->tree->branches[i];
    int level = branch->level;
    graphene_rect_t bar;

    if (!place_bar (look, rows, branch, &bar))
      continue;
    odd[level] = !odd[level];
    if (bar.size.width <= 1 && bar.origin.x <= ends[level] && bar.origin.x + 1 >= ends[level] && !branch->solved)
      continue;
    ends[level] = bar.origin.x + (look->mirrored ? 0 : bar.size.width);
    bar.size.height -= 1;
    if (bar.size.width > 3)
      bar.size.width -= 1;
    gtk_snapshot_append_color (snapshot,
                               branch->solved ? &look->solved
                               : odd[level] == (level % 2 == 0) ? &look->branch : &look->branch_other,
                               &bar);
    if (bar.size.width >= DIGIT_FROM)
      write_bar (snapshot, look, rows, branch, &bar);
  }
}

GskRenderNode *
rt_tree_draw (const RtTreeLook *look)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Rows rows = find_rows (look);

  draw_bars (snapshot, look, &rows);
  g_object_unref (rows.layout);
  return gtk_snapshot_free_to_node (snapshot);
}
