/* output.c - answers, each on its way as soon as it is known. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/output.h"

#include "cli/exit.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>

static void
send (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;
  /* Translators: the end is the system's own words, "No space left on device". */
  g_printerr (_("retrace-cli: The answers cannot be written: %s\n"), g_strerror (errno));
  exit (RT_EXIT_OUTPUT);
}

void
rt_put (const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  /* g_print knows what the terminal can show, but not whether anything arrived. */
  g_print ("%s\n", line);
  send ();
}

void
rt_put_text (const char *text, gsize size)
{
  fwrite (text, 1, size, stdout);
  send ();
}
