/* test-strip-columns.c - densities and curves against a plain count; what is painted of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-picture.h"

#include "common/puzzles.h"

#include <math.h>
#include <string.h>

#define WIDTH 150

/* A search that was stopped after so many looks at STOP: first each step, later some thousand. */
static RtTrace *
record (const char *puzzle, int polls)
{
  RtGrid givens;
  RtStop stop = RT_STOP_INIT;
  RtTrace *trace;

  g_assert_true (rt_grid_parse (&givens, puzzle));
  trace = rt_trace_new (&rt_search_masks, &givens);
  rt_stop_after (&stop, polls);
  rt_trace_run (trace, &stop);
  return trace;
}

/* The depth after every step. */
static guint8 *
depths_of (RtTrace *trace)
{
  RtCursor *cursor = rt_cursor_new (trace);
  guint8 *depths = g_malloc0 (rt_trace_length (trace) + 1);

  while (rt_cursor_next (cursor))
    depths[rt_cursor_position (cursor)] = (guint8) rt_cursor_counts (cursor)->depth;
  rt_cursor_free (cursor);
  return depths;
}

static RtStripColumns *
overview_of (RtTrace *trace, const RtStripView *view, size_t n)
{
  RtStripColumns *columns = rt_strip_columns_new (view, n);
  g_autofree RtStretch *stretches = g_new (RtStretch, RT_TRACE_STRETCHES);
  uint64_t each;
  size_t n_stretches = rt_trace_overview (trace, stretches, RT_TRACE_STRETCHES, &each);

  rt_strip_columns_take_overview (columns, stretches, n_stretches, each);
  return columns;
}

/* Step by step, each in every column by as much of it as lies there. */
static void
count (const RtStripView *view, const guint8 *depths, guint64 length, size_t n, size_t column,
       double at[RT_TRACE_DEPTHS])
{
  double from = view->from + view->span * (double) column / (double) n;
  double to = view->from + view->span * (double) (column + 1) / (double) n;

  memset (at, 0, RT_TRACE_DEPTHS * sizeof *at);
  for (guint64 step = (guint64) from; step <= length && (double) step < to; step++)
    at[depths[step]] += MAX (0, MIN (to, (double) step + 1) - MAX (from, (double) step));
}

/* COLUMNS tell shares of a step or numbers of steps: what matters is the parts. */
static void
assert_as_counted (const RtStripColumns *columns, const RtStripView *view, const guint8 *depths,
                   guint64 length)
{
  size_t n = rt_strip_columns_n (columns);

  for (size_t i = 0; i < n; i++) {
    const float *at = rt_strip_columns_at (columns, i);
    double counted[RT_TRACE_DEPTHS], sum = 0, counted_sum = 0;

    count (view, depths, length, n, i, counted);
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++) {
      sum += (double) at[depth];
      counted_sum += counted[depth];
    }
    g_assert_cmpfloat (sum, >, 0);
    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
      g_assert_cmpfloat_with_epsilon ((double) at[depth] / sum, counted[depth] / counted_sum, 1e-3);
  }
}

static const struct {
  double place, factor;
  size_t n;
} zooms[] = {
  { 0, 1, WIDTH }, { 0.5, 0.5, WIDTH }, { 0.31, 0.2, WIDTH }, { 0.9, 0.1, 77 },
  { 0, 0.05, WIDTH }, { 1, 0.03, WIDTH }, { 0.5, 0.013, 512 }, { 0.77, 0, WIDTH },
};

/* A short search is in the overview step by step. */
static void
test_short (void)
{
  RtTrace *trace = record (SEVERAL, 900);
  guint64 length = rt_trace_length (trace);
  g_autofree guint8 *depths = depths_of (trace);

  g_assert_cmpuint (length, ==, 899);
  for (guint i = 0; i < G_N_ELEMENTS (zooms); i++) {
    RtStripView view = rt_strip_view_whole (length);
    g_autoptr (RtStripColumns) columns = NULL;

    rt_strip_view_zoom (&view, zooms[i].place, zooms[i].factor);
    columns = overview_of (trace, &view, zooms[i].n);
    assert_as_counted (columns, &view, depths, length);
    g_assert_false (rt_strip_columns_can_sharpen (columns));
  }
  rt_trace_unref (trace);
}

