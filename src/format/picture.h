/* picture.h - the puzzle of a photo or screenshot, in the words of formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "vision/photo.h"

/* As rt_photo_new, but with RT_FORMAT_ERROR. */
RtPhoto *rt_picture_decode (const char *bytes, gsize size, RtStop *stop, GError **error);

/* Returns what was read in SIGHT. */
RtPuzzle *rt_picture_puzzle (const RtSight *sight);

/* Says how many digits are printed and how many written by hand, as a translated sentence. Free with g_free. */
char *rt_picture_kinds (const RtSight *sight);

/* Says how many solutions DIGITS of a picture have, and asks for what may be the cause, in translated sentences. The
 * caller owns the text. Returns NULL if there is exactly one solution. */
char *rt_picture_verdict (const RtGrid *digits);

/* Adds to NOTICES which cells of what was read in PHOTO are doubtful, which of them were decided by the number of
 * solutions, and what else a person should know. Returns false with RT_FORMAT_ERROR where nothing could be read. */
bool rt_picture_tell (const RtPhoto *photo, GPtrArray *notices, GError **error);
