/* places-words.c - what the words beside numbers say: which is the row, which the column, which the digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/places-words.h"

#include <string.h>

static RtPlacesRole
role_of (const char *word, gsize length, bool whole)
{
  static const struct { const char *name; RtPlacesRole role; bool whole; } names[] = {
    { "row", RT_PLACES_ROW, true }, { "lin", RT_PLACES_ROW, true }, { "col", RT_PLACES_COLUMN, true },
    { "val", RT_PLACES_DIGIT, true }, { "dig", RT_PLACES_DIGIT, true }, { "num", RT_PLACES_DIGIT, true },
    { "r", RT_PLACES_ROW, false }, { "y", RT_PLACES_ROW, false }, { "i", RT_PLACES_ROW, false },
    { "c", RT_PLACES_COLUMN, false }, { "x", RT_PLACES_COLUMN, false }, { "j", RT_PLACES_COLUMN, false },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    gsize n = strlen (names[i].name);

    if (names[i].whole ? length >= n && !g_ascii_strncasecmp (word, names[i].name, n)
                       : !whole && length == n && !g_ascii_strncasecmp (word, names[i].name, n))
      return names[i].role;
  }
  return RT_PLACES_NONE;
}

RtPlacesRole
rt_places_role_before (const char *start, const char *end, bool *has_word)
{
  const char *last = end, *word;

  while (last > start && !g_ascii_isalpha (last[-1]))
    last--;
  for (word = last; word > start && (g_ascii_isalpha (word[-1]) || word[-1] == '_');)
    word--;
  *has_word = word < last;
  return role_of (word, (gsize) (last - word), false);
}

bool
rt_places_read_heading (const char *text, const char *end, RtPlacesRole roles[3])
{
  RtPlacesRole last[3] = { RT_PLACES_NONE };
  bool found = false;

  while (text < end) {
    gsize n = 0;

    while (text + n < end && (g_ascii_isalpha (text[n]) || text[n] == '_'))
      n++;
    if (n) {
      last[0] = last[1];
      last[1] = last[2];
      last[2] = role_of (text, n, true);
      if (last[0] && last[1] && last[2] && last[0] != last[1] && last[1] != last[2] &&
          last[0] != last[2]) {
        memcpy (roles, last, sizeof last);
        found = true;
      }
    }
    text += MAX (n, 1);
  }
  return found;
}

/* Reads the names at TEXT up to a bracket, behind which they end: three of the four say row, column and
 * digit, the other is the first or the last. */
static RtPlacesFourth
read_names (const char *text)
{
  RtPlacesRole roles[4] = { RT_PLACES_NONE };
  guint n = 0, told = 0;

  for (; *text && *text != ')' && n < 5; n++) {
    gsize length;

    text += strspn (text, " \t\n\"`[],");
    length = strspn (text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789");
    if (!length)
      return RT_PLACES_NO_FOURTH;
    if (n < 4)
      roles[n] = role_of (text, length, true);
    if (n < 4 && roles[n])
      told |= 1u << roles[n];
    text += length + strspn (text + length, " \t\n\"`]");
  }
  if (n != 4 || told != (1u << RT_PLACES_ROW | 1u << RT_PLACES_COLUMN | 1u << RT_PLACES_DIGIT))
    return RT_PLACES_NO_FOURTH;
  return !roles[0] ? RT_PLACES_FOURTH_FIRST : !roles[3] ? RT_PLACES_FOURTH_LAST : RT_PLACES_NO_FOURTH;
}

RtPlacesFourth
rt_places_fourth (const char *text)
{
  RtPlacesFourth fourth = RT_PLACES_NO_FOURTH;

  for (; !fourth && (text = strchr (text, '(')); text++)
    fourth = read_names (text + 1);
  return fourth;
}
