/* export.h - pictures as the bytes of a file: PNG, SVG, PDF; and the list of these. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>
#include <glib.h>

/* The only code: the picture is too large, or memory does not suffice. */
#define RT_EXPORT_ERROR (rt_export_error_quark ())
GQuark rt_export_error_quark (void);

/* Whether STATUS is a success; else it becomes ERROR. */
bool rt_export_check (cairo_status_t status, GError **error);

typedef struct {
  const char *id;     /* stable */
  const char *suffix; /* of file names, without the dot */
  const char *name;   /* marked with N_() */
  bool pixels;        /* made of pixels: its units are those, else points */

  /* A surface that is written to BYTES until it is finished. */
  cairo_surface_t *(*open) (double width, double height, GByteArray *bytes);

  /* What remains to be written once all is drawn; NULL: nothing. */
  cairo_status_t (*close) (cairo_surface_t *surface, GByteArray *bytes);
} RtPictureFormat;

extern const RtPictureFormat *const rt_picture_formats[]; /* ends with NULL */

/* The format that a file's NAME asks for by its suffix, or NULL. */
const RtPictureFormat *rt_picture_format_for (const char *name);

/* The customary side of a picture, in its format's units: in points it fits a page. One of more
 * pixels would take too much memory. */
#define RT_EXPORT_PIXELS 1200
#define RT_EXPORT_PIXELS_MOST 8192
#define RT_EXPORT_POINTS 480

/* SCENE as a square picture with some air around the board. SIZE is in the format's units. */
GBytes *rt_export (const RtScene *scene, const RtTheme *theme, const RtPictureFormat *format,
                   int size, GError **error);

/* The same for anything: DRAW draws it on a ground of COLOUR. */
typedef void (*RtDraw) (cairo_t *cr, gpointer data);
GBytes *rt_export_drawing (double width, double height, uint32_t colour,
                           const RtPictureFormat *format, RtDraw draw, gpointer data,
                           GError **error);
