/* step-picture.c - a picture of a grid, which takes no input.
 *
 * It is a square as wide as there is room, up to a greatest size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/step-picture.h"

#include "picture/painter.h"
#include "widgets/widgets.h"

#define LEAST 270 /* candidates can be read */
#define MOST 450

struct _RtStepPicture {
  GtkWidget parent_instance;

  RtScene scene;
};

G_DEFINE_FINAL_TYPE (RtStepPicture, rt_step_picture, GTK_TYPE_WIDGET)

void
rt_step_picture_show (RtStepPicture *self, const RtScene *scene, const char *name)
{
  g_return_if_fail (RT_IS_STEP_PICTURE (self));

  self->scene = *scene;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rt_step_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = MIN (width, height);
  RtBox box = { (width - side) / 2, (height - side) / 2, side, .on_pixels = true };
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  rt_paint (cr, &RT_STEP_PICTURE (widget)->scene, rt_widgets_theme (), &box);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
rt_step_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rt_step_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  bool for_width = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0;

  *minimum = for_width ? CLAMP (for_size, LEAST, MOST) : LEAST;
  *natural = for_width ? *minimum : MOST;
}

static void
rt_step_picture_class_init (RtStepPictureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = rt_step_picture_snapshot;
  widget_class->get_request_mode = rt_step_picture_get_request_mode;
  widget_class->measure = rt_step_picture_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rt_step_picture_init (RtStepPicture *self)
{
}

GtkWidget *
rt_step_picture_new (void)
{
  return g_object_new (RT_TYPE_STEP_PICTURE, NULL);
}
