/* forcing-chains.c - family of forcing chains: nishio, multiple, dynamic and nested. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/forcing.h"
#include "engine/logic/finders/families.h"

#include <string.h>

/* The parameters of each technique, by technique->size. The last three go beyond level 4: their
 * nested search (under an assumption) is dynamic, and makes further searches itself. */
static const RtForcingRules rules[] = {
  { .dynamic = true, .nishio = true, .base = 7.5 },
  { .multiple = true, .base = 8.0 },
  { .multiple = true, .dynamic = true, .base = 8.5 },
  { .multiple = true, .dynamic = true, .level = 1, .base = 8.5 + 0.5 * 1 },
  { .multiple = true, .dynamic = true, .level = 2, .base = 8.5 + 0.5 * 2,
    .inner_chains = { "chain" } },
  { .multiple = true, .dynamic = true, .level = 3, .base = 8.5 + 0.5 * 3,
    .inner_chains = { "chain", "multiple" } },
  { .multiple = true, .dynamic = true, .level = 4, .base = 8.5 + 0.5 * 4,
    .inner_chains = { "dynamic" } },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 1, .base = 8.5 + 0.5 * 4,
    .inner_chains = { "nested-1" } },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 2, .base = 8.5 + 0.5 * 4,
    .inner_chains = { "nested-2" } },
  { .multiple = true, .dynamic = true, .level = 4, .inner_level = 3, .base = 8.5 + 0.5 * 4,
    .inner_chains = { "nested-3" } },
};

/* Returns the technique with ID that a search under an assumption uses. Only these families have
 * such techniques. */
static const RtTechnique *
by_id (const char *id)
{
  static const RtFamily *const families[] = {
    &rt_family_locked, &rt_family_subsets, &rt_family_fish, &rt_family_chains, &rt_family_forcing,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (families); i++)
    for (const RtTechnique *row = families[i]->rows; row->id; row++)
      if (strcmp (row->id, id) == 0)
        return row;
  g_assert_not_reached ();
}

static bool
find_forcing (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  return rt_forcing_find (rt_forcing_of (study, by_id), technique, &rules[technique->size], study,
                          sink);
}

/* Names of the variants, as in Sudoku Explainer. Only dynamic chains search double chains and
 * contradictions. So multiple chains use neither the first nor the fourth variant. */
static const char *const multiple[] = {
  N_("Multiple Forcing Chains"), N_("Cell Forcing Chains"), N_("Region Forcing Chains"), NULL
};
static const char *const dynamic[] = {
  N_("Dynamic Double Forcing Chains"), N_("Dynamic Cell Forcing Chains"),
  N_("Dynamic Region Forcing Chains"), N_("Dynamic Contradiction Forcing Chains"),
  NULL
};
static const char *const nested[] = {
  N_("Nested Double Forcing Chains"), N_("Nested Cell Forcing Chains"),
  N_("Nested Region Forcing Chains"), N_("Nested Contradiction Forcing Chains"),
  NULL
};

#define WHY_DOUBLE \
  N_("If {if}, then {then} ({links}); and if {unless}, then the same ({and-links}): so it is " \
     "true.")

#define WHY_CELL_FORCING \
  N_("{root} holds {root-digits-or}, and each of these leads to the same: {then}. {cases}.")

#define WHY_REGION_FORCING \
  N_("In {house} the digit {root-digits} is in {root-or}, and each of these leads to the " \
     "same: {then}. {cases}.")

#define WHY_CONTRADICTION \
  N_("If {if}, then {then} ({links}), and yet {and-then} ({and-links}): so the assumption is " \
     "false.")

/* Sentences for the first three variants. */
#define WHY_MULTIPLE \
  { .variants = RT_VARIANT (0), .why = WHY_DOUBLE }, \
  { .variants = RT_VARIANT (1), .why = WHY_CELL_FORCING }, \
  { .variants = RT_VARIANT (2), .why = WHY_REGION_FORCING }

static const RtSentence sentences[] = {
  WHY_MULTIPLE,
  { .variants = RT_VARIANT (3), .why = WHY_CONTRADICTION },
  { .why = NULL }
};

