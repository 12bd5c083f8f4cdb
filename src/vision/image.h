/* image.h - RtImage, a decoded picture as a grey plane and two colour planes; a function that decodes it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "vision/grey-image.h"

#include <glib.h>

/* Size in bytes of the largest file that is decoded. */
#define RT_IMAGE_MOST_BYTES (64 * 1024 * 1024)

/* Number of bytes that rt_image_kind needs. */
#define RT_IMAGE_BEGINNING 16

typedef struct {
  RtGrey grey;
  RtGrey blue, red;  /* blue minus green and red minus green, 128 for equal; at a smaller size */
} RtImage;

#define RT_IMAGE_ERROR (rt_image_error_quark ())
GQuark rt_image_error_quark (void);

typedef enum {
  RT_IMAGE_ERROR_UNREADABLE, /* damaged, truncated, or of a format without a loader */
  RT_IMAGE_ERROR_SIZE,       /* too large, or too narrow for any grid */
  RT_IMAGE_ERROR_NO_GRID,
  RT_IMAGE_ERROR_OTHER_GRID, /* the grid is not of 9 x 9 */
  RT_IMAGE_ERROR_DIGITS,     /* there is a grid, but its digits cannot be read */
  RT_IMAGE_ERROR_STOPPED,
} RtImageError;

/* Returns the name of the file format, such as "PNG", determined by the first SIZE bytes of the file.
 * Returns NULL if the file is no picture. */
const char *rt_image_kind (const char *bytes, gsize size);

/* Decodes a whole file into IMAGE, and rotates the picture by its EXIF orientation. Downscales a large
 * picture to a size that still shows a grid. Returns false with ERROR set (translated) on failure.
 * Clear IMAGE with rt_image_clear. */
bool rt_image_decode (const char *bytes, gsize size, RtStop *stop, RtImage *image, GError **error);

void rt_image_clear (RtImage *image);
