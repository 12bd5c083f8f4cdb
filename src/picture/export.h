/* export.h - exports pictures of the grid as PNG, SVG or PDF, and lists these formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>
#include <glib.h>

/* Error domain with a single code, 0: the picture is too large, or there is too little memory. */
#define RT_EXPORT_ERROR (rt_export_error_quark ())
GQuark rt_export_error_quark (void);

/* Returns true if STATUS is CAIRO_STATUS_SUCCESS; otherwise sets ERROR and returns false. */
bool rt_export_check (cairo_status_t status, GError **error);

/* A picture format. */
typedef struct {
  const char *id;     /* stable identifier */
  const char *suffix; /* file name suffix, without the dot */
  const char *name;   /* marked with N_() */
  bool pixels;        /* the unit of sizes is a pixel; otherwise a point */

  /* Returns a surface that writes to BYTES until it is finished. */
  cairo_surface_t *(*open) (double width, double height, GByteArray *bytes);

  /* Writes the picture to BYTES after everything is drawn. NULL if the surface writes to BYTES. */
  cairo_status_t (*close) (cairo_surface_t *surface, GByteArray *bytes);
} RtPictureFormat;

extern const RtPictureFormat *const rt_picture_formats[]; /* ends with NULL */

/* Returns the format for the suffix of the file name NAME, or NULL. */
const RtPictureFormat *rt_picture_format_for (const char *name);

/* Default and greatest side in pixels (a greater one would need too much memory); default side in
 * points, which fits a page. */
#define RT_EXPORT_PIXELS 1200
#define RT_EXPORT_PIXELS_MOST 8192
#define RT_EXPORT_POINTS 480

/* Returns a picture of SCENE (digits and marks of the grid), square and with a margin, as bytes in FORMAT; the caller
 * owns them. SIZE is the side of the picture in units of FORMAT. Returns NULL with ERROR set on failure. */
GBytes *rt_export (const RtScene *scene, const RtTheme *theme, const RtPictureFormat *format,
                   int size, GError **error);

/* Calls PAINT with DATA to draw a picture on the background colour GROUND. Returns the bytes of the picture, which
 * the caller owns, or NULL with ERROR set on failure. WIDTH and HEIGHT are in units of FORMAT. */
GBytes *rt_export_painted (const RtPictureFormat *format, double width, double height, uint32_t ground,
                           void (*paint) (cairo_t *cr, gpointer data), gpointer data, GError **error);
