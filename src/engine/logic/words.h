/* words.h - why a step of a technique holds, in a sentence.
 *
 * It has holes that holes.c fills, so that languages order them in their own ways. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"

typedef struct {
  const char *id;       /* the technique's */
  const char *why;      /* marked with N_() */
  unsigned variants;    /* which of its variants, as bits; none: all */
  bool (*only_if) (const RtStep *step); /* what tells it from the next row; NULL: nothing */
  const char *premise;  /* a sentence before, or NULL; marked with N_() */
} RtWords;

/* Every technique has words for each of its variants. */
const RtWords *rt_words_of (const RtStep *step);
