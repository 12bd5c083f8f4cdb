/* picture.h - converts a puzzle that was recognised in a photo or screenshot to a puzzle with
 * notices, or to an error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "vision/photo.h"

/* Calls rt_photo_new, and converts its error to RT_FORMAT_ERROR. */
RtPhoto *rt_picture_decode (const char *bytes, gsize size, RtStop *stop, GError **error);

/* Returns the puzzle that was recognised in SIGHT. */
RtPuzzle *rt_picture_puzzle (const RtSight *sight);

/* Says how many digits are printed and how many written by hand, as a translated sentence. Free with g_free. */
char *rt_picture_kinds (const RtSight *sight);

/* Returns translated sentences that say how many solutions DIGITS of a picture have, and ask about
 * likely causes; NULL if there is exactly one solution. Free with g_free. */
char *rt_picture_verdict (const RtGrid *digits);

/* Adds translated sentences on the puzzle in PHOTO to NOTICES: doubtful cells, cells that were
 * decided by the number of solutions, and other warnings. Returns false with RT_FORMAT_ERROR if
 * nothing was recognised. */
bool rt_picture_tell (const RtPhoto *photo, GPtrArray *notices, GError **error);
