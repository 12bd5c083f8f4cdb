/* tree-pair.c - implements RtTreePair: draws the trees of two searches below each other, with the same axis of
 * steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/timeline/tree-pair.h"

#include "widgets/compat.h"
#include "widgets/timeline/tree-draw.h"

#include <glib/gi18n-lib.h>

#define TREE_HEIGHT 84 /* pixels: height of one picture */
#define GAP 6          /* pixels between a name and its picture, and between the trees */

typedef enum { BRANCH, BRANCH_OTHER, PLACE, SOLUTION, BOARD, N_INKS } Ink;

struct _RtTreePair {
  GtkWidget parent_instance;

  const RtTree *trees[2]; /* not owned; NULL: none */

  /* Children. */
  GtkWidget *names[2];
  GtkWidget *inks[N_INKS]; /* CSS nodes that provide the colours of a strip */
};

G_DEFINE_FINAL_TYPE (RtTreePair, rt_tree_pair, GTK_TYPE_WIDGET)

static int
name_height (RtTreePair *self)
{
  int natural;

  gtk_widget_measure (self->names[0], GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  return natural + GAP;
}

/* Returns the top of the picture of tree I. */
static int
top_of (RtTreePair *self, int i)
{
  int name = name_height (self);

  return name + i * (TREE_HEIGHT + GAP + name);
}

static void
rt_tree_pair_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  RtTreePair *self = RT_TREE_PAIR (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? top_of (self, 1) + TREE_HEIGHT : 0;
}

static void
rt_tree_pair_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtTreePair *self = RT_TREE_PAIR (widget);
  int name = name_height (self);

  for (int i = 0; i < 2; i++)
    gtk_widget_size_allocate (self->names[i], &(GtkAllocation) { 0, top_of (self, i) - name, width, name - GAP }, -1);
}

/* Draws tree I (0 or 1) with its top left corner at 0, 0. The axis of both trees has room for the longer search. */
static void
draw_tree (RtTreePair *self, GtkSnapshot *snapshot, int i)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA inks[N_INKS];
  RtTreeFrame frame;
  RtTreeRows rows;
  GskRenderNode *node;

  for (Ink ink = 0; ink < N_INKS; ink++)
    rt_compat_text_colour (self->inks[ink], &inks[ink]);
  node = rt_tree_draw (&(RtTreeLook) {
    .widget = widget,
    .tree = self->trees[i],
    .length = self->trees[i]->length,
    .view = rt_strip_view_whole (MAX (self->trees[0]->length, self->trees[1]->length)),
    .width = gtk_widget_get_width (widget),
    .height = TREE_HEIGHT,
    .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .branch = inks[BRANCH],
    .branch_other = inks[BRANCH_OTHER],
    .branch_text = inks[PLACE],
    .solved = inks[SOLUTION],
    .solved_text = inks[BOARD],
  }, &frame, &rows);
  if (!node)
    return;
  gtk_snapshot_append_node (snapshot, node);
  gsk_render_node_unref (node);
}

static void
rt_tree_pair_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtTreePair *self = RT_TREE_PAIR (widget);

  for (int i = 0; i < 2; i++) {
    gtk_widget_snapshot_child (widget, self->names[i], snapshot);
    if (!self->trees[0])
      continue;
    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) top_of (self, i)));
    draw_tree (self, snapshot, i);
    gtk_snapshot_restore (snapshot);
  }
}

void
rt_tree_pair_show (RtTreePair *self, const RtTree *const trees[2], const char *const names[2])
{
  bool both = trees[0] && trees[1];

  g_return_if_fail (RT_IS_TREE_PAIR (self));

  for (int i = 0; i < 2; i++) {
    self->trees[i] = both ? trees[i] : NULL;
    gtk_label_set_text (GTK_LABEL (self->names[i]), both ? names[i] : "");
  }
  gtk_widget_set_visible (GTK_WIDGET (self), both);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_tree_pair_dispose (GObject *object)
{
  RtTreePair *self = RT_TREE_PAIR (object);

  for (int i = 0; i < 2; i++)
    g_clear_pointer (&self->names[i], gtk_widget_unparent);
  for (Ink ink = 0; ink < N_INKS; ink++)
    g_clear_pointer (&self->inks[ink], gtk_widget_unparent);
  G_OBJECT_CLASS (rt_tree_pair_parent_class)->dispose (object);
}

static void
rt_tree_pair_class_init (RtTreePairClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_tree_pair_dispose;
  widget_class->measure = rt_tree_pair_measure;
  widget_class->size_allocate = rt_tree_pair_size_allocate;
  widget_class->snapshot = rt_tree_pair_snapshot;
  gtk_widget_class_set_css_name (widget_class, "strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rt_tree_pair_init (RtTreePair *self)
{
  static const char *const ink_names[N_INKS] = { "branch", "branch", "place", "solution", "board" };

  for (Ink ink = 0; ink < N_INKS; ink++) {
    self->inks[ink] = g_object_new (GTK_TYPE_BOX, "css-name", ink_names[ink], "can-target", FALSE, NULL);
    gtk_widget_set_child_visible (self->inks[ink], FALSE);
    gtk_widget_set_parent (self->inks[ink], GTK_WIDGET (self));
  }
  gtk_widget_add_css_class (self->inks[BRANCH_OTHER], "other");
  for (int i = 0; i < 2; i++) {
    self->names[i] = gtk_label_new (NULL);
    gtk_label_set_xalign (GTK_LABEL (self->names[i]), 0);
    gtk_label_set_ellipsize (GTK_LABEL (self->names[i]), PANGO_ELLIPSIZE_END);
    gtk_widget_set_parent (self->names[i], GTK_WIDGET (self));
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tree of the search"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
