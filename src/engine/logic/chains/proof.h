/* proof.h - what nodes of several nets prove together: a find of a search for forcing chains. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/chain-finds.h"
#include "engine/logic/chains/nested-steps.h"
#include "engine/logic/chains/net.h"
#include "engine/logic/chains/forcing-rules.h"

/* Each node follows from an assumption of its own. */
typedef struct {
  int n;
  const RtNet *net[RT_MAX_TARGETS];
  RtNode node[RT_MAX_TARGETS];
  int kind;             /* RT_CHAIN_... */
  int root_cause;       /* why one assumption is true: a cell, a kind of house, or none */
  int house;            /* that house */
} RtProof;

/* What a search proves things about, and for whom. */
typedef struct {
  const RtChoices *grid;
  const RtForcingRules *rules;
  RtChainFinds *finds;
  RtNestedSteps *steps;  /* of a search on a board; else NULL */
} RtProving;

/* Enters that CANDIDATE is on or off, if that is news and the proof is the best of it. */
void rt_proof_conclude (const RtProof *proof, const RtProving *at, int candidate, bool on);
