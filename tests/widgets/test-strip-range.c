/* test-strip-range.c - from steps to places in the strip and back, at any zoom. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/timeline/strip-draw.h"
#include "widgets/timeline/strip-range.h"

#include <math.h>

/* From this many steps in view on a number of 53 bits is a step or so off. */
#define EXACT 1e13

#define ROUNDS 400

static const guint64 lengths[] = {
  0, 1, 2, 11, 12, 13, 1000, 138350569, 1000000000000, 1000000000000000,
};

/* A view that a person may have come to. */
static void
wander (RtStripView *view)
{
  switch (g_test_rand_int_range (0, 6)) {
  case 0:
  case 1:
  case 2:
    rt_strip_view_zoom (view, g_test_rand_double (), pow (10, -3 * g_test_rand_double ()));
    break;
  case 3:
    rt_strip_view_zoom (view, g_test_rand_double (), pow (10, 2 * g_test_rand_double ()));
    break;
  case 4:
    rt_strip_view_pan (view, (g_test_rand_double () * 3 - 1.5) * view->span);
    break;
  default:
    rt_strip_view_follow (view, (guint64) (g_test_rand_double () * (view->total - 1)));
    break;
  }
}

static void
assert_in_range (const RtStripView *view, guint64 length)
{
  g_assert_cmpfloat (view->total, ==, (double) length + 1);
  g_assert_cmpfloat (view->span, >=, MIN (RT_STRIP_CLOSEST, view->total));
  g_assert_cmpfloat (view->span, <=, view->total);
  g_assert_cmpfloat (view->from, >=, 0);
  g_assert_cmpfloat (view->from + view->span, <=, view->total);
}

/* To a place and back is the same step. */
static void
assert_inverse (const RtStripView *view, guint64 step)
{
  double place = rt_strip_view_place (view, step);
  guint64 back = rt_strip_view_step (view, place);

  if (place < 0 || place > 1)
    return;
  if (view->span < EXACT)
    g_assert_cmpuint (back, ==, step);
  else
    g_assert_cmpuint (MAX (back, step) - MIN (back, step), <=, 1);
}

/* Further to the right is later; nothing is before the first step or behind the last. */
static void
assert_monotone (const RtStripView *view)
{
  guint64 last = 0;

  for (double place = -0.2; place < 1.2; place += 0.01) {
    guint64 step = rt_strip_view_step (view, place);

    g_assert_cmpuint (step, >=, last);
    g_assert_cmpfloat ((double) step, <, view->total);
    g_assert_cmpfloat ((double) step + 1, >=, view->from);
    g_assert_cmpfloat ((double) step, <=, view->from + view->span);
    last = step;
  }
}

static void
test_steps_and_places (gconstpointer data)
{
  guint64 length = *(const guint64 *) data;
  RtStripView view = rt_strip_view_whole (length);

  g_assert_cmpuint (rt_strip_view_step (&view, 0), ==, 0);
  g_assert_cmpuint (rt_strip_view_step (&view, 1), ==, length);
  for (int round = 0; round < ROUNDS; round++) {
    guint64 first = rt_strip_view_step (&view, 0), last = rt_strip_view_step (&view, 1);

    assert_in_range (&view, length);
    assert_monotone (&view);
    for (int i = 0; i < 20; i++)
      assert_inverse (&view, first + (guint64) (g_test_rand_double () * (double) (last - first)));
    assert_inverse (&view, first);
    assert_inverse (&view, last);
    wander (&view);
  }
}

/* What is under the pointer stays there; farther away, as long as there is room at both ends. */
static void
test_zoom_keeps_the_place (gconstpointer data)
{
  guint64 length = *(const guint64 *) data;
  RtStripView view = rt_strip_view_whole (length);

  for (int round = 0; round < ROUNDS; round++) {
    double place = g_test_rand_double (), factor = pow (2, g_test_rand_double () * 6 - 3);
    double at = view.from + place * view.span;

    rt_strip_view_zoom (&view, place, factor);
    assert_in_range (&view, length);
    if (factor < 1 || (view.from > 0 && view.from + view.span < view.total))
      g_assert_cmpfloat_with_epsilon (view.from + place * view.span, at, 1e-9 + view.total * 1e-15);
    wander (&view);
  }
  rt_strip_view_zoom (&view, 0.3, INFINITY);
  g_assert_true (rt_strip_view_is_whole (&view));
  g_assert_cmpfloat (view.from, ==, 0);
}

static void
test_grows (void)
{
  RtStripView view = rt_strip_view_whole (100), part;

  rt_strip_view_grow (&view, 5000);
  g_assert_true (rt_strip_view_is_whole (&view));
  g_assert_cmpuint (rt_strip_view_step (&view, 1), ==, 5000);
  rt_strip_view_zoom (&view, 0.5, 0.1);
  part = view;
  rt_strip_view_grow (&view, 9000);
  g_assert_cmpfloat (view.from, ==, part.from);
  g_assert_cmpfloat (view.span, ==, part.span);
  g_assert_cmpfloat (view.total, ==, 9001);
}

static void
test_follows (void)
{
  RtStripView view = rt_strip_view_whole (100000);

  rt_strip_view_zoom (&view, 0.5, 0.01);
  for (int round = 0; round < ROUNDS; round++) {
    guint64 step = (guint64) g_test_rand_int_range (0, 100001);
    double before = rt_strip_view_place (&view, step), from = view.from, place;

    rt_strip_view_follow (&view, step);
    place = rt_strip_view_place (&view, step);
    g_assert_cmpfloat (place, >=, 0);
    g_assert_cmpfloat (place, <=, 1);
    if (before >= 0 && before <= 1)
      g_assert_cmpfloat (view.from, ==, from);
    else if (step > 2000 && step < 98000)
      g_assert_cmpfloat_with_epsilon (place, before > 1 ? 0.1 : 0.9, 1e-6);
  }
}

/* Round numbers, none nearer than there is room for, and not needlessly few. */
static void
test_axis (void)
{
  for (double span = 12; span < 1e15; span *= 1.7)
    for (double many = 1; many < 12; many += 0.7) {
      guint64 distance = rt_strip_axis_distance (span, many), digits = distance;

      g_assert_cmpfloat ((double) distance * many, >=, span * 0.999999);
      g_assert_cmpfloat ((double) distance * many, <=, MAX (span * 2.6, many));
      while (digits % 10 == 0)
        digits /= 10;
      g_assert_true (digits == 1 || digits == 2 || digits == 5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++) {
    g_autofree char *there = g_strdup_printf ("/strip-view/%" G_GUINT64_FORMAT "/steps-and-places",
                                              lengths[i]);
    g_autofree char *zoom = g_strdup_printf ("/strip-view/%" G_GUINT64_FORMAT "/zoom", lengths[i]);

    g_test_add_data_func (there, &lengths[i], test_steps_and_places);
    g_test_add_data_func (zoom, &lengths[i], test_zoom_keeps_the_place);
  }
  g_test_add_func ("/strip-view/grows", test_grows);
  g_test_add_func ("/strip-view/follows", test_follows);
  g_test_add_func ("/strip-view/axis", test_axis);
  return g_test_run ();
}
