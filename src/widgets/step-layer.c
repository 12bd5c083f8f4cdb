/* step-layer.c - implements RtStepLayer, which draws the marks and chains of a logical step over the grid: stores the
 * scene, and paints it with cairo. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/step-layer.h"

#include "picture/painter.h"
#include "widgets/style-sheets.h"

#include <string.h>

struct _RtStepLayer {
  GtkWidget parent_instance;

  RtRuling ruling;
  RtScene scene;
};

G_DEFINE_FINAL_TYPE (RtStepLayer, rt_step_layer, GTK_TYPE_WIDGET)

static bool
has_step (const RtScene *scene)
{
  static const uint8_t none[9];

  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (memcmp (scene->cells[cell].mark_roles, none, sizeof none) != 0)
      return true;
  return scene->n_links > 0;
}

static bool
is_same (const RtScene *a, const RtScene *b)
{
  return a->n_links == b->n_links && a->crowded == b->crowded &&
         memcmp (a->cells, b->cells, sizeof a->cells) == 0 &&
         memcmp (a->links, b->links, (gsize) a->n_links * sizeof *a->links) == 0;
}

void
rt_step_layer_show (RtStepLayer *self, const RtScene *scene)
{
  bool shown = has_step (scene);

  gtk_widget_set_child_visible (GTK_WIDGET (self), shown);
  if (!shown || is_same (&self->scene, scene))
    return;
  self->scene = *scene;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rt_step_layer_set_ruling (RtStepLayer *self, RtRuling ruling)
{
  if (memcmp (&self->ruling, &ruling, sizeof ruling) == 0)
    return;
  self->ruling = ruling;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_step_layer_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtStepLayer *self = RT_STEP_LAYER (widget);
  int side = gtk_widget_get_width (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) side, (float) side));

  rt_paint_step (cr, &self->scene, rt_widgets_theme (), &self->ruling);
  cairo_destroy (cr);
}

static void
rt_step_layer_class_init (RtStepLayerClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = rt_step_layer_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (class),
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rt_step_layer_init (RtStepLayer *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
rt_step_layer_new (void)
{
  return g_object_new (RT_TYPE_STEP_LAYER, NULL);
}
