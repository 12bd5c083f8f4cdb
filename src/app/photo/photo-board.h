/* photo-board.h - RtPhotoBoard, a widget: shows the straightened grid of a picture, with the digits that
 * were read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/desk/source-picture.h"

#include <gtk/gtk.h>

/* Signal `pointed` (int cell): the person has clicked a cell. */
#define RT_TYPE_PHOTO_BOARD (rt_photo_board_get_type ())
G_DECLARE_FINAL_TYPE (RtPhotoBoard, rt_photo_board, RT, PHOTO_BOARD, GtkWidget)

/* Shows the grid and the digits that were read from the picture of PICTURED. A grid must have been
 * read (rt_pictured_sight is not NULL). */
void rt_photo_board_show (RtPhotoBoard *self, RtPictured *pictured);

/* Returns a piece of the straightened grid as a texture of SIDE x SIDE pixels: N cells wide and high, from column U
 * and row V on (fractions of cells are possible). The caller owns the texture. */
GdkTexture *rt_photo_board_piece (RtPictured *pictured, double u, double v, double n, int side);
