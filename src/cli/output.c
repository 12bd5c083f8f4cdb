/* output.c - answers, each on its way as soon as it is known, and messages. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "cli/output.h"

#include "cli/exit.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool to_terminal; /* standard output */

/* SIZE bytes of TEXT without control characters but those that part lines and columns. Free with
 * g_free. */
static char *
make_harmless (const char *text, gsize size)
{
  GString *out = g_string_sized_new (size + 1);
  const char *end = text + size;

  while (text < end) {
    gunichar letter = g_utf8_get_char_validated (text, end - text);
    const char *next = letter < 0x110000 ? g_utf8_next_char (text) : text + 1;

    if (*text != '\n' && *text != '\t' && letter < 0x110000 && g_unichar_iscntrl (letter))
      g_string_append_printf (out, "\\x%02x", letter);
    else
      g_string_append_len (out, text, next - text);
    text = next;
  }
  return g_string_free (out, FALSE);
}

/* What g_printerr does by itself, and no control characters. */
static void
put_message (const char *text)
{
  g_autofree char *harmless = make_harmless (text, strlen (text)), *shown = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    shown = g_convert_with_fallback (harmless, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (shown ? shown : harmless, stderr);
  fflush (stderr);
}

void
rt_output_init (void)
{
  signal (SIGPIPE, SIG_IGN);   /* writing fails instead */
  to_terminal = isatty (STDOUT_FILENO);
  g_set_printerr_handler (put_message);
}

static void
send (void)
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
    harmless = make_harmless (line, strlen (line));
  /* g_print knows what the terminal can show, but not whether anything arrived. */
  g_print ("%s\n", harmless ? harmless : line);
  send ();
}

void
rt_put_text (const char *text, gsize size)
{
  g_autofree char *harmless = to_terminal ? make_harmless (text, size) : NULL;

  fwrite (harmless ? harmless : text, 1, harmless ? strlen (harmless) : size, stdout);
  send ();
}
