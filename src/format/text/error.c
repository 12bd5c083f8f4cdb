/* error.c - implements RT_FORMAT_ERROR, an error domain whose errors have a line and a column. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/text/error.h"

#include <glib/gi18n-lib.h>

/* GLib's macro returns NULL for errors of other domains; these are never passed to it here. */
#pragma GCC diagnostic ignored "-Wnull-dereference"

typedef struct {
  guint line, column; /* from 1; the column counts characters; 0: unknown */
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

GError *
rt_format_error_new (guint line, guint column, RtFormatError code, const char *format,
                     va_list args)
{
  GError *error = g_error_new_valist (RT_FORMAT_ERROR, (int) code, format, args);
  RtFormatErrorPrivate *place = rt_format_error_get_private (error);

  place->line = line;
  place->column = column;
  return error;
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
