/* why-cost.c - why one search costs more than another on the same puzzle, in words and numbers.
 *
 * First what both took, by the case that it is; then each reason whose condition holds. Sentences
 * are whole: languages order their parts in their own ways. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/why-cost.h"

#include "document/compare/telling.h"
#include "engine/steps/recorded.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Shorter searches need no explanation of where their steps went. */
#define MANY_STEPS 1000

/* Nine of ten steps within so small a part of the depths are worth telling. */
#define NARROW 4 /* a quarter */

typedef struct {
  RtSpent spent[2];
  int few, many; /* which needs fewer placements, or else fewer reads; and the other */
  RtCostCase what;
  RtTelling *telling;
} Pair;

static const char *
name_of (const Pair *pair, int which)
{
  return _(pair->spent[which].search->name);
}

/* Numbers, and phrases around them */

static const char *
count (Pair *pair, RtCostValueKind kind, int which, guint64 n)
{
  return rt_telling_count (pair->telling, kind, which, n);
}

static const char *
reads (Pair *pair, int which)
{
  return count (pair, RT_VALUE_READS, which, pair->spent[which].counts.reads);
}

static const char *
placements (Pair *pair, int which)
{
  return count (pair, RT_VALUE_PLACEMENTS, which, pair->spent[which].counts.placements);
}

/* "2,279 placements" */
static const char *
n_placements (Pair *pair, int which)
{
  gulong n = (gulong) pair->spent[which].counts.placements;

  return rt_telling_part (pair->telling,
                          g_strdup_printf (ngettext ("%s placement", "%s placements", n),
                                           placements (pair, which)));
}

/* Of a sample it is not known, only likely. */
static const char *
about (Pair *pair, int which, const char *said)
{
  return pair->spent[which].is_sample
           /* Translators: before a number that is not exact. */
           ? rt_telling_part (pair->telling, g_strdup_printf (_("about %s"), said))
           : said;
}

static const char *
left (Pair *pair, int which)
{
  return about (pair, which, rt_telling_tenths (pair->telling, RT_VALUE_LEFT, which,
                                                rt_spent_left (&pair->spent[which])));
}

/* "95 of 116", "about 82 %" */
static const char *
forced (Pair *pair, int which)
{
  const RtSpent *spent = &pair->spent[which];
  const char *some;

  if (spent->is_sample) {
    some = count (pair, RT_VALUE_FORCED_SHARE, which, rt_spent_forced (spent));
    /* Translators: a percentage. */
    return about (pair, which, rt_telling_part (pair->telling, g_strdup_printf (_("%s %%"), some)));
  }
  some = count (pair, RT_VALUE_FORCED, which, spent->forced);
  /* Translators: of so many placements, as in "95 of 116". */
  return rt_telling_part (pair->telling,
                          g_strdup_printf (_("%s of %s"), some,
                                           count (pair, RT_VALUE_FORCED_OF, which,
                                                  spent->placements)));
}

/* What both took */

static bool
is_stopped (const Pair *pair, int which)
{
  return pair->spent[which].status == RT_STATUS_SEARCHING;
}

static char *
say_fewer (Pair *pair)
{
  guint64 n = pair->spent[pair->few].counts.takebacks;
  guint64 n_many = pair->spent[pair->many].counts.takebacks;
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = placements (pair, pair->many);
  const char *wrong = count (pair, RT_VALUE_TAKEBACKS, pair->many, n_many);

  if (n == 0)
    return g_strdup_printf (
      /* Translators: the name of an algorithm, "116 placements", another name, a number of
       * placements, and how often the other one is wrong. */
      ngettext ("“%s” needs %s where “%s” needs %s: it is never wrong, the other one %s time.",
                "“%s” needs %s where “%s” needs %s: it is never wrong, the other one %s times.",
                (gulong) n_many),
      name, few, other, many, wrong);
  return g_strdup_printf (
    /* Translators: the name of an algorithm, "116 placements", another name, a number of
     * placements, and how often the one and the other are wrong. */
    ngettext ("“%s” needs %s where “%s” needs %s: it is wrong %s time instead of %s.",
              "“%s” needs %s where “%s” needs %s: it is wrong %s times instead of %s.", (gulong) n),
    name, few, other, many, count (pair, RT_VALUE_TAKEBACKS, pair->few, n), wrong);
}

