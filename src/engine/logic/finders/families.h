/* families.h - registry of all families of techniques, made from the list RT_FAMILIES. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#define RT_FAMILIES(X) /* in teaching order */ \
  X (singles)                                        \
  X (locked)                                         \
  X (locked_sets)                                    \
  X (subsets)                                        \
  X (fish)                                           \
  X (wings)                                          \
  X (uniqueness)                                     \
  X (bug)                                            \
  X (exclusion)                                      \
  X (chains)                                         \
  X (forcing)                                        \
  X (single_digit)                                   \
  X (distant_pairs)                                  \
  X (rectangles)                                     \
  X (extended)                                       \
  X (colouring)                                      \
  X (finned)                                         \
  X (franken)                                        \
  X (mutant)                                         \
  X (aic)                                            \
  X (als)                                            \
  X (sectors)                                        \
  X (last_resort)

#define X(name) extern const RtFamily rt_family_##name;
RT_FAMILIES (X)
#undef X

extern const RtFamily *const rt_families[]; /* ends with NULL */

/* Returns the technique with ID, or NULL if there is none. */
const RtTechnique *rt_technique_by_id (const char *id);

/* Returns true if TECHNIQUE is a forcing chain or a last resort, whose search may take long. */
bool rt_technique_takes_long (const RtTechnique *technique);
