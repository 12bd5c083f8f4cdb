/* definition.h - what a technique is, for somebody who never heard of it, and an example.
 *
 * The example is a position on the way through a puzzle, as one line that rt_read takes: givens,
 * entries, and the candidates that are gone already. The technique by itself finds a step there.
 * No single is left, and nothing is locked; only examples of singles and of locked candidates have
 * these, and no easier singles. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/technique.h"

typedef struct {
  const char *id;       /* the technique's */
  const char *text;     /* one paragraph, marked with N_() */
  const char *example;
} RtDefinition;

/* Every technique has one. */
const RtDefinition *rt_definition_of (const RtTechnique *technique);
