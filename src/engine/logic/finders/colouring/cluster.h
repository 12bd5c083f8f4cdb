/* cluster.h - candidates that hang together by strong links, in two colours.
 *
 * A strong link joins the only two places of a digit in a house; in_cells, the only two candidates
 * of a cell as well. One of two that are so joined is true, the other false: so they get different
 * colours, and of the whole cluster either one colour is true or the other. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/sink.h"

typedef struct {
  uint8_t cell, digit, colour;
  uint16_t before;      /* the node that this one was reached from */
} RtClusterNode;

typedef struct {
  RtCells colour[2][9]; /* by colour and digit - 1 */
  int n;
  RtClusterNode node[RT_N_CANDIDATES];  /* the first has colour 0; each is joined to an earlier */
} RtCluster;

/* Fills CLUSTER with what hangs together with DIGIT in CELL, which is one of its candidates. */
void rt_cluster_grow (RtCluster *cluster, const RtChoices *field, int cell, int digit,
                      bool in_cells);

/* Marks a cluster in the colours FIRST and OTHER, and draws its links. */
void rt_cluster_draw (const RtCluster *cluster, RtDraft *draft, RtMarkRole first, RtMarkRole other);

/* The finder of 3D Medusa: see medusa.c. */
bool rt_find_medusa (const RtTechnique *technique, RtStudy *study, RtSink *sink);
extern const char *const rt_medusa_variants[];
