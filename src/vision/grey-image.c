/* grey-image.c - creates and downscales greyscale pictures. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/grey-image.h"

#include <glib.h>
#include <string.h>

#define SMALLEST 128 /* pixels: pictures with a smaller side are not halved */

RtGrey
rt_grey_new (int width, int height)
{
  /* Allocates one row more, because sampling reads one pixel beyond the last row, with weight 0. */
  return (RtGrey) { width, height, g_malloc0 ((gsize) width * (gsize) (height + 1) + 2) };
}

void
rt_grey_clear (RtGrey *grey)
{
  g_clear_pointer (&grey->at, g_free);
}

/* Adds ROW to SUMS, multiplied by WEIGHT. Each of the N sums stands for STEP pixels of ROW. */
static void
add_row (const uint8_t *row, int width, float weight, float *sums, int n, double step)
{
  for (int x = 0; x < n; x++) {
    double low = x * step, high = low + step;
    float sum = 0;

    for (int u = (int) low; u < high && u < width; u++)
      sum += (float) row[u] * (float) (MIN (u + 1, high) - MAX (u, low));
    sums[x] += sum * weight;
  }
}

RtGrey
rt_grey_shrink (const RtGrey *grey, int longest)
{
  double by = MAX (1.0, MAX (grey->width, grey->height) / (double) longest);
  RtGrey small = rt_grey_new (MAX (1, (int) (grey->width / by)), MAX (1, (int) (grey->height / by)));
  double step_x = grey->width / (double) small.width, step_y = grey->height / (double) small.height;
  g_autofree float *sums = g_new (float, small.width);

  if (small.width == grey->width && small.height == grey->height) {
    memcpy (small.at, grey->at, (size_t) grey->width * (size_t) grey->height);
    return small;
  }
  for (int y = 0; y < small.height; y++) {
    double low = y * step_y, high = low + step_y;

    memset (sums, 0, sizeof *sums * (size_t) small.width);
    for (int v = (int) low; v < high && v < grey->height; v++)
      add_row (grey->at + (long) v * grey->width, grey->width,
               (float) (MIN (v + 1, high) - MAX (v, low)), sums, small.width, step_x);
    for (int x = 0; x < small.width; x++)
      small.at[(long) y * small.width + x] = (uint8_t) (sums[x] / (float) (step_x * step_y) + 0.5f);
  }
  return small;
}

RtGreyHalves
rt_grey_halve (const RtGrey *grey)
{
  RtGreyHalves halves = { .levels = { *grey }, .n = 1 };

  while (halves.n < RT_GREY_HALVES) {
    const RtGrey *from = &halves.levels[halves.n - 1];
    RtGrey to;

    if (from->width < SMALLEST || from->height < SMALLEST)
      break;
    to = rt_grey_new (from->width / 2, from->height / 2);
    for (int y = 0; y < to.height; y++) {
      const uint8_t *a = from->at + (long) 2 * y * from->width, *b = a + from->width;

      for (int x = 0; x < to.width; x++)
        to.at[(long) y * to.width + x] =
          (uint8_t) ((a[2 * x] + a[2 * x + 1] + b[2 * x] + b[2 * x + 1] + 2) / 4);
    }
    halves.levels[halves.n++] = to;
  }
  return halves;
}

void
rt_grey_halves_clear (RtGreyHalves *halves)
{
  for (int i = 1; i < halves->n; i++)
    rt_grey_clear (&halves->levels[i]);
}
