/* foreign.c - puzzles among other text, if they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/foreign.h"

#include "engine/fast/fast.h"
#include "format/cell.h"
#include "format/found.h"
#include "format/notebook.h"
#include "format/variant.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* TEXT without its lines of comments, or NULL if it has none. */
static char *
without_comments (const char *text)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  bool any = false;

  while (*text) {
    const char *first = text + strspn (text, " \t");
    gsize length = strcspn (text, "\n") + 1;
    bool comment = strchr ("%#", *first) || g_str_has_prefix (first, "//") ||
                   g_str_has_prefix (first, "--");

    if (!text[length - 1])
      length--;
    any |= comment && *first;
    if (!comment || !*first)
      g_string_append_len (rest, text, (gssize) length);
    text += length;
  }
  return any ? g_string_free (g_steal_pointer (&rest), FALSE) : NULL;
}

bool
rt_foreign_is_letters (const char *text)
{
  char first = *(text + strcspn (text, "ABCDEFGHIabcdefghi")) < 'a' ? 'A' : 'a';
  guint n = 0;

  for (const char *at = text; *at; at++) {
    bool letter = *at >= first && *at < first + 9;

    if (!letter && *at != '0' && (g_ascii_isalnum (*at) || (guchar) *at >= 0x80))
      return false;
    n += letter;
  }
  return n >= RT_FEWEST_GIVENS;
}

bool
rt_foreign_is_places (const char *text)
{
  RtCells named = { 0 };
  guint n = 0, n_first = 0; /* numbers in all, and in the first line */

  for (text += strspn (text, " \t\n"); *text; n++) {
    gsize gap = strspn (text, "123456789") == 3 ? strspn (text + 3, " ,;\t\n") : 0;
    int cell = 9 * (text[0] - '1') + text[1] - '1';

    if ((!gap && (strspn (text, "123456789") != 3 || text[3])) || rt_cells_has (named, cell))
      return false;
    rt_cells_add (&named, cell);
    if (!n_first && memchr (text + 3, '\n', gap))
      n_first = n + 1;
    text += 3 + gap;
  }
  return n >= RT_FEWEST_GIVENS && n_first != 3; /* three are a row in boxes */
}

/* TEXT with digits for its letters if it is nothing but these; NULL for any other. */
static char *
with_letters_as_digits (const char *text)
{
  char *digits = rt_foreign_is_letters (text) ? g_strdup (text) : NULL;

  for (char *at = digits; digits && *at; at++)
    if (g_ascii_isalpha (*at))
      *at = (char) (g_ascii_toupper (*at) - 'A' + '1');
  return digits;
}

/* Cells that are told one by one. What is doubtful among them may be something else; a comment may have
 * an example. */
static void
find_places (RtFoundGrids *found, const char *text)
{
  g_autofree char *rest = without_comments (text);

  for (const char *part = text; part && !found->grids->len; part = part == text ? rest : NULL) {
    rt_found_in_places (found, part);
    if (found->doubtful)
      g_array_set_size (found->grids, 0);
    found->doubtful = false;
  }
}

/* The grids of FOUND, if they are to be believed; else they are freed. */
static GArray *
take_grids (RtFoundGrids *found)
{
  if (found->grids->len && !found->doubtful)
    return found->grids;
  g_array_unref (found->grids);
  return NULL;
}

/* Whether one of the grids of FOUND is no puzzle by the rules of a plain Sudoku, or full, as the answer to one of
 * other rules may be, beside the puzzle or alone. */
static bool
may_have_rules (const RtFoundGrids *found)
{
  return found->grids->len && (found->n_said || found->unproved || rt_found_has_stray_answer (found) ||
                               !memchr (g_array_index (found->grids, RtGrid, 0).digit, 0, RT_N_CELLS));
}

/* What stands in TEXT in brackets, in lines or side by side. */
static void
find_anywhere (RtFoundGrids *found, const char *text, gsize size, GArray *known, GPtrArray *notices)
{
  rt_found_in_lists (found, text, size);
  rt_found_in_marked_fields (found, text);
  rt_found_in_runs (found, text, size);
  rt_found_in_tex (found, text, size);
  rt_found_in_numbers (found, text, size);
  rt_found_in_blocks (found, text, size);
  rt_found_settle (found, known, notices);
}

GArray *
rt_foreign_find (const char *text, gsize size, GPtrArray *notices, guint *n_unread)
{
  g_autofree char *letters = with_letters_as_digits (text);
  g_autofree char *told = rt_is_notebook (text) ? rt_notebook_text (text) : NULL;
  RtFoundGrids found;
  gsize start;

  if (told || letters) {
    text = told ? told : letters;
    size = strlen (text);
  }
  start = strspn (text, " \t\n");
  rt_found_init (&found, text);
  if (text[start] == '<') {
    rt_found_in_elements (&found, text);
    if (!found.grids->len && !found.doubtful)
      find_places (&found, text);
    if (!found.grids->len && !found.doubtful) /* a page of words may begin with a tag */
      find_anywhere (&found, text, size, NULL, notices);
  } else if (!rt_found_with_marked_givens (&found, text)) {
    find_anywhere (&found, text, size, NULL, notices);
    if (!found.grids->len && !found.doubtful)
      find_places (&found, text);
    if (!found.grids->len && !found.doubtful && strstr (text, "</td")) /* a table in words of other markup */
      rt_found_in_elements (&found, text);
    if (!found.grids->len && !found.doubtful)
      rt_found_in_lines (&found, text);
  }
  if (!found.grids->len)
    rt_found_say_why (&found, notices);
  *n_unread = notices->len - found.n_said;
  if (found.unproved && !found.doubtful)
    g_ptr_array_add (notices, g_strdup (_("Not each of the grids here has exactly one solution.")));
  if (letters && found.grids->len)
    g_ptr_array_add (notices, g_strdup (_("The letters A to I were taken for the digits 1 to 9.")));
  if (may_have_rules (&found))
    rt_variant_notice (text, size, notices);
  rt_found_clear (&found);
  return take_grids (&found);
}

/* Whether one of GRIDS has not one solution: another rule may be what tells it. */
static bool
have_several (const GArray *grids)
{
  for (guint i = 0; i < grids->len; i++) {
    const RtGrid *grid = &g_array_index (grids, RtGrid, i);

    if (rt_cells_count (rt_grid_filled (grid)) < RT_FEWEST_GIVENS || rt_fast_solve (grid, NULL) != 1)
      return true;
  }
  return false;
}

GArray *
rt_foreign_find_more (const char *text, gsize size, GArray *known, GPtrArray *notices)
{
  const char *name;
  RtFoundGrids found;

  rt_found_init (&found, text);
  find_anywhere (&found, text, size, known, notices);
  if (rt_found_has_stray_answer (&found) || (rt_variant_named (text, size, &name) && have_several (known)))
    rt_variant_notice (text, size, notices);
  rt_found_clear (&found);
  return take_grids (&found);
}

GArray *
rt_foreign_find_places (const char *text)
{
  RtFoundGrids found;

  rt_found_init (&found, text);
  rt_found_in_places (&found, text);
  rt_found_clear (&found);
  return take_grids (&found);
}
