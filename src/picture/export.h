/* export.h - pictures as the bytes of a file: PNG, SVG, PDF; and the list of these formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>
#include <glib.h>

/* It has one code: the picture is too large, or there is not enough memory. */
#define RT_EXPORT_ERROR (rt_export_error_quark ())
GQuark rt_export_error_quark (void);

/* Returns whether STATUS is a success; if not, sets ERROR. */
bool rt_export_check (cairo_status_t status, GError **error);

typedef struct {
  const char *id;     /* stable */
  const char *suffix; /* of file names, without the dot */
  const char *name;   /* marked with N_() */
  bool pixels;        /* its unit is the pixel, else the point */

  /* A surface that is written to BYTES until it is finished. */
  cairo_surface_t *(*open) (double width, double height, GByteArray *bytes);

  /* What remains to be written once all is drawn; NULL: nothing. */
  cairo_status_t (*close) (cairo_surface_t *surface, GByteArray *bytes);
} RtPictureFormat;

extern const RtPictureFormat *const rt_picture_formats[]; /* ends with NULL */

/* The format that a file's NAME asks for by its suffix, or NULL. */
const RtPictureFormat *rt_picture_format_for (const char *name);

/* The default side of a picture in pixels; the largest, as more would take too much memory; and the
 * default side in points, which fits a page. */
#define RT_EXPORT_PIXELS 1200
#define RT_EXPORT_PIXELS_MOST 8192
#define RT_EXPORT_POINTS 480

/* SCENE as a square picture with a margin around the board. SIZE is in the format's units. */
GBytes *rt_export (const RtScene *scene, const RtTheme *theme, const RtPictureFormat *format,
                   int size, GError **error);

/* The same for anything: DRAW draws it on a ground of COLOUR. */
typedef void (*RtDraw) (cairo_t *cr, gpointer data);
GBytes *rt_export_drawing (double width, double height, uint32_t colour,
                           const RtPictureFormat *format, RtDraw draw, gpointer data,
                           GError **error);
