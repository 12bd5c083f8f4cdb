/* strip-tree.c - implements RtStripTree: draws the search tree in a strip, finds the bar under the pointer, and
 * selects bars by keys. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-tree.h"

#include "widgets/timeline/tree-cache.h"

struct _RtStripTree {
  GtkWidget *strip;
  RtTreeCache *cache;

  /* The last drawing. */
  RtTreeLook look; /* its tree is NULL until a tree was made */
  guint serial;    /* serial number of the tree in LOOK */
  RtTreeFrame frame;
  RtTreeRows rows;
  GskRenderNode *node;

  /* First steps of the selected, pointed-at and marked branch; 0: none. */
  guint64 selected, pointed_at, marked;
};

static void
ready_cb (gpointer data)
{
  RtStripTree *self = data;

  gtk_widget_queue_draw (self->strip);
}

RtStripTree *
rt_strip_tree_new (RtTrace *trace, GtkWidget *strip)
{
  RtStripTree *self = g_new0 (RtStripTree, 1);

  self->strip = strip;
  self->cache = rt_tree_cache_new (trace, ready_cb, self);
  return self;
}

void
rt_strip_tree_free (RtStripTree *self)
{
  rt_tree_cache_free (self->cache);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_free (self);
}

static bool
is_same_view (const RtStripView *a, const RtStripView *b)
{
  return !(a->from < b->from || a->from > b->from || a->span < b->span || a->span > b->span);
}

static bool
is_same_look (const RtTreeLook *a, const RtTreeLook *b)
{
  return is_same_view (&a->view, &b->view) && a->length == b->length && a->width == b->width && a->height == b->height &&
         a->mirrored == b->mirrored && gdk_rgba_equal (&a->branch, &b->branch) &&
         gdk_rgba_equal (&a->branch_other, &b->branch_other) &&
         gdk_rgba_equal (&a->branch_text, &b->branch_text) && gdk_rgba_equal (&a->solved, &b->solved) &&
         gdk_rgba_equal (&a->solved_text, &b->solved_text);
}

/* Returns the branch that begins with step FIRST, or NULL if there is none. */
static const RtBranch *
branch_from (RtStripTree *self, guint64 first)
{
  const RtTree *tree = self->look.tree;

  for (size_t i = 0; tree && first && i < tree->n; i++)
    if (tree->branches[i].first == first)
      return &tree->branches[i];
  return NULL;
}

/* Starts to make the tree of the bar that the person is likely to zoom in to next: the one under
 * the pointer or selected. */
static void
look_ahead (RtStripTree *self)
{
  const RtBranch *branch = branch_from (self, self->pointed_at ? self->pointed_at : self->selected);
  RtStripView view = self->look.view;

  if (!branch)
    return;
  rt_strip_view_show (&view, branch->first, branch->last);
  rt_tree_cache_prepare (self->cache, &view, self->look.width);
}

bool
rt_strip_tree_take_look (RtStripTree *self, const RtTreeLook *look)
{
  guint serial;
  const RtTree *tree = rt_tree_cache_get (self->cache, &look->view, look->width, &serial);
  bool stale = !self->look.tree || serial != self->serial || !is_same_look (&self->look, look);

  self->look = *look;
  self->look.tree = tree;
  self->serial = serial;
  if (stale)
    g_clear_pointer (&self->node, gsk_render_node_unref);
  if (stale && tree)
    self->node = rt_tree_draw (&self->look, &self->frame, &self->rows);
  look_ahead (self);
  return tree != NULL;
}

/* Draws an edge around the bar of BRANCH. A wide edge also covers the gaps around the bar, because the text of a low
 * bar needs its room. */
static void
draw_edge (RtStripTree *self, GtkSnapshot *snapshot, const RtBranch *branch, const GdkRGBA *colour, float width)
{
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  const float widths[4] = { width, width, width, width };
  const float outside = width - 1;
  GskRoundedRect outline;
  RtTreeBar bar;

  if (!rt_tree_bar (&self->frame, &self->rows, branch, &bar))
    return;
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float) bar.x - outside, (float) bar.y - outside,
                                                        (float) bar.width + outside, (float) bar.height + outside), 0);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

