/* words.c - the sentences of techniques: a row for each, or for each of its variants where these
 * have reasons of their own. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define V(i) (1u << (i))

/* Whether the set of a loop loses digits itself, and not the rest of its house. */
static bool
is_hidden (const RtStep *step)
{
  RtCells set = rt_step_cells_of (step, RT_MARK_SECOND);

  return rt_cells_has (set, step->removed[0].cell);
}

/* Several techniques have the same reason. */
#define LOCKED_DIRECT                                                                             \
  N_("In {base} the digit {digits} stands in {cover}, wherever that may be: so {house} has only " \
     "{place} left for it.")
#define LOCKED                                                                                    \
  N_("In {base} the digit {digits} can only stand in {cover}, so the rest of {cover} cannot have "\
     "it.")
#define DIRECT_HIDDEN                                                                             \
  N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else: so "    \
     "{place} is the only one left for the digit {placed}.")
#define NAKED N_("{cells} can hold only {digits}, so the rest of {base} cannot have these.")
#define HIDDEN                                                                                    \
  N_("In {base} the digits {digits} have only the cells {cells}, which hold nothing else.")
#define LOCKED_SET                                                                                \
  N_("{cells} can hold only {digits}, and lie in {base} alike: so the rest of both cannot have "  \
     "these.")
#define FISH                                                                                      \
  N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of "      \
     "{cover} cannot have it.")
#define FINNED                                                                                    \
  N_("But for {fins}, in {base} the digit {digits} could only stand in {cover}, once in each. So " \
     "either the rest of {cover} cannot have it, or a fin has it ({fins-or}). What of that rest "  \
     "sees every fin cannot have it either way.")
#define TWO_STRINGS                                                                               \
  N_("In {base} the digit {digits} has only two places each. {side} see each other, so they "     \
     "cannot both have it: {main-or} has it, and what sees both of these cannot.")

/* Loops and rectangles. */
#define LOOP                                                                                      \
  N_("If {cells} held only {digits}, these could be swapped, and the puzzle would have two "      \
     "solutions.")
#define LOOP_1 N_("Only {fins} can hold something else, so it does.")
#define LOOP_2 N_("So one of {fins} holds {fin-digits}, and what sees all of these cannot.")
#define LOOP_3_HIDDEN                                                                             \
  N_("So one of {fins} holds {fin-digits-or}. In {house} that leaves the digits {main-set} "      \
     "only the other one and {side}, so that {side} hold nothing else.")
#define LOOP_3                                                                                    \
  N_("So one of {fins} holds {fin-digits-or}. With {side} it fills as many cells of {house} as "  \
     "there are digits: {fin-set}. The rest of {house} cannot have these.")
#define LOOP_4                                                                                    \
  N_("One of {fins} holds {kept}, which has no other place in {house}: so the other cannot be "   \
     "{lost}.")
#define GRAVE                                                                                     \
  N_("Without {digits} in {cells}, each cell would have two digits and each digit two places in " \
     "each house, and the puzzle would not have just one solution.")

/* Chains. */
#define RING                                                                                      \
  N_("Round a ring of {links}, every second candidate is true: either all of these ({on}), or all "\
     "of those ({off}). What is at odds with both is false.")
#define GROUPED_RING                                                                              \
  N_("Round a ring of {links} through {cells}, of any two neighbours just one is true: what sees "\
     "both is false.")
#define CHAIN                                                                                     \
  N_("If {if}, then after {links} {then}. So {unless} or {then}, and what is at odds with both "   \
     "is false.")
#define FORCING_CHAIN N_("If {if}, then after {links} {then}: so the assumption is false.")
#define DOUBLE                                                                                    \
  N_("If {if}, then {then} ({links}); and if {unless}, then the same ({and-links}): so it is true.")
#define CELL_FORCING                                                                              \
  N_("{root} holds {root-digits-or}, and each of these leads to the same: {then}. {cases}.")
