/* export.c - exports pictures as PNG, SVG or PDF: creates the cairo surface of a format, and draws a scene on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "picture/export.h"

#include "picture/colour.h"
#include "picture/painter.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Margin around the board, as a part of the picture's side. */
#define AIR 0.03

G_DEFINE_QUARK (rt-export-error-quark, rt_export_error)

static cairo_status_t
write_cb (void *bytes, const unsigned char *data, unsigned length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
open_png (double width, double height, GByteArray *bytes)
{
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
}

static cairo_status_t
close_png (cairo_surface_t *surface, GByteArray *bytes)
{
  return cairo_surface_write_to_png_stream (surface, write_cb, bytes);
}

static cairo_surface_t *
open_svg (double width, double height, GByteArray *bytes)
{
  return cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
}

static cairo_surface_t *
open_pdf (double width, double height, GByteArray *bytes)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (write_cb, bytes, width, height);

  /* PDF 1.4 is the newest version that all readers and printers support. */
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  return surface;
}

static const RtPictureFormat png = { "png", "png", N_("PNG Picture"), true, open_png, close_png };
static const RtPictureFormat svg = { "svg", "svg", N_("SVG Drawing"), false, open_svg, NULL };
static const RtPictureFormat pdf = { "pdf", "pdf", N_("PDF Document"), false, open_pdf, NULL };

const RtPictureFormat *const rt_picture_formats[] = { &png, &svg, &pdf, NULL };

const RtPictureFormat *
rt_picture_format_for (const char *name)
{
  const char *dot = strrchr (name, '.');

  for (const RtPictureFormat *const *format = rt_picture_formats; dot && *format; format++)
    if (g_ascii_strcasecmp (dot + 1, (*format)->suffix) == 0)
      return *format;
  return NULL;
}

bool
rt_export_check (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return true;
  g_set_error (error, RT_EXPORT_ERROR, 0,
               /* Translators: %s is what the library that draws says, in English. */
               _("The picture could not be drawn: %s."), cairo_status_to_string (status));
  return false;
}

GBytes *
rt_export_painted (const RtPictureFormat *format, double width, double height, uint32_t ground,
                   void (*paint) (cairo_t *cr, gpointer data), gpointer data, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = format->open (width, height, bytes);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  rt_paint_set_colour (cr, ground);
  cairo_paint (cr);
  paint (cr, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format->close)
    status = format->close (surface, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return rt_export_check (status, error) ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes))
                                         : NULL;
}

typedef struct {
  const RtScene *scene;
  const RtTheme *theme;
  RtBox box;
} Board;

static void
paint_board (cairo_t *cr, gpointer data)
{
  const Board *board = data;

  rt_paint (cr, board->scene, board->theme, &board->box);
}

GBytes *
rt_export (const RtScene *scene, const RtTheme *theme, const RtPictureFormat *format, int size,
           GError **error)
{
  double air = size * AIR;
  Board board = { scene, theme, { air, air, size - 2 * air, format->pixels } };

  return rt_export_painted (format, size, size, theme->board, paint_board, &board, error);
}
