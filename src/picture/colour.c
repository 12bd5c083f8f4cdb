/* colour.c - converts and mixes colours of the form 0xRRGGBB. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "picture/colour.h"

#include <math.h>

void
rt_paint_set_colour (cairo_t *cr, uint32_t colour)
{
  cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 0xff) / 255.0,
                        (colour & 0xff) / 255.0);
}

uint32_t
rt_paint_mix (uint32_t a, uint32_t b, double share)
{
  uint32_t mixed = 0;

  for (int shift = 0; shift <= 16; shift += 8) {
    double from = a >> shift & 0xff, to = b >> shift & 0xff;

    mixed |= (uint32_t) lround (from + (to - from) * share) << shift;
  }
  return mixed;
}
