/* bar-chart.c - RtBars, a widget: a horizontal bar chart. Computes its scale, its layout and its axis.
 *
 *     wide    First blank, three scans  |████████████████████  473,911
 *             Cell by cell, with bit masks     |█ 12,705       |
 *                                       0           200,000
 *                                                Reads
 *
 * Names, numbers and bars are child widgets, for CSS and screen readers. The lines of the axis and
 * their labels are drawn. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/bar-chart.h"

#include "widgets/compat.h"
#include "widgets/natural-height.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Width in pixels below which a name is placed above its bar. */
#define WIDE_FROM 480
#define SPACING 6
#define BAR_HEIGHT 14
#define NUMBER_GAP 2  /* pixels: between a number and a line of the axis */
#define BAR_MIN 3     /* pixels: length of the shortest bar */
#define PLOT_MIN 100  /* pixels: least length of the scale */
#define MUCH 100      /* ratio of values above which the scale is logarithmic */
#define TICK_ROOM 100 /* pixels: largest width of a number at the axis */
#define POWER_ROOM 44 /* pixels: largest width of a power of ten at the axis */

typedef struct {
  GtkWidget *name, *bar, *number;
  double value;
  int top, bottom;        /* pixels: the lines of the axis go from here to there, not over a name above the bar */
} Row;

struct _RtBars {
  GtkWidget parent_instance;

  /* Owned. */
  GArray *rows;

  /* Children. */
  GtkWidget *title;

  /* The scale. */
  bool logarithmic;
  double low, high;       /* ends of the scale; powers of ten if it is logarithmic */

  /* Layout. */
  int plot_x, plot_width; /* pixels: area of the bars */
  int plot_height;
  int tick_height;        /* pixels: height of the labels of the axis */
};

G_DEFINE_FINAL_TYPE (RtBars, rt_bars, GTK_TYPE_WIDGET)

/* Scale */

static void
set_scale (RtBars *self)
{
  double least = INFINITY, greatest = 0;

  for (guint i = 0; i < self->rows->len; i++) {
    double value = g_array_index (self->rows, Row, i).value;

    if (value > 0) {
      least = MIN (least, value);
      greatest = MAX (greatest, value);
    }
  }
  self->logarithmic = greatest > least * MUCH;
  self->low = self->logarithmic ? MIN (floor (log10 (least)), 0) : 0;
  self->high = self->logarithmic ? MAX (ceil (log10 (greatest)), self->low + 1)
               : greatest > 0    ? greatest
                                 : 1;
}

/* Returns the position of VALUE on the axis, 0 to 1. */
static double
part_of (RtBars *self, double value)
{
  double place = self->logarithmic ? value > 0 ? log10 (value) : self->low : value;

  return CLAMP ((place - self->low) / (self->high - self->low), 0, 1);
}

/* Returns the distance between lines of the axis: 1, 2 or 5 times a power of ten or, on a
 * logarithmic scale, a number of powers of ten. */
static double
tick_step (RtBars *self)
{
  double range = self->high - self->low, least, power, part;

  if (self->logarithmic)
    return MAX (1, ceil (range * POWER_ROOM / MAX (self->plot_width, 1)));
  least = range * TICK_ROOM / MAX (self->plot_width, TICK_ROOM);
  power = pow (10, floor (log10 (least)));
  part = least / power;
  return power * (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10);
}

/* Returns the label of the axis line at the value PLACE; STEP is the distance between lines. Free with g_free. */
static char *
tick_text (RtBars *self, double place, double step)
{
  static const char *const small[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };
  int power = (int) place;

  if (!self->logarithmic)
    return g_strdup_printf ("%'.*f", step < 1 && place > 0 ? (int) ceil (-log10 (step)) : 0, place);
  if (power <= 3)
    return g_strdup_printf ("%'.*f", power < 0 ? -power : 0, pow (10, power));
  return g_strdup_printf ("10%s%s", power >= 10 ? small[power / 10] : "", small[power % 10]);
}

/* Layout */

