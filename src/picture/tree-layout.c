/* tree-layout.c - computes the bars in the picture of a search tree (an icicle plot), and their texts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/tree-layout.h"

#include "engine/core/geometry.h"

#include <math.h>

/* Least widths at which a bar shows its digit, its share of the steps, and its cell, as multiples of a row's height. */
#define DIGIT_FROM 1.2
#define SHARE_FROM 5
#define CELL_FROM 8.5

/* Returns the x coordinate at which STEP begins, in a picture that is not mirrored. */
static double
edge_of (const RtTreeFrame *frame, guint64 step)
{
  return ((double) step - frame->from) / frame->span * frame->width;
}

static bool
is_in_view (const RtTreeFrame *frame, const RtBranch *branch)
{
  return edge_of (frame, branch->last + 1) > 0 && edge_of (frame, branch->first) < frame->width;
}

/* Returns true if the bar of BRANCH fills the width of the picture, except for at most AIR units at each end. */
static bool
fills_view (const RtTreeFrame *frame, const RtBranch *branch, double air)
{
  return edge_of (frame, branch->first) <= air && edge_of (frame, branch->last + 1) >= frame->width - air;
}

RtTreeRows
rt_tree_rows (const RtTreeFrame *frame)
{
  RtTreeRows rows = { .top = 1 };
  int deepest = 1, nearly_filled = 1, cells[RT_TRACE_DEPTHS];

  for (int level = 0; level < RT_TRACE_DEPTHS; level++)
    cells[level] = RT_NO_CELL;
  for (size_t i = 0; i < frame->tree->n; i++) {
    const RtBranch *branch = &frame->tree->branches[i];

    rows.names_cells |= cells[branch->level] != RT_NO_CELL && cells[branch->level] != branch->cell;
    cells[branch->level] = branch->cell;
    if (is_in_view (frame, branch))
      deepest = MAX (deepest, branch->level);
    if (fills_view (frame, branch, 0))
      rows.top = MAX (rows.top, branch->level);
    if (fills_view (frame, branch, 1))
      nearly_filled = MAX (nearly_filled, branch->level);
  }
  if (frame->span > (double) frame->tree->length && (deepest - rows.top + 1) * frame->row_least > frame->height)
    rows.top = MAX (rows.top, nearly_filled);
  rows.height = CLAMP (floor (frame->height / (deepest - rows.top + 1)), frame->row_least, frame->row_most);
  rows.n = MAX ((int) (frame->height / rows.height), 1);
  return rows;
}

bool
rt_tree_bar (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch, RtTreeBar *bar)
{
  double from = round (CLAMP (edge_of (frame, branch->first), 0, frame->width));
  double to = round (CLAMP (edge_of (frame, branch->last + 1), 0, frame->width));
  int row = branch->level - rows->top;

  if (row < 0 || row >= rows->n || !is_in_view (frame, branch))
    return false;
  to = MAX (to, from + 1);
  *bar = (RtTreeBar) { frame->mirrored ? frame->width - to : from, row * rows->height, to - from, rows->height };
  return true;
}

const RtBranch *
rt_tree_branch_at (const RtTreeFrame *frame, const RtTreeRows *rows, double x, double y)
{
  const RtBranch *at = NULL;

  for (size_t i = 0; i < frame->tree->n; i++) {
    const RtBranch *branch = &frame->tree->branches[i];
    RtTreeBar bar;

    if (rt_tree_bar (frame, rows, branch, &bar) && x >= bar.x && x < bar.x + bar.width && y >= bar.y &&
        y < bar.y + bar.height)
      at = branch;
  }
  return at;
}

void
rt_tree_draw_bars (const RtTreeFrame *frame, const RtTreeRows *rows,
                   void (*draw) (const RtBranch *branch, const RtTreeBar *bar, bool is_odd, gpointer data),
                   gpointer data)
{
  double narrow[RT_TRACE_DEPTHS]; /* by level: x of the last bar that is one unit wide */
  bool odd[RT_TRACE_DEPTHS] = { false };

  for (int level = 0; level < RT_TRACE_DEPTHS; level++)
    narrow[level] = -1;
  for (size_t i = 0; i < frame->tree->n; i++) {
    const RtBranch *branch = &frame->tree->branches[i];
    int level = branch->level;
    RtTreeBar bar;

    if (!rt_tree_bar (frame, rows, branch, &bar))
      continue;
    odd[level] = !odd[level];
    if (bar.width <= 1 && !branch->solved && fabs (bar.x - narrow[level]) < 0.5)
      continue;
    if (bar.width <= 1)
      narrow[level] = bar.x;
    draw (branch, &bar, odd[level] == (level % 2 == 0), data);
  }
}

char *
rt_tree_bar_text (const RtTreeFrame *frame, const RtTreeRows *rows, const RtBranch *branch, const RtTreeBar *bar)
{
  double share = 100.0 * (double) rt_branch_steps (branch) / (double) frame->length;
  bool is_known = !branch->open || frame->tree->length == frame->length; /* false: BRANCH may become longer */
  double width = bar->width / rows->height;
  g_autofree char *cell = NULL, *part = NULL;

  if (width < DIGIT_FROM)
    return NULL;
  if (rows->names_cells && width >= CELL_FROM)
    cell = g_strdup_printf ("r%dc%d = ", rt_row_of (branch->cell) + 1, rt_column_of (branch->cell) + 1);
  if (width >= SHARE_FROM && share >= 0.5 && is_known)
    part = g_strdup_printf (" · %.0f\u202f%%", share);
  return g_strdup_printf ("%s%d%s%s", cell ? cell : "", branch->digit, part ? part : "",
                          branch->solved && width >= SHARE_FROM ? " \u2713" : "");
}
