/* words.h - why a step of a technique holds, in a sentence.
 *
 * It has holes that say.c fills, so that languages order them in their own ways:
 *
 *     {digits}  the digits of the pattern, or what is placed: 7; 3 and 8
 *     {base}    the houses of its base: row 2; rows 2 and 5
 *     {cover}   the houses of its cover
 *     {cells}   its cells: r1c2; r1c2 and r3c2
 *     {house}   the house where it happens
 *     {place}   the cell of the placement */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/technique.h"

typedef struct {
  const char *id;       /* the technique's */
  const char *why;      /* marked with N_() */
} RtWords;

/* NULL where it has none: its steps are told in the notation of forums. */
const RtWords *rt_words_of (const RtTechnique *technique);
