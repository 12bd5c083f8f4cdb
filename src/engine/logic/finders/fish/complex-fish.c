/* complex-fish.c - families of finned, franken and mutant fish: tables of the techniques, and their
 * sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/families.h"
#include "engine/logic/finders/fish/fish-report.h"
#include "engine/logic/finders/fish/fish-search.h"
#include "engine/logic/step/step.h"

static const char *const x_wings[] = { N_("Finned X-Wing"), N_("Sashimi X-Wing"), NULL };
static const char *const swordfish[] = { N_("Finned Swordfish"), N_("Sashimi Swordfish"), NULL };
static const char *const jellyfish[] = { N_("Finned Jellyfish"), N_("Sashimi Jellyfish"), NULL };

static const RtTechnique finned_rows[] = {
  { .id = "finned-x-wing", .name = N_("Finned X-Wing"), .variants = x_wings, .size = 2,
    .price = 6.6, .human_rank = 208, .cost = 9,
    .find = rt_find_fish,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Two rows would be an X-Wing for a digit, were it not for one or two places "
                    "too many, the fins, which all lie in one box. Either a fin holds the digit, "
                    "or none does and the X-Wing is real. Cells that both cases forbid lose the "
                    "digit: those other cells in the columns of the X-Wing that lie in the box "
                    "of the fins. The same goes with rows and columns exchanged. Where the "
                    "corner beside the fins is no place for the digit itself, the pattern is "
                    "called a sashimi X-Wing."),
    .example = ":0000:x:..+2..+6.+59..62...4+3.14.5.+276+249+837+61+5+6+8...4+9.+71.+7.6.+4.8..87"
               "..5+6..2.6..+7+8.7+6....39.:125 825 336 276 195::" },
  { .id = "finned-swordfish", .name = N_("Finned Swordfish"), .variants = swordfish, .size = 3,
    .price = 6.7, .human_rank = 212, .cost = 13,
    .find = rt_find_fish,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Three rows would be a Swordfish for a digit, were it not for one or two "
                    "places too many, the fins, which all lie in one box. Either a fin holds the "
                    "digit, or none does and the Swordfish is real. Cells that both cases forbid "
                    "lose the digit: those other cells in the columns of the Swordfish that lie "
                    "in the box of the fins. The same goes with rows and columns exchanged. "
                    "Where a row has only one place left without the fins, the pattern is called "
                    "sashimi."),
    .example = ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+2"
               "6+5+1+4.28.+931..1.+42.+9..+9....+1+24.:592::" },
  { .id = "finned-jellyfish", .name = N_("Finned Jellyfish"), .variants = jellyfish, .size = 4,
    .price = 6.8, .human_rank = 361, .cost = 18,
    .find = rt_find_fish,
    .sentences = RT_WHY (WHY_FINNED),
    .definition = N_("Four rows would be a Jellyfish for a digit, were it not for one or two "
                    "places too many, the fins, which all lie in one box. Either a fin holds the "
                    "digit, or none does and the Jellyfish is real. Cells that both cases forbid "
                    "lose the digit: those other cells in the columns of the Jellyfish that lie "
                    "in the box of the fins. The same goes with rows and columns exchanged. "
                    "Where a row has only one place left without the fins, the pattern is called "
                    "sashimi."),
    .example = ":0000:x:8..1+24.7.37+1+8.+64..+2.+4+37..1+8..+76.3....3.+2..7+6.62.54+7..+1.4.96."
               "2.+7...+7.+21..+7.24..8.6:528 542 942 949 573 576 582 982 583 883 983 598::" },
  { .id = NULL }
};

const RtFamily rt_family_finned = { "finned", N_("Finned Fish"), finned_rows };

static const char *const franken_x_wings[] = {
  N_("Franken X-Wing"), N_("Finned Franken X-Wing"), NULL
};
static const char *const franken_swordfish[] = {
  N_("Franken Swordfish"), N_("Finned Franken Swordfish"), NULL
};
static const char *const franken_jellyfish[] = {
  N_("Franken Jellyfish"), N_("Finned Franken Jellyfish"), NULL
};
static const char *const mutant_swordfish[] = {
  N_("Mutant Swordfish"), N_("Finned Mutant Swordfish"), NULL
};
static const char *const mutant_jellyfish[] = {
  N_("Mutant Jellyfish"), N_("Finned Mutant Jellyfish"), NULL
};

static bool
has_endo_fin (const RtStep *step)
{
  return !rt_cells_is_empty (rt_step_cells_of (step, RT_MARK_ENDO_FIN));
}

/* Returns true if the fish eliminates a candidate in its own base (a cannibalistic fish). */
static bool
eats_itself (const RtStep *step)
{
  return rt_cells_meet (rt_step_cells_of (step, RT_MARK_PATTERN),
                        rt_step_cells_of (step, RT_MARK_REMOVED));
}

