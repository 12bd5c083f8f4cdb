/* strip-axis.c - the line below the picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "widgets/strip-axis.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define AIR 12      /* between two texts */
#define BAR_LEAST 6 /* so much of the bar can be seen, however small the part */

guint64
rt_strip_axis_distance (double span, double many)
{
  double least = MAX (span / MAX (many, 1), 1), power = pow (10, floor (log10 (least)));

  if (least > 5 * power)
    return (guint64) (10 * power);
  if (least > 2 * power)
    return (guint64) (5 * power);
  return (guint64) ((least > power ? 2 : 1) * power);
}

static int
width_of (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static const char *
legend_of (const RtStripLook *look)
{
  if (look->path)
    /* Translators: what the numbers below the picture of a path count, and what its bars say */
    return _("steps: the higher, the harder");
  /* Translators: what the numbers below the picture of a search count */
  return _("steps: digits written and taken back");
}

static void
draw_whole (GtkSnapshot *snapshot, const RtStripLook *look)
{
  g_autofree char *start = rt_strip_number (rt_strip_first_number (look));
  g_autofree char *end = rt_strip_number (look->length);
  g_autoptr (PangoLayout) first = rt_strip_lay_out (look, start);
  g_autoptr (PangoLayout) last = rt_strip_lay_out (look, end);
  g_autoptr (PangoLayout) legend = rt_strip_lay_out (look, legend_of (look));
  int left = width_of (look->mirrored ? last : first);
  int right = width_of (look->mirrored ? first : last), middle = width_of (legend);
  int x = CLAMP ((look->width - middle) / 2, left + AIR,
                 MAX (look->width - right - AIR - middle, left + AIR));

  rt_strip_write (snapshot, look, look->mirrored ? last : first, RT_STRIP_INK_TEXT, 0,
                  look->rows.axis);
  rt_strip_write (snapshot, look, look->mirrored ? first : last, RT_STRIP_INK_TEXT,
                  look->width - right, look->rows.axis);
  if (x + middle + AIR + right <= look->width)
    rt_strip_write (snapshot, look, legend, RT_STRIP_INK_TEXT, x, look->rows.axis);
}

/* A step's number below a mark; neither where it would stand out of the strip. */
static void
draw_mark (GtkSnapshot *snapshot, const RtStripLook *look, guint64 number)
{
  g_autofree char *text = rt_strip_number (number);
  g_autoptr (PangoLayout) layout = rt_strip_lay_out (look, text);
  guint64 step = number - rt_strip_first_number (look);
  double middle = rt_strip_x (look, rt_strip_view_place (&look->view, step));
  int width = width_of (layout), x = (int) round (middle - width / 2.0);

  if (middle < 0 || middle >= look->width)
    return;
  gtk_snapshot_append_color (snapshot, &look->inks[RT_STRIP_INK_TEXT],
                             &GRAPHENE_RECT_INIT ((float) floor (middle),
                                                  (float) (look->rows.bar - 2), 1,
                                                  (float) (look->rows.axis - look->rows.bar + 2)));
  if (x >= 0 && x + width <= look->width)
    rt_strip_write (snapshot, look, layout, RT_STRIP_INK_TEXT, x, look->rows.axis);
}

static void
draw_marks (GtkSnapshot *snapshot, const RtStripLook *look)
{
  guint64 zero = rt_strip_first_number (look), most = (guint64) look->view.total - 1;
  guint64 first = rt_strip_view_step (&look->view, 0) + zero;
  guint64 last = MIN (rt_strip_view_step (&look->view, 1) + zero, most);
  g_autofree char *number = rt_strip_number (last);
  g_autoptr (PangoLayout) widest = rt_strip_lay_out (look, number);
  guint64 distance = rt_strip_axis_distance (look->view.span,
                                             look->width / (double) (width_of (widest) + 2 * AIR));

  for (guint64 at = (first + distance - 1) / distance * distance; at <= last; at += distance)
    draw_mark (snapshot, look, at);
}

/* As in a scroll bar. */
static void
draw_bar (GtkSnapshot *snapshot, const RtStripLook *look)
{
  const RtStripView *view = &look->view;
  double width = MAX (view->span / view->total * look->width, BAR_LEAST);
  double x = view->from / (view->total - view->span) * (look->width - width);

  if (look->mirrored)
    x = look->width - width - x;
  gtk_snapshot_append_color (snapshot, &look->inks[RT_STRIP_INK_DENSITY],
                             &GRAPHENE_RECT_INIT ((float) x, (float) look->rows.bar, (float) width,
                                                  3));
}

void
rt_strip_draw_axis (GtkSnapshot *snapshot, const RtStripLook *look)
{
  if (rt_strip_view_is_whole (&look->view)) {
    draw_whole (snapshot, look);
  } else {
    draw_marks (snapshot, look);
    draw_bar (snapshot, look);
  }
}
