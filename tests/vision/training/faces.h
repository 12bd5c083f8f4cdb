/* faces.h - the digits 1..9 in many typefaces, as pictures of one size. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

enum { RT_FACE_SIDE = 64, RT_FACE_HEIGHT = 52 /* of a digit, in pixels */ };

typedef struct {
  char *name;
  guint8 digits[9][RT_FACE_SIDE * RT_FACE_SIDE]; /* 255 is ink */
} RtFace;

void rt_face_free (gpointer face);

/* The families of the list at PATH whose line begins with the word KIND, in each style that they
 * have. Those that are not installed are named on standard error and left out. The caller owns the
 * array of RtFace. */
GPtrArray *rt_faces_draw (const char *path, const char *kind);
