/* frame.h - the largest quadrilateral in a blob: the frame of a grid, if it is one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/blobs.h"
#include "vision/homography.h"

typedef struct {
  double x, y;
} RtCorner;

/* The corners of the largest quadrilateral in the hull of a BLOB, clockwise from the one at the top
 * left. Returns false if it is not like a square that is seen from somewhere. */
bool rt_frame_find (const RtBlobs *blobs, int blob, RtCorner corners[4]);

/* The grid with these corners. Returns false if they are no quadrilateral. */
bool rt_frame_map (const RtCorner corners[4], RtHomography *map);
