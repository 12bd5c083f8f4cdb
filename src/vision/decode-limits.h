/* decode-limits.h - limits for decoding a picture file in bounded time and memory.
 *
 * A file may ask its decoder for any amount of work. These limits count work, not time, and keep a
 * malicious picture below a second and 256 MB (NOTES.md). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Greatest number of pixels that are decoded. */
#define RT_IMAGE_MOST_PIXELS (40 * 1000 * 1000)

/* Returns the greatest number of pixels to decode for a file of KIND (a result of rt_image_kind):
 * RT_IMAGE_MOST_PIXELS, or fewer if the format needs more time or memory for a pixel. */
int rt_image_most_pixels (const char *kind, const char *bytes, gsize size);

/* Returns the offset of the end of the first picture in a file of KIND. This is SIZE, except for an
 * animated GIF. */
gsize rt_image_first_end (const char *kind, const char *bytes, gsize size);

/* Returns the first picture of an animated WebP as a separate file, which the caller owns. Returns NULL
 * for any other file. */
GBytes *rt_image_first_still (const char *kind, const char *bytes, gsize size);
