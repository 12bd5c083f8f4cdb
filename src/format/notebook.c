/* notebook.c - the lines of code and output in a notebook of Jupyter. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/notebook.h"

#include <string.h>

/* Longer lines are pictures, or all of a notebook that was packed. */
#define LONGEST_LINE 4096

bool
rt_is_notebook (const char *text)
{
  while (g_ascii_isspace (*text))
    text++;
  return *text == '{' && strstr (text, "\"nbformat\"");
}

/* Appends the text of JSON whose content begins at TEXT, without the end of a line. Returns where it ends. */
static const char *
append_text (const char *text, const char *end, GString *out)
{
  for (; text < end && *text != '"'; text++) {
    char c = *text;

    if (c == '\\' && text + 1 < end) {
      text++;
      c = *text == 't' ? '\t' : *text == 'n' || *text == 'r' ? '\n' : *text;
    }
    if (c != '\n')
      g_string_append_c (out, c);
    else if (text + 1 < end && text[1] != '"')
      g_string_append_c (out, ' ');
  }
  return text;
}

char *
rt_notebook_text (const char *text)
{
  GString *out = g_string_new (NULL);

  while (*text) {
    const char *end = text + strcspn (text, "\n");
    gsize start = out->len;

    while (text < end && end - text <= LONGEST_LINE) {
      const char *quote = memchr (text, '"', (gsize) (end - text));

      if (!quote)
        break;
      g_string_truncate (out, start);
      text = append_text (quote + 1, end, out);
      text += text < end;
    }
    text = end;
    if (*text) {
      g_string_append_c (out, '\n');
      text++;
    }
  }
  return g_string_free (out, FALSE);
}
