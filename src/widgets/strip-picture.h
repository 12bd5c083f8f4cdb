/* strip-picture.h - the picture of a trace in a view, made again only when it has to be. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-paint.h"

typedef struct _RtStripPicture RtStripPicture;

/* A picture of TRACE, which it keeps alive. */
RtStripPicture *rt_strip_picture_new (RtTrace *trace);
void rt_strip_picture_free (RtStripPicture *picture);

/* The picture of VIEW, WIDTH pixels wide, which belongs to PICTURE. Where it can become finer,
 * MORE is set, and asking again (in the next frame) goes on with that. */
GdkTexture *rt_strip_picture_get (RtStripPicture *picture, const RtStripView *view, int width,
                                  const RtStripPaint *paint, bool *more);

/* A cursor for looks in passing: it stands wherever it was left. */
RtCursor *rt_strip_picture_cursor (RtStripPicture *picture);

/* The steps at which there are solutions, rising; of those that the trace does not remember one by
 * one, the middle of the stretch. They belong to PICTURE, until the next call. */
const guint64 *rt_strip_picture_solutions (RtStripPicture *picture, guint *n);
