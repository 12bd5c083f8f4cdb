/* sight.h - the puzzle in a picture.
 *
 * Finds the grid, reads its cells, and reads them again as a puzzle: the most probable one that has
 * exactly one solution. Nothing is kept, no thread is started, and no clock is asked but for
 * measurements: the work is bounded by counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/seen.h"
#include "vision/stages.h"

/* Reads the largest grid of IMAGE. OTHER, which may be NULL, becomes another grid beside it, and
 * HAS_OTHER whether there is one. Returns false with one translated sentence: there is none, or one
 * that cannot be read. TIMES (may be NULL) is added to. */
bool rt_sight_read (const RtImage *image, RtStop *stop, RtSight *sight, RtSight *other,
                    bool *has_other, RtSightTimes *times, GError **error);

/* Reads the grid of IMAGE whose corners a person has shown: x and y of the top left one, then of the
 * others clockwise, in pixels. What it holds is never refused: doubtful cells tell. Returns false
 * where there is no square with such corners. */
bool rt_sight_read_at (const RtImage *image, const double corners[8], RtSight *sight);
