/* strip-picture.h - the picture of a trace in a view, made again only if necessary. */
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

typedef struct _RtStripPicture RtStripPicture;

/* A picture of TRACE, which it keeps alive. */
RtStripPicture *rt_strip_picture_new (RtTrace *trace);
void rt_strip_picture_free (RtStripPicture *picture);

/* The picture of VIEW, WIDTH pixels wide; it belongs to PICTURE. MORE becomes true if it can be
 * made finer: calling this again (in the next frame) goes on with that. */
GdkTexture *rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                                  const RtStripPaint *paint, bool *more);

/* A cursor for any use in between; it is wherever it was left. */
RtCursor *rt_strip_picture_cursor (RtStripPicture *picture);

/* The steps at which there are solutions, rising; for those that the trace does not list one by
 * one, the middle of their stretch. They belong to PICTURE and are valid until the next call. */
const guint64 *rt_strip_picture_solutions (RtStripPicture *picture, guint *n);

/* Returns a picture of COLUMNS on a transparent ground. The opacity of a depth is the square root of its
 * frequency in the column, relative to the most frequent depth there. */
GdkTexture *rt_strip_paint (const RtStripColumns *columns, const RtStripPaint *paint);
