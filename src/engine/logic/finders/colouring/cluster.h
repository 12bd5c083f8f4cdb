/* cluster.h - RtCluster: a connected component of strong links, in two colours.
 *
 * A strong link joins the only two places of a digit in a house and, with `in_cells`, also the only
 * two candidates of a cell. One of the two is true and the other false, so they get different
 * colours. Either all candidates of one colour are true, or all of the other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/sink.h"

typedef struct {
  uint8_t cell, digit, colour;
  uint16_t before;      /* index of the previous node, from which this one was reached */
} RtClusterNode;

typedef struct {
  RtCells colour[2][9]; /* by colour and digit - 1 */
  int n;
  RtClusterNode node[RT_N_CANDIDATES];  /* the first has colour 0; each other one has a link to an
                                         * earlier one */
} RtCluster;

/* Fills CLUSTER with the component of DIGIT in CELL, which must be a candidate of FIELD. */
void rt_cluster_grow (RtCluster *cluster, const RtChoices *field, int cell, int digit,
                      bool in_cells);

/* Marks the two colours with the roles FIRST and OTHER in DRAFT (the deduction being reported), and
 * adds the links between nodes. */
void rt_cluster_draw (const RtCluster *cluster, RtDraft *draft, RtMarkRole first, RtMarkRole other);

/* The finder of 3D Medusa (true: no more steps are wanted), and the names of its variants. */
bool rt_find_medusa (const RtTechnique *technique, RtStudy *study, RtSink *sink);
extern const char *const rt_medusa_variants[];