static int
extent (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int natural;

  gtk_widget_measure (widget, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static int
width_of (GtkWidget *widget)
{
  return extent (widget, GTK_ORIENTATION_HORIZONTAL, -1);
}

static int
height_of (GtkWidget *widget)
{
  return extent (widget, GTK_ORIENTATION_VERTICAL, -1);
}

static bool
is_wide (int width)
{
  return width < 0 || width >= WIDE_FROM;
}

/* Returns the width of the column of names in a chart of WIDTH. Returns WIDTH if the chart is so
 * narrow that names are placed above their bars. */
static int
name_width (RtBars *self, int width)
{
  int name = 0;

  if (!is_wide (width))
    return width;
  for (guint i = 0; i < self->rows->len; i++)
    name = MAX (name, width_of (g_array_index (self->rows, Row, i).name));
  return width < 0 ? name : MIN (name, width * 2 / 5);
}

/* Returns the height of ROW if its name is NAME_WIDTH wide; WIDE: the name is beside the bar, not above it. */
static int
row_height (const Row *row, bool wide, int name_width)
{
  int name = extent (row->name, GTK_ORIENTATION_VERTICAL, name_width), number = MAX (height_of (row->number), BAR_HEIGHT);

  return (wide ? MAX (name, number) : name + number) + SPACING;
}

static int
plot_height (RtBars *self, int width)
{
  int height = 0, name = name_width (self, width);

  for (guint i = 0; i < self->rows->len; i++)
    height += row_height (&g_array_index (self->rows, Row, i), is_wide (width), name);
  return height;
}

static void
rt_bars_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                 int *natural, int *minimum_baseline, int *natural_baseline)
{
  RtBars *self = RT_BARS (widget);
  int number = 0;

  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = plot_height (self, for_size) + self->tick_height + SPACING +
                          extent (self->title, GTK_ORIENTATION_VERTICAL, for_size);
    return;
  }
  for (guint i = 0; i < self->rows->len; i++)
    number = MAX (number, width_of (g_array_index (self->rows, Row, i).number));
  *minimum = PLOT_MIN + SPACING + number;
  *natural = MAX (*minimum, WIDE_FROM);
}

/* Allocates CHILD WIDTH by HEIGHT pixels at X, Y. X is mirrored in right-to-left languages. */
static void
put (RtBars *self, GtkWidget *child, int x, int y, int width, int height)
{
  int ignored;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  /* Measures the child first, because GTK requires a measurement before an allocation. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Allocates bar, number and name of ROW at Y; the name is NAME_WIDTH wide, and beside the bar if
 * WIDE, otherwise above it. Returns the height of ROW. */
static int
put_row (RtBars *self, Row *row, int y, int name_width, bool wide)
{
  int height = row_height (row, wide, name_width);
  int name = extent (row->name, GTK_ORIENTATION_VERTICAL, name_width);
  int line = height - SPACING - (wide ? 0 : name), top = y + (wide ? 0 : name);
  int length = (int) round (part_of (self, row->value) * self->plot_width);

  row->top = top;
  row->bottom = y + height;
  if (row->value > 0)
    length = MAX (length, BAR_MIN);
  put (self, row->name, 0, wide ? y + (line - name) / 2 : y, name_width, name);
  put (self, row->bar, self->plot_x, top + (line - BAR_HEIGHT) / 2, length, BAR_HEIGHT);
  put (self, row->number, self->plot_x + length + SPACING,
       top + (line - height_of (row->number)) / 2, width_of (row->number),
       height_of (row->number));
  return height;
}

static void
rt_bars_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  RtBars *self = RT_BARS (widget);
  bool wide = is_wide (width);
  int name = name_width (self, width), number = 0, y = 0;

  for (guint i = 0; i < self->rows->len; i++)
    number = MAX (number, width_of (g_array_index (self->rows, Row, i).number));
  self->plot_x = wide ? name + 2 * SPACING : 0;
  self->plot_width = MAX (width - self->plot_x - SPACING - number, 1);
  for (guint i = 0; i < self->rows->len; i++)
    y += put_row (self, &g_array_index (self->rows, Row, i), y, name, wide);
  self->plot_height = y;
  put (self, self->title, 0, y + self->tick_height + SPACING, width,
       extent (self->title, GTK_ORIENTATION_VERTICAL, width));
}

/* Axis */

static PangoLayout *
tick_layout (RtBars *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (PANGO_SCALE_SMALL));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static void
measure_tick_labels (RtBars *self)
{
  g_autoptr (PangoLayout) layout = tick_layout (self, "10⁶");

  pango_layout_get_pixel_size (layout, NULL, &self->tick_height);
}

/* Draws the part of a line of the axis that is beside the bar of ROW, unless the number is there. */
static void
draw_line (RtBars *self, GtkSnapshot *snapshot, const GdkRGBA *colour, float x, const Row *row)
{
  graphene_rect_t number;

  if (gtk_widget_compute_bounds (row->number, GTK_WIDGET (self), &number) && number.size.width > 0 &&
      x >= number.origin.x - NUMBER_GAP && x <= number.origin.x + number.size.width + NUMBER_GAP)
    return;
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (x, (float) row->top, 1, (float) (row->bottom - row->top)));
}

