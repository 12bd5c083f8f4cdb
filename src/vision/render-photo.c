/* render-photo.c - renders a picture in colours, from its exact greys and its coarser blue and red planes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/render-photo.h"

#include <math.h>

enum { BLOCK = 8 }; /* pixels: coordinates are exact at the corners of blocks */

static guint8
byte (float value)
{
  return (guint8) (value < 0 ? 0 : value > 255 ? 255 : value + 0.5f);
}

/* Sets PIXEL to the colour of IMAGE at the point X, Y: the mean of a square of REACH around it. */
static void
show_pixel (const RtImage *image, float x, float y, float reach, guint8 *pixel)
{
  float by_x = (float) image->blue.width / (float) image->grey.width;
  float by_y = (float) image->blue.height / (float) image->grey.height;
  float blue = 2 * (rt_grey_sample (&image->blue, x * by_x, y * by_y) - 128);
  float red = 2 * (rt_grey_sample (&image->red, x * by_x, y * by_y) - 128), grey, green;

  grey = reach <= 1 ? rt_grey_sample (&image->grey, x, y)
                    : (rt_grey_sample (&image->grey, x - reach / 4, y - reach / 4) +
                       rt_grey_sample (&image->grey, x + reach / 4, y - reach / 4) +
                       rt_grey_sample (&image->grey, x - reach / 4, y + reach / 4) +
                       rt_grey_sample (&image->grey, x + reach / 4, y + reach / 4)) / 4;
  green = grey - (77 * red + 29 * blue) / 256;
  pixel[0] = byte (green + red);
  pixel[1] = byte (green);
  pixel[2] = byte (green + blue);
}

/* Renders the block at LEFT, TOP of a square of SIDE x SIDE pixels. XS and YS are the corners of the block
 * in IMAGE. */
static void
show_block (const RtImage *image, const double xs[4], const double ys[4], int left, int top, int side,
            guint8 *pixels)
{
  float reach = (float) hypot (xs[1] - xs[0], ys[1] - ys[0]) / BLOCK;

  for (int y = 0; y < BLOCK && top + y < side; y++)
    for (int x = 0; x < BLOCK && left + x < side; x++) {
      double a = (x + 0.5) / BLOCK, b = (y + 0.5) / BLOCK;
      double px = (xs[0] * (1 - a) + xs[1] * a) * (1 - b) + (xs[2] * (1 - a) + xs[3] * a) * b;
      double py = (ys[0] * (1 - a) + ys[1] * a) * (1 - b) + (ys[2] * (1 - a) + ys[3] * a) * b;

      show_pixel (image, (float) px, (float) py, reach,
                  pixels + 3 * ((gsize) (top + y) * (gsize) side + (gsize) (left + x)));
    }
}

void
rt_show_grid (const RtImage *image, const RtMesh *mesh, double u, double v, double n, int side,
              guint8 *pixels)
{
  double by = n / side;

  for (int top = 0; top < side; top += BLOCK)
    for (int left = 0; left < side; left += BLOCK) {
      double xs[4], ys[4];

      for (int k = 0; k < 4; k++)
        rt_mesh_point (mesh, u + by * (left + (k & 1) * BLOCK), v + by * (top + (k >> 1) * BLOCK),
                       &xs[k], &ys[k]);
      show_block (image, xs, ys, left, top, side, pixels);
    }
}

void
rt_show_whole (const RtImage *image, int width, int height, guint8 *pixels)
{
  float by_x = (float) image->grey.width / (float) width;
  float by_y = (float) image->grey.height / (float) height;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      show_pixel (image, ((float) x + 0.5f) * by_x, ((float) y + 0.5f) * by_y, by_x,
                  pixels + 3 * ((gsize) y * (gsize) width + (gsize) x));
}