/* A longer one is walked where the stretches are too wide. */
static void
test_sharpened (void)
{
  RtTrace *trace = record (LONG, 5500);
  guint64 length = rt_trace_length (trace);
  g_autofree guint8 *depths = depths_of (trace);
  RtCursor *cursor = rt_cursor_new (trace);

  g_assert_cmpuint (length, >, 200000);
  for (guint i = 1; i < G_N_ELEMENTS (zooms); i++) {
    RtStripView view = rt_strip_view_whole (length);
    g_autoptr (RtStripColumns) columns = NULL;

    rt_strip_view_zoom (&view, zooms[i].place, zooms[i].factor);
    columns = overview_of (trace, &view, 4 * zooms[i].n);
    g_assert_true (rt_strip_columns_can_sharpen (columns) || zooms[i].factor > 0.2);
    while (rt_strip_columns_sharpen (columns, cursor))
      rt_cursor_seek (cursor, 0); /* others may move it */
    assert_as_counted (columns, &view, depths, length);
  }
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* The whole from the overview alone: no step is lost or counted twice, and each column has as many
 * as it is wide. */
static void
test_overview (void)
{
  RtTrace *trace = record (LONG, 5500);
  guint64 length = rt_trace_length (trace);
  g_autofree guint8 *depths = depths_of (trace);
  RtStripView view = rt_strip_view_whole (length);
  g_autoptr (RtStripColumns) columns = overview_of (trace, &view, WIDTH);
  double all[RT_TRACE_DEPTHS] = { 0 }, counted[RT_TRACE_DEPTHS];

  for (size_t i = 0; i < WIDTH; i++) {
    double sum = 0;

    for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++) {
      sum += (double) rt_strip_columns_at (columns, i)[depth];
      all[depth] += (double) rt_strip_columns_at (columns, i)[depth];
    }
    g_assert_cmpfloat_with_epsilon (sum, view.span / WIDTH, 0.5);
  }
  count (&view, depths, length, 1, 0, counted);
  for (int depth = 0; depth < RT_TRACE_DEPTHS; depth++)
    g_assert_cmpfloat_with_epsilon (all[depth], counted[depth], 0.5);
  rt_trace_unref (trace);
}

/* From a step a column on it is a curve, and says of every step what a cursor says there. */
static void
test_curve (void)
{
  RtTrace *trace = record (LONG, 5500);
  RtCursor *cursor = rt_cursor_new (trace), *looking = rt_cursor_new (trace);
  guint64 length = rt_trace_length (trace);

  for (int i = 0; i < 200; i++) {
    RtStripView view = rt_strip_view_whole (length);
    double span = 12 + 138 * g_test_rand_double ();
    g_autoptr (RtStripColumns) columns = NULL;

    rt_strip_view_zoom (&view, g_test_rand_double (), span / view.total);
    columns = overview_of (trace, &view, WIDTH);
    g_assert_false (rt_strip_columns_is_curve (columns));
    while (rt_strip_columns_sharpen (columns, cursor));
    g_assert_true (rt_strip_columns_is_curve (columns));
    for (guint64 step = rt_strip_view_step (&view, 0) + 1; step < rt_strip_view_step (&view, 1);
         step++) {
      int column = (int) (rt_strip_view_place (&view, step) * WIDTH);

      /* Where a step is hardly wider than a column, a neighbour may have the larger part of one. */
      rt_cursor_seek (looking, step);
      if (view.span < WIDTH / 2.0)
        g_assert_cmpint (rt_strip_columns_depth (columns, (size_t) column), ==,
                         (int) rt_cursor_counts (looking)->depth);
    }
  }
  rt_cursor_free (looking);
  rt_cursor_free (cursor);
  rt_trace_unref (trace);
}

/* Beyond the newest step there is nothing yet. */
static void
test_beyond (void)
{
  RtTrace *trace = record (SEVERAL, 500);
  RtStripView view = rt_strip_view_whole (999);
  g_autoptr (RtStripColumns) columns = overview_of (trace, &view, 100);

  for (size_t i = 0; i < 100; i++)
    if (i < 50)
      g_assert_cmpint (rt_strip_columns_depth (columns, i), >=, 0);
    else if (i > 50)
      g_assert_cmpint (rt_strip_columns_depth (columns, i), ==, -1);
  rt_trace_unref (trace);
}

/* The alpha of a pixel, counted from the bottom. */
static int
alpha_at (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) (width * height));

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * sizeof *pixels);
  return (int) (pixels[(height - 1 - y) * width + x] >> 24);
}

