/* proof.h - the conclusion that nodes of several nets prove together: a find of forcing chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/net.h"
#include "engine/logic/chains/forcing-rules.h"

/* Nodes that lead to one conclusion, each in the net of an assumption of its own. */
typedef struct {
  int n;
  const RtNet *net[RT_MAX_TARGETS];
  RtNode node[RT_MAX_TARGETS];
  int kind;             /* RT_CHAIN_... */
  int root_cause;       /* why one of the assumptions is true: a cell, a kind of house, or none */
  int house;            /* the house of a region chain */
} RtProof;

/* The context of a proof. */
typedef struct {
  const RtChoices *grid;
  const RtForcingRules *rules;
  RtChainFinds *finds;
  RtNestedSteps *steps;  /* set in a search on a board; else NULL */
} RtProving;

/* Adds to the finds that CANDIDATE is on or off, unless this is known or a better proof is
 * stored. */
void rt_proof_conclude (const RtProof *proof, const RtProving *at, int candidate, bool on);
