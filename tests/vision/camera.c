/* camera.c - perspective, curl, light, blur and noise. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "camera.h"

#include <math.h>

typedef struct {
  double turn, tilt_x, tilt_y, curl, wave, zoom, contrast, sigma, noise;
  double shadow_x, shadow_y, shadow_turn, shadow;
} Shot;

static double
in (RtChance *chance, double low, double high)
{
  return (double) rt_chance_in (chance, (float) low, (float) high);
}

static Shot
set_up (RtChance *chance, RtDrawnKind kind)
{
  double most = kind == RT_DRAWN_perspective ? 44 : 6, tilt = kind == RT_DRAWN_perspective ? 0.35 : 0.06;
  Shot shot = { .shadow = 1 };

  shot.turn = in (chance, -most, most) * G_PI / 180;
  if (kind == RT_DRAWN_turned)
    shot.turn += G_PI / 2 * (1 + rt_chance_of (chance, 3));
  shot.tilt_x = in (chance, -tilt, tilt);
  shot.tilt_y = in (chance, -tilt, tilt);
  if (kind == RT_DRAWN_curl) {
    shot.curl = in (chance, -0.1, 0.1);
    shot.wave = in (chance, -0.05, 0.05);
  }
  shot.zoom = in (chance, 0.55, 0.72) / (fabs (cos (shot.turn)) + fabs (sin (shot.turn))) * 1.12;
  shot.contrast = kind == RT_DRAWN_blurred ? in (chance, 0.4, 1) : in (chance, 0.6, 1);
  shot.sigma = kind == RT_DRAWN_blurred ? in (chance, 1, 3.2) : in (chance, 0.4, 1);
  shot.noise = kind == RT_DRAWN_blurred ? in (chance, 3, 14) : in (chance, 1, 6);
  if (kind == RT_DRAWN_shadow)
    shot.shadow = in (chance, 0.35, 0.7);
  shot.shadow_x = in (chance, 0, 1);
  shot.shadow_y = in (chance, 0, 1);
  shot.shadow_turn = in (chance, 0, 2 * G_PI);
  return shot;
}

/* The grey of the sheet at a place; of the table beside it where it ends. */
static double
look_at (const guint8 *data, int stride, double x, double y)
{
  int left = (int) x, top = (int) y;
  double sum = 0;

  if (!(x >= 1 && y >= 1 && x < RT_CAMERA_SHEET - 2 && y < RT_CAMERA_SHEET - 2))
    return 80;
  for (int k = 0; k < 4; k++) {
    const guint8 *at = data + (top + k / 2) * stride + 4 * (left + k % 2);
    double across = k % 2 ? x - left : 1 - (x - left), down = k / 2 ? y - top : 1 - (y - top);

    sum += (at[2] * 0.3 + at[1] * 0.59 + at[0] * 0.11) * across * down;
  }
  return sum;
}

static void
expose (cairo_surface_t *sheet, const Shot *shot, int width, int height, float *out)
{
  const guint8 *data = cairo_image_surface_get_data (sheet);
  int stride = cairo_image_surface_get_stride (sheet);
  double least = MIN (width, height);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      double a = (x - width / 2.0) / (least * shot->zoom), b = (y - height / 2.0) / (least * shot->zoom);
      double u = a * cos (shot->turn) + b * sin (shot->turn);
      double v = -a * sin (shot->turn) + b * cos (shot->turn);
      double depth = 1 + shot->tilt_x * u + shot->tilt_y * v, light = 1 - 0.25 * x / width, side;

      u /= depth;
      v /= depth;
      v += shot->curl * (4 * u * u - 1) + shot->wave * sin (6 * u);
      side = (x - shot->shadow_x * width) * cos (shot->shadow_turn) +
             (y - shot->shadow_y * height) * sin (shot->shadow_turn);
      light *= shot->shadow + (1 - shot->shadow) / (1 + exp (-side / 12));
      out[y * width + x] =
        (float) (light * (128 + shot->contrast *
                                  (look_at (data, stride, (u + 0.5) * RT_CAMERA_GRID + 140,
                                            (v + 0.5) * RT_CAMERA_GRID + 140) - 128)));
    }
}

static void
blur (float *at, float *half, int width, int height, double sigma)
{
  int reach = (int) (2.5 * sigma + 1);
  double weights[32], sum = 0;

  for (int i = -reach; i <= reach; i++)
    sum += weights[i + reach] = exp (-i * i / (2 * sigma * sigma));
  for (int pass = 0; pass < 2; pass++) {
    const float *from = pass ? half : at;
    float *to = pass ? at : half;

    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        double value = 0;

        for (int i = -reach; i <= reach; i++) {
          int u = pass ? x : CLAMP (x + i, 0, width - 1), v = pass ? CLAMP (y + i, 0, height - 1) : y;

          value += weights[i + reach] * (double) from[v * width + u];
        }
        to[y * width + x] = (float) (value / sum);
      }
  }
}

GdkPixbuf *
rt_camera_take (cairo_surface_t *sheet, RtChance *chance, RtDrawnKind kind)
{
  Shot shot = set_up (chance, kind);
  int longer = 960 + rt_chance_of (chance, 500), width = longer, height = longer * 3 / 4;
  g_autofree float *at = NULL, *half = NULL;
  GdkPixbuf *photo;
  guint8 *pixels;
  int stride;

  if (rt_chance_is (chance, 0.5f)) {
    width = height;
    height = longer;
  }
  at = g_new (float, width * height);
  half = g_new (float, width * height);
  expose (sheet, &shot, width, height, at);
  blur (at, half, width, height, shot.sigma);
  photo = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  pixels = gdk_pixbuf_get_pixels (photo);
  stride = gdk_pixbuf_get_rowstride (photo);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      double value = (double) at[y * width + x] + shot.noise * (double) rt_chance_bell (chance);

      value = CLAMP (value, 0, 255);
      pixels[y * stride + 3 * x] = (guint8) value;
      pixels[y * stride + 3 * x + 1] = (guint8) (value * 0.98);
      pixels[y * stride + 3 * x + 2] = (guint8) (value * 0.93);
    }
  return photo;
}
