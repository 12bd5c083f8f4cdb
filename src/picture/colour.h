/* colour.h - functions for colours of the form 0xRRGGBB, as used in themes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <stdint.h>

/* Sets the source colour of CR to COLOUR. */
void rt_paint_set_colour (cairo_t *cr, uint32_t colour);

/* Returns a mixture of A and B, with SHARE (0..1) of B. */
uint32_t rt_paint_mix (uint32_t a, uint32_t b, double share);
