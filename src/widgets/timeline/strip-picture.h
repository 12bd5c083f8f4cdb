/* strip-picture.h - RtStripPicture: picture of a trace in a view, cached. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/timeline/strip-columns.h"

#include <gdk/gdk.h>

/* Options of the painting. Sizes are pixels of the screen; each column is one pixel wide. */
typedef struct {
  int height;
  int depths;    /* 0 .. depths - 1 from bottom to top */
  int line;      /* thickness of the curve */
  GdkRGBA colour;
  bool mirrored; /* time runs from right to left */
} RtStripPaint;

typedef struct _RtStripPicture RtStripPicture;

/* Returns a picture of TRACE and keeps a reference to the trace. */
RtStripPicture *rt_strip_picture_new (RtTrace *trace);
void rt_strip_picture_free (RtStripPicture *picture);

/* Returns the picture of VIEW, WIDTH pixels wide, which belongs to PICTURE. Sets MORE if another
 * call, in the next frame, would make it finer. */
GdkTexture *rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                                  const RtStripPaint *paint, bool *more);

/* Returns a cursor for any use between the calls; its position is undefined. */
RtCursor *rt_strip_picture_cursor (RtStripPicture *picture);

/* Returns the steps with solutions in rising order; for solutions that the trace does not list,
 * the middle of their stretch. Owned by PICTURE and valid until the next call. */
const guint64 *rt_strip_picture_solutions (RtStripPicture *picture, guint *n);

/* Returns a picture of COLUMNS on a transparent ground. The opacity of a depth is the square root of its
 * frequency in the column, relative to the most frequent depth there. */
GdkTexture *rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint);