static bool
is_both (const RtStep *step)
{
  return has_endo_fin (step) && eats_itself (step);
}

static bool
has_fin (const RtStep *step)
{
  return !rt_cells_is_empty (rt_step_cells_of (step, RT_MARK_FIN));
}

static bool
has_fin_and_eats (const RtStep *step)
{
  return has_fin (step) && eats_itself (step);
}

#define ENDO_FINS                                                                               \
  N_("A cell that lies in two parts of the base ({endo-fins}) would give {digits} to both of "  \
     "them at once: it counts as a fin.")

#define EATS_ITSELF                                                                             \
  N_("A cell of the base that lies in two parts of the cover ({eaten}) would use up both of "   \
     "them at once: it counts with the rest of the cover.")

#define BOTH                                                                                    \
  N_("A cell that lies in two parts of the base ({endo-fins}) would give {digits} to both of "  \
     "them at once: it counts as a fin. A cell of the base that lies in two parts of the cover " \
     "({eaten}) would use up both of them at once: it counts with the rest of the cover.")

#define WHY_IN_ANY_HOUSES                                                                       \
  RT_SENTENCES (                                                                                \
    { .only_if = is_both, .premise = BOTH, .why = WHY_FINNED },                                 \
    { .only_if = has_endo_fin, .premise = ENDO_FINS, .why = WHY_FINNED },                       \
    { .only_if = has_fin_and_eats, .premise = EATS_ITSELF, .why = WHY_FINNED },                 \
    { .only_if = has_fin, .why = WHY_FINNED },                                                  \
    { .only_if = eats_itself, .premise = EATS_ITSELF, .why = WHY_FISH },                        \
    { .why = WHY_FISH })

static const RtTechnique franken_rows[] = {
  { .id = "franken-x-wing", .name = N_("Franken X-Wing"), .variants = franken_x_wings,
    .size = RT_FISH_FRANKEN + 2, .price = 6.8, .human_rank = 363, .cost = 14,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("An X-Wing in which boxes take part. Two rows or boxes, the base, have a "
                    "digit only where two columns or boxes, the cover, cross them; or rows and "
                    "columns are exchanged. The base holds the digit twice, and so does the "
                    "cover: in the cells of the base. So the rest of the cover loses it. "
                    "Places of the base outside the cover are fins, and so is a place that two "
                    "houses of the base share, unless two of the cover share it too: this is "
                    "called an endo-fin. Where there are fins, only cells that see all of them "
                    "lose the digit. A place of the base in two houses of the cover is lost "
                    "like the rest of the cover, unless two of the base share it."),
    .example = ":0000:x:+9+421+5+36..6+3+7+24+8+159+815+9+67+3+24..+96....3.7.+5..9+6..+6.+7.98.."
               "+496375+2...2+3+8+1+6+4+9....4+9+2.3+6:::" },
  { .id = "franken-swordfish", .name = N_("Franken Swordfish"), .variants = franken_swordfish,
    .size = RT_FISH_FRANKEN + 3, .price = 7.0, .human_rank = 365, .cost = 18,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("A Swordfish in which boxes take part. Three rows or boxes, the base, have "
                    "a digit only where three columns or boxes, the cover, cross them; or rows "
                    "and columns are exchanged. The base holds the digit three times, and so "
                    "does the cover: in the cells of the base. So the rest of the cover loses "
                    "it. Places of the base outside the cover are fins, and so is a place that "
                    "two houses of the base share, unless two of the cover share it too: this "
                    "is called an endo-fin. Where there are fins, only cells that see all of "
                    "them lose the digit. A place of the base in two houses of the cover is "
                    "lost like the rest of the cover, unless two of the base share it."),
    .example = ":0000:x:+1+9.+2+48+5...+281..4.9..4.9.1+82+26+57+1+4+89+3..1+95+6+7+2+4+749+3+8+2"
               "6+5+1+4.28.+931..1.+42.+9..+9....+1+24.:689 789 392 592::" },
  { .id = "franken-jellyfish", .name = N_("Franken Jellyfish"), .variants = franken_jellyfish,
    .size = RT_FISH_FRANKEN + 4, .price = 7.2, .human_rank = 485, .cost = 24,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("A Jellyfish in which boxes take part. Four rows or boxes, the base, have "
                    "a digit only where four columns or boxes, the cover, cross them; or rows "
                    "and columns are exchanged. The base holds the digit four times, and so "
                    "does the cover: in the cells of the base. So the rest of the cover loses "
                    "it. Places of the base outside the cover are fins, and so is a place that "
                    "two houses of the base share, unless two of the cover share it too: this "
                    "is called an endo-fin. Where there are fins, only cells that see all of "
                    "them lose the digit. A place of the base in two houses of the cover is "
                    "lost like the rest of the cover, unless two of the base share it."),
    .example = ":0000:x:..23+8+16+5+7.+8.9..+24+3.3.+24.+1+89..8....7+2....2.+8+6.25.4.+"
               "89+3+1+81.73..+2...4.12+3+98.+23+8.+47+16:521 721 623 525 626 531 641 645 "
               "546 646 751 753 556 573 576::" },
  { .id = NULL }
};

