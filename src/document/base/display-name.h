/* display-name.h - a function that returns a file's name for display. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* Returns the file's base name as valid UTF-8, without access to the file system. Free with
 * g_free. */
static inline char *
rt_name_of (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);

  return base ? g_filename_display_name (base) : g_file_get_parse_name (file);
}