#define REGION_FORCING                                                                            \
  N_("In {house} the digit {root-digits} is in {root-or}, and each of these leads to the same: "  \
     "{then}. {cases}.")
#define CONTRADICTION                                                                             \
  N_("If {if}, then {then} ({links}), and yet {and-then} ({and-links}): so the assumption is "    \
     "false.")
#define FORCING(id)                                \
  { id, .variants = V (0), .why = DOUBLE },        \
  { id, .variants = V (1), .why = CELL_FORCING },  \
  { id, .variants = V (2), .why = REGION_FORCING }, \
  { id, .variants = V (3), .why = CONTRADICTION }

/* Colours. */
#define COLOURS N_("Either all of these are true: {first}; or all of these: {other}.")

/* Translators: words in braces stand for what the step is about; they must stay as they are, in any
 * order. {digits}, {lost}, {common} and others with "digits" or "set" are "7" or "3 and 8"; {base},
 * {cover} and {house} are "row 2" or "rows 2 and 5"; {cells}, {place}, {fins}, {main}, {side},
 * {set-1}, {victims} and the like are "r1c2" or "r1c2 and r3c2", by row and column; "-or" makes it
 * "r1c2 or r3c2"; {if}, {then}, {unless} are "r2c3 is not 5"; {links} is "12 links". */