#define ROW(id_, name_, size_, price_, rating_, human_) \
  .id = id_, .name = name_, .size = size_, .flags = RT_TECHNIQUE_CHAIN, .price = price_, \
  .rating_rank = rating_, .human_rank = human_, .find = find_forcing

/* The name of a technique contains the name of its nested searches; in the last three, of the
 * searches nested in these. */
static const RtTechnique rows[] = {
  { ROW ("nishio", N_("Nishio Forcing Chains"), 0, 7.5, 270, 600),
    .sentences = RT_WHY (WHY_CONTRADICTION),
    .definition = N_("Suppose that a digit stands in a cell, and follow what this forces for the "
                    "other places of the same digit, looking at nothing else. If in the end some "
                    "place should hold the digit and should not, it does not stand in the first "
                    "cell. Named after Tetsuya Nishio."),
    .example = ":0000:x:.8.12..3+99.+23.418..+13+8.+9+2+451..2+8.9.3.26+49.8..+8.+9....+245.79.84"
               ".+22.8....+9..9+1..+2..+8:156 765 585 695 795::" },
  { ROW ("multiple", N_("Multiple Forcing Chains"), 1, 8.0, 280, 610),
    .variants = multiple, .sentences = RT_SENTENCES (WHY_MULTIPLE),
    .definition = N_("Take all candidates of a cell, or all places of a digit in a row, column or "
                    "box: one of them is true. Suppose each of them in turn, and follow the "
                    "chain of what it forces. What all the chains lead to is a fact, whichever "
                    "of them is the right one. Those that start from a cell are called cell "
                    "forcing chains, the others region forcing chains."),
    .example = ":0000:x:1....3+7.9.+47+1+95+2.+8.9...+81...6.+38+49....3+6194..+9+1+4+527+3+86471"
               "+8+3+65+9+2......8.3.+3....+67.:438 638 541 284 294::" },
  { ROW ("dynamic", N_("Dynamic Forcing Chains"), 2, 8.5, 290, 620),
    .variants = dynamic, .sentences = sentences,
    .definition = N_("Suppose a candidate, and follow all that it forces together: what several "
                    "steps before have ruled out counts at once, so that the chain branches into "
                    "a net. If it leads to a contradiction, the candidate is false. If it leads "
                    "to the same when it is true and when it is false, that is a fact; so is "
                    "what all candidates of a cell lead to, or all places of a digit in a row, "
                    "column or box. Also known as forcing nets."),
    .example = ":0000:x:.+7....+8.16+18+7..45.234...9+6+7.+2+3.786..74.3.6..88.+624.....62..7.8.3"
               ".7......48..32..6:514 914 515 915 516 916 535 184 484 584 984 185 585 985::" },
  { ROW ("nested-1", N_("Dynamic Forcing Chains with Patterns"), 3, 9.0, 300, 630),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains, which suppose a candidate and follow all "
                    "that it forces, with simple patterns on the way. Wherever nothing is forced "
                    "any more, one looks for Pointing, Claiming, naked and hidden pairs and "
                    "X-Wings on the grid as it would be then, and goes on with what they remove. "
                    "What leads to a contradiction is false; what every possibility leads to is "
                    "a fact."),
    .example = ":0000:x:2.6.+7+395+8.7...+9+1+3..9.5..4+7.7.+96+3.285.+2.+89+76+4.+68..+5.+7+9.+9"
               "+6+7315+82+4.3+2+9.6+5+1+7.+5.72.+3+69:::" },
  { ROW ("nested-2", N_("Nested Forcing Chains"), 4, 9.5, 310, 640),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains, which suppose a candidate and follow all "
                    "that it forces, with chains inside chains. Wherever nothing is forced any "
                    "more and simple patterns do not help, one looks for forcing chains and "
                    "cycles on the grid as it would be then, and goes on with what they remove. "
                    "What leads to a contradiction is false; what every possibility leads to is "
                    "a fact."),
    .example = ":0000:x:................12....34..5.15..6.+276.2.7.1..8+7....+5+6..+876...5+11.67"
               "..28.52.8..7.6:815 116 216 916 926 445 356 359 465 366::" },
  { ROW ("nested-3", N_("Nested Multiple Forcing Chains"), 5, 10.0, 320, 650),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains, which suppose a candidate and follow all "
                    "that it forces, with multiple chains inside. Wherever nothing is forced any "
                    "more, one looks for simple patterns and forcing chains on the grid as it "
                    "would be then, and also for multiple ones, from all candidates of a cell or "
                    "all places of a digit, and goes on with what they remove. What leads to a "
                    "contradiction is false; what every possibility leads to is a fact."),
    .example = ":0000:x:........+1....23..5....467.8+4.3.+19....962.4.1.21.+36..94.39..1...+1.2.."
               "....64..3+21..:511 711 811 812 713 813 317 417 824 574 774 874 584 784 884 984 "
               "585 785 587 887 987 388 793::" },
  { ROW ("nested-4", N_("Nested Dynamic Forcing Chains"), 6, 10.5, 330, 660),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains inside dynamic forcing chains. One "
                    "supposes a candidate and follows all that it forces; wherever nothing is "
                    "forced any more and simple patterns do not help, one supposes further "
                    "candidates on the grid as it would be then, and goes on with what that "
                    "proves. What leads to a contradiction is false; what every possibility "
                    "leads to is a fact. It is as far as any known puzzle needs to go."),
    .example = ":0000:x:................12....34..6.1+27+635.8+56.8..27.7.+85...61.75....+8.1.6.."
               "8.+2+528..5....:311 312 715 116 216 916 926 674 475 377 477 977 485 397 497 797 "
               "997 999::" },
  { ROW ("nested-4-1", N_("Nested Dynamic Forcing Chains with Patterns"), 7, 10.5, 340, 670),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains inside dynamic forcing chains, and the "
                    "inner ones use simple patterns too: Pointing, Claiming, naked and hidden "
                    "pairs and X-Wings on the grid as it would be under both suppositions. What "
                    "leads to a contradiction is false; what every possibility leads to is a "
                    "fact. No puzzle is known that needs them."),
    .example = ":0000:x:................12....34..6.1+27+635.8+56.8..27.7.+85...61.75....+8.1.6.."
               "8.+2+528..5....:311 312 715 116 916 926 674 475 377 477 977 485 397 497 797 997::" },
  { ROW ("nested-4-2", N_("Nested Dynamic Forcing Chains with Forcing Chains"), 8, 10.5, 350, 680),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains inside dynamic forcing chains, and the "
                    "inner ones use forcing chains and cycles of their own besides simple "
                    "patterns: chains within chains within chains. What leads to a contradiction "
                    "is false; what every possibility leads to is a fact. No puzzle is known "
                    "that needs them."),
    .example = ":0000:x:247+1.+6.+8.8..29+7..4+6..+4+8.+27.+16+4...+82+75+7+28+4+13+9+6.8.+6+7+2+"
               "415.+2+8.6..4.+4.+6.1+8..27.1.24..8:522 532 939 577 584 594::" },
  { ROW ("nested-4-3", N_("Nested Dynamic Forcing Chains with Multiple Forcing Chains"),
         9, 10.5, 360, 690),
    .variants = nested, .sentences = sentences,
    .definition = N_("These are dynamic forcing chains inside dynamic forcing chains, and the "
                    "inner ones use multiple forcing chains of their own besides all that is "
                    "simpler: the deepest nesting there is. What leads to a contradiction is "
                    "false; what every possibility leads to is a fact. No puzzle is known that "
                    "needs them."),
    .example = ":0000:x:+4.+3..57+8+66.+54..+2+3+98.2.3.+5+1+4+58.371.42+7.+1....+53.+34+5...711."
               "+78.+3+4+95.5....3.834+89+5.+1.+7:952 256 656 265 284 684 285 685 286 686::" },
  { .id = NULL }
};

const RtFamily rt_family_forcing = { "forcing", N_("Forcing Chains"), rows };
