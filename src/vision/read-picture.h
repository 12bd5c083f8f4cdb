/* read-picture.h - reads the puzzle in a picture: finds the grid, classifies its cells, and takes the most
 * probable puzzle with exactly one solution.
 *
 * No state, no thread, no clock but for measurements: the work is bounded by counts. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"
#include "vision/stage-times.h"

/* Reads the largest grid of IMAGE. OTHER (may be NULL) becomes another grid beside it; HAS_OTHER is
 * set if there is one. Returns false with a translated error if there is no grid, or none that can
 * be read. Adds to TIMES, which may be NULL. */
bool rt_sight_read (const RtImage *image, RtStop *stop, RtSight *sight, RtSight *other,
                    bool *has_other, RtSightTimes *times, GError **error);

/* Reads the grid of IMAGE whose corners a person has marked: x and y of the top left one, then
 * clockwise, in pixels. The digits are never rejected, only marked as doubtful. Returns false if
 * the corners are no square in perspective. */
bool rt_sight_read_at (const RtImage *image, const double corners[8], RtSight *sight);
