/* strip-paint.c - columns as pixels.
 *
 * Depths and pixels seldom match, so a pixel is the mean of the depths that it covers: without,
 * some depths would be a pixel higher than their neighbours, and the eye would see a pattern. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/strip-paint.h"

#include <math.h>

/* How dark it is below the curve. */
#define BELOW 40

/* From nothing, 0, to the colour itself, 255. */
static void
make_shades (const GdkRGBA *colour, guint32 shades[256])
{
  for (int i = 0; i < 256; i++) {
    double alpha = i * (double) colour->alpha;
    guint32 a = (guint32) (alpha + 0.5), r = (guint32) (alpha * (double) colour->red + 0.5);
    guint32 g = (guint32) (alpha * (double) colour->green + 0.5);
    guint32 b = (guint32) (alpha * (double) colour->blue + 0.5);

    shades[i] = a << 24 | r << 16 | g << 8 | b;
  }
}

/* Darkness of each depth in column I, from 0 to 1. */
static void
darken (const RtStripColumns *columns, size_t i, float dark[RT_TRACE_DEPTHS])
{
  const float *at = rt_strip_columns_at (columns, i);
  int depth = rt_strip_columns_depth (columns, i);

  for (int d = 0; d < RT_TRACE_DEPTHS; d++)
    dark[d] = depth >= 0 ? sqrtf (at[d] / at[depth]) : 0;
}

/* The mean of DARK from FROM to TO. */
static float
mean (const float dark[RT_TRACE_DEPTHS], float from, float to)
{
  float sum = 0;

  for (int d = (int) from; d < RT_TRACE_DEPTHS && (float) d < to; d++)
    sum += dark[d] * (MIN (to, (float) d + 1) - MAX (from, (float) d));
  return sum / (to - from);
}

/* One column from the bottom up. */
static void
paint_density (const RtStripColumns *columns, size_t i, const RtStripPaint *paint, guint8 *pixels)
{
  float dark[RT_TRACE_DEPTHS], depths = (float) paint->depths / (float) paint->height;

  darken (columns, i, dark);
  for (int y = 0; y < paint->height; y++)
    pixels[y] = (guint8) (255 * mean (dark, (float) y * depths, (float) (y + 1) * depths) + 0.5f);
}

/* The pixel, from the bottom up, at which the line for DEPTH begins. */
static int
height_of (const RtStripPaint *paint, int depth)
{
  int middle = (2 * depth + 1) * paint->height / (2 * paint->depths);

  return CLAMP (middle - paint->line / 2, 0, paint->height - paint->line);
}

static void
paint_curve (const RtStripColumns *columns, size_t i, const RtStripPaint *paint, guint8 *pixels)
{
  int depth = rt_strip_columns_depth (columns, i);
  int before = i > 0 ? rt_strip_columns_depth (columns, i - 1) : depth, from, to;

  for (int y = 0; y < paint->height; y++)
    pixels[y] = 0;
  if (depth < 0)
    return;
  from = MIN (height_of (paint, depth), height_of (paint, before));
  to = MAX (height_of (paint, depth), height_of (paint, before)) + paint->line;
  for (int y = 0; y < to; y++)
    pixels[y] = y < from ? BELOW : 255;
}

GdkTexture *
rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint)
{
  size_t width = rt_strip_columns_n (columns), stride = width * sizeof (guint32);
  guint32 shades[256], *image = g_malloc ((gsize) paint->height * stride);
  g_autofree guint8 *pixels = g_malloc ((gsize) paint->height);
  g_autoptr (GBytes) bytes = g_bytes_new_take (image, (gsize) paint->height * stride);
  bool curve = rt_strip_columns_is_curve (columns);

  make_shades (&paint->colour, shades);
  for (size_t i = 0; i < width; i++) {
    size_t x = paint->mirrored ? width - 1 - i : i;

    (curve ? paint_curve : paint_density) (columns, i, paint, pixels);
    for (int y = 0; y < paint->height; y++)
      image[(size_t) (paint->height - 1 - y) * width + x] = shades[pixels[y]];
  }
  return gdk_memory_texture_new ((int) width, paint->height, GDK_MEMORY_DEFAULT, bytes, stride);
}
