/* sector-techniques.c - table of the techniques in several houses: Sue de Coq, SK-loop, exocet. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/sectors/sector-techniques.h"

#include "engine/logic/finders/families.h"

static const RtTechnique rows[] = {
  { .id = "sue-de-coq", .name = N_("Sue de Coq"), .price = 6.8, .human_rank = 245, .cost = 12,
    .find = rt_find_coq,
    .sentences = RT_WHY (N_("{cells} are as many cells as they have digits: {digits}. {set-1} "
                            "can hold only {set-1-digits}, and {set-2} only {set-2-digits}: "
                            "these have none in common, so that no digit can be in two of all "
                            "these cells. So each is there once, and what sees all places for a "
                            "digit there cannot have it.")),
    .definition = N_("Where a row or column crosses a box, take two or three empty cells that "
                    "have at least two candidates more than cells. Add cells from the rest of "
                    "the line and cells from the rest of the box, so that these two parts have "
                    "no candidate in common and all together there are as many digits as cells. "
                    "Then no digit can be there twice, so each is there once. The digits of the "
                    "line’s part fall from the rest of the line, those of the box’s part from "
                    "the rest of the box, and those that are in neither from both. Also known as "
                    "two-sector disjoint subsets."),
    .example = ":0000:x:..+2+35+84+7+9..3..7+1+6+279+4..6+3+8+5.2+5.+64+7+93..9..+38513.7+5.9+6+2"
               "+4..+6.3+124+8+2.1..+593+6.+386.+2+5+1+7:::" },
  { .id = "sk-loop", .name = N_("SK-Loop"), .price = 9.0, .human_rank = 460, .cost = 30,
    .find = rt_find_sk_loop,
    .sentences = RT_WHY (N_("Count how often each digit can stand in the ring of {cells}: once in "
                            "each of the fewest rows, columns and boxes that hold all its places "
                            "there. All in all that is just as many times as there are cells. So "
                            "each digit stands there that often, and the rest of its rows, columns "
                            "and boxes cannot have it.")),
    .definition = N_("Two rows and two columns cross in four boxes. Apart from the crossings they "
                    "have two cells each in either box, which makes a ring of sixteen empty "
                    "cells. Each row, column and box of the ring can hold a digit only once; "
                    "count how many of them are needed, for each digit, to cover all its places "
                    "in the ring. If that is sixteen in all, just enough for sixteen cells, "
                    "every one of them holds its digit within the ring, and the digit can be "
                    "removed from its other cells. Named after Steve Kurzhal; also known as "
                    "domino loop."),
    .example = ":0000:x:98176....7.5...6.8.6......78..4...3..5..9.7.......2..1..9.8.5..5..3...4.."
               "....1..2:228 237 238 565 783 987 998::" },
  { .id = "junior-exocet", .name = N_("Junior Exocet"), .price = 9.4, .human_rank = 470, .cost = 20,
    .find = rt_find_exocet,
    .sentences = RT_WHY (N_("Two of {digits} are in {main}. In {cover}, each of the digits can "
                            "stand at most twice outside these boxes, so that a third place for it "
                            "must be in {side-or}. So {side} hold the same two digits as {main}.")),
    .definition = N_("Two cells where a line crosses a box, the base, have three or four "
                    "candidates between them. In each of the two boxes beside it, off the base’s "
                    "line, one cell is a target. Three parallel lines cross the band of these "
                    "boxes: through the targets, and through the base’s box beside the base. If "
                    "outside the band no digit of the base can be true more than twice on them, "
                    "the targets must hold the same two digits as the base. So all other digits "
                    "can be removed from the targets, and from the base what the targets cannot "
                    "hold."),
    .example = ":0000:x:+1762+4+3+8+5+95.31+6.+2+474.+2+7.+5+136+2+3+8.7.+69.+7+15+93648+2+6+4+9."
               "+2...3+3+54+6.+79+2.+82.....+6.+9+6..52...:186::" },
  { .id = NULL }
};

const RtFamily rt_family_sectors = { "sectors", N_("Multi-Sector Patterns"), rows };
