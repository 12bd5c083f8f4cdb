/* strip-paint.h - paints columns: the picture of densities, or the curve of depths. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-columns.h"

#include <gdk/gdk.h>

/* How it is painted. Sizes are pixels of the screen; there is one for each column. */
typedef struct {
  int height;
  int depths;    /* 0 .. depths - 1 from bottom to top */
  int line;      /* how thick the curve is */
  GdkRGBA colour;
  bool mirrored; /* time runs from right to left */
} RtStripPaint;

/* A picture of COLUMNS on a transparent ground. The opacity of a depth is the square root of its
 * frequency in the column, relative to the most frequent depth there. */
GdkTexture *rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint);
