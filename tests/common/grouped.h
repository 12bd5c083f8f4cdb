/* grouped.h - helper for tests: compiles a locale with a comma between thousands, which is not
 * installed everywhere. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/scratch.h"

#include <locale.h>

static const char grouped_source[] = "LC_NUMERIC\n"
                                     "decimal_point \".\"\n"
                                     "thousands_sep \",\"\n"
                                     "grouping 3;3\n"
                                     "END LC_NUMERIC\n";

/* From here on numbers are written with a comma between thousands. Returns false, and skips the test,
 * where the C library cannot compile locales. */
static inline bool
grouped_begin (void)
{
  char *scratch = scratch_new ();
  g_autofree char *source = g_build_filename (scratch, "source", NULL);
  g_autofree char *compiled = g_build_filename (scratch, "grouped", NULL);
  /* -c: the other categories are not defined, which it warns of. */
  char *command[] = { (char *) "localedef", (char *) "-c", (char *) "-i", source, compiled, NULL };
  bool grouped;

  scratch_write (source, grouped_source, -1);
  g_spawn_sync (NULL, command, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL, NULL,
                NULL, NULL, NULL, NULL, NULL);
  g_setenv ("LOCPATH", scratch, TRUE);
  grouped = setlocale (LC_NUMERIC, "grouped") != NULL;
  g_unsetenv ("LOCPATH");
  scratch_remove (scratch);
  if (!grouped)
    g_test_skip ("localedef has not compiled a locale");
  return grouped;
}

/* From here on they are written as before. */
static inline void
grouped_end (void)
{
  setlocale (LC_NUMERIC, "C");
}
