/* photo.h - RtPhoto: a decoded picture and the grids that were read in it. An immutable,
 * reference-counted record; any thread may create one. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/reading.h"

typedef struct RtPhoto RtPhoto;

/* Decodes a picture file of SIZE bytes in a format that rt_image_kind recognizes, and reads its grids.
 * Returns NULL with ERROR set (RT_IMAGE_ERROR) if it cannot be decoded, or if STOP was raised. If no grid
 * could be read, returns a photo for which rt_photo_fault returns the error. */
RtPhoto *rt_photo_new (const char *bytes, gsize size, RtStop *stop, GError **error);
RtPhoto *rt_photo_ref (RtPhoto *photo);
void rt_photo_unref (RtPhoto *photo);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPhoto, rt_photo_unref)

/* rt_photo_n_sights returns the number of grids that were read, at most two. rt_photo_sight returns grid
 * I, which PHOTO owns; grid 0 is the one to show first. */
int rt_photo_n_sights (const RtPhoto *photo);
const RtSight *rt_photo_sight (const RtPhoto *photo, int which);

/* Returns the error that explains why no grid was read, or NULL if a grid was read. PHOTO owns the
 * error. */
const GError *rt_photo_fault (const RtPhoto *photo);

const RtImage *rt_photo_image (const RtPhoto *photo);
