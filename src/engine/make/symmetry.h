/* symmetry.h - symmetries of givens. A symmetry divides the 81 cells into orbits; the cells of an
 * orbit are all givens or all blanks. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/cells.h"
#include "engine/core/geometry.h"
#include "engine/make/random.h"

#include <stdbool.h>

/* Groups of cells: the orbits of a symmetry, or the intersections of the orbits with the givens. */
typedef struct {
  RtCells cells[RT_N_CELLS];
  int n;
} RtOrbits;

typedef struct {
  const char *id;     /* stable identifier */
  const char *name;   /* marked with N_() */
  unsigned turns;     /* set of RtTurn (transform.h), as bits, that map givens to givens */
} RtSymmetry;

/* All symmetries, from none to full; ends with a row without id. */
#define RT_N_SYMMETRIES 10
extern const RtSymmetry rt_symmetries[RT_N_SYMMETRIES + 1];

/* Returns the symmetry with this id, or NULL. */
const RtSymmetry *rt_symmetry_by_id (const char *id);

/* Returns the symmetry with the fewest orbits that the pattern CELLS has; the row "none" if it has
 * no other symmetry. */
const RtSymmetry *rt_symmetry_of (RtCells cells);

/* Fills ORBITS with the orbits of SYMMETRY, sorted by their first cells. */
void rt_symmetry_orbits (const RtSymmetry *symmetry, RtOrbits *orbits);

/* Stores in OUT the intersections of GROUPS with CELLS, without the empty ones. OUT may be
 * GROUPS. */
void rt_orbits_of (const RtOrbits *groups, RtCells cells, RtOrbits *out);

void rt_orbits_shuffle (RtOrbits *groups, RtRandom *random);
