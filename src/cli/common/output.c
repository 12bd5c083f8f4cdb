/* output.c - writes answers to standard output with a flush after each, and error messages to standard error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/common/output.h"

#include "document/base/escape-control-characters.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool to_terminal; /* true: standard output is a terminal */

void
rt_output_init (void)
{
  signal (SIGPIPE, SIG_IGN);   /* makes a write to a closed pipe fail with EPIPE */
  to_terminal = isatty (STDOUT_FILENO);
  rt_harmless_messages ();
}

static void
flush_or_exit (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;
  if (errno == EPIPE)
    exit (RT_EXIT_PIPE);
  /* Translators: the end is the system's own words, "No space left on device". */
  g_printerr (_("retrace-cli: The answers cannot be written: %s\n"), g_strerror (errno));
  exit (RT_EXIT_OUTPUT);
}

void
rt_put (const char *format, ...)
{
  g_autofree char *line = NULL, *harmless = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  if (to_terminal)
    harmless = rt_harmless (line, strlen (line));
  /* g_print converts the text to the character set of the terminal, but does not report errors. */
  g_print ("%s\n", harmless ? harmless : line);
  flush_or_exit ();
}

void
rt_put_text (const char *text, gsize size)
{
  g_autofree char *harmless = to_terminal ? rt_harmless (text, size) : NULL;

  fwrite (harmless ? harmless : text, 1, harmless ? strlen (harmless) : size, stdout);
  flush_or_exit ();
}

int
rt_usage_error (const char *format, ...)
{
  g_autofree char *said = NULL;
  va_list args;

  va_start (args, format);
  said = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("retrace-cli: %s\n", said);
  return RT_EXIT_USAGE;
}
