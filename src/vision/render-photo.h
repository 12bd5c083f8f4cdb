/* render-photo.h - functions that render a picture for display: the whole picture, or its grid
 * straightened.
 *
 * Pixels are three bytes, red, green and blue, in rows without padding. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/grid-mesh.h"
#include "vision/image.h"

/* Renders a part of the grid at MESH as a square of SIDE pixels: columns U .. U + N and rows V .. V + N, in
 * cells. */
void rt_show_grid (const RtImage *image, const RtMesh *mesh, double u, double v, double n, int side,
                   guint8 *pixels);

/* Renders the whole picture as WIDTH x HEIGHT pixels. */
void rt_show_whole (const RtImage *image, int width, int height, guint8 *pixels);
