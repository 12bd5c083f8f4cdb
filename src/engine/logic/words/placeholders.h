/* placeholders.h - fills the placeholders in braces of a technique's sentences.
 *
 * Each finder decides what it marks as pattern, second half, fin and so on (RtMarkRole). A list
 * ends with "and"; for a placeholder whose name ends in "-or", with "or".
 *
 *     {digits}      the digits of the pattern, or the placed digit: 7; 3 and 8
 *     {base}        the houses of its base: row 2; rows 2 and 5
 *     {cover}       the houses of its cover
 *     {house}       the house of the pattern
 *     {cells}       the cells of the pattern: r1c2; r1c2 and r3c2
 *     {place}       the cell of the placement, {placed} its digit
 *     {main}        the cells of the pattern proper, {main-digits} the digits marked in them
 *     {side}        the cells of its second half that are not {main}, {side-digits} its digits
 *     {fins}        the cells with extra candidates, {fin-digits} these digits
 *     {endo-fins}   the fins of a fish that are in several houses of its base
 *     {eaten}       the cells of the pattern proper that lose a digit
 *     {main-set} {fin-set}   the digits of the second half, and of the pattern proper or of the
 *                   fins
 *     {kept}        the digits of the pattern that are not eliminated
 *     {lost}        the eliminated digits
 *     {victims}     the cells that lose them
 *     {victims-see} the cells as a subject: r1c2 sees; each of r1c2 and r3c2 sees
 *     {victims-hold}  likewise: r1c2 holds
 *     {if-lost}     the eliminated candidates joined with "or": r1c2 is 3 or 5, or r3c2 is 3
 *     {set-1} {set-2}        almost locked sets, {set-1-digits} ... their digits
 *     {set-1-is} ... {set-3-is}   r1c2 is 3 or 5; of 3, 5 and 8, all but one are in r1c2 and r3c2
 *     {petals}      for each digit the set that loses it, and its digits: 3 from r1c2 (3 and 5)
 *     {common}      the digits that link sets
 *     {first} {other}        the candidates of two colours: 4 in r1c2 and r4c7; 5 in r2c8
 *     {third-is} {fourth-is}      the candidates of the other two colours: r1c2 and r4c7 are 4
 *     {near-1-is} {far-1-is} {near-2-is} {far-2-is}   two pairs of colours: the near ones see each
 *                   other, the far ones are their partners: r1c2 and r4c7 are 4
 *     {meeting}     two cells of the near colours that see each other
 *     {clash}       cells of an eliminated colour that cannot all be true, {clash-digits} their
 *                   digits
 *     {gone}        the eliminated candidates: 4 in r1c2 and r4c7
 *     {on} {off}    every second candidate of a ring, and the others
 *     {emptied}     the cells with candidates that are off
 *     {either}      for each elimination of a ring, two of its candidates, one of which is true:
 *                   one of r1c2 and r1c8 is 5; r4c8 is 3 or 7
 *     {chain}       the cells of a chain from end to end
 *     {a} {b} {c} {d}   the cells of a chain's first four nodes
 *     {ends}        the cells of its first and last node
 *     {if} {then}   the first and the last node of a chain, or of its first case: r2c3 is not 5
 *     {unless}      the negation of the first node
 *     {and-then}    the last node of the second case
 *     {links} {and-links}   the number of links of the first and of the second case
 *     {root}        the cells of the assumption, {root-digits} its digits
 *     {cases}       the assumption and the number of links of each case: r2c3 is 5 (12 links) */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Returns SENTENCE with its placeholders filled in for STEP. Free with g_free. */
char *rt_fill_placeholders (const char *sentence, const RtStep *step);
