/* pictures.h - helper for tests: files with pictures of the puzzle EASY, drawn by draw-pictures. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "puzzles.h"

#include <gio/gio.h>

/* The one called NAME, which is in FOLDER, or is put there. */
static inline GFile *
picture_in (const char *folder, const char *name)
{
  const char *argv[] = { g_getenv ("RT_DRAW_PICTURES"), folder, EASY, name, NULL };
  GFile *file = g_file_new_build_filename (folder, name, NULL);

  if (!g_file_query_exists (file, NULL))
    g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL));
  return file;
}
