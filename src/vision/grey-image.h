/* grey-image.h - RtGrey, a greyscale picture; functions to downscale and sample it.
 *
 * Coordinates are in pixels, y down; the middle of the first pixel is (0.5, 0.5). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  int width, height; /* each at least 1 */
  uint8_t *at;       /* at[y * width + x]: 0 is black. Owned */
} RtGrey;

/* Returns a black picture. Free with rt_grey_clear. */
RtGrey rt_grey_new (int width, int height);
void rt_grey_clear (RtGrey *grey);

/* Returns a copy of GREY whose longer side has at most LONGEST pixels. A pixel of the copy is the mean
 * of the pixels that it covers. Free with rt_grey_clear. */
RtGrey rt_grey_shrink (const RtGrey *grey, int longest);

/* Image pyramid: the picture, then copies of half the size, a quarter of the size, and so on. */
enum { RT_GREY_HALVES = 8 };
typedef struct {
  RtGrey levels[RT_GREY_HALVES]; /* the first one is not owned */
  int n;
} RtGreyHalves;

RtGreyHalves rt_grey_halve (const RtGrey *grey);
void rt_grey_halves_clear (RtGreyHalves *halves);

/* Returns the grey at the point X, Y, interpolated between four pixels. Beyond the border, returns the
 * grey of the border. */
static inline float
rt_grey_sample (const RtGrey *grey, float x, float y)
{
  float right = (float) grey->width - 1.001f, bottom = (float) grey->height - 1.001f;
  const uint8_t *at;
  float a, b;
  int u, v;

  x -= 0.5f;
  y -= 0.5f;
  x = x > right ? right : x;
  y = y > bottom ? bottom : y;
  x = x > 0 ? x : 0; /* NaN becomes the first pixel */
  y = y > 0 ? y : 0;
  u = (int) x;
  v = (int) y;
  a = x - (float) u;
  b = y - (float) v;
  at = grey->at + (long) v * grey->width + u;
  return ((float) at[0] * (1 - a) + (float) at[1] * a) * (1 - b) +
         ((float) at[grey->width] * (1 - a) + (float) at[grey->width + 1] * a) * b;
}

/* Samples N points of a line, from (X, Y) on, at steps of (DX, DY), and writes the greys to TO. Uses
 * fixed-point numbers: accurate to a 256th of a pixel, in half the time. */
static inline void
rt_grey_sample_line (const RtGrey *grey, float x, float y, float dx, float dy, int n, float *to)
{
  enum { BITS = 16, PART = 1 << BITS, FINE = 8, ONE = 1 << FINE, WIDEST = 32767 };
  float last_x = x + dx * (float) (n - 1), last_y = y + dy * (float) (n - 1);
  float right = (float) grey->width - 1, bottom = (float) grey->height - 1;
  int s, t, ds, dt;

  if (!(x > 1 && y > 1 && last_x > 1 && last_y > 1 && x < right && y < bottom && last_x < right &&
        last_y < bottom && right < WIDEST && bottom < WIDEST)) {
    for (int k = 0; k < n; k++)
      to[k] = rt_grey_sample (grey, x + dx * (float) k, y + dy * (float) k);
    return;
  }
  s = (int) ((x - 0.5f) * PART);
  t = (int) ((y - 0.5f) * PART);
  ds = (int) (dx * PART);
  dt = (int) (dy * PART);
  for (int k = 0; k < n; k++, s += ds, t += dt) {
    const uint8_t *at = grey->at + (long) (t >> BITS) * grey->width + (s >> BITS);
    int a = (s >> (BITS - FINE)) & (ONE - 1), b = (t >> (BITS - FINE)) & (ONE - 1);
    int above = at[0] * ONE + (at[1] - at[0]) * a;
    int below = at[grey->width] * ONE + (at[grey->width + 1] - at[grey->width]) * a;

    to[k] = (float) (above * ONE + (below - above) * b) * (1.0f / (ONE * ONE));
  }
}
