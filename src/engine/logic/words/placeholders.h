/* holes.h - the words in braces of a sentence about a step, and what fills them.
 *
 * What a technique marks with which role stands at its finder. A list ends with "and"; in a hole
 * whose name ends in "-or", it ends with "or".
 *
 *     {digits}      the digits of the pattern, or what is placed: 7; 3 and 8
 *     {base}        the houses of its base: row 2; rows 2 and 5
 *     {cover}       the houses of its cover
 *     {house}       the house where it happens
 *     {cells}       its cells: r1c2; r1c2 and r3c2
 *     {place}       the cell of the placement
 *     {main}        the cells of the pattern proper, {main-digits} what is marked in them
 *     {side}        the cells of its other half that are not {main}, {side-digits}
 *     {fins}        cells with something too much, {fin-digits}
 *     {endo-fins}   those of a fish that are in several houses of its base
 *     {eaten}       cells of the pattern proper that lose a digit
 *     {set-digits}  the digits of a set: those of {fins} or {main} and of {side}
 *     {kept}        digits of the pattern that are not removed
 *     {lost}        the digits that are removed
 *     {victims}     the cells that lose them
 *     {victims-see} the same as subject: r1c2 sees; each of r1c2 and r3c2 sees
 *     {victims-hold}  likewise
 *     {if-lost}     what is removed, told with "or": r1c2 is 3 or 5, or r3c2 is 3
 *     {set-1} ...   almost locked sets, {set-1-digits} ..., and {set-1-is} ...: r1c2 is 3 or 5; of 3,
 *                   5 and 8, all but one are in r1c2 and r3c2
 *     {petals}      a set for each digit, which takes that from it: 3 from r1c2 (3 and 5)
 *     {common}      the digits by which sets are linked
 *     {first} {other} {third} {fourth}   candidates in colours: 4 in r1c2 and r4c7; 5 in r2c8
 *     {near-1} {far-1} {near-2} {far-2}  of two pairs of colours, those that see each other, and
 *                                        the others; {near-1-is} ...: r1c2 and r4c7 are 4
 *     {meeting}     of those that see each other, two cells that do
 *     {third-is} {fourth-is}             r1c2 and r4c7 are 4
 *     {clash}       of what is removed, the cells that cannot all hold their digits
 *     {gone}        what is removed, told in the same way
 *     {on} {off}    candidates of a ring, every second one
 *     {either}      for what a ring removes, two candidates of the ring, one of which is true: one of
 *                   r1c2 and r1c8 is 5; r4c8 is 3 or 7
 *     {chain}       the cells of a chain from end to end
 *     {a} {b} {c} {d}   the cells of a chain's first nodes, told with "or"
 *     {ends}        the cells of its first node and of its last
 *     {if} {then}   the first node of a chain, the last: r2c3 is not 5
 *     {start}       the contrary of the first
 *     {and-then}    the last of the second case
 *     {links} {and-links}   how many links lead there
 *     {root}        what is assumed: the cells; {root-digits} the digits
 *     {cases}       how many links each of the cases has */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* To be freed. */
char *rt_fill_placeholders (const char *sentence, const RtStep *step);