static void
test_paint_density (void)
{
  /* Two stretches a column wide: all at depth 3; and 16 at depth 1 to 4 at depth 2 to 1 at 3. */
  RtStretch stretches[2] = { { .steps = 21, .at = { [3] = 21 } },
                             { .steps = 21, .at = { [1] = 16, [2] = 4, [3] = 1 } } };
  RtStripView view = { .total = 43, .from = 1, .span = 42 };
  g_autoptr (RtStripColumns) columns = rt_strip_columns_new (&view, 2);
  RtStripPaint paint = { .height = 10, .depths = 5, .line = 2, .colour = { 1, 0, 0, 1 } };
  g_autoptr (GdkTexture) texture = NULL, mirrored = NULL;
  static const int dark[2][5] = { { 0, 0, 0, 255, 0 }, { 0, 255, 128, 64, 0 } };

  rt_strip_columns_take_overview (columns, stretches, 2, 21);
  texture = rt_strip_paint (columns, &paint);
  paint.mirrored = true;
  mirrored = rt_strip_paint (columns, &paint);
  for (int x = 0; x < 2; x++)
    for (int y = 0; y < 10; y++) {
      g_assert_cmpint (ABS (alpha_at (texture, x, y) - dark[x][y / 2]), <=, 1);
      g_assert_cmpint (alpha_at (mirrored, 1 - x, y), ==, alpha_at (texture, x, y));
    }
}

static void
test_paint_curve (void)
{
  RtStretch stretches[3] = { { .steps = 1, .at = { [1] = 1 } },
                             { .steps = 1, .at = { [2] = 1 } },
                             { .steps = 1, .at = { [1] = 1 } } };
  RtStripView view = { .total = 4, .from = 0, .span = 4 };
  g_autoptr (RtStripColumns) columns = rt_strip_columns_new (&view, 40);
  RtStripPaint paint = { .height = 40, .depths = 4, .line = 2, .colour = { 1, 0, 0, 1 } };
  g_autoptr (GdkTexture) texture = NULL;

  rt_strip_columns_take_overview (columns, stretches, 3, 1);
  g_assert_true (rt_strip_columns_is_curve (columns));
  texture = rt_strip_paint (columns, &paint);
  for (int i = 0; i < 4; i++) {
    static const int depths[4] = { 0, 1, 2, 1 };
    int middle = depths[i] * 10 + 5;

    g_assert_cmpint (alpha_at (texture, i * 10 + 5, middle), ==, 255);
    g_assert_cmpint (alpha_at (texture, i * 10 + 5, middle + 4), ==, 0);
    g_assert_cmpint (alpha_at (texture, i * 10 + 5, middle - 4), <, 100);
  }
  /* Up and down between them. */
  g_assert_cmpint (alpha_at (texture, 20, 20), ==, 255);
  g_assert_cmpint (alpha_at (texture, 30, 20), ==, 255);
}

/* It is made again only for another view or look, and knows the solutions that have come. */
static void
test_picture (void)
{
  RtTrace *trace = record (SEVERAL, 1000000);
  RtStripPicture *picture = rt_strip_picture_new (trace);
  RtStripPaint paint = { .height = 20, .depths = 60, .line = 1, .colour = { 0, 0, 1, 1 } };
  RtStripView view = rt_strip_view_whole (rt_trace_length (trace));
  g_autoptr (GdkTexture) first = NULL, second = NULL;
  const guint64 *solutions;
  guint n;
  bool more;

  g_set_object (&first, rt_strip_picture_get (picture, &view, WIDTH, &paint, &more));
  g_assert_false (more);
  rt_strip_picture_solutions (picture, &n);
  g_assert_cmpuint (n, ==, 1);
  while (rt_trace_run (trace, NULL) == RT_STATUS_SOLVED);
  g_assert_true (rt_strip_picture_get (picture, &view, WIDTH, &paint, &more) == first);
  rt_strip_view_grow (&view, rt_trace_length (trace));
  g_set_object (&second, rt_strip_picture_get (picture, &view, WIDTH, &paint, &more));
  g_assert_true (second != first);
  solutions = rt_strip_picture_solutions (picture, &n);
  g_assert_cmpuint (n, ==, 25);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (solutions[i], ==, rt_trace_solution (trace, i));
  paint.mirrored = true;
  g_assert_true (rt_strip_picture_get (picture, &view, WIDTH, &paint, &more) != second);
  rt_strip_view_zoom (&view, 0.5, 0.1);
  rt_strip_picture_get (picture, &view, 10 * WIDTH, &paint, &more);
  for (int i = 0; more; i++) {
    g_assert_cmpint (i, <, 1000);
    rt_strip_picture_get (picture, &view, 10 * WIDTH, &paint, &more);
  }
  rt_strip_picture_free (picture);
  rt_trace_unref (trace);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strip-columns/short", test_short);
  g_test_add_func ("/strip-columns/sharpened", test_sharpened);
  g_test_add_func ("/strip-columns/overview", test_overview);
  g_test_add_func ("/strip-columns/curve", test_curve);
  g_test_add_func ("/strip-columns/beyond", test_beyond);
  g_test_add_func ("/strip-columns/paint-density", test_paint_density);
  g_test_add_func ("/strip-columns/paint-curve", test_paint_curve);
  g_test_add_func ("/strip-columns/picture", test_picture);
  return g_test_run ();
}
