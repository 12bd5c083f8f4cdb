/* bounds.h - how much of a picture's file is decoded in bounded time and memory.
 *
 * Decoders take what a file asks for. These bounds, of work and not of time, are what keeps a picture that
 * was made to be slow below a second and 256 MB (NOTES.md). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* No picture with more pixels is decoded. */
#define RT_IMAGE_MOST_PIXELS (40 * 1000 * 1000)

/* How many pixels of a file of KIND (rt_image_kind) are decoded: RT_IMAGE_MOST_PIXELS, or less where each
 * of them costs more. */
int rt_image_most_pixels (const char *kind, const char *bytes, gsize size);

/* Where the first picture of a file of KIND ends, of which the rest is not decoded: SIZE, but for a GIF
 * that moves. */
gsize rt_image_first_end (const char *kind, const char *bytes, gsize size);

/* The first picture of a WebP that moves, as a file of its own; NULL for all others. */
GBytes *rt_image_first_still (const char *kind, const char *bytes, gsize size);