static void
draw_tick (RtBars *self, GtkSnapshot *snapshot, const GdkRGBA *colour, double place, double step)
{
  double part = (place - self->low) / (self->high - self->low);
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float x = (float) (self->plot_x + round (part * self->plot_width)), text_x;
  g_autofree char *text = tick_text (self, place, step);
  g_autoptr (PangoLayout) layout = tick_layout (self, text);
  GdkRGBA line = *colour;
  int text_width;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = width - 1 - x;
  line.alpha *= 0.25f;
  for (guint i = 0; i < self->rows->len; i++)
    draw_line (self, snapshot, &line, x, &g_array_index (self->rows, Row, i));
  pango_layout_get_pixel_size (layout, &text_width, NULL);
  text_x = CLAMP (x - (float) text_width / 2, 0, MAX (width - (float) text_width, 0));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (text_x, (float) self->plot_height));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
rt_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  RtBars *self = RT_BARS (widget);
  double step = tick_step (self);
  int n = (int) floor ((self->high - self->low) / step + 1e-9);
  GdkRGBA colour;

  rt_compat_text_colour (widget, &colour);
  if (self->rows->len > 0)
    for (int i = 0; i <= n; i++)
      draw_tick (self, snapshot, &colour, self->low + i * step, step);
  GTK_WIDGET_CLASS (rt_bars_parent_class)->snapshot (widget, snapshot);
}

static void
rt_bars_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (rt_bars_parent_class)->css_changed (widget, change);
  measure_tick_labels (RT_BARS (widget));
  gtk_widget_queue_resize (widget);
}

/* Rows */

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_clear_pointer (&row->name, gtk_widget_unparent);
  g_clear_pointer (&row->bar, gtk_widget_unparent);
  g_clear_pointer (&row->number, gtk_widget_unparent);
}

static void
add_row (RtBars *self)
{
  Row row = { gtk_label_new (NULL), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0),
              gtk_label_new (NULL), 0, 0, 0 };

  gtk_label_set_wrap (GTK_LABEL (row.name), TRUE);
  gtk_label_set_xalign (GTK_LABEL (row.name), 0);
  gtk_widget_add_css_class (row.number, "numeric");
  gtk_widget_add_css_class (row.bar, "bar");
  gtk_widget_set_parent (row.name, GTK_WIDGET (self));
  gtk_widget_set_parent (row.bar, GTK_WIDGET (self));
  gtk_widget_set_parent (row.number, GTK_WIDGET (self));
  g_array_append_val (self->rows, row);
}

static void
set_row (Row *row, const RtBar *bar)
{
  g_autofree char *said = g_strdup_printf ("%s: %s", bar->name, bar->text);

  gtk_label_set_text (GTK_LABEL (row->name), bar->name);
  gtk_label_set_text (GTK_LABEL (row->number), bar->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->number), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  said, -1);
  if (bar->unfinished)
    gtk_widget_add_css_class (row->bar, "unfinished");
  else
    gtk_widget_remove_css_class (row->bar, "unfinished");
  row->value = bar->value;
}

void
rt_bars_set (RtBars *self, const char *title, const RtBar *bars, guint n_bars)
{
  g_autofree char *said = NULL;

  g_return_if_fail (RT_IS_BARS (self));

  if (self->rows->len > n_bars)
    g_array_set_size (self->rows, n_bars);
  while (self->rows->len < n_bars)
    add_row (self);
  for (guint i = 0; i < n_bars; i++)
    set_row (&g_array_index (self->rows, Row, i), &bars[i]);
  set_scale (self);
  if (self->logarithmic)
    /* Translators: %s is what a plot shows, as in "Placements"; below its axis */
    said = g_strdup_printf (_("%s; each mark of the scale is ten times the one before"),
                            title);
  gtk_label_set_text (GTK_LABEL (self->title), said ? said : title);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
rt_bars_dispose (GObject *object)
{
  RtBars *self = RT_BARS (object);

  g_array_set_size (self->rows, 0);
  g_clear_pointer (&self->title, gtk_widget_unparent);
  G_OBJECT_CLASS (rt_bars_parent_class)->dispose (object);
}

static void
rt_bars_finalize (GObject *object)
{
  g_array_unref (RT_BARS (object)->rows);
  G_OBJECT_CLASS (rt_bars_parent_class)->finalize (object);
}

static void
rt_bars_class_init (RtBarsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = rt_bars_dispose;
  object_class->finalize = rt_bars_finalize;
  widget_class->get_request_mode = rt_height_for_width;
  widget_class->measure = rt_bars_measure;
  widget_class->size_allocate = rt_bars_size_allocate;
  widget_class->snapshot = rt_bars_snapshot;
  widget_class->css_changed = rt_bars_css_changed;
  gtk_widget_class_set_css_name (widget_class, "bars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rt_bars_init (RtBars *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_array_set_clear_func (self->rows, row_clear);
  self->high = 1;
  self->title = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->title), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->title, "small");
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  measure_tick_labels (self);
}

GtkWidget *
rt_bars_new (void)
{
  return g_object_new (RT_TYPE_BARS, NULL);
}
