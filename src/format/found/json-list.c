/* json-list.c - whether a text is a list of JSON. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/found/json-list.h"

#include "format/text/json.h"

#include <glib.h>
#include <string.h>

static bool
is_word (const char *text, gsize length)
{
  return (length == 4 && (!strncmp (text, "true", 4) || !strncmp (text, "null", 4))) ||
         (length == 5 && !strncmp (text, "false", 5));
}

/* Moves *TEXT behind the string, number or word there; false if it is none. */
static bool
skip_value (const char **text)
{
  const char *at = *text;

  if (*at == '"') {
    for (at++; *at && *at != '"' && *at != '\n'; at++)
      at += *at == '\\' && at[1];
    if (*at++ != '"')
      return false;
  } else {
    bool number = *at == '-' || g_ascii_isdigit (*at);

    while (g_ascii_isalnum (*at) || (*at && memchr ("+-.", *at, 3)))
      at++;
    if (!number && !is_word (*text, (gsize) (at - *text)))
      return false;
  }
  *text = at;
  return true;
}

bool
rt_json_is_list (const char *text)
{
  guint64 objects = 0; /* which of the parts that are open are objects: a bit for each depth */
  guint depth = 0;
  bool value = true; /* comes next; else what ends one */

  for (;; text++) {
    while (g_ascii_isspace (*text))
      text++;
    if (value && (*text == '[' || *text == '{')) {
      guint64 bit = G_GUINT64_CONSTANT (1) << depth % RT_JSON_MOST_DEPTH;

      if (depth++ == RT_JSON_MOST_DEPTH)
        return false;
      objects = *text == '{' ? objects | bit : objects & ~bit;
      while (g_ascii_isspace (text[1]))
        text++;
      value = text[1] != ']' && text[1] != '}';
    } else if (value) {
      if (!skip_value (&text))
        return false;
      value = false;
      text--;
    } else if (*text == ',' || *text == ':') {
      value = true;
    } else if (depth && *text == (objects >> (depth - 1) & 1 ? '}' : ']')) {
      if (--depth == 0)
        break;
    } else {
      return false;
    }
  }
  for (text++; g_ascii_isspace (*text);)
    text++;
  return !*text;
}
