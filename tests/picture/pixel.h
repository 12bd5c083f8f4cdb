/* pixel.h - helper for tests: reads a pixel of a cairo image surface. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>
#include <stdint.h>
#include <string.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_t, cairo_destroy)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (cairo_surface_t, cairo_surface_destroy)

/* Returns the colour of the pixel as 0xRRGGBB. SURFACE has 32 bits for each pixel, and was flushed. */
static inline uint32_t
pixel (cairo_surface_t *surface, int x, int y)
{
  const unsigned char *row = cairo_image_surface_get_data (surface) +
                             y * cairo_image_surface_get_stride (surface);
  uint32_t value;

  memcpy (&value, row + 4 * x, sizeof value);
  return value & 0xffffff;
}
