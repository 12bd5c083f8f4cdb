/* from-picture.h - opens a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/common/shell.h"
#include "vision/photo.h"

/* MIME types of the pictures that may hold a puzzle; the best of a clipboard first. */
#define RT_N_PICTURE_TYPES 6
extern const char *const rt_picture_types[RT_N_PICTURE_TYPES];

/* Shows PHOTO beside the grid, with what was read of it in the grid; that has no file, as nothing can be
 * saved to a picture. NOTICES (of char *) say what a person should know; NULL: nothing was read, and the
 * caller says why. */
void rt_from_picture_open (RtShell *shell, RtPhoto *photo, GPtrArray *notices);
