/* strip-bars.c - the picture of a path: a bar for each step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/strip-bars.h"

#include <math.h>

/* A price that reaches to the top even where no step costs so much: an easy path looks easy. */
#define TOP 5.0

/* The price of the dearest single: where there is nothing harder, nothing stands out. */
#define SINGLE 2.3

/* How dark the cheapest would be. */
#define PALE 0.35

/* Bars that are wider than this have air between them. */
#define AIR_FROM 3

static double
price_of (const RtStripLook *look, guint i)
{
  return ((const RtStep *) g_ptr_array_index (look->path, i))->price;
}

static double
hardest_of (const RtStripLook *look)
{
  double hardest = 0;

  for (guint i = 0; i < look->path->len; i++)
    hardest = MAX (hardest, price_of (look, i));
  return hardest;
}

/* The pixel at which the bar of STEP begins, as time goes. */
static double
edge_of (const RtStripLook *look, guint step)
{
  return round (((double) step - look->view.from) / look->view.span * look->width);
}

static void
draw_bar (GtkSnapshot *snapshot, const RtStripLook *look, guint i, double hardest)
{
  double from = CLAMP (edge_of (look, i), 0, look->width);
  double to = CLAMP (edge_of (look, i + 1), 0, look->width);
  double part = price_of (look, i) / MAX (hardest, TOP);
  double room = look->rows.picture_height - (look->rows.low ? 2 : RT_STRIP_DOT + 2);
  double height = round (part * room);
  double top = look->rows.picture + look->rows.picture_height - height;
  bool is_hardest = price_of (look, i) >= hardest && hardest > SINGLE;
  GdkRGBA colour = look->inks[is_hardest ? RT_STRIP_INK_HARDEST : RT_STRIP_INK_DENSITY];
  double width = to - from > AIR_FROM ? to - from - 1 : to - from;
  double x = look->mirrored ? look->width - from - width : from;

  if (width <= 0)
    return;
  if (!is_hardest)
    colour.alpha *= (float) (PALE + (1 - PALE) * part);
  rt_strip_fill (snapshot, &colour, x, top, width, height, 0);
  if (is_hardest && !look->rows.low)
    rt_strip_draw_dot (snapshot, look, RT_STRIP_INK_HARDEST, x + width / 2, top - RT_STRIP_DOT - 1);
}

void
rt_strip_draw_bars (GtkSnapshot *snapshot, const RtStripLook *look)
{
  double hardest = hardest_of (look);

  for (guint i = 0; i < look->path->len; i++)
    draw_bar (snapshot, look, i, hardest);
}
