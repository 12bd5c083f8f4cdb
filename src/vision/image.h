/* image.h - a picture as it is looked at: its greys, and what tells its colours apart. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "vision/grey.h"

#include <glib.h>

/* The longest file that is looked at, in bytes. */
#define RT_IMAGE_MOST_BYTES (64 * 1024 * 1024)

/* How many bytes rt_image_kind wants to see. */
#define RT_IMAGE_BEGINNING 16

typedef struct {
  RtGrey grey;
  RtGrey blue, red;  /* how much more blue and red than green there is, 128: as much; smaller */
} RtImage;

#define RT_IMAGE_ERROR (rt_image_error_quark ())
GQuark rt_image_error_quark (void);

typedef enum {
  RT_IMAGE_ERROR_UNREADABLE, /* damaged, cut off, or of a kind that this system does not know */
  RT_IMAGE_ERROR_SIZE,       /* too large, or too narrow for any grid */
  RT_IMAGE_ERROR_NO_GRID,
  RT_IMAGE_ERROR_OTHER_GRID, /* not of 9 x 9 */
  RT_IMAGE_ERROR_DIGITS,     /* there is a grid, and no digits that can be read */
  RT_IMAGE_ERROR_STOPPED,
} RtImageError;

/* What kind of picture a file is by its first SIZE bytes: "PNG", say. NULL: none. */
const char *rt_image_kind (const char *bytes, gsize size);

/* Decodes a whole file, upright as its camera says. Larger pictures are made smaller: to what shows
 * all of a grid. Returns false with one translated sentence. Clear with rt_image_clear. */
bool rt_image_decode (const char *bytes, gsize size, RtStop *stop, RtImage *image, GError **error);

void rt_image_clear (RtImage *image);
