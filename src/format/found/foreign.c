/* foreign.c - puzzles among other text, if they prove themselves. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/found/foreign.h"

#include "format/found/found.h"
#include "format/text/cell.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* Returns the grids of FOUND, if they are to be believed; else they are freed. */
static GArray *
take_grids (RtFoundGrids *found)
{
  if (found->grids->len && !found->doubtful)
    return found->grids;
  g_array_unref (found->grids);
  return NULL;
}

/* What stands in TEXT in brackets, in lines or side by side. */
static void
find_anywhere (RtFoundGrids *found, const char *text, gsize size, GArray *known, GPtrArray *notices)
{
  rt_found_in_lists (found, text, size);
  rt_found_in_runs (found, text, size);
  rt_found_in_blocks (found, text, size);
  rt_found_settle (found, known, notices);
}

GArray *
rt_foreign_find (const char *text, gsize size, GPtrArray *notices, guint *n_unread)
{
  g_autofree char *letters = with_letters_as_digits (text);
  RtFoundGrids found;
  gsize start;

  if (letters)
    text = letters;
  start = strspn (text, " \t\n");
  rt_found_init (&found, text);
  if (text[start] == '<') {
    rt_found_in_elements (&found, text);
    if (!found.grids->len && !found.doubtful) /* a page of words may begin with a tag */
      find_anywhere (&found, text, size, NULL, notices);
  } else {
    find_anywhere (&found, text, size, NULL, notices);
    if (!found.grids->len && !found.doubtful && strstr (text, "</td")) /* a table in words of other markup */
      rt_found_in_elements (&found, text);
  }
  if (!found.grids->len)
    rt_found_say_why (&found, notices);
  *n_unread = notices->len - found.n_said;
  if (found.unproved && !found.doubtful)
    g_ptr_array_add (notices, g_strdup (_("Not each of the grids here has exactly one solution.")));
  if (letters && found.grids->len)
    g_ptr_array_add (notices, g_strdup (_("The letters A to I were taken for the digits 1 to 9.")));
  rt_found_clear (&found);
  return take_grids (&found);
}

GArray *
rt_foreign_find_more (const char *text, gsize size, GArray *known, GPtrArray *notices)
{
  RtFoundGrids found;

  rt_found_init (&found, text);
  find_anywhere (&found, text, size, known, notices);
  rt_found_clear (&found);
  return take_grids (&found);
}
