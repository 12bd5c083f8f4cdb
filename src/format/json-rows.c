/* json-rows.c - nine rows in JSON that are members of an object, each with its number:
 *
 *     { "row1": [5, 3, 0, ...], "row2": [...], ... }      { "A": "53..7....", "B": ... }
 *     { "0": { "0": 5, "1": 3, ... }, "1": { ... }, ... }
 */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "format/json-rows.h"

#include "format/found.h"

#include <string.h>

/* What stands before the number, in small letters and without what parts it from that. */
static const struct {
  const char *name;
  RtNines nines;
} names[] = {
  { "", RT_NINES_ROWS },           { "r", RT_NINES_ROWS },      { "row", RT_NINES_ROWS },
  { "line", RT_NINES_ROWS },       { "c", RT_NINES_COLUMNS },   { "col", RT_NINES_COLUMNS },
  { "column", RT_NINES_COLUMNS },  { "b", RT_NINES_BOXES },     { "box", RT_NINES_BOXES },
  { "block", RT_NINES_BOXES },
};

/* Whether MEMBER is named like FIRST, which it follows so many members behind. */
static bool
follows (const char *first, const char *member, guint n)
{
  gsize length = strlen (first);

  return length && strlen (member) == length && !strncmp (member, first, length - 1) &&
         member[length - 1] == first[length - 1] + (int) n;
}

static bool
read_name (const char *first, RtNines *nines)
{
  gsize length = strlen (first);
  g_autofree char *name = NULL;

  if (!length || !strchr ("01Aa", first[length - 1]))
    return false;
  for (length--; length && strchr ("_- ", first[length - 1]);)
    length--;
  name = g_ascii_strdown (first, (gssize) length);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (!strcmp (name, names[i].name)) {
      *nines = names[i].nines;
      return true;
    }
  return false;
}

bool
rt_json_named_rows (const RtJson *json, const RtJsonNode *object, const RtJsonNode *rows[9], RtNines *nines)
{
  const char *first = NULL;
  guint n = 0;

  if (object->kind != RT_JSON_OBJECT || object->n != 9)
    return false;
  for_each_member (member, value, object) {
    const char *name = rt_json_string (json, member);

    first = first ? first : name;
    if (!follows (first, name, n))
      return false;
    rows[n++] = value;
  }
  return read_name (first, nines);
}

void
rt_json_turn_nines (RtGrid *grid, RtNines nines)
{
  RtGrid rows = *grid;

  if (nines == RT_NINES_BOXES)
    *grid = rt_found_boxes (&rows);
  for (int cell = 0; nines == RT_NINES_COLUMNS && cell < 81; cell++)
    grid->digit[cell] = rows.digit[9 * (cell % 9) + cell / 9];
}
