/* photo-board.h - RtPhotoBoard: the grid of a picture, made straight, with what was read in it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/pictured.h"

#include <gtk/gtk.h>

/* Signal `pointed` (int cell): the person has pointed at a cell. */
#define RT_TYPE_PHOTO_BOARD (rt_photo_board_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoBoard, rt_photo_board, RT, PHOTO_BOARD, GtkWidget)

/* Shows what PICTURED, which must have a sight, has now. */
void rt_photo_board_show (RtPhotoBoard *self, RtPictured *pictured);

/* The place U, V .. U + N, V + N of the grid as SIDE x SIDE pixels; the caller owns it. */
GdkTexture *rt_photo_board_piece (RtPictured *pictured, double u, double v, double n, int side);
