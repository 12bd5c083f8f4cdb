/* words.c - the titles and other texts of the rows of a collection. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/collection/words.h"

#include "document/base/name.h"
#include "document/collection/rows.h"

#include <string.h>

char *
rt_collection_words (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = rt_part_of (self, &row);
  guint32 start, end;

  if (part->puzzles) {
    const RtPuzzle *puzzle = g_ptr_array_index (part->puzzles, row);
    const char *title = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
    const char *comment = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);

    return g_strjoin ("\n", title ? title : "", comment, NULL);
  }
  start = g_array_index (part->starts, guint32, row);
  end = row + 1 < part->starts->len ? g_array_index (part->starts, guint32, row + 1)
                                    : (guint32) part->text->len;
  if (plain) {
    const char *line = part->text->str + start, *behind;
    RtGrid grid;
    const char *cells = rt_plain_cells (part->text, start, &grid);

    behind = cells + RT_N_CELLS;
    return g_strdup_printf ("%.*s%.*s", (int) (cells - line), line,
                            (int) (part->text->str + end - behind), behind);
  }
  return g_strndup (part->text->str + start, end - start);
}

/* Whether nothing but 81 cells is in the row: most rows of large collections. */
static bool
is_wordless (const RtCollection *self, guint row)
{
  bool plain = (self->givens[row] & RT_GIVENS_PLAIN) != 0;
  const RtPart *part = rt_part_of (self, &row);
  guint32 start = plain ? g_array_index (part->starts, guint32, row) : 0;
  RtGrid grid;

  return plain && strchr ("\n", part->text->str[start + RT_N_CELLS]) &&
         rt_plain_cells (part->text, start, &grid) == part->text->str + start;
}

char *
rt_collection_title (const RtCollection *self, guint row)
{
  g_autoptr (RtPuzzle) puzzle = NULL;
  const char *words = NULL;
  GFile *file;

  g_return_val_if_fail (row < self->n_rows, NULL);

  if (is_wordless (self, row))
    return NULL;
  puzzle = rt_collection_puzzle (self, row);
  if (!puzzle)
    return NULL;
  words = rt_puzzle_field (puzzle, RT_FIELD_TITLE);
  if (!words)
    words = rt_puzzle_field (puzzle, RT_FIELD_COMMENT);
  if (words)
    return g_strndup (words, strcspn (words, "\n"));
  file = rt_collection_file (self, row, NULL);
  return file ? rt_name_of (file) : NULL;
}

char *
rt_collection_title_key (const RtCollection *self, guint row)
{
  g_autofree char *words = NULL;

  if (self->givens[row] & RT_GIVENS_PLAIN) {
    g_autofree char *all = rt_collection_words (self, row);

    words = g_strdup (all + strspn (all, " \t\n,;:|#/%'"));
  } else {
    words = rt_collection_title (self, row);
  }
  return words && *words ? g_utf8_collate_key_for_filename (words, -1) : NULL;
}
