/* placeholders.h - fills the placeholders in braces of a technique's sentences.
 *
 * The meaning of marks and roles is defined by each finder. A list ends with "and"; for a
 * placeholder whose name ends in "-or", with "or".
 *
 *
 *     {digits}      the digits of the pattern, or the placed digit: 7; 3 and 8
 *     {base}        the houses of its base: row 2; rows 2 and 5
 *     {cover}       the houses of its cover
 *     {house}       the house of the pattern
 *     {cells}       its cells: r1c2; r1c2 and r3c2
 *     {place}       the cell of the placement
 *     {main}        the cells of the pattern proper, {main-digits} the digits marked in them
 *     {side}        the cells of its other half that are not {main}, {side-digits}
 *     {fins}        the cells with extra candidates, {fin-digits}
 *     {endo-fins}   the fins of a fish that are in several houses of its base
 *     {eaten}       cells of the pattern proper that lose a digit
 *     {set-digits}  the digits of a set: those of {fins} or {main} and of {side}
 *     {kept}        digits of the pattern that are not eliminated
 *     {lost}        the eliminated digits
 *     {victims}     the cells that lose them
 *     {victims-see} the cells as a subject: r1c2 sees; each of r1c2 and r3c2 sees
 *     {victims-hold}  likewise: r1c2 holds
 *     {if-lost}     the eliminated candidates joined with "or": r1c2 is 3 or 5, or r3c2 is 3
 *     {set-1} ...   almost locked sets, {set-1-digits} ..., and {set-1-is} ...: r1c2 is 3 or 5; of 3,
 *                   5 and 8, all but one are in r1c2 and r3c2
 *     {petals}      for each digit the set that takes it away: 3 from r1c2 (3 and 5)
 *     {common}      the digits that link sets
 *     {first} {other} {third} {fourth}   the candidates of a colour: 4 in r1c2 and r4c7; 5 in r2c8
 *     {near-1} {far-1} {near-2} {far-2}  two pairs of colours: near ones see each other, far ones are
 *                                        their partners; {near-1-is} ...: r1c2 and r4c7 are 4
 *     {meeting}     two cells of the near colours that see each other
 *     {third-is} {fourth-is}             r1c2 and r4c7 are 4
 *     {clash}       of an eliminated colour, cells that cannot all have their digits
 *     {gone}        the eliminated candidates: r1c2 and r4c7 are 4
 *     {on} {off}    the candidates of a ring, every second one
 *     {either}      for each elimination of a ring, two of its candidates, one of which is true: one of
 *                   r1c2 and r1c8 is 5; r4c8 is 3 or 7
 *     {chain}       the cells of a chain from end to end
 *     {a} {b} {c} {d}   the cells of a chain's first nodes, joined with "or"
 *     {ends}        the cells of its first and last node
 *     {if} {then}   the first and the last node of a chain: r2c3 is not 5
 *     {start}       the negation of the first node
 *     {and-then}    the last node of the second case
 *     {links} {and-links}   the number of links of a case
 *     {root}        the cells of the assumption, {root-digits} its digits
 *     {cases}       the number of links of each case */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* Returns SENTENCE with its placeholders filled in for STEP. Free with g_free. */
char *rt_fill_placeholders (const char *sentence, const RtStep *step);
