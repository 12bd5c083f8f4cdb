/* export.h - exports pictures as PNG, SVG or PDF; registry of these formats. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/scene.h"
#include "picture/theme.h"

#include <cairo.h>
#include <glib.h>

/* Has a single code: the picture is too large, or memory is short. */
#define RT_EXPORT_ERROR (rt_export_error_quark ())
GQuark rt_export_error_quark (void);

/* Returns true if STATUS is success; else sets ERROR. */
bool rt_export_check (cairo_status_t status, GError **error);

typedef struct {
  const char *id;     /* stable identifier */
  const char *suffix; /* file name suffix, without the dot */
  const char *name;   /* marked with N_() */
  bool pixels;        /* sizes are in pixels, else in points */

  /* Returns a surface that writes to BYTES until it is finished. */
  cairo_surface_t *(*open) (double width, double height, GByteArray *bytes);

  /* Writes the rest once everything is drawn; may be NULL. */
  cairo_status_t (*close) (cairo_surface_t *surface, GByteArray *bytes);
} RtPictureFormat;

extern const RtPictureFormat *const rt_picture_formats[]; /* ends with NULL */

/* Returns the format of a file by the suffix of its NAME, or NULL. */
const RtPictureFormat *rt_picture_format_for (const char *name);

/* Default side in pixels; most pixels (more would need too much memory); default side in points,
 * which fits a page. */
#define RT_EXPORT_PIXELS 1200
#define RT_EXPORT_PIXELS_MOST 8192
#define RT_EXPORT_POINTS 480

/* Exports SCENE as a square picture with a margin. SIZE is in units of the format. */
GBytes *rt_export (const RtScene *scene, const RtTheme *theme, const RtPictureFormat *format,
                   int size, GError **error);

/* Exports what PAINT draws with DATA on a ground of that colour. The sizes are in units of the format. */
GBytes *rt_export_painted (const RtPictureFormat *format, double width, double height, uint32_t ground,
                           void (*paint) (cairo_t *cr, gpointer data), gpointer data, GError **error);
