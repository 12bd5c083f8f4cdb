/* strip-picture.c - implements RtStripPicture: paints the depth of a search over time into a texture, and caches it.
 *
 * Recorded steps never change, so the picture of a part of the search is computed once. Only the picture of
 * the whole search changes while the search is running. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-picture.h"

#include <math.h>
#include <string.h>

/* Opacity of the area below the curve; 255 is opaque. */
#define BELOW 40

/* Sets SHADES to pixels of COLOUR (premultiplied ARGB), by opacity from 0, transparent, to 255. */
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

/* Sets DARK to the opacity, 0 to 1, with which each depth is painted in column I. */
static void
darken (const RtStripColumns *columns, size_t i, float dark[RT_TRACE_DEPTHS])
{
  const float *at = rt_strip_columns_at (columns, i);
  int depth = rt_strip_columns_depth (columns, i);

  for (int d = 0; d < RT_TRACE_DEPTHS; d++)
    dark[d] = depth >= 0 ? sqrtf (at[d] / at[depth]) : 0;
}

static float
mean (const float dark[RT_TRACE_DEPTHS], float from, float to)
{
  float sum = 0;

  for (int d = (int) from; d < RT_TRACE_DEPTHS && (float) d < to; d++)
    sum += dark[d] * (MIN (to, (float) d + 1) - MAX (from, (float) d));
  return sum / (to - from);
}

/* Sets PIXELS, from the bottom up, to the opacities of column I of a picture in which a depth is
 * the darker the more of the column's steps have it. */
static void
paint_density (const RtStripColumns *columns, size_t i, const RtStripPaint *paint, guint8 *pixels)
{
  float dark[RT_TRACE_DEPTHS], depths = (float) paint->depths / (float) paint->height;

  darken (columns, i, dark);
  for (int y = 0; y < paint->height; y++)
    pixels[y] = (guint8) (255 * mean (dark, (float) y * depths, (float) (y + 1) * depths) + 0.5f);
}

/* Returns the lowest pixel, counted from the bottom, of the curve's line at DEPTH. */
static int
height_of (const RtStripPaint *paint, int depth)
{
  int middle = (2 * depth + 1) * paint->height / (2 * paint->depths);

  return CLAMP (middle - paint->line / 2, 0, paint->height - paint->line);
}

/* Sets PIXELS, from the bottom up, to the opacities of column I of a picture in which depths are a curve. */
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

struct _RtStripPicture {
  RtTrace *trace;
  RtCursor *cursor;

  /* Overview of the trace when its newest step was LENGTH. */
  RtStretch *stretches;
  size_t n_stretches;
  uint64_t steps_each, length;
  GArray *solutions; /* of guint64: result of rt_strip_picture_solutions */
  uint64_t n_known;  /* number of elements of `solutions` that are exact; the others are coarse */

  /* Cached picture. */
  double from, span;
  RtStripPaint paint;
  RtStripColumns *columns; /* NULL before the first picture */
  GdkTexture *texture;
  bool more;               /* the columns can be computed more precisely */
};

RtStripPicture *
rt_strip_picture_new (RtTrace *trace)
{
  RtStripPicture *picture = g_new0 (RtStripPicture, 1);

  picture->trace = rt_trace_ref (trace);
  picture->cursor = rt_cursor_new (trace);
  picture->stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  picture->steps_each = 1;
  picture->solutions = g_array_new (FALSE, FALSE, sizeof (guint64));
  return picture;
}

void
rt_strip_picture_free (RtStripPicture *picture)
{
  g_clear_pointer (&picture->columns, rt_strip_columns_free);
  g_clear_object (&picture->texture);
  g_array_unref (picture->solutions);
  g_free (picture->stretches);
  rt_cursor_free (picture->cursor);
  rt_trace_unref (picture->trace);
  g_free (picture);
}

RtCursor *
rt_strip_picture_cursor (RtStripPicture *picture)
{
  return picture->cursor;
}

/* Appends new solutions to `solutions`, sorted step numbers. For solutions whose steps the trace
 * does not list, appends the middle of the stretch of steps that contains them. */
static void
find_solutions (RtStripPicture *picture)
{
  uint64_t n = MIN (rt_trace_n_solutions (picture->trace), RT_TRACE_SOLUTIONS), last = 0;

  g_array_set_size (picture->solutions, (guint) picture->n_known);
  for (; picture->n_known < n; picture->n_known++) {
    last = rt_trace_solution (picture->trace, picture->n_known);
    g_array_append_val (picture->solutions, last);
  }
  if (n < RT_TRACE_SOLUTIONS)
    return;
  last = g_array_index (picture->solutions, guint64, n - 1);
  for (size_t i = (size_t) (last / picture->steps_each); i < picture->n_stretches; i++) {
    uint64_t middle = i * picture->steps_each + picture->stretches[i].steps / 2 + 1;

    if (middle > last && picture->stretches[i].solutions > 0)
      g_array_append_val (picture->solutions, middle);
  }
}

static void
refresh (RtStripPicture *picture)
{
  uint64_t length = rt_trace_length (picture->trace);

  if (picture->length == length)
    return;
  picture->length = length;
  picture->n_stretches = rt_trace_overview (picture->trace, picture->stretches,
                                            RT_TRACE_STRETCHES, &picture->steps_each);
  find_solutions (picture);
}

const guint64 *
rt_strip_picture_solutions (RtStripPicture *picture, guint *n)
{
  *n = picture->solutions->len;
  return (const guint64 *) (void *) picture->solutions->data;
}

static bool
same_paint (const RtStripPaint *a, const RtStripPaint *b)
{
  return a->height == b->height && a->depths == b->depths && a->line == b->line &&
         a->mirrored == b->mirrored && gdk_rgba_equal (&a->colour, &b->colour);
}

/* If VIEW or WIDTH differ from those of the last picture, creates new columns and returns true.
 * Otherwise returns false. */
static bool
take_view (RtStripPicture *picture, const RtStripView *view, size_t width)
{
  bool same = picture->columns && rt_strip_columns_n (picture->columns) == width &&
              !(picture->from < view->from || picture->from > view->from ||
                picture->span < view->span || picture->span > view->span);

  if (same)
    return false;
  g_clear_pointer (&picture->columns, rt_strip_columns_free);
  refresh (picture);
  picture->from = view->from;
  picture->span = view->span;
  picture->columns = rt_strip_columns_new (view, width);
  rt_strip_columns_take_overview (picture->columns, picture->stretches, picture->n_stretches,
                                  picture->steps_each);
  /* Does not visit the steps for a view of the whole, because it grows, and all steps would be visited again
   * and again. */
  picture->more = !rt_strip_view_is_whole (view) &&
                  rt_strip_columns_can_sharpen (picture->columns);
  return true;
}

GdkTexture *
rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                      const RtStripPaint *paint, bool *more)
{
  bool stale = take_view (picture, view, (size_t) width) || !same_paint (&picture->paint, paint);

  if (picture->more) {
    picture->more = rt_strip_columns_sharpen (picture->columns, picture->cursor);
    stale = true;
  }
  if (stale) {
    g_clear_object (&picture->texture);
    picture->paint = *paint;
    picture->texture = rt_strip_paint (picture->columns, paint);
  }
  *more = picture->more;
  return picture->texture;
}
