/* strip-picture.h - RtStripPicture: a cache for the picture of a part of a recorded search, which
 * shows its depth over time. */
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

/* Returns a cache for pictures of TRACE, a recorded search. It keeps a reference to TRACE. */
RtStripPicture *rt_strip_picture_new (RtTrace *trace);
void rt_strip_picture_free (RtStripPicture *picture);

/* Returns the picture of VIEW, an interval of steps, WIDTH pixels wide; PICTURE owns it. Sets MORE
 * to true if a call in the next frame would return a more precise picture. */
GdkTexture *rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                                  const RtStripPaint *paint, bool *more);

/* Returns a cursor in the recorded search, which callers may move. Its position is undefined. PICTURE owns it. */
RtCursor *rt_strip_picture_cursor (RtStripPicture *picture);

/* Returns the sorted numbers of the N steps with solutions. For solutions whose steps the trace does not list, it
 * has the middle of the stretch of steps that contains them. PICTURE owns the array, which is valid until the next
 * call. */
const guint64 *rt_strip_picture_solutions (RtStripPicture *picture, guint *n);

/* Returns a picture of COLUMNS on a transparent background; the caller owns it. The opacity of a depth is the
 * square root of its frequency in the column, relative to the most frequent depth of the column. */
GdkTexture *rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint);
