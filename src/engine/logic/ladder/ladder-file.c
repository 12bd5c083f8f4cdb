/* ladder-file.c - parses an order of techniques, line by line. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/ladder/ladder-file.h"

#include "engine/logic/finders/families.h"

#include <string.h>

#define MARK "\xef\xbb\xbf" /* the byte order mark of UTF-8 */

/* Appends the ids of LINE to IDS, and adds their techniques to NAMED. Returns the first id that is
 * unknown, or repeated (sets AGAIN); NULL if there is none. Changes LINE. */
static const char *
read_line (char *line, GString *ids, GHashTable *named, bool *again)
{
  const char *blanks = " \t\r\v\f";

  line[strcspn (line, "#")] = '\0';
  for (line += strspn (line, blanks); *line; line += strspn (line, blanks)) {
    const RtTechnique *technique;
    char *word = line;

    line += strcspn (line, blanks);
    if (*line)
      *line++ = '\0';
    technique = rt_technique_by_id (word + (*word == '-'));
    *again = technique && !g_hash_table_add (named, (gpointer) technique);
    if (!technique || *again)
      return word;
    g_string_append_printf (ids, "%s ", word);
  }
  return NULL;
}

RtLadder *
rt_ladder_read (const char *text, char **word, guint *line, bool *again)
{
  const char *body = text + (g_str_has_prefix (text, MARK) ? strlen (MARK) : 0);
  g_auto (GStrv) lines = g_strsplit (body, "\n", -1);
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);

  *word = NULL;
  for (guint i = 0; lines[i]; i++) {
    const char *wrong = read_line (lines[i], ids, named, again);

    if (wrong) {
      *word = g_utf8_make_valid (wrong, -1);
      *line = i + 1;
      return NULL;
    }
  }
  return ids->len ? rt_ladder_new_from_text (ids->str) : NULL;
}
