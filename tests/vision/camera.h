/* camera.h - a flat drawing as if it was photographed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "drawn.h"

#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>

enum { RT_CAMERA_SHEET = 1000, RT_CAMERA_GRID = 720 /* in the middle of the sheet, in its pixels */ };

/* What a camera makes of SHEET, spoiled as KIND says. The caller owns it. */
GdkPixbuf *rt_camera_take (cairo_surface_t *sheet, RtChance *chance, RtDrawnKind kind);
