/* definitions.h - what the definitions of patterns say is there, found by trying everything. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "wants.h"

typedef struct {
  const char *id;               /* of a technique */

  /* Adds to EFFECTS the texts (see positions.h) of all that TECHNIQUE is to find in STUDY, where no
   * single is left but for `easy`. */
  Want *want;

  int rarity;                   /* going through all takes long: on so many times fewer boards; 0: on
                                 * each */
  bool easy;                    /* positions of it have singles left, */
  bool locked;                  /* or something locked; */
  bool deep;                    /* and those of this only few candidates */

  /* NULL: each effect is found, and no other. Else each that is found is wanted, and all that those
   * wanted do is done by steps of the technique, or of these; EASIER_NONE where it is alone. */
  const char *easier;
  bool by_parts;                /* what is found is wanted candidate by candidate, not as it is told */
} Definition;

#define EASIER_NONE ""

extern const Definition definitions[];  /* ends with a row without id */

/* Whether STUDY has few enough candidates left for what DEFINITION goes through. */
bool is_within_reach (const Definition *definition, const RtStudy *study);

/* Whether TECHNIQUE should be in the table, and is not. */
bool lacks_definition (const RtTechnique *technique);

/* The steps of a technique here, but for chains that are longer than those that are wanted. Of
 * RtStep; to be freed. */
GPtrArray *wanted_steps_of (const RtTechnique *technique, RtStudy *study);

/* Whether EFFECT is among those WANTED. */
bool is_wanted (const Definition *definition, GHashTable *wanted, const char *effect);

/* Fails the test unless the technique finds in STUDY what it is to find there. Returns how much
 * that is. */
guint check_definition (const Definition *definition, RtStudy *study);
