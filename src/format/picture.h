/* picture.h - the puzzle of a photo or screenshot, in the words of formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/sight.h"

/* Reads what the SIZE bytes of a picture show, and adds to NOTICES which cells are doubtful and what
 * else a person should know. Returns false with RT_FORMAT_ERROR. */
bool rt_picture_read (const char *bytes, gsize size, RtSight *sight, GPtrArray *notices,
                      GError **error);
