/* read-picture.h - reads the puzzle in a picture: finds the grid, classifies its cells, and chooses the
 * most probable puzzle with exactly one solution.
 *
 * The functions have no state and use no threads. Counts, not a clock, limit their work. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"
#include "vision/stage-times.h"

/* Sets SIGHT to the reading of the largest grid in IMAGE. If there is another grid beside it, sets OTHER
 * (may be NULL) to its reading, and HAS_OTHER to true. Returns false with ERROR set (translated) if there
 * is no grid, or no grid that can be read. Adds the time of each stage to TIMES, which may be NULL. */
bool rt_sight_read (const RtImage *image, RtStop *stop, RtSight *sight, RtSight *other,
                    bool *has_other, RtSightTimes *times, GError **error);

/* Sets SIGHT to the reading of the grid in IMAGE whose CORNERS a person has marked: x and y of the top
 * left corner, then clockwise, in pixels. Unsure digits are marked as doubtful, and never rejected.
 * Returns false if CORNERS are not those of a square in perspective. */
bool rt_sight_read_at (const RtImage *image, const double corners[8], RtSight *sight);