/* It is not known which needs fewer. Of the two the one that was stopped is told last. */
static char *
say_unknown (Pair *pair)
{
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = n_placements (pair, pair->many);

  if (is_stopped (pair, pair->few))
    /* Translators: the name of an algorithm, "116 placements", and both of another one. */
    return g_strdup_printf (_("Both were stopped: “%s” after %s, “%s” after %s. Which of them "
                              "needs fewer is not known."),
                            name, few, other, many);
  return g_strdup_printf (_("“%s” needs %s, “%s” was stopped after %s. Which of them needs fewer "
                            "is not known."),
                          name, few, other, many);
}

/* The same for two that are known to need equally many. */
static char *
say_same_stopped (Pair *pair)
{
  const char *name = name_of (pair, pair->few), *other = name_of (pair, pair->many);
  const char *few = n_placements (pair, pair->few), *many = n_placements (pair, pair->many);

  if (is_stopped (pair, pair->few))
    return g_strdup_printf (_("Both make the same placements in the same order, and were stopped: "
                              "“%s” after %s, “%s” after %s."),
                            name, few, other, many);
  return g_strdup_printf (_("Both make the same placements in the same order: “%s” needs %s, “%s” "
                            "was stopped after %s."),
                          name, few, other, many);
}

/* What stands behind this speaks of the one that is told last, as "it". */
static char *
say_stopped_more (Pair *pair)
{
  const char *many = n_placements (pair, pair->many);

  /* Translators: the name of an algorithm, "1,016 placements", and both of another one. */
  return g_strdup_printf (_("“%s” had made %s when it was stopped, and was not through. “%s” needs "
                            "%s."),
                          name_of (pair, pair->many), many, name_of (pair, pair->few),
                          n_placements (pair, pair->few));
}

static char *
say_case (Pair *pair)
{
  switch (pair->what) {
  case RT_COST_NOTHING:
    return g_strdup (_("Neither of them places a digit."));
  case RT_COST_SAME_TREE:
    /* Translators: "2,279 placements" */
    return g_strdup_printf (_("Both make the same %s in the same order."),
                            n_placements (pair, pair->few));
  case RT_COST_SAME_STOPPED:
    return say_same_stopped (pair);
  case RT_COST_EQUAL:
    /* Translators: "51 placements" */
    return g_strdup_printf (_("Both need %s."), n_placements (pair, pair->few));
  case RT_COST_FEWER:
    return say_fewer (pair);
  case RT_COST_STOPPED_MORE:
    return say_stopped_more (pair);
  case RT_COST_UNKNOWN:
  default:
    return say_unknown (pair);
  }
}

/* Reasons */

/* Whether there is one that needs fewer. */
static bool
is_decided (const Pair *pair)
{
  return pair->what == RT_COST_FEWER || pair->what == RT_COST_STOPPED_MORE;
}

/* Whether it is SEARCH that needs fewer. */
static bool
is_fewer (const Pair *pair, const RtSearch *search)
{
  return is_decided (pair) && pair->spent[pair->few].search == search;
}

static bool
is_classic (const Pair *pair, int which)
{
  return pair->spent[which].search->classic;
}

/* What a person's own program reads, its steps do not tell. */
static bool
knows_reads (const Pair *pair)
{
  return pair->spent[0].search != &rt_search_recorded && pair->spent[1].search != &rt_search_recorded;
}

static bool
has_reads (const Pair *pair)
{
  return pair->what == RT_COST_SAME_TREE && knows_reads (pair);
}

