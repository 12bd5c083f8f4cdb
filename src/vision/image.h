/* image.h - RtImage: a decoded picture as greys and two colour planes; decoding from a file. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "vision/grey-image.h"

#include <glib.h>

/* Largest file that is decoded, in bytes. */
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

/* Returns the file format by the first SIZE bytes, such as "PNG"; NULL if it is no picture. */
const char *rt_image_kind (const char *bytes, gsize size);

/* Decodes a whole file, turned upright by its EXIF orientation. Large pictures are downscaled,
 * to a size that still shows a grid. Returns false with a translated error. Clear with
 * rt_image_clear. */
bool rt_image_decode (const char *bytes, gsize size, RtStop *stop, RtImage *image, GError **error);

void rt_image_clear (RtImage *image);
