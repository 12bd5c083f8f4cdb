/* escape-control-characters.c - escapes control characters in a text, and installs a handler that escapes them in
 * messages of g_printerr. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/base/escape-control-characters.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

char *
rt_harmless (const char *text, gsize size)
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

/* Prints like g_printerr, with control characters escaped. */
static void
put_message (const char *text)
{
  g_autofree char *harmless = rt_harmless (text, strlen (text)), *shown = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    shown = g_convert_with_fallback (harmless, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (shown ? shown : harmless, stderr);
  fflush (stderr);
}

void
rt_harmless_messages (void)
{
  g_set_printerr_handler (put_message);
}
