/* fit-label.c - RtFitLabel, a widget: measures several texts, and shows the longest text that fits.
 *
 * Each text has a child label of its own. The text is chosen in size_allocate, so that the choice
 * never changes the requested size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/fit-label.h"

#include "widgets/tooltip.h"

#include <stdbool.h>

struct _RtFitLabel {
  GtkWidget parent_instance;

  /* Child labels: as many as the label has ever had texts. The other elements are NULL. */
  GtkWidget *label[RT_FIT_TEXTS];

  int n;           /* number of labels in use */
  int lines;       /* greatest number of lines */
  bool mnemonic;   /* an underscore marks a mnemonic */
  bool keeps_last; /* the last text is never ellipsized */
};

G_DEFINE_FINAL_TYPE (RtFitLabel, rt_fit_label, GTK_TYPE_WIDGET)

static bool
fits (RtFitLabel *self, GtkWidget *label, int width)
{
  g_autoptr (PangoLayout) layout = NULL;
  int wanted;

  if (self->lines == 1) {
    gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL, NULL);
    return wanted <= width;
  }
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (label)));
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &wanted, NULL);
  return wanted <= width && pango_layout_get_line_count (layout) <= self->lines;
}

/* Shows or hides LABEL, on the screen and for screen readers. */
static void
show (GtkWidget *label, bool shown)
{
  if (gtk_widget_get_child_visible (label) == shown)
    return;
  gtk_widget_set_child_visible (label, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static GtkSizeRequestMode
rt_fit_label_get_request_mode (GtkWidget *widget)
{
  return RT_FIT_LABEL (widget)->lines > 1 ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                          : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Measures the label: its natural size is that of the longest text, its minimum width that of the
 * shortest text. If each text has a single line, measures only the first, because all have equal
 * heights, and the minimum width of an ellipsis. */
static void
rt_fit_label_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtFitLabel *self = RT_FIT_LABEL (widget);

  for (int i = 0; i < (self->lines > 1 ? self->n : MIN (self->n, 1)); i++) {
    int least, wanted;

    gtk_widget_measure (self->label[i], orientation, for_size, &least, &wanted, NULL, NULL);
    *natural = MAX (*natural, wanted);
    *minimum = i == 0                                      ? least
               : orientation == GTK_ORIENTATION_HORIZONTAL ? MIN (*minimum, least)
                                                           : MAX (*minimum, least);
  }
  if (self->keeps_last && self->n > 0 && orientation == GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_measure (self->label[self->n - 1], orientation, -1, NULL, minimum, NULL, NULL);
}

static int
choose_text (RtFitLabel *self, int width)
{
  int chosen = 0;

  while (chosen < self->n - 1 && !fits (self, self->label[chosen], width))
    chosen++;
  return chosen;
}

static void
rt_fit_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtFitLabel *self = RT_FIT_LABEL (widget);
  int shown = choose_text (self, width);

  for (int i = 0; i < self->n; i++)
    show (self->label[i], i == shown);
  if (self->n > 0)
    gtk_widget_size_allocate (self->label[shown], &(GtkAllocation) { 0, 0, width, height },
                              baseline);
}

static GtkWidget *
make_label (RtFitLabel *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (gtk_widget_get_halign (GTK_WIDGET (self)) == GTK_ALIGN_START)
    gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (self->lines > 1) {
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_label_set_lines (GTK_LABEL (label), self->lines);
    if (gtk_widget_get_halign (GTK_WIDGET (self)) != GTK_ALIGN_START)
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  }
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

void
rt_fit_label_set (RtFitLabel *self, const char *const *texts, int n)
{
  g_return_if_fail (RT_IS_FIT_LABEL (self));
  g_return_if_fail (n >= 1 && n <= RT_FIT_TEXTS && texts[0]);

  self->n = 0;
  for (int i = 0; i < n; i++) {
    GtkWidget **label = &self->label[self->n];

    if (!texts[i])
      continue;
    if (!*label) {
      *label = make_label (self);
      show (*label, self->n == 0);
    }
    gtk_widget_set_visible (*label, TRUE);
    if (self->mnemonic)
      gtk_label_set_text_with_mnemonic (GTK_LABEL (*label), texts[i]);
    else
      gtk_label_set_text (GTK_LABEL (*label), texts[i]);
    if (self->n++ > 0)
      gtk_accessible_update_property (GTK_ACCESSIBLE (*label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gtk_label_get_text (GTK_LABEL (self->label[0])), -1);
  }
  for (int i = self->n; i < RT_FIT_TEXTS && self->label[i]; i++)
    gtk_widget_set_visible (self->label[i], FALSE);
}

int
rt_fit_label_taken (RtFitLabel *self, int width)
{
  int wanted;

  g_return_val_if_fail (RT_IS_FIT_LABEL (self), 0);
  g_return_val_if_fail (self->lines == 1, 0);

  if (self->n == 0)
    return 0;
  gtk_widget_measure (self->label[choose_text (self, width)], GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &wanted, NULL, NULL);
  return wanted;
}

void
rt_fit_label_set_mnemonic (RtFitLabel *self)
{
  g_return_if_fail (RT_IS_FIT_LABEL (self));

  self->mnemonic = true;
}

void
rt_fit_label_keep_last (RtFitLabel *self)
{
  g_return_if_fail (RT_IS_FIT_LABEL (self));

  self->keeps_last = true;
}

/* Shows the longest text as a tooltip if the label shows a shorter text. */
static gboolean
rt_fit_label_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keyboard,
                            GtkTooltip *tooltip)
{
  RtFitLabel *self = RT_FIT_LABEL (widget);
  GtkLabel *longest = GTK_LABEL (self->label[0]);

  if (self->n == 0 || (gtk_widget_get_child_visible (self->label[0]) &&
                       !pango_layout_is_ellipsized (gtk_label_get_layout (longest))))
    return FALSE;
  return rt_tooltip_set (tooltip, gtk_label_get_text (longest));
}

static void
rt_fit_label_dispose (GObject *object)
{
  RtFitLabel *self = RT_FIT_LABEL (object);

  for (int i = 0; i < RT_FIT_TEXTS; i++)
    g_clear_pointer (&self->label[i], gtk_widget_unparent);
  self->n = 0;
  G_OBJECT_CLASS (rt_fit_label_parent_class)->dispose (object);
}

static void
rt_fit_label_class_init (RtFitLabelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = rt_fit_label_dispose;
  widget_class->get_request_mode = rt_fit_label_get_request_mode;
  widget_class->measure = rt_fit_label_measure;
  widget_class->size_allocate = rt_fit_label_size_allocate;
  widget_class->query_tooltip = rt_fit_label_query_tooltip;
}

static void
rt_fit_label_init (RtFitLabel *self)
{
}

GtkWidget *
rt_fit_label_new (int lines)
{
  RtFitLabel *self = g_object_new (RT_TYPE_FIT_LABEL, NULL);

  self->lines = lines;
  return GTK_WIDGET (self);
}
