/* grey.h - a picture in shades of grey, and smaller ones of it.
 *
 * Places are in pixels, y down; the middle of the first pixel is (0.5, 0.5). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct {
  int width, height; /* each at least 1 */
  uint8_t *at;       /* at[y * width + x]: 0 is black. Owned */
} RtGrey;

/* A black picture. Free with rt_grey_clear. */
RtGrey rt_grey_new (int width, int height);
void rt_grey_clear (RtGrey *grey);

/* A copy whose longer side has at most LONGEST pixels, each the mean of those that it stands for. */
RtGrey rt_grey_shrink (const RtGrey *grey, int longest);

/* The picture, half as large, and so on. */
enum { RT_GREY_HALVES = 8 };
typedef struct {
  RtGrey levels[RT_GREY_HALVES]; /* the first is not owned */
  int n;
} RtGreyHalves;

RtGreyHalves rt_grey_halve (const RtGrey *grey);
void rt_grey_halves_clear (RtGreyHalves *halves);

/* The grey at a place, between the four pixels around it; beyond the border that of the border. */
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
  x = x > 0 ? x : 0; /* a place that is not a number becomes the first */
  y = y > 0 ? y : 0;
  u = (int) x;
  v = (int) y;
  a = x - (float) u;
  b = y - (float) v;
  at = grey->at + (long) v * grey->width + u;
  return ((float) at[0] * (1 - a) + (float) at[1] * a) * (1 - b) +
         ((float) at[grey->width] * (1 - a) + (float) at[grey->width + 1] * a) * b;
}
