/* symmetry.h - symmetries of the givens: each divides the 81 cells into orbits whose cells are
 * given or blank together. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "engine/make/random.h"

#include <stdbool.h>

/* Orbits of a symmetry: groups of cells that are given or blank together. */
typedef struct {
  RtCells cells[RT_N_CELLS];
  int n;
} RtOrbits;

typedef struct {
  const char *id;     /* stable identifier */
  const char *name;   /* marked with N_() */
  unsigned turns;     /* set of RtTurn (transform.h) that keep the cells of the givens */
} RtSymmetry;

/* From no symmetry to full symmetry; ends with a row without id. */
#define RT_N_SYMMETRIES 10
extern const RtSymmetry rt_symmetries[RT_N_SYMMETRIES + 1];

/* Returns the symmetry with this id, or NULL. */
const RtSymmetry *rt_symmetry_by_id (const char *id);

/* Returns the symmetry of CELLS with the fewest orbits; "none" if they have no other. */
const RtSymmetry *rt_symmetry_of (RtCells cells);

/* Fills ORBITS, sorted by their first cells. */
void rt_symmetry_orbits (const RtSymmetry *symmetry, RtOrbits *orbits);

/* Intersects each group with CELLS, and removes empty ones. OUT may be GROUPS. */
void rt_orbits_of (const RtOrbits *groups, RtCells cells, RtOrbits *out);

/* Shuffles the groups. */
void rt_orbits_shuffle (RtOrbits *groups, RtRandom *random);
