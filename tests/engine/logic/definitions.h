/* definitions.h - a slow, independent search for all steps of a technique, by its definition. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wants.h"

typedef struct {
  const char *id;               /* id of a technique */

  /* Adds to EFFECTS the texts (positions.h) of all effects that TECHNIQUE must find in STUDY,
   * which has no singles unless `easy` is set. */
  Want *want;

  int rarity;                   /* how much rarer boards are searched, as it takes long; 0: every
                                 * board */
  bool easy;                    /* its positions have singles */
  bool locked;                  /* its positions have locked candidates */
  bool deep;                    /* its positions have few candidates */

  /* NULL: exactly the effects of the definition are found. Otherwise each find must fit the
   * definition, and all required eliminations must be made by steps of this technique or of
   * these; EASIER_NONE: of this alone. */
  const char *easier;
  bool by_parts;                /* effects are compared candidate by candidate */
} Definition;

#define EASIER_NONE ""

extern const Definition definitions[];  /* ends with a row without id */

/* Returns true if STUDY has few enough candidates for DEFINITION's search. */
bool is_within_reach (const Definition *definition, const RtStudy *study);

/* Returns true if TECHNIQUE must be in the table, and is not. */
bool lacks_definition (const RtTechnique *technique);

/* Returns the steps of a technique, without chains longer than the definition covers. Of RtStep;
 * free with g_ptr_array_unref. */
GPtrArray *wanted_steps_of (const RtTechnique *technique, RtStudy *study);

/* Returns true if EFFECT is among WANTED. */
bool is_wanted (const Definition *definition, GHashTable *wanted, const char *effect);

/* Fails the test unless the technique finds exactly the required effects in STUDY. Returns their
 * number. */
guint check_definition (const Definition *definition, RtStudy *study);
