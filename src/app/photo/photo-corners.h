/* photo-corners.h - RtPhotoCorners, a widget: shows the whole picture. The person moves the four corners of
 * the grid with the pointer or with arrow keys (with Shift ten times as far). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/source-picture.h"

#include <gtk/gtk.h>

/* Signals:
 *   moved     a corner was moved
 *   entered   the person has pressed Enter at a corner: all corners are in their places */
#define RT_TYPE_PHOTO_CORNERS (rt_photo_corners_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoCorners, rt_photo_corners, RT, PHOTO_CORNERS, GtkWidget)

/* Shows the picture of PICTURED with the four corners at its grid. If no grid was found, the
 * corners are inside the picture. */
void rt_photo_corners_show (RtPhotoCorners *self, RtPictured *pictured);

/* Sets CORNERS to x and y of the four corners, in the order that rt_sight_read_at requires. Returns false if
 * they cannot be the corners of a grid. */
bool rt_photo_corners_get (RtPhotoCorners *self, double corners[8]);
