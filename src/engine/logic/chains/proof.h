/* proof.h - RtProof: consequences of several assumptions that together prove a conclusion. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/explain-nested.h"
#include "engine/logic/chains/forcing-parameters.h"
#include "engine/logic/chains/net.h"

/* Nodes that all lead to one conclusion. Each node is in the net of a different assumption. */
typedef struct {
  int n;
  const RtNet *net[RT_MAX_TARGETS];
  RtNode node[RT_MAX_TARGETS];
  int kind;             /* RT_CHAIN_... */
  int root_cause;       /* reason why one of the assumptions is true: RT_CAUSE_CELL, a kind of
                         * house, or RT_CAUSE_NONE */
  int house;            /* house of a region chain */
} RtProof;

/* Context of a proof: the grid, the rules and the receiver of the conclusion. */
typedef struct {
  const RtChoices *grid;
  const RtForcingRules *rules;
  RtChainFinds *finds;
  RtNestedSteps *steps;  /* set in a search on a board; else NULL */
} RtProving;

/* Adds the conclusion that CANDIDATE is true (or false, if ON is false), unless it eliminates
 * nothing or a better proof of it is stored. */
void rt_proof_conclude (const RtProof *proof, const RtProving *at, int candidate, bool on);
