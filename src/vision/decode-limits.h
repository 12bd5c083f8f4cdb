/* decode-limits.h - limits for decoding a picture file in bounded time and memory.
 *
 * A file may ask its decoder for any amount of work. These limits count work, not time, and keep a
 * malicious picture below a second and 256 MB (NOTES.md). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Most pixels that are decoded. */
#define RT_IMAGE_MOST_PIXELS (40 * 1000 * 1000)

/* Returns the most pixels to decode of a file of KIND (rt_image_kind): RT_IMAGE_MOST_PIXELS, or
 * fewer if each costs more. */
int rt_image_most_pixels (const char *kind, const char *bytes, gsize size);

/* Returns the end of the first picture in a file of KIND: SIZE, except for an animated GIF. */
gsize rt_image_first_end (const char *kind, const char *bytes, gsize size);

/* Returns the first picture of an animated WebP as a file of its own, or NULL for any other
 * file. */
GBytes *rt_image_first_still (const char *kind, const char *bytes, gsize size);
