/* photo.h - RtPhoto: a picture with the grids that were read in it. An immutable, reference-counted
 * record; any thread may make one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"

typedef struct RtPhoto RtPhoto;

/* Decodes the SIZE bytes of a picture of a kind that rt_image_kind knows, and reads its grids.
 * Returns NULL with RT_IMAGE_ERROR if it cannot be decoded, or if STOP was raised. If no grid could
 * be read, rt_photo_fault has the error. */
RtPhoto *rt_photo_new (const char *bytes, gsize size, RtStop *stop, GError **error);
RtPhoto *rt_photo_ref (RtPhoto *photo);
void rt_photo_unref (RtPhoto *photo);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPhoto, rt_photo_unref)

/* Return the number of grids read, at most two, and grid I; the first is the one to show. */
int rt_photo_n_sights (const RtPhoto *photo);
const RtSight *rt_photo_sight (const RtPhoto *photo, int which);

/* Returns the reason why no grid was read, or NULL if one was. */
const GError *rt_photo_fault (const RtPhoto *photo);

const RtImage *rt_photo_image (const RtPhoto *photo);
