/* cost-reasons.c - why one search costs more than another: a small table of reasons, each with what must
 * hold for it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/cost-pair.h"

#include "engine/steps/tape-search.h"

/* Shorter searches need no explanation of where their steps went. */
#define MANY_STEPS 1000

/* Nine of ten steps within so small a part of the depths are worth telling. */
#define NARROW 4 /* a quarter */

/* Of a sample it is not known, only likely. */
static const char *
about (RtCostPair *pair, int which, const char *said)
{
  return pair->spent[which].is_sample
           /* Translators: before a number that is not exact. */
           ? rt_telling_part (pair->telling, g_strdup_printf (_("about %s"), said))
           : said;
}

static const char *
left (RtCostPair *pair, int which)
{
  return about (pair, which, rt_telling_tenths (pair->telling, RT_VALUE_LEFT, which,
                                                rt_spent_left (&pair->spent[which])));
}

/* "95 of 116", "about 82 %" */
static const char *
forced (RtCostPair *pair, int which)
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

/* Whether it is SEARCH that needs fewer. */
static bool
is_fewer (const RtCostPair *pair, const RtSearch *search)
{
  return is_decided (pair) && pair->spent[pair->few].search == search;
}

/* What a person's own program reads, its steps do not tell. */
static bool
knows_reads (const RtCostPair *pair)
{
  return pair->spent[0].search != &rt_search_recorded && pair->spent[1].search != &rt_search_recorded;
}

static bool
has_reads (const RtCostPair *pair)
{
  return pair->what == RT_COST_SAME_TREE && knows_reads (pair);
}

static char *
say_reads (RtCostPair *pair)
{
  const char *few = reads (pair, pair->few);

  if (pair->spent[pair->few].counts.reads == pair->spent[pair->many].counts.reads)
    return g_strdup_printf (_("And both look equally often: %s times."), few);
  /* Translators: the name of an algorithm, how much it reads, and both of another one. */
  return g_strdup_printf (_("Only what a test costs differs: “%s” looks %s times at the grid or at "
                            "its notes, “%s” %s times."),
                          name_of (pair, pair->few), few, name_of (pair, pair->many),
                          reads (pair, pair->many));
}

/* Whether fewer, or else more, digits were left where FEW chose. */
static bool
has_left (const RtCostPair *pair, bool fewer)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return few->choices && many->choices &&
         (fewer ? rt_spent_left (few) < rt_spent_left (many)
                : rt_spent_left (few) > rt_spent_left (many));
}

static bool
has_order (const RtCostPair *pair)
{
  return is_fewer (pair, &rt_search_fewest) && is_classic (pair, pair->many) &&
         has_left (pair, true);
}

static char *
say_order (RtCostPair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It always takes the cell with the fewest digits left: %s on average "
                            "instead of %s."),
                          few, left (pair, pair->many));
}

/* Whether more of the placements of FEW were forced, which is known of those that were looked at. */
static bool
has_more_forced (const RtCostPair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];

  return many->placements > 0 && rt_spent_forced (few) > rt_spent_forced (many);
}

static bool
has_forced (const RtCostPair *pair)
{
  return is_fewer (pair, &rt_search_propagate) && has_more_forced (pair);
}

static char *
say_forced (RtCostPair *pair)
{
  const char *few = forced (pair, pair->few);

  /* Translators: as in "95 of 116", or "about 40 %". */
  return g_strdup_printf (_("It writes what is forced before it guesses. Placements that were "
                            "forced: %s instead of %s."),
                          few, forced (pair, pair->many));
}

static bool
has_options (const RtCostPair *pair)
{
  return is_fewer (pair, &rt_search_dancing_links) && is_classic (pair, pair->many) &&
         has_more_forced (pair);
}

static char *
say_options (RtCostPair *pair)
{
  const char *few = forced (pair, pair->few);

  return g_strdup_printf (_("It takes what has the fewest options left, a cell or the place of a "
                            "digit. Placements that were forced: %s instead of %s."),
                          few, forced (pair, pair->many));
}

static bool
has_luck (const RtCostPair *pair)
{
  return is_decided (pair) && is_classic (pair, pair->few) && !is_classic (pair, pair->many) &&
         pair->spent[pair->many].search != &rt_search_recorded && has_left (pair, false);
}

static char *
say_luck (RtCostPair *pair)
{
  const char *few = left (pair, pair->few);

  return g_strdup_printf (_("It goes in reading order and is lucky here: in the cells that it "
                            "takes, %s digits are left on average, not %s."),
                          few, left (pair, pair->many));
}

static bool
has_more_reads (const RtCostPair *pair)
{
  return pair->what == RT_COST_FEWER && knows_reads (pair) &&
         pair->spent[pair->few].counts.reads > pair->spent[pair->many].counts.reads;
}

static char *
say_more_reads (RtCostPair *pair)
{
  const char *few = reads (pair, pair->few);

  return g_strdup_printf (_("But it looks more often at the grid or at its notes: %s times instead of %s."),
                          few, reads (pair, pair->many));
}

/* Only a classic fills its blanks in order. */
static bool
has_depths (const RtCostPair *pair)
{
  const RtSpent *spent = &pair->spent[pair->many];
  int from, to;

  return (is_decided (pair) || pair->what == RT_COST_SAME_TREE) && is_classic (pair, pair->many) &&
         spent->steps >= MANY_STEPS && rt_spent_band (spent, &from, &to) &&
         (to - from + 1) * NARROW <= spent->blanks;
}

static char *
say_depths (RtCostPair *pair)
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
  bool (*holds) (const RtCostPair *pair);
  char *(*say) (RtCostPair *pair);
} rows[RT_COST_REASONS] = {
  { RT_REASON_READS, has_reads, say_reads },
  { RT_REASON_ORDER, has_order, say_order },
  { RT_REASON_FORCED, has_forced, say_forced },
  { RT_REASON_OPTIONS, has_options, say_options },
  { RT_REASON_LUCK, has_luck, say_luck },
  { RT_REASON_MORE_READS, has_more_reads, say_more_reads },
  { RT_REASON_DEPTHS, has_depths, say_depths },
};

unsigned
rt_tell_cost_reasons (RtCostPair *pair)
{
  unsigned reasons = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].holds (pair)) {
      reasons |= rows[i].reason;
      rt_telling_say (pair->telling, rows[i].say (pair));
    }
  return reasons;
}