static char *
say_reads (Pair *pair)
{
  const char *few = reads (pair, pair->few);

  if (pair->spent[pair->few].counts.reads == pair->spent[pair->many].counts.reads)
    return g_strdup_printf (_("And both look at %s cells, masks or table entries."), few);
  /* Translators: the name of an algorithm, how much it reads, and both of another one. */
  return g_strdup_printf (_("Only what a test costs differs: “%s” looks at %s cells, masks or "
                            "table entries, “%s” at %s."),
                          name_of (pair, pair->few), few, name_of (pair, pair->many),
                          reads (pair, pair->many));
}

/* Whether fewer, or else more, digits were left where FEW chose. */
static bool
has_left (const Pair *pair, bool fewer)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return few->choices && many->choices &&
         (fewer ? rt_spent_left (few) < rt_spent_left (many)
                : rt_spent_left (few) > rt_spent_left (many));
}

static bool
has_order (const Pair *pair)
{
  return is_fewer (pair, &rt_search_fewest) && is_classic (pair, pair->many) &&
         has_left (pair, true);
}

static char *
say_order (Pair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It always takes the cell with the fewest digits left: %s on average "
                            "instead of %s."),
                          few, left (pair, pair->many));
}

/* Whether more of the placements of FEW were forced, which is known of those that were looked at. */
static bool
has_more_forced (const Pair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return many->placements > 0 && rt_spent_forced (few) > rt_spent_forced (many);
}

static bool
has_forced (const Pair *pair)
{
  return is_fewer (pair, &rt_search_propagate) && has_more_forced (pair);
}

static char *
say_forced (Pair *pair)
{
  const char *few = forced (pair, pair->few);

  /* Translators: as in "95 of 116", or "about 40 %". */
  return g_strdup_printf (_("It writes what is forced before it guesses. Placements that were "
                            "forced: %s instead of %s."),
                          few, forced (pair, pair->many));
}

static bool
has_options (const Pair *pair)
{
  return is_fewer (pair, &rt_search_dancing_links) && is_classic (pair, pair->many) &&
         has_more_forced (pair);
}

static char *
say_options (Pair *pair)
{
  const char *few = forced (pair, pair->few);

  return g_strdup_printf (_("It takes what has the fewest options left, a cell or the place of a "
                            "digit. Placements that were forced: %s instead of %s."),
                          few, forced (pair, pair->many));
}

static bool
has_luck (const Pair *pair)
{
  return is_decided (pair) && is_classic (pair, pair->few) && !is_classic (pair, pair->many) &&
         pair->spent[pair->many].search != &rt_search_recorded && has_left (pair, false);
}

static char *
say_luck (Pair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It goes in reading order and is lucky here: in the cells that it "
                            "takes, %s digits are left on average, not %s."),
                          few, left (pair, pair->many));
}

static bool
has_more_reads (const Pair *pair)
{
  return pair->what == RT_COST_FEWER && knows_reads (pair) &&
         pair->spent[pair->few].counts.reads > pair->spent[pair->many].counts.reads;
}

static char *
say_more_reads (Pair *pair)
{
  const char *few = reads (pair, pair->few);

  return g_strdup_printf (_("But it looks at more: %s cells, masks or table entries instead of %s."),
                          few, reads (pair, pair->many));
}

/* Only a classic fills its blanks in order. */
static bool
has_depths (const Pair *pair)
{
  const RtSpent *spent = &pair->spent[pair->many];
  int from, to;

  return (is_decided (pair) || pair->what == RT_COST_SAME_TREE) && is_classic (pair, pair->many) &&
         spent->steps >= MANY_STEPS && rt_spent_band (spent, &from, &to) &&
         (to - from + 1) * NARROW <= spent->blanks;
}

