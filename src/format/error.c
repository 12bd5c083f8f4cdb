/* error.c - what can be wrong with a text, and where: the place rides along with the error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/error.h"
#include "format/reader.h"

#include <glib/gi18n-lib.h>

/* GLib's macro returns NULL for errors of other domains, which never come to be asked here. */
#pragma GCC diagnostic ignored "-Wnull-dereference"

typedef struct {
  guint line, column; /* from 1; the column counts characters; 0: not known */
} RtFormatErrorPrivate;

static void
rt_format_error_private_init (RtFormatErrorPrivate *place)
{
}

static void
rt_format_error_private_copy (const RtFormatErrorPrivate *from, RtFormatErrorPrivate *to)
{
  *to = *from;
}

static void
rt_format_error_private_clear (RtFormatErrorPrivate *place)
{
}

G_DEFINE_EXTENDED_ERROR (RtFormatError, rt_format_error)

static const char *const names[] = {
  [RT_FORMAT_ERROR_EMPTY]         = "EMPTY",
  [RT_FORMAT_ERROR_TOO_LARGE]     = "TOO_LARGE",
  [RT_FORMAT_ERROR_BINARY]        = "BINARY",
  [RT_FORMAT_ERROR_UNKNOWN]       = "UNKNOWN",
  [RT_FORMAT_ERROR_BAD_CHAR]      = "BAD_CHAR",
  [RT_FORMAT_ERROR_ROW_SHORT]     = "ROW_SHORT",
  [RT_FORMAT_ERROR_ROW_LONG]      = "ROW_LONG",
  [RT_FORMAT_ERROR_TOO_FEW]       = "TOO_FEW",
  [RT_FORMAT_ERROR_TOO_MANY]      = "TOO_MANY",
  [RT_FORMAT_ERROR_LINE_LENGTH]   = "LINE_LENGTH",
  [RT_FORMAT_ERROR_RANGE]         = "RANGE",
  [RT_FORMAT_ERROR_BAD_STATE]     = "BAD_STATE",
  [RT_FORMAT_ERROR_SECTION_TWICE] = "SECTION_TWICE",
  [RT_FORMAT_ERROR_MARK_REPEATED] = "MARK_REPEATED",
  [RT_FORMAT_ERROR_MARK_RANGE]    = "MARK_RANGE",
  [RT_FORMAT_ERROR_UNSUPPORTED]   = "UNSUPPORTED",
  [RT_FORMAT_ERROR_XML]           = "XML",
  [RT_FORMAT_ERROR_JSON]          = "JSON",
  [RT_FORMAT_ERROR_VERSION]       = "VERSION",
};

const char *
rt_format_error_name (RtFormatError code)
{
  g_return_val_if_fail ((gsize) code < G_N_ELEMENTS (names), NULL);

  return names[code];
}

bool
rt_format_error_place (const GError *error, guint *line, guint *column)
{
  const RtFormatErrorPrivate *place;

  *line = 0;
  *column = 0;
  if (error->domain != RT_FORMAT_ERROR)
    return false;
  place = rt_format_error_get_private (error);
  *line = place->line;
  *column = place->column;
  return true;
}

static GError *make (guint line, guint column, RtFormatError code, const char *format, va_list args)
    G_GNUC_PRINTF (4, 0);

static GError *
make (guint line, guint column, RtFormatError code, const char *format, va_list args)
{
  GError *error = g_error_new_valist (RT_FORMAT_ERROR, (int) code, format, args);
  RtFormatErrorPrivate *place = rt_format_error_get_private (error);

  place->line = line;
  place->column = column;
  return error;
}

bool
rt_reader_fail (const RtReader *reader, RtFormatError code, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, make (reader->line, reader->column, code, format, args));
  va_end (args);
  return false;
}

bool
rt_reader_fail_line (guint line, RtFormatError code, GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, make (line, 0, code, format, args));
  va_end (args);
  return false;
}

char *
rt_place_say (const char *name, guint line, guint column, const char *sentence)
{
  if (name && column)
    /* Translators: a file's name, where in it something is wrong, and a sentence that says what. */
    return g_strdup_printf (_("%s, line %u, column %u: %s"), name, line, column, sentence);
  if (name && line)
    return g_strdup_printf (_("%s, line %u: %s"), name, line, sentence);
  if (name)
    /* Translators: a file's name, and a sentence that says what is wrong with it. */
    return g_strdup_printf (_("%s: %s"), name, sentence);
  if (column)
    return g_strdup_printf (_("Line %u, column %u: %s"), line, column, sentence);
  if (line)
    return g_strdup_printf (_("Line %u: %s"), line, sentence);
  return g_strdup (sentence);
}

char *
rt_format_error_say (const GError *error, const char *name)
{
  guint line, column;

  rt_format_error_place (error, &line, &column);
  return rt_place_say (name, line, column, error->message);
}
