/* scale.c - names difficulties, and compares a rating with those of other puzzles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/rating/scale.h"

#include "engine/logic/rating/rating-counts.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

/* ER, in tenths, at the end of the scale: the hardest known puzzles have 11.9. */
#define END 120

const RtHardWord rt_hard_words[RT_HARD_WORDS] = {
  /* Translators: these six say how hard a puzzle is. */
  { N_("Easy"), N_("Last digits and hidden singles in boxes"), 10, 12 },
  { N_("Moderate"),
    N_("Hidden singles in rows and columns, at once or behind a locked digit or a pair"), 15, 20 },
  { N_("Tricky"), N_("Naked singles, locked candidates, pairs and X-Wings"), 23, 35 },
  { N_("Hard"), N_("Triples and quads, larger fish, wings and unique rectangles"), 36, 61 },
  { N_("Very hard"), N_("Chains and loops"), 62, 79 },
  { N_("Extreme"), N_("Forcing chains, and chains within chains"), 80, 200 },
};

int
rt_hard_word (int er)
{
  int word = 0;

  while (word + 1 < RT_HARD_WORDS && er >= rt_hard_words[word + 1].least)
    word++;
  return word;
}

double
rt_hard_place (int er)
{
  int word = rt_hard_word (er), least = rt_hard_words[word].least,
      next = word + 1 < RT_HARD_WORDS ? rt_hard_words[word + 1].least : END;
  double within = CLAMP ((double) (er - least) / (next - least), 0, 1);

  return (word + within) / RT_HARD_WORDS;
}

char *
rt_hard_say_number (int er)
{
  return g_strdup_printf ("%.1f", er / 10.0);
}

char *
rt_hard_say (int er)
{
  g_autofree char *number = rt_hard_say_number (er);

  /* Translators: how hard a puzzle is, in a word and a number, as in "Tricky 2.6" */
  return g_strdup_printf (_("%s %s"), _(rt_hard_words[rt_hard_word (er)].name), number);
}

/* Numbers of puzzles of a set: easier than a certain ER; at most as hard; all. */
typedef struct {
  int below, up_to, all;
} Share;

static Share
share_of (RatedSet set, int er)
{
  Share share = { 0, 0, 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (rated_puzzles); i++) {
    int n = rated_puzzles[i].n[set];

    share.below += rated_puzzles[i].er < er ? n : 0;
    share.up_to += rated_puzzles[i].er <= er ? n : 0;
    share.all += n;
  }
  return share;
}

/* Returns how many printed puzzles are easier than ER, at most as hard, and all. Newspapers and
 * websites have equal weight, though many more puzzles of websites were rated. */
static Share
share_of_printed (int er)
{
  Share papers = share_of (RATED_PAPERS, er), sites = share_of (RATED_SITES, er);

  return (Share) { papers.below * sites.all + sites.below * papers.all,
                   papers.up_to * sites.all + sites.up_to * papers.all,
                   2 * papers.all * sites.all };
}

/* Returns a sentence that compares ER with random puzzles, for a puzzle that is harder than all
 * printed ones. */
static char *
compare_with_random (int er)
{
  Share share = share_of (RATED_RANDOM, er);
  int hundredths = share.below * 100 / share.all, thousandths = share.below * 1000 / share.all;

  if (share.below == share.all)
    /* Translators: the number is 10,000. */
    return g_strdup_printf (_("Harder than any of %'d random puzzles"), share.all);
  if (hundredths == 99)
    /* Translators: as in "995 of 1,000" or "97 of 100". */
    return g_strdup_printf (_("Harder than %d of %'d random puzzles"), thousandths, 1000);
  if (hundredths >= 90)
    return g_strdup_printf (_("Harder than %d of %'d random puzzles"), hundredths, 100);
  return g_strdup_printf (_("Harder than printed puzzles get, and than %d of 100 random ones"),
                          hundredths);
}

char *
rt_hard_compare (int er)
{
  Share printed = share_of_printed (er);
  int tenths = (int) (printed.below * 10L / printed.all);

  if (printed.up_to == 0)
    return g_strdup (_("Easier than printed puzzles get"));
  if (printed.below == printed.all)
    return compare_with_random (er);
  if (tenths == 0)
    return g_strdup (_("As easy as printed puzzles get"));
  return g_strdup_printf (_("Harder than %d of 10 printed puzzles"), tenths);
}