void
rt_strip_tree_draw (RtStripTree *self, GtkSnapshot *snapshot, guint64 position, const GdkRGBA *edge,
                    const GdkRGBA *lost, const GdkRGBA *focus)
{
  const RtTree *tree = self->look.tree;
  const RtBranch *selected = branch_from (self, self->selected);
  const RtBranch *pointed_at = branch_from (self, self->pointed_at);
  const RtBranch *marked = branch_from (self, self->marked);

  if (self->node)
    gtk_snapshot_append_node (snapshot, self->node);
  for (size_t i = 0; i < tree->n && tree->branches[i].first <= position; i++)
    if (rt_branch_is_on_grid (&tree->branches[i], position))
      draw_edge (self, snapshot, &tree->branches[i], edge, 1);
  if (marked)
    draw_edge (self, snapshot, marked, lost, 2);
  if (pointed_at)
    draw_edge (self, snapshot, pointed_at, focus, 1);
  if (selected)
    draw_edge (self, snapshot, selected, focus, 2);
}

bool
rt_strip_tree_mark (RtStripTree *self, guint64 first)
{
  bool is_new = self->marked != first;

  self->marked = first;
  return is_new;
}

const RtBranch *
rt_strip_tree_point_at (RtStripTree *self, double x, double y)
{
  const RtBranch *branch =
    self->look.tree && x >= 0 ? rt_tree_branch_at (&self->frame, &self->rows, x, y) : NULL;

  self->pointed_at = branch ? branch->first : 0;
  return branch;
}

static bool
lies_in (const RtBranch *inner, const RtBranch *outer)
{
  return inner->first > outer->first && inner->first <= outer->last;
}

/* Returns the lowest visible branch whose digit is on the grid at step POSITION. If there is none, returns the first
 * branch, or NULL in an empty tree. */
static const RtBranch *
lowest_at (RtStripTree *self, guint64 position)
{
  const RtBranch *lowest = NULL;
  RtTreeBar bar;

  for (size_t i = 0; i < self->look.tree->n; i++) {
    const RtBranch *branch = &self->look.tree->branches[i];

    if (rt_branch_is_on_grid (branch, position) && rt_tree_bar (&self->frame, &self->rows, branch, &bar))
      lowest = branch;
  }
  return lowest ? lowest : self->look.tree->n ? &self->look.tree->branches[0] : NULL;
}

/* Returns the branch that a key (MOVE) selects next from BRANCH. Returns BRANCH if there is none. */
static const RtBranch *
neighbour_of (RtStripTree *self, const RtBranch *branch, RtTreeMove move)
{
  const RtTree *tree = self->look.tree;
  const RtBranch *found = NULL;

  for (size_t i = 0; i < tree->n; i++) {
    const RtBranch *other = &tree->branches[i];

    switch (move) {
    case RT_TREE_TO_PARENT:
      if (other->level == branch->level - 1 && lies_in (branch, other))
        found = other;
      break;
    case RT_TREE_TO_WIDEST_CHILD:
      if (other->level == branch->level + 1 && lies_in (other, branch) &&
          (!found || rt_branch_steps (other) > rt_branch_steps (found)))
        found = other;
      break;
    case RT_TREE_TO_EARLIER:
      if (other->level == branch->level && other->first < branch->first)
        found = other;
      break;
    case RT_TREE_TO_LATER:
    default:
      if (other->level == branch->level && other->first > branch->first && !found)
        found = other;
      break;
    }
  }
  return found ? found : branch;
}

const RtBranch *
rt_strip_tree_select (RtStripTree *self, RtTreeMove move, guint64 position)
{
  const RtBranch *branch = branch_from (self, self->selected);

  if (!self->look.tree)
    return NULL;
  branch = branch ? neighbour_of (self, branch, move) : lowest_at (self, position);
  self->selected = branch ? branch->first : 0;
  return branch;
}

const RtBranch *
rt_strip_tree_selected (RtStripTree *self)
{
  return branch_from (self, self->selected);
}

void
rt_strip_tree_unselect (RtStripTree *self)
{
  self->selected = 0;
}

guint64
rt_strip_tree_length (RtStripTree *self)
{
  return self->look.tree ? self->look.tree->length : 0;
}
