/* picture.h - the puzzle of a photo or screenshot, in the words of formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "vision/photo.h"

/* As rt_photo_new, but with RT_FORMAT_ERROR. */
RtPhoto *rt_picture_decode (const char *bytes, gsize size, RtStop *stop, GError **error);

/* What was read in SIGHT. */
RtPuzzle *rt_picture_puzzle (const RtSight *sight);

/* Adds to NOTICES which cells of what was read in PHOTO are doubtful, and what else a person should
 * know. Returns false with RT_FORMAT_ERROR where nothing could be read. */
bool rt_picture_tell (const RtPhoto *photo, GPtrArray *notices, GError **error);
