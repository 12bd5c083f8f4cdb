/* sentence-reader.c - matches a text with a sentence by a regular expression. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "sentence-reader.h"

#include <string.h>

void
sentences_of (const RtStep *step, const char *sentence[2])
{
  const RtSentence *row = step->technique->sentences;

  while ((row->variants && !(row->variants & RT_VARIANT (step->variant))) ||
         (row->only_if && !row->only_if (step)))
    row++;
  sentence[0] = row->premise;
  sentence[1] = row->why;
}

/* Returns an expression with a group for each placeholder, ignoring case. */
static GRegex *
expression_of (const char *sentence)
{
  static GHashTable *known;
  g_autoptr (GString) text = g_string_new ("^");
  GRegex *regex = known ? g_hash_table_lookup (known, sentence) : NULL;

  if (regex)
    return regex;
  for (const char *end, *at = sentence; *at; at = end) {
    g_autofree char *part = NULL, *escaped = NULL;

    end = *at == '{' ? strchr (at, '}') + 1 : at + strcspn (at, "{");
    part = g_strndup (at + (*at == '{'), (gsize) (end - at - (*at == '{' ? 2 : 0)));
    if (*at == '{') {
      g_strdelimit (part, "-", '_');
      g_string_append_printf (text, "(?<%s>.+?)", part);
    } else {
      escaped = g_regex_escape_string (part, -1);
      g_string_append (text, escaped);
    }
  }
  g_string_append_c (text, '$');
  if (!known)
    known = g_hash_table_new (g_str_hash, g_str_equal);
  regex = g_regex_new (text->str, G_REGEX_CASELESS | G_REGEX_DUPNAMES, 0, NULL);
  g_assert_nonnull (regex);
  g_hash_table_insert (known, (gpointer) sentence, regex);
  return regex;
}

bool
said_read (Said *said, const char *sentence, const char *text)
{
  g_autoptr (GMatchInfo) info = NULL;

  if (!said->texts)
    said->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (!g_regex_match (expression_of (sentence), text, 0, &info))
    return false;
  for (const char *end, *at = sentence; (at = strchr (at, '{')); at = end) {
    g_autofree char *name = NULL, *group = NULL;

    end = strchr (at, '}');
    name = g_strndup (at + 1, (gsize) (end - at - 1));
    group = g_strdelimit (g_strdup (name), "-", '_');
    if (!g_hash_table_contains (said->texts, name))
      g_hash_table_insert (said->texts, g_strdup (name), g_match_info_fetch_named (info, group));
  }
  return true;
}

void
said_clear (Said *said)
{
  g_clear_pointer (&said->texts, g_hash_table_unref);
}

const char *
said_text (const Said *said, const char *hole)
{
  const char *text = g_hash_table_lookup (said->texts, hole);

  return text ? text : "";
}

static bool
is_cell (const char *at)
{
  return (at[0] == 'r' || at[0] == 'R') && g_ascii_isdigit (at[1]) && at[2] == 'c' &&
         g_ascii_isdigit (at[3]);
}

static GArray *
list_cells (const char *text)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (int));

  for (const char *at = text; *at; at++)
    if (is_cell (at)) {
      int cell = 9 * (at[1] - '1') + at[3] - '1';

      g_array_append_val (cells, cell);
    }
  return cells;
}

RtCells
cells_in_text (const char *text)
{
  g_autoptr (GArray) list = list_cells (text);
  RtCells cells = RT_CELLS_NONE;

  for (guint i = 0; i < list->len; i++)
    rt_cells_add (&cells, g_array_index (list, int, i));
  return cells;
}

RtDigits
digits_in_text (const char *text)
{
  RtDigits digits = RT_DIGITS_NONE;

  for (const char *at = text; *at; at++)
    if (is_cell (at))
      at += 3;
    else if (g_ascii_isdigit (*at))
      digits |= rt_digits_of (*at - '0');
  return digits;
}

RtCells
said_cells (const Said *said, const char *hole)
{
  return cells_in_text (said_text (said, hole));
}

GArray *
said_cells_in_order (const Said *said, const char *hole)
{
  return list_cells (said_text (said, hole));
}

RtDigits
said_digits (const Said *said, const char *hole)
{
  return digits_in_text (said_text (said, hole));
}

int
said_digit (const Said *said, const char *hole)
{
  RtDigits digits = said_digits (said, hole);

  return rt_is_single (digits) ? rt_digits_first (digits) : 0;
}

RtHouses
said_houses (const Said *said, const char *hole)
{
  static const char *const kinds[] = { "row", "column", "box" };
  g_autofree char *text = g_ascii_strdown (said_text (said, hole), -1);
  RtHouses houses = 0;
  int kind = -1;

  for (const char *at = text; *at; at++) {
    for (int k = 0; k < 3; k++)
      if (g_str_has_prefix (at, kinds[k]))
        kind = k;
    if (kind >= 0 && g_ascii_isdigit (*at))
      houses |= UINT32_C (1) << (9 * kind + *at - '1');
  }
  return houses;
}

int
said_house (const Said *said, const char *hole)
{
  RtHouses houses = said_houses (said, hole);

  g_assert_cmpint (houses, !=, 0);
  return __builtin_ctz (houses);
}
