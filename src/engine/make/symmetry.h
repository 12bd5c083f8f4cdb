/* symmetry.h - how the cells of the givens may mirror one another.
 *
 * Each kind parts the 81 cells into groups that are given or blank together. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "engine/make/random.h"

#include <stdbool.h>

/* A group of cells each. */
typedef struct {
  RtCells cells[RT_N_CELLS];
  int n;
} RtOrbits;

typedef struct {
  const char *id;     /* its stable spelling */
  const char *name;   /* marked with N_() */
  unsigned turns;     /* each bit: an RtTurn (transform.h) that leaves the cells of the givens */
} RtSymmetry;

/* From none to full; ends with a row without id. */
#define RT_N_SYMMETRIES 10
extern const RtSymmetry rt_symmetries[RT_N_SYMMETRIES + 1];

/* NULL where none has this id. */
const RtSymmetry *rt_symmetry_by_id (const char *id);

/* Of those that CELLS keep, the one with the fewest groups: none where they keep no other. */
const RtSymmetry *rt_symmetry_of (RtCells cells);

/* Its groups, by their first cells. */
void rt_symmetry_orbits (const RtSymmetry *symmetry, RtOrbits *orbits);

/* What of each group is in CELLS; groups that have nothing there are left out. OUT may be GROUPS. */
void rt_orbits_of (const RtOrbits *groups, RtCells cells, RtOrbits *out);

/* Puts the groups into a random order. */
void rt_orbits_shuffle (RtOrbits *groups, RtRandom *random);
