/* labels.c - creates labels that wrap; RtWrapLabel, a label for drop-downs; table of the names of colours. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/labels.h"

#include "widgets/natural-height.h"

#include <glib/gi18n-lib.h>

GtkWidget *
rt_label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style)
    gtk_widget_add_css_class (label, style);
  return label;
}

const char *
rt_colour_name (int colour)
{
  static const char *const names[] = {
    /* Translators: colours that a person gives to cells. */
    N_("yellow"), N_("green"),     N_("blue"), N_("red"),  N_("violet"),
    N_("orange"), N_("turquoise"), N_("pink"), N_("grey"),
  };

  g_return_val_if_fail (colour >= 1 && colour <= 9, NULL);

  return _(names[colour - 1]);
}

struct _RtWrapLabel {
  GtkWidget parent_instance;

  GtkWidget *label; /* child */
  int width;        /* width for which height is measured if none is given; -1: unknown */
  guint asking;     /* source id of ask_cb, which requests a resize after the layout; 0: none */
};

G_DEFINE_FINAL_TYPE (RtWrapLabel, rt_wrap_label, GTK_TYPE_WIDGET)

static int
height_for (RtWrapLabel *self, int width)
{
  int least, height;

  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX (width, least),
                      &height, NULL, NULL, NULL);
  return height;
}

static void
rt_wrap_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtWrapLabel *self = RT_WRAP_LABEL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (self->label, orientation, -1, minimum, natural, NULL, NULL);
  else
    *minimum = *natural =
      MAX (height_for (self, self->width), for_size < 0 ? 0 : height_for (self, for_size));
}

static gboolean
ask_cb (gpointer data)
{
  RtWrapLabel *self = data;

  self->asking = 0;
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
rt_wrap_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtWrapLabel *self = RT_WRAP_LABEL (widget);

  if (height_for (self, width) == height_for (self, self->width))
    self->width = width;
  else if (!self->asking)
    self->asking = g_idle_add_full (GTK_PRIORITY_RESIZE, ask_cb, self, NULL);
  gtk_widget_size_allocate (self->label, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

void
rt_wrap_label_set_text (RtWrapLabel *self, const char *text)
{
  g_return_if_fail (RT_IS_WRAP_LABEL (self));

  gtk_label_set_text (GTK_LABEL (self->label), text);
}

static void
rt_wrap_label_dispose (GObject *object)
{
  RtWrapLabel *self = RT_WRAP_LABEL (object);

  g_clear_handle_id (&self->asking, g_source_remove);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_wrap_label_parent_class)->dispose (object);
}

static void
rt_wrap_label_class_init (RtWrapLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_wrap_label_dispose;
  widget_class->get_request_mode = rt_height_for_width;
  widget_class->measure = rt_wrap_label_measure;
  widget_class->size_allocate = rt_wrap_label_size_allocate;
}

static void
rt_wrap_label_init (RtWrapLabel *self)
{
  self->width = -1;
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
rt_wrap_label_new (void)
{
  return g_object_new (RT_TYPE_WRAP_LABEL, NULL);
}
