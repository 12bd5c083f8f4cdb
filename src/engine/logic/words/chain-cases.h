/* chain-cases.h - RtChainCase: the links of one case of a chain, in an order in which they can be
 * followed.
 *
 * A case is one assumption of a chain with its links. A chain without branches has one case, number
 * 0; otherwise the cases are the step's views, from number 1 on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef struct {
  RtStepNode start, end;
  GPtrArray *lines;     /* each line is a GPtrArray of const RtStepLink *, all of which lead to the
                         * same node; no lines if the case ends at its start */
} RtChainCase;

/* Returns case NUMBER of STEP, a chain: 0 if it has only one, else from 1. Free with rt_chain_case_free. */
RtChainCase *rt_chain_case_new (const RtStep *step, guint number);
void rt_chain_case_free (RtChainCase *one);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtChainCase, rt_chain_case_free)

/* Returns the first link of line I (from 0); all links of a line have the same end. */
const RtStepLink *rt_chain_case_line (const RtChainCase *one, guint i);

/* Returns the index of the line whose links end at NODE; -1 if there is none. */
int rt_chain_case_line_to (const RtChainCase *one, RtStepNode node);
