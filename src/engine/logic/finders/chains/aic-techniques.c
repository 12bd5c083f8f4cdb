/* aic-techniques.c - family of alternating inference chains: table of its techniques, names and
 * sentences. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/chain-sentences.h"
#include "engine/logic/finders/chains/aic.h"
#include "engine/logic/finders/families.h"

static const char *const types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("AIC", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("AIC", "2"),
  NULL
};

static const char *const grouped_forms[] = {
  [RT_CHAIN_OF_GROUPS] = N_("Grouped X-Chain"),
  [RT_GROUPED_SKYSCRAPER] = N_("Grouped Skyscraper"),
  [RT_GROUPED_KITE] = N_("Grouped Two-String Kite"),
  [RT_GROUPED_RECTANGLE] = N_("Grouped Empty Rectangle"),
  [RT_GROUPED_TURBOT] = N_("Grouped Turbot Fish"),
  NULL
};

static const char *const grouped_types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("Grouped AIC", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("Grouped AIC", "2"),
  NULL
};

static const char *const set_types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("AIC with ALS", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("AIC with ALS", "2"),
  NULL
};

static const char *const pair_types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("AIC with Hidden Pairs", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("AIC with Hidden Pairs", "2"),
  NULL
};

static const char *const rectangle_types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("AIC with Unique Rectangles", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("AIC with Unique Rectangles", "2"),
  NULL
};

static const char *const fish_types[] = {
  [RT_AIC_TYPE_1] = RT_TYPE ("Kraken Fish", "1"),
  [RT_AIC_TYPE_2] = RT_TYPE ("Kraken Fish", "2"),
  NULL
};

#define WHY_GROUPED_RING \
  N_("Round a ring of {links} through {cells}, of any two neighbours just one is true: " \
     "{either}.")

#define WHY_BY_ENDS \
  RT_SENTENCES ({ .variants = RT_VARIANT (RT_AIC_TYPE_1), .why = WHY_CHAIN }, \
                { .variants = RT_VARIANT (RT_AIC_TYPE_2), .why = WHY_CHAIN_OF_TWO })

static const RtTechnique rows[] = {
  { .id = "x-cycle", .name = N_("X-Cycle"), .size = RT_X_CYCLE, .flags = RT_TECHNIQUE_CHAIN,
    .price = 6.5, .human_rank = 262, .cost = 11, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_RING),
    .definition = N_("Follow one digit around a loop of cells by strong and weak links in turn. A "
                    "strong link joins the only two places in a row, column or box: one of them "
                    "holds the digit. A weak link joins cells that share a row, column or box: "
                    "not both do. All round, just one end of every link holds the digit, so any "
                    "other cell that sees both ends of a weak link cannot have it. Also known as "
                    "a continuous X-Cycle or fishy cycle."),
    .example = ":0000:x:.9+4+12.+7.+8.17..8..9.+8.7..4+16.+3.+2..8+47+7+26+81+4+593+94+85+7+3..1."
               "+6...+297+545+96.7+1.2.7.+951..+4:221 325 328 391::" },
  { .id = "x-chain", .name = N_("X-Chain"), .size = RT_X_CHAIN, .flags = RT_TECHNIQUE_CHAIN,
    .price = 6.6, .human_rank = 270, .cost = 11, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_CHAIN),
    .definition = N_("Follow one digit from cell to cell by strong and weak links in turn, "
                    "beginning and ending with a strong one. A strong link joins the only two "
                    "places in a row, column or box: one of them holds the digit. A weak link "
                    "joins cells that share a row, column or box: not both do. If the first cell "
                    "does not hold the digit, the last one does, so cells that see both ends "
                    "cannot have it."),
    .example = ":0000:x:+53+2+1+684+7+9.6.+457+2+3+8+7+4892+3+5+1+6..+7..+296..+2+6.4978...5+7.+6"
               ".2.8..+27564.6+74.+9+1.52+2+5.6.+4.9+7:349::" },
  { .id = "xy-loop", .name = N_("XY-Loop"), .size = RT_XY_LOOP, .flags = RT_TECHNIQUE_CHAIN,
    .price = 6.5, .human_rank = 272, .cost = 9, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_RING),
    .definition = N_("Cells with two candidates each form a loop in which every cell sees the "
                    "next, in its row, column or box, and shares a candidate with it, another "
                    "one than with the cell before. If a cell is not the digit it shares with "
                    "the one before, it is that which it shares with the next, which is then the "
                    "other of its two, and so on all round, in either direction. So of two "
                    "neighbours just one holds the digit they share, and other cells that see "
                    "both cannot have it."),
    .example = ":0000:x:+3.+8+1..6+7+91+7.+369..8+6+94..+8.31..78+9.+3+15..+12+3+79.+4.39.1.7.+2."
               "1..+83.9.+98.6.2+1...4.+9.+182.:561 585 593 799::" },
  { .id = "xy-chain", .name = N_("XY-Chain"), .size = RT_XY_CHAIN, .flags = RT_TECHNIQUE_CHAIN,
    .price = 6.6, .human_rank = 280, .cost = 12, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_CHAIN),
    .definition = N_("Cells with two candidates each form a chain in which every cell sees the "
                    "next, in its row, column or box, and shares a candidate with it. The first "
                    "and the last have the same candidate z left over. If the first is not z, "
                    "this passes along the chain, and the last is z. So one of the ends is z, "
                    "and cells that see both cannot be. The shortest such chain is an XY-Wing."),
    .example = ":0000:x:49+2.+3..+8.+3584.....+1+6+7.2.+43.+2+136+5.+9.8+5493.....+78+6+2..5.+3+8"
               "+345+6+279+1+67+5..3+8249+2+1...+3+56:::" },
  { .id = "nice-loop", .name = N_("Continuous Nice Loop"), .size = RT_NICE_LOOP,
    .flags = RT_TECHNIQUE_CHAIN, .price = 7.0, .human_rank = 261, .cost = 8, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_RING),
    .definition = N_("Strong and weak links take turns around a loop of candidates of any digits. "
                    "A strong link joins the only two places of a digit in a row, column or box, "
                    "or the two candidates of a cell: one of them is true. A weak link joins "
                    "candidates that cannot both be true, in the same cell or of the same digit "
                    "in cells that see each other. All round, just one end of every link is "
                    "true, so any other candidate that is at odds with both ends of a weak link "
                    "is false. Also known as an AIC loop."),
    .example = ":0000:x:..6+2...5.2..+3....7...5..3+2.1+2+84+7+39+65..+49..+2+7+1+5+97+126+4+8+39"
               ".3+7.2.48+87.6+94.+32..2+83.+7..:411 116 816 123 125 432 435 172::" },
  { .id = "aic", .name = N_("AIC"), .variants = types, .size = RT_AIC,
    .flags = RT_TECHNIQUE_CHAIN, .price = 7.0, .human_rank = 260, .cost = 8, .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("Strong and weak links take turns along a chain of candidates of any digits, "
                    "beginning and ending with a strong one. A strong link joins the only two "
                    "places of a digit in a row, column or box, or the two candidates of a cell: "
                    "one of them is true. A weak link joins candidates that cannot both be true. "
                    "If the first candidate is false, all the way along follows that the last is "
                    "true; so one of the ends is true, and any candidate that is at odds with "
                    "both is false. The ends may be the same digit (type 1) or different ones "
                    "(type 2). The name is short for alternating inference chain."),
    .example = ":0000:x:..+7.145.864+83...1.2+5+1..9+3.+412+3+9+4+7+856+4+65+1+387..7+8+9..+6+4+3"
               "+1+8.+276..4...+6+49..+8...4...+6.3:918::" },
  { .id = "grouped-x-chain", .name = N_("Grouped X-Chain"), .variants = grouped_forms,
    .size = RT_GROUPED_X_CHAIN, .flags = RT_TECHNIQUE_CHAIN, .price = 6.8, .human_rank = 430,
    .cost = 12, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_CHAIN),
    .definition = N_("This is an X-Chain in which some places are groups: two or three cells of a "
                    "box on one line count as one place that holds the digit or does not. Strong "
                    "and weak links take turns from place to place. If the first does not hold "
                    "the digit, the last does, so cells that see all of both ends cannot have it. "
                    "With two strong links it has the name of its shape: a Grouped Skyscraper, "
                    "Two-String Kite, Empty Rectangle or Turbot Fish."),
    .example = ":0000:x:4.63.5+7+8+9+8+3..9..5.+597..8.....36...9...85.+9.1..5+9...2....+5.73+9.4"
               "3..9...7.9+7425..3.:435 242 447 272 185 887 889::" },
  { .id = "grouped-nice-loop", .name = N_("Grouped Continuous Nice Loop"),
    .size = RT_GROUPED_NICE_LOOP, .flags = RT_TECHNIQUE_CHAIN, .price = 7.3, .human_rank = 432,
    .cost = 12,
    .find = rt_find_aic,
    .sentences = RT_WHY (WHY_GROUPED_RING),
    .definition = N_("This is a Continuous Nice Loop in which some places are groups: two or "
                    "three cells of a box on one line count as one place that holds a digit or "
                    "does not. Strong and weak links take turns all round, and just one end of "
                    "every link is true. So any other candidate that is at odds with both ends "
                    "of a weak link is false."),
    .example = ":0000:x:.2......9+9.....1...3..697...+1...3+9+7..9.....63+34.+9.65+1.2+6+489+1+3+"
               "571+7+9+35+2.8...3+6..2+91:715 815 716 417 823 425 229 429 239 439::" },
  { .id = "grouped-aic", .name = N_("Grouped AIC"), .variants = grouped_types,
    .size = RT_GROUPED_AIC, .flags = RT_TECHNIQUE_CHAIN, .price = 7.3, .human_rank = 440,
    .cost = 13, .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("This is an AIC, a chain of strong and weak links in turn, in which some "
                    "places are groups: two or three cells of a box on one line count as one "
                    "place that holds a digit or does not. If the first end is false, all the "
                    "way along follows that the last is true. So one of the ends is true, and "
                    "any candidate that is at odds with both is false."),
    .example = ":0000:x:...+7...+4+1..2+41.....145.6.+8...+9...47+6..89.+41.2.+4...7.98.21.4.9.74"
               "9.6+7+18+2.8.7+2...1+4:517 521 522 622 527 341 541 351 355 361 561 661 563 378 "
               "592::" },
  { .id = "als-nice-loop", .name = N_("Continuous Nice Loop with ALS"), .size = RT_SET_LOOP,
    .flags = RT_TECHNIQUE_CHAIN, .price = 7.4, .human_rank = 446, .cost = 24, .find = rt_find_aic,
    .sentences = RT_WHY (WHY_GROUPED_RING),
    .definition = N_("This is a Continuous Nice Loop some links of which lie in almost locked sets: "
                    "cells of a row, column or box that have one candidate more than cells, and so "
                    "hold all their other digits once they have lost one. Strong and weak links "
                    "take turns all round, and just one end of every link is true. So any other "
                    "candidate that is at odds with both ends of a weak link is false."),
    .example = ":0000:x:.+1+3+65.+287..5.+2+8+13.2.+81+3..9..+2.36..+1+81+865+423+7+93"
               "...8+1.2.84+72+1+6+95+3+632+8+9+5+74+1..+1+47+3+8+6+2:441 941 962::" },
  { .id = "als-aic", .name = N_("AIC with ALS"), .variants = set_types, .size = RT_SET_AIC,
    .flags = RT_TECHNIQUE_CHAIN, .price = 7.4, .human_rank = 445, .cost = 22, .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("This is an AIC, a chain of strong and weak links in turn, some links of which "
                    "lie in almost locked sets: cells of a row, column or box that have one "
                    "candidate more than cells, and so hold all their other digits once they have "
                    "lost one. If the first end is false, all the way along follows that the last "
                    "is true. So one of the ends is true, and any candidate that is at odds with "
                    "both is false."),
    .example = ":0000:x:...4+623+5+92+53+89+7+41+6+6+4+9+53+178+2+3..+914+6.....+3.+6."
               "94+4962.+5+1..+5+3+4+1+2+9+86+7+9+61+7+48...8+726+53+9+4+1:::" },
  { .id = "pair-aic", .name = N_("AIC with Hidden Pairs"), .variants = pair_types,
    .size = RT_PAIR_AIC, .flags = RT_TECHNIQUE_CHAIN, .price = 7.4, .human_rank = 491, .cost = 26,
    .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("This is an AIC, a chain of strong and weak links in turn, some weak links of "
                    "which lie in hidden pairs that are yet to be: two cells are the only places of "
                    "a digit in a row, column or box. As soon as a second digit is in one of them, "
                    "the two cells hold these two digits and nothing else. If the first end of the "
                    "chain is false, all the way along follows that the last is true. So one of the "
                    "ends is true, and any candidate that is at odds with both is false."),
    .example = ":0000:x:+47+132+89.....1+79+84.8+9.+5+4+6.71..7+854.9..+4.+29...+7+9..+76...46.."
               "+4+8+5+7+1+9+7+89+61+2+4..+154+93+762+8:529 629 558 568::" },
  { .id = "rectangle-aic", .name = N_("AIC with Unique Rectangles"), .variants = rectangle_types,
    .size = RT_RECTANGLE_AIC, .flags = RT_TECHNIQUE_CHAIN | RT_TECHNIQUE_NEEDS_UNIQUE, .price = 7.4,
    .human_rank = 492, .cost = 26, .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("This presumes that the puzzle has only one solution. It is an AIC, a chain of "
                    "strong and weak links in turn, some strong links of which lie in unique "
                    "rectangles: four cells in two rows, two columns and two boxes have the same "
                    "two candidates. If they held nothing else, the two digits could be exchanged, "
                    "and the puzzle would have two solutions. So where two other digits alone keep "
                    "them from that, one of the two is there. If the first end of the chain is "
                    "false, all the way along follows that the last is true. So one of the ends is "
                    "true, and any candidate that is at odds with both is false."),
    .example = ":0000:x:2+49+38+5+6+71+56+8+17+92+34+3+71.+4.+9+857.+6+82..+5+9.+5+4.6..28+8.+2."
               "+51.6+7..+5.38+7+4..+2+75+1.+89+3.+83.+9.51.:::" },
  { .id = "kraken-fish", .name = N_("Kraken Fish"), .variants = fish_types,
    .size = RT_FISH_AIC, .flags = RT_TECHNIQUE_CHAIN, .price = 7.6, .human_rank = 493, .cost = 28,
    .find = rt_find_aic,
    .sentences = WHY_BY_ENDS,
    .definition = N_("This is a chain of strong and weak links in turn, some strong links of which "
                    "lie in an X-Wing or a Swordfish that has places too many, its fins: if the "
                    "digit is in none of the fins, the fish holds, and each line that it covers has "
                    "the digit in one of the cells of the fish. If the first end of the chain is "
                    "false, all the way along follows that the last is true. So one of the ends is "
                    "true, and any candidate that is at odds with both is false."),
    .example = ":0000:x:2+49+38+5+6+71+56+8+17+92+34+3+71.+4.+9+857.+6+82..+5+9.+5+4.6..28+8.+2."
               "+51.6+7..+5.38+7+4..+2+75+1.+89+3.+83.+9.51.:::" },
  { .id = NULL }
};

const RtFamily rt_family_aic = { "aic", N_("Alternating Inference Chains"), rows };
