/* plain.h - the six classics as one would write them down in plain C: what the steps of a search are
 * measured against.
 *
 * Each is recursive, keeps its data in static arrays, and records nothing; it counts placements, so
 * that one sees that it walked the same tree. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef struct {
  const char *id; /* of the search that it is the reference of */

  /* Searches to the first solution. SOLUTION is what stands on the grid then. Returns the placements
   * that it took. */
  uint64_t (*run) (const RtGrid *givens, RtGrid *solution);
} Plain;

extern const Plain plain[]; /* ends with a row without id */