static const RtWords words[] = {
  { "full-house",
    .why = N_("{house} has only one empty cell left, {place}, and only the digit {digits} is "
              "missing.") },
  { "hidden-single-box", .why = N_("In {house} the digit {digits} can only stand in {place}.") },
  { "hidden-single-line", .why = N_("In {house} the digit {digits} can only stand in {place}.") },
  { "naked-single", .why = N_("{place} has no other digit left than {digits}.") },
  { "direct-pointing", .why = LOCKED_DIRECT },
  { "direct-claiming", .why = LOCKED_DIRECT },
  { "pointing", .why = LOCKED },
  { "claiming", .why = LOCKED },
  { "locked-pair", .why = LOCKED_SET },
  { "locked-triple", .why = LOCKED_SET },
  { "direct-hidden-pair", .why = DIRECT_HIDDEN },
  { "direct-hidden-triple", .why = DIRECT_HIDDEN },
  { "naked-pair", .why = NAKED },
  { "hidden-pair", .why = HIDDEN },
  { "naked-triple", .why = NAKED },
  { "hidden-triple", .why = HIDDEN },
  { "naked-quad", .why = NAKED },
  { "hidden-quad", .why = HIDDEN },

  { "x-wing", .why = FISH },
  { "swordfish", .why = FISH },
  { "jellyfish", .why = FISH },
  { "finned-x-wing", .why = FINNED },
  { "finned-swordfish", .why = FINNED },
  { "finned-jellyfish", .why = FINNED },
  { "franken-x-wing", .variants = V (0), .why = FISH },
  { "franken-x-wing", .variants = V (1), .why = FINNED },
  { "franken-swordfish", .variants = V (0), .why = FISH },
  { "franken-swordfish", .variants = V (1), .why = FINNED },

  { "xy-wing",
    .why = N_("{side} holds {side-digits-or}; whichever it is, the other one is not, and "
              "{main-or} must be {lost}. What sees both of these cannot.") },
  { "xyz-wing",
    .why = N_("{side} holds {side-digits-or}: so it is {lost} itself, or one of {main} is. What "
              "sees all three cannot be.") },
  { "w-wing",
    .why = N_("{main} can hold only {digits}. In {base} the digit {side-digits} is in {side-or}, "
              "and each of these sees one of {main}: so not both of {main} are {side-digits}, and "
              "one is {main-digits}.") },
  { "remote-pair",
    .why = N_("{cells}, each in sight of the next, are {digits} by turns. So of {ends} one is the "
              "one digit and one the other, and what sees both can be neither.") },

  { "unique-loop", .variants = V (0) | V (4), .premise = LOOP, .why = LOOP_1 },
  { "unique-loop", .variants = V (1) | V (5), .premise = LOOP, .why = LOOP_2 },
  { "unique-loop", .variants = V (2) | V (6), .only_if = is_hidden, .premise = LOOP,
    .why = LOOP_3_HIDDEN },
  { "unique-loop", .variants = V (2) | V (6), .premise = LOOP, .why = LOOP_3 },
  { "unique-loop", .variants = V (3) | V (7), .premise = LOOP, .why = LOOP_4 },
  { "hidden-rectangle",
    .why = N_("{main} holds {main-digits-or}. In {house} the digit {kept} has no place outside "
              "{cells}: were {victims} {lost}, the two beside it would be {kept} and {main} "
              "{lost}. Swapped, these would be a second solution.") },
  { "avoidable-rectangle", .variants = V (0),
    .why = N_("{cells} were not given. Were {victims} {lost}, then {digits} could be swapped "
              "there, and the puzzle would have two solutions.") },
  { "avoidable-rectangle", .variants = V (1),
    .why = N_("{cells} were not given. If they held only {digits}, these could be swapped, and "
              "the puzzle would have two solutions. So one of {main} holds {main-digits}, and "
              "what sees both cannot.") },
  { "bug", .variants = V (0), .premise = GRAVE, .why = N_("So {cells} holds {digits-or}.") },
  { "bug", .variants = V (1), .premise = GRAVE,
    .why = N_("So one of these is true, and what sees all of them cannot be {digits}.") },
  { "bug", .variants = V (2), .premise = GRAVE,
    .why = N_("So one of {cells} holds one of these. With {side} it fills as many cells of "
              "{house} as there are digits: {main-set}. What sees all of them cannot have "
              "these.") },
  { "bug", .variants = V (3), .premise = GRAVE,
    .why = N_("So one of {cells} holds one of these; the other holds {side-digits}, which has no "
              "other place in {house}.") },

  { "aligned-pair",
    .why = N_("If {main} held what is crossed out, then, whatever the other one holds, both would "
              "be equal in sight of each other, or one of {side} would have no digit left.") },
  { "aligned-triplet",
    .why = N_("If {main} held what is crossed out, then, whatever the others hold, two would be "
              "equal in sight of each other, or one of {side} would have no digit left.") },

  { "skyscraper", .why = TWO_STRINGS },
  { "two-string-kite", .why = TWO_STRINGS },
  { "turbot-fish", .why = TWO_STRINGS },
  { "empty-rectangle",
    .why = N_("If the digit {digits} is not in {a-or}, then it is in {b-or}, hence not in {c}, "
              "hence in {d}, as {base} have no other place. So it is in {a-or} or in {d}, and "
              "what sees all of these cannot have it.") },

  { "simple-colouring", .variants = V (0), .premise = COLOURS,
    .why = N_("What sees one of either cannot be {digits}.") },
  { "simple-colouring", .variants = V (1), .premise = COLOURS,
    .why = N_("{clash} have one colour and see each other: so that colour is false.") },
  { "multi-colouring", .variants = V (0),
    .why = N_("Either all of {near-1} are {digits}, or all of {far-1}; and either all of "
              "{near-2}, or all of {far-2}. Some of {near-1} and {near-2} see each other, so that "
              "all of {far-1} or all of {far-2} are {digits}. What sees one of either cannot "
              "be.") },
  { "multi-colouring", .variants = V (1),
    .why = N_("Either all of {third} are {digits}, or all of {fourth}. {victims} stand or fall "
              "together, and see some of either: so none of them is {digits}.") },
  { "3d-medusa", .variants = V (0), .premise = COLOURS,
    .why = N_("One of the colours has {clash-digits} in {clash} at once: so it is false.") },
  { "3d-medusa", .variants = V (1), .premise = COLOURS,
    .why = N_("One of the colours has {clash-digits} in both of {clash}, which see each other: so "
              "it is false.") },
  { "3d-medusa", .variants = V (2), .premise = COLOURS,
    .why = N_("Either way there is a coloured digit in {victims}, and nothing else.") },
  { "3d-medusa", .variants = V (3), .premise = COLOURS,
    .why = N_("What is crossed out sees its digit in both colours: it is false either way.") },
  { "3d-medusa", .variants = V (4), .premise = COLOURS,
    .why = N_("What is crossed out sees its digit in one colour, and shares its cell with the "
              "other: it is false either way.") },
  { "3d-medusa", .variants = V (5), .premise = COLOURS,
    .why = N_("One of the colours is in sight of all digits of {emptied}: so it is false.") },

  { "x-cycle", .why = RING },
  { "x-chain", .why = CHAIN },
  { "xy-loop", .why = RING },
  { "xy-chain", .why = CHAIN },
  { "nice-loop", .why = RING },
  { "aic", .why = CHAIN },
  { "grouped-x-chain", .why = CHAIN },
  { "grouped-nice-loop", .why = GROUPED_RING },
  { "grouped-aic", .why = CHAIN },
  { "chain", .variants = V (0) | V (1) | V (2), .why = RING },
  { "chain", .variants = V (3) | V (4), .why = FORCING_CHAIN },

  { "als-xz",
    .why = N_("Of {set-1-digits}, all but one are in {set-1}; of {set-2-digits}, all but one in "
              "{set-2}. Only one of the two can have {common}: so the other has {lost}, and what "
              "sees all places for it there cannot.") },
  { "als-xz-doubly",
    .why = N_("Of {set-1-digits}, all but one are in {set-1}; of {set-2-digits}, all but one in "
              "{set-2}. Each of {common} can be in only one of the two: so either set has just "
              "one of these, and all its other digits.") },
  { "als-xy-wing",
    .why = N_("Of {set-1-digits}, all but one are in {set-1}; of {set-3-digits}, all but one in "
              "{set-3}. Of {set-2-digits}, {set-2} has {common-or} at least, which takes it from "
              "one of the two: so this has {lost}. What sees all places for it there cannot.") },
  { "als-chain", .why = CHAIN },
  { "death-blossom",
    .why = N_("Whatever digit {main} holds, it takes it from a set of cells with one digit too "
              "many, which then has {lost}: {cases}. What sees all places for it there cannot.") },

  { "sue-de-coq",
    .why = N_("{cells} have as many digits as they are: {digits}. {set-1} and {set-2} have no "
              "digit in common, so that none can be in two cells: each of the digits is there "
              "once, and falls where it sees all its places.") },
  { "sk-loop",
    .why = N_("Each digit can be in the ring of {cells} once for each row, column or box that it "
              "is counted for, and all in all that is just as many times as there are cells: so "
              "each is there, and falls from the rest of that row, column or box.") },
  { "junior-exocet",
    .why = N_("Two of {digits} are in {main}. In {cover}, each of the digits is at most twice "
              "true beyond these boxes, so that a third place for it must be in {side-or}. So "
              "{side} hold the same two digits as {main}.") },

  { "nishio", .why = CONTRADICTION },
  FORCING ("multiple"),
  FORCING ("dynamic"),
  FORCING ("nested-1"),
  FORCING ("nested-2"),
  FORCING ("nested-3"),
  FORCING ("nested-4"),
  FORCING ("nested-4-1"),
  FORCING ("nested-4-2"),
  FORCING ("nested-4-3"),

  { "template-set",
    .why = N_("Whichever way the digit {digits} is placed nine times, once in each row, column "
              "and box, {place} has it.") },
  { "template-delete",
    .why = N_("No way to place the digit {digits} nine times, once in each row, column and box, "
              "has it in {victims-or}.") },
  { "brute-force",
    .why = N_("No technique in use tells: but tried out, only {digits} in {place} leads to a "
              "solution.") },
};

const RtWords *
rt_words_of (const RtStep *step)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (words[i].id, step->technique->id) == 0 &&
        (!words[i].variants || words[i].variants & V (step->variant)) &&
        (!words[i].only_if || words[i].only_if (step)))
      return &words[i];
  g_assert_not_reached ();
}