static const RtTechnique mutant_rows[] = {
  { .id = "mutant-x-wing", .name = N_("Mutant X-Wing"),
    .size = RT_FISH_MUTANT + 2, .price = 7.1, .human_rank = 482, .cost = 16,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("An X-Wing whose base and cover are any rows, columns and boxes, mixed on "
                    "one side at least. Two houses, the base, have a digit only where two "
                    "others, the cover, cross them. The base holds the digit twice, and so "
                    "does the cover: in the cells of the base. So the rest of the cover loses "
                    "it. Places of the base outside the cover are fins, and so is a place that "
                    "two houses of the base share, unless two of the cover share it too: this "
                    "is called an endo-fin. Where there are fins, only cells that see all of "
                    "them lose the digit. A place of the base in two houses of the cover is "
                    "lost like the rest of the cover, unless two of the base share it."),
    .example = ":0000:x:.+1.5+83.+6.7..+1.+6.8+558+6..+7.1..+5+147+8..69...6+15.+8..8.+5"
               ".1....5+7.4+8.+1+84.61+5.3.1.7+83.6+5+4:327 258 268 968 769 969 271 272 97"
               "2::" },
  { .id = "mutant-swordfish", .name = N_("Mutant Swordfish"), .variants = mutant_swordfish,
    .size = RT_FISH_MUTANT + 3, .price = 7.3, .human_rank = 484, .cost = 22,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("A Swordfish whose base and cover are any rows, columns and boxes, mixed "
                    "on one side at least. Three houses, the base, have a digit only where "
                    "three others, the cover, cross them. The base holds the digit three "
                    "times, and so does the cover: in the cells of the base. So the rest of "
                    "the cover loses it. Places of the base outside the cover are fins, and so "
                    "is a place that two houses of the base share, unless two of the cover "
                    "share it too: this is called an endo-fin. Where there are fins, only "
                    "cells that see all of them lose the digit. A place of the base in two "
                    "houses of the cover is lost like the rest of the cover, unless two of the "
                    "base share it."),
    .example = ":0000:x:.9+6....4+7.+78....6.2+4+367.8.1...7.36..63.25+47.+8..+7.+68.+3."
               "7+62....+8331+4..+6.+75...+3.+74.+6:215 225 927 141 541 161 561 967 175 59"
               "1 895 995 998::" },
  { .id = "mutant-jellyfish", .name = N_("Mutant Jellyfish"), .variants = mutant_jellyfish,
    .size = RT_FISH_MUTANT + 4, .flags = RT_TECHNIQUE_ON_REQUEST, .price = 7.5,
    .human_rank = 487, .cost = 30,
    .find = rt_find_fish,
    .sentences = WHY_IN_ANY_HOUSES,
    .definition = N_("A Jellyfish whose base and cover are any rows, columns and boxes, mixed "
                    "on one side at least. Four houses, the base, have a digit only where four "
                    "others, the cover, cross them. The base holds the digit four times, and "
                    "so does the cover: in the cells of the base. So the rest of the cover "
                    "loses it. Places of the base outside the cover are fins, and so is a "
                    "place that two houses of the base share, unless two of the cover share it "
                    "too: this is called an endo-fin. Where there are fins, only cells that "
                    "see all of them lose the digit. A place of the base in two houses of the "
                    "cover is lost like the rest of the cover, unless two of the base share it."),
    .example = ":0000:x:.+1.5+83.+6.7..+1.+6.8+558+6+9.+7.1..+5+147+8.+969...6+15.+8..8."
               "+5+91....5+7+94+8+2+1+84+261+5.3.1+97+83+26+5+4:219 327 261 361 262 362 76"
               "9::" },
  { .id = NULL }
};

const RtFamily rt_family_franken = { "franken", N_("Franken Fish"), franken_rows };
const RtFamily rt_family_mutant = { "mutant", N_("Mutant Fish"), mutant_rows };
