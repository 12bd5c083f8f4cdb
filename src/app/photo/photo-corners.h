/* photo-corners.h - RtPhotoCorners, a widget: the whole picture, with the four corners of the
 * grid to move by pointer or arrow keys (with Shift ten times as far). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/source-picture.h"

#include <gtk/gtk.h>

/* Signals:
 *   moved     a corner is elsewhere
 *   entered   the person has pressed Enter at a corner: all are where they belong */
#define RT_TYPE_PHOTO_CORNERS (rt_photo_corners_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoCorners, rt_photo_corners, RT, PHOTO_CORNERS, GtkWidget)

/* Shows the picture of PICTURED, with the corners at its grid, or inside the picture if none was
 * found. */
void rt_photo_corners_show (RtPhotoCorners *self, RtPictured *pictured);

/* Fills CORNERS as rt_sight_read_at wants them. Returns false if they cannot be those of a grid. */
bool rt_photo_corners_get (RtPhotoCorners *self, double corners[8]);
