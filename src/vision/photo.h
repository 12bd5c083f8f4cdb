/* photo.h - RtPhoto: a picture, and what was seen in it. A record: made once, in any thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/image.h"
#include "vision/seen.h"

typedef struct RtPhoto RtPhoto;

/* Decodes the SIZE bytes of a picture (rt_image_kind knows them), and looks for grids. NULL with
 * RT_IMAGE_ERROR where it cannot be decoded, or STOP was raised; that nothing could be read in it is
 * for rt_photo_fault to say. */
RtPhoto *rt_photo_new (const char *bytes, gsize size, RtStop *stop, GError **error);
RtPhoto *rt_photo_ref (RtPhoto *photo);
void rt_photo_unref (RtPhoto *photo);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtPhoto, rt_photo_unref)

/* How many grids were read in it: at most two, the one to take first. */
int rt_photo_n_sights (const RtPhoto *photo);
const RtSight *rt_photo_sight (const RtPhoto *photo, int which);

/* Why none was read; NULL where one was. */
const GError *rt_photo_fault (const RtPhoto *photo);

const RtImage *rt_photo_image (const RtPhoto *photo);
