/* strip-picture.h - RtStripPicture: a cached picture of a part of a trace: time by search depth. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/strip-columns.h"

#include <gdk/gdk.h>

/* Options of the painting. Sizes are in pixels of the screen; each column is one pixel wide. */
typedef struct {
  int height;
  int depths;    /* number of depths; depth 0 is at the bottom */
  int line;      /* thickness of the curve */
  GdkRGBA colour;
  bool mirrored; /* time runs from right to left */
} RtStripPaint;

typedef struct _RtStripPicture RtStripPicture;

/* Returns a picture of TRACE, which it references. */
RtStripPicture *rt_strip_picture_new (RtTrace *trace);
void rt_strip_picture_free (RtStripPicture *picture);

/* Returns the picture of VIEW, WIDTH pixels wide, owned by PICTURE. Sets MORE to true if another
 * call, in the next frame, would return a more exact picture. */
GdkTexture *rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                                  const RtStripPaint *paint, bool *more);

/* Returns a cursor of the trace, which callers may move; its position is undefined. */
RtCursor *rt_strip_picture_cursor (RtStripPicture *picture);

/* Returns an array of N step numbers, sorted: the steps with solutions; for solutions that the
 * trace does not list, the middle of their stretch. Owned by PICTURE; valid until the next call. */
const guint64 *rt_strip_picture_solutions (RtStripPicture *picture, guint *n);

/* Returns a picture of COLUMNS on a transparent background. The opacity of a depth is the square
 * root of its frequency in the column, relative to the most frequent depth of that column. The
 * caller owns the texture. */
GdkTexture *rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint);
