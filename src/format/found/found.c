/* found.c - finds puzzles in any text that is no puzzle file (source code, web pages, notes): runs
 * the scanners, and the judge that decides which of their grids are puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "format/found/found.h"

#include "format/found/judge.h"
#include "format/found/scan.h"
#include "format/text/cell.h"
#include "format/text/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

bool
rt_found_is_letters (const char *text)
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

/* Returns TEXT with one byte for each character: digits, blanks and frames of other scripts become ASCII, all other
 * characters 0x80. LETTERS: A to I become digits. Free with g_free. */
static char *
fold (const char *text, gsize *size, bool letters)
{
  char *folded = g_malloc (*size + 1), *to = folded;

  for (const char *end = text + *size; text < end; text = g_utf8_next_char (text)) {
    gunichar c = (guchar) *text < 0x80 ? (guchar) *text : rt_reader_fold (g_utf8_get_char (text));

    *to++ = letters && g_ascii_isalpha ((char) c) && c < 0x80 ? (char) (g_ascii_toupper ((char) c) - 'A' + '1')
                                                              : (char) MIN (c, 0x80);
  }
  *to = '\0';
  *size = (gsize) (to - folded);
  return folded;
}

GArray *
rt_found_in (const char *text, gsize size, GArray *known, GPtrArray *notices, guint *n_unread)
{
  bool letters = !known && rt_found_is_letters (text);
  g_autofree char *folded = fold (text, &size, letters);
  RtFinds found;
  bool settled;

  rt_found_init (&found, folded);
  rt_found_scan (&found, folded, size);
  if (!known && (folded[strspn (folded, " \t\n")] == '<' || strstr (folded, "</td")))
    rt_found_elements (&found, folded);
  settled = rt_found_settle (&found, known, notices, n_unread);
  rt_found_clear (&found);
  if (!settled || !found.grids->len) {
    g_array_unref (found.grids);
    return NULL;
  }
  if (letters)
    g_ptr_array_add (notices, g_strdup (_("The letters A to I were taken for the digits 1 to 9.")));
  return found.grids;
}
