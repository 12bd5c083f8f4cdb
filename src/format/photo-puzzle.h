/* photo-puzzle.h - functions that make a puzzle, notices and errors of the result of reading a photo or
 * screenshot. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "vision/photo.h"

/* Decodes the photo or screenshot in BYTES and reads its grid. Returns NULL with RT_FORMAT_ERROR if
 * the picture cannot be decoded. STOP may be NULL. The caller owns the result. */
RtPhoto *rt_picture_decode (const char *bytes, gsize size, RtStop *stop, GError **error);

/* Returns a puzzle of the digits in SIGHT, the result of reading a picture. The caller owns it. */
RtPuzzle *rt_picture_puzzle (const RtSight *sight);

/* Returns a translated sentence with the number of printed digits and the number of handwritten
 * ones in SIGHT, the result of reading a picture. Free with g_free. */
char *rt_picture_kinds (const RtSight *sight);

/* Returns a translated sentence with the number of cells with small digits that were not read from
 * the picture. Returns NULL if there are none. Free with g_free. */
char *rt_picture_marks (const RtSight *sight);

/* Returns translated sentences with the number of solutions of DIGITS, read from a picture, and the question if a
 * digit is wrong or missing. Returns NULL if there is exactly one solution. Free with g_free. */
char *rt_picture_verdict (const RtGrid *digits);

/* Appends notices about PHOTO to NOTICES: the doubtful cells, the cells that were decided by the number of solutions,
 * and other facts. Returns false with RT_FORMAT_ERROR if nothing could be read. */
bool rt_picture_tell (const RtPhoto *photo, GPtrArray *notices, GError **error);
