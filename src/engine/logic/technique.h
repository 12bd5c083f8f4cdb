/* technique.h - what a technique is: one row; a family's rows; and the list of all families.
 *
 * A finder looks at a board (study.h) and reports what it finds to a sink (sink.h). The same finders
 * serve the rating, which wants to know what follows and what it costs, and hints, which want the
 * reason too. The order in which a finder reports is part of its contract: the first is the one
 * that is used. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/mark.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct RtTechnique RtTechnique;
typedef struct RtStudy RtStudy;
typedef struct RtSink RtSink;

typedef enum {
  RT_TECHNIQUE_NEEDS_UNIQUE = 1 << 0, /* holds only where the puzzle has just one solution */
  RT_TECHNIQUE_CHAIN = 1 << 1,        /* follows "if ..., then ..." over any distance */
} RtTechniqueFlags;

/* One row. */
struct RtTechnique {
  const char *id;               /* stable: settings, command line and tests use it */
  const char *name;             /* as people call it, marked with N_() */
  const char *const *variants;  /* names of what it finds where these differ, marked, ends with
                                 * NULL; or NULL */
  int size;                     /* what its finder makes of it: cells of a set, lines ... */
  unsigned flags;               /* of RtTechniqueFlags */
  double price;                 /* on the scale of Sudoku Explainer; the least, where it varies */
  int rating_rank;              /* its place in the rating's order, from 1; 0: not part of it */
  int human_rank;               /* its place among hints, from 1; 0: not part of them */

  /* Reports what it finds in LOOK, best first, until the sink has enough. Returns whether it has;
   * false also where the look's stop was raised. */
  bool (*find) (const RtTechnique *technique, RtStudy *study, RtSink *sink);
};

typedef struct {
  const char *id;
  const char *name;             /* marked with N_() */
  const RtTechnique *rows;      /* ends with a row without id */
} RtFamily;

#define RT_FAMILIES(X) /* as one would teach them */ \
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
  X (colouring)                                      \
  X (finned)                                         \
  X (franken)                                        \
  X (aic)                                            \
  X (als)                                            \
  X (sectors)                                        \
  X (last)

#define X(name) extern const RtFamily rt_family_##name;
RT_FAMILIES (X)
#undef X

extern const RtFamily *const rt_families[]; /* ends with NULL */

/* NULL where no technique has this id. */
const RtTechnique *rt_technique_by_id (const char *id);