static char *
say_depths (Pair *pair)
{
  const RtSpent *spent = &pair->spent[pair->many];
  const char *share, *first, *last;
  int from = 0, to = 0;

  rt_spent_band (spent, &from, &to);
  share = count (pair, RT_VALUE_SHARE, pair->many, (guint64) rt_spent_share (spent, from, to));
  first = count (pair, RT_VALUE_FROM, pair->many, (guint64) from);
  last = count (pair, RT_VALUE_TO, pair->many, (guint64) to);
  /* Translators: the name of an algorithm, a percentage of its steps, and how many blanks are
   * filled then: at least, at most, and of how many. */
  return g_strdup_printf (_("“%s” spends %s %% of its steps with %s to %s of %s blanks filled."),
                          name_of (pair, pair->many), share, first, last,
                          count (pair, RT_VALUE_BLANKS, pair->many, (guint64) spent->blanks));
}

/* In the order in which they are told. */
static const struct {
  RtCostReason reason;
  bool (*holds) (const Pair *pair);
  char *(*say) (Pair *pair);
} rows[RT_COST_REASONS] = {
  { RT_REASON_READS, has_reads, say_reads },
  { RT_REASON_ORDER, has_order, say_order },
  { RT_REASON_FORCED, has_forced, say_forced },
  { RT_REASON_OPTIONS, has_options, say_options },
  { RT_REASON_LUCK, has_luck, say_luck },
  { RT_REASON_MORE_READS, has_more_reads, say_more_reads },
  { RT_REASON_DEPTHS, has_depths, say_depths },
};

/* The whole */

/* Which needs fewer; one that was stopped may need any number. */
static int
find_few (const Pair *pair)
{
  const RtCounts *first = &pair->spent[0].counts, *second = &pair->spent[1].counts;

  if (is_stopped (pair, 0) != is_stopped (pair, 1))
    return is_stopped (pair, 0) ? 1 : 0;
  if (first->placements != second->placements)
    return first->placements < second->placements ? 0 : 1;
  return first->reads <= second->reads ? 0 : 1;
}

static RtCostCase
find_case (const Pair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];
  bool is_same = few->search == many->search || (few->search->classic && many->search->classic);

  if (is_stopped (pair, pair->many)) {
    if (is_same)
      return RT_COST_SAME_STOPPED;
    return !is_stopped (pair, pair->few) && few->counts.placements < many->counts.placements
             ? RT_COST_STOPPED_MORE
             : RT_COST_UNKNOWN;
  }
  if (many->counts.placements == 0)
    return RT_COST_NOTHING;
  return is_same                                              ? RT_COST_SAME_TREE
         : few->counts.placements == many->counts.placements ? RT_COST_EQUAL
                                                             : RT_COST_FEWER;
}

static bool
look (const RtGrid *givens, const RtCostSide *side, RtStop *stop, RtSpent *spent)
{
  if (side->trace)
    return rt_spent_look (side->trace, stop, spent);
  rt_spent_know (side->search, givens, side->status, &side->counts, spent);
  return !rt_stop_raised (stop);
}

RtWhyCost *
rt_why_cost (const RtGrid *givens, const RtCostSide *first, const RtCostSide *second, RtStop *stop)
{
  Pair pair = { 0 };
  RtWhyCost *why;

  g_return_val_if_fail (first != NULL && second != NULL, NULL);

  if (!look (givens, first, stop, &pair.spent[0]) || !look (givens, second, stop, &pair.spent[1]))
    return NULL;
  pair.few = find_few (&pair);
  pair.many = 1 - pair.few;
  pair.what = find_case (&pair);
  pair.telling = rt_telling_new ();
  why = g_new0 (RtWhyCost, 1);
  why->what = pair.what;
  memcpy (why->spent, pair.spent, sizeof why->spent);
  why->fewer = is_decided (&pair) ? pair.few : -1;
  rt_telling_say (pair.telling, say_case (&pair));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].holds (&pair)) {
      why->reasons |= rows[i].reason;
      rt_telling_say (pair.telling, rows[i].say (&pair));
    }
  why->text = rt_telling_end (pair.telling, &why->values);
  return why;
}

void
rt_why_cost_free (RtWhyCost *why)
{
  g_free (why->text);
  g_array_unref (why->values);
  g_free (why);
}
