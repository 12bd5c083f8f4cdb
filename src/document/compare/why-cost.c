/* why-cost.c - why one search costs more than another on the same puzzle, in words and numbers.
 *
 * First what both took, by the case that it is; then each reason (cost-reasons.c). Sentences
 * are whole: languages order their parts in their own ways. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/compare/why-cost.h"

#include "document/compare/cost-pair.h"

#include <string.h>

/* "2,279 placements" */
static const char *
n_placements (RtCostPair *pair, int which)
{
  gulong n = (gulong) pair->spent[which].counts.placements;

  return rt_telling_part (pair->telling,
                          g_strdup_printf (ngettext ("%s placement", "%s placements", n),
                                           placements (pair, which)));
}

/* What both took */

static bool
is_stopped (const RtCostPair *pair, int which)
{
  return pair->spent[which].status == RT_STATUS_SEARCHING;
}

static char *
say_fewer (RtCostPair *pair)
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
say_unknown (RtCostPair *pair)
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
say_same_stopped (RtCostPair *pair)
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
say_stopped_more (RtCostPair *pair)
{
  const char *many = n_placements (pair, pair->many);

  /* Translators: the name of an algorithm, "1,016 placements", and both of another one. */
  return g_strdup_printf (_("“%s” had made %s when it was stopped, and was not through. “%s” needs "
                            "%s."),
                          name_of (pair, pair->many), many, name_of (pair, pair->few),
                          n_placements (pair, pair->few));
}

static bool
is_solved (const RtCostPair *pair, int which)
{
  return pair->spent[which].status == RT_STATUS_SOLVED;
}

/* Fewer placements are no merit of it. */
static char *
say_no_answer (RtCostPair *pair)
{
  int lost = is_solved (pair, 0) ? 1 : 0;
  const char *made = n_placements (pair, lost);

  /* Translators: the name of a program, "51 placements", the name of an algorithm, a number of
   * placements. */
  return g_strdup_printf (_("“%s” ended without a solution after %s; “%s” found one with %s."),
                          name_of (pair, lost), made, name_of (pair, 1 - lost),
                          placements (pair, 1 - lost));
}

static char *
say_case (RtCostPair *pair)
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
  case RT_COST_NO_ANSWER:
    return say_no_answer (pair);
  case RT_COST_UNKNOWN:
  default:
    return say_unknown (pair);
  }
}

/* The whole */

/* Which needs fewer; one that was stopped may need any number. */
static int
find_few (const RtCostPair *pair)
{
  const RtCounts *first = &pair->spent[0].counts, *second = &pair->spent[1].counts;

  if (is_stopped (pair, 0) != is_stopped (pair, 1))
    return is_stopped (pair, 0) ? 1 : 0;
  if (first->placements != second->placements)
    return first->placements < second->placements ? 0 : 1;
  return first->reads <= second->reads ? 0 : 1;
}

static RtCostCase
find_case (const RtCostPair *pair)
{
  const RtSpent *few = &pair->spent[pair->few], *many = &pair->spent[pair->many];
  bool is_same = few->search == many->search || (few->search->classic && many->search->classic);

  if (!is_stopped (pair, 0) && !is_stopped (pair, 1) && is_solved (pair, 0) != is_solved (pair, 1))
    return RT_COST_NO_ANSWER;
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
  RtCostPair pair = { 0 };
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
  why->reasons = rt_tell_cost_reasons (&pair);
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
