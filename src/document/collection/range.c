/* range.c - a range of ratings as a person types it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/collection/query.h"

#include <string.h>

#define HIGHEST 200 /* no technique goes on */

/* What stands before the only bound. A longer sign comes before what it begins with. */
static const struct {
  const char *sign;
  bool is_least; /* else the most */
  int add;       /* tenths */
} signs[] = {
  { "≥", true, 0 },  { ">=", true, 0 },  { ">", true, 1 },
  { "≤", false, 0 }, { "<=", false, 0 }, { "<", false, -1 },
};

static const char *const dashes[] = { "-", "–", "—", "…", ".." };

/* Passes over WORD if it stands HERE. */
static bool
pass (const char **here, const char *word)
{
  if (!g_str_has_prefix (*here, word))
    return false;
  *here += strlen (word);
  return true;
}

static bool
pass_dash (const char **here)
{
  for (gsize i = 0; i < G_N_ELEMENTS (dashes); i++)
    if (pass (here, dashes[i]))
      return true;
  return false;
}

/* Passes over a number as in "7.1", "7,1" or "7". Returns it in tenths, -1 for none that could be a
 * rating. WHOLE: it has no tenths of its own. */
static int
pass_tenths (const char **here, bool *whole)
{
  const char *at = *here;
  int number = 0;

  while (g_ascii_isdigit (*at) && number <= HIGHEST)
    number = 10 * number + *at++ - '0';
  number *= 10;
  if (at == *here || number > HIGHEST)
    return -1;
  *whole = true;
  if ((*at == '.' || *at == ',') && at[1] != '.') {
    at++;
    *whole = !g_ascii_isdigit (*at);
    number += *whole ? 0 : *at++ - '0';
  }
  *here = at;
  return number;
}

/* HERE has no blanks. */
static bool
read_range (const char *here, RtRatings *made)
{
  int first, second;
  bool whole = false;

  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (pass (&here, signs[i].sign)) {
      int bound = pass_tenths (&here, &whole);

      *made = signs[i].is_least ? (RtRatings) { bound + signs[i].add, HIGHEST }
                                : (RtRatings) { 0, MAX (1, bound + signs[i].add) };
      return bound >= 0 && !*here;
    }
  first = pass_tenths (&here, &whole);
  if (first >= 0 && !*here) {
    *made = (RtRatings) { first, MAX (1, whole ? first + 9 : first) };
    return true;
  }
  if (first >= 0 && pass (&here, "+")) {
    *made = (RtRatings) { first, HIGHEST };
    return !*here;
  }
  if (!pass_dash (&here))
    return false;
  second = pass_tenths (&here, &whole);
  *made = (RtRatings) { MAX (0, first), second < 0 ? HIGHEST : MAX (1, second) };
  return (first >= 0 || second >= 0) && !*here;
}

bool
rt_query_read_ratings (const char *text, RtRatings *ratings)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autofree char *joined = g_strjoinv ("", words);
  RtRatings made = { 0, 0 };

  if (*joined && !read_range (joined, &made))
    return false;
  *ratings = made;
  return true;
}
