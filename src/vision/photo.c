/* photo.c - RtPhoto, a record: decodes a picture, reads its grids, and stores picture and results. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "vision/photo.h"

#include "vision/read-picture.h"

struct RtPhoto {
  int refs; /* atomic */
  RtImage image;
  RtSight sights[2];
  int n_sights;
  GError *fault;
};

RtPhoto *
rt_photo_new (const char *bytes, gsize size, RtStop *stop, GError **error)
{
  g_autoptr (RtPhoto) photo = g_new0 (RtPhoto, 1);
  bool has_other = false;

  photo->refs = 1;
  if (!rt_image_decode (bytes, size, stop, &photo->image, error))
    return NULL;
  if (rt_sight_read (&photo->image, stop, &photo->sights[0], &photo->sights[1], &has_other, NULL,
                     &photo->fault))
    photo->n_sights = has_other ? 2 : 1;
  if (g_error_matches (photo->fault, RT_IMAGE_ERROR, RT_IMAGE_ERROR_STOPPED)) {
    g_propagate_error (error, g_steal_pointer (&photo->fault));
    return NULL;
  }
  return g_steal_pointer (&photo);
}

RtPhoto *
rt_photo_ref (RtPhoto *photo)
{
  g_atomic_int_inc (&photo->refs);
  return photo;
}

void
rt_photo_unref (RtPhoto *photo)
{
  if (!g_atomic_int_dec_and_test (&photo->refs))
    return;
  rt_image_clear (&photo->image);
  g_clear_error (&photo->fault);
  g_free (photo);
}

int
rt_photo_n_sights (const RtPhoto *photo)
{
  return photo->n_sights;
}

const RtSight *
rt_photo_sight (const RtPhoto *photo, int which)
{
  g_return_val_if_fail (which >= 0 && which < photo->n_sights, NULL);

  return &photo->sights[which];
}

const GError *
rt_photo_fault (const RtPhoto *photo)
{
  return photo->fault;
}

const RtImage *
rt_photo_image (const RtPhoto *photo)
{
  return &photo->image;
}
