/* chain-case.h - one case of a chain: where it starts, where it ends, and the links from one to the
 * other in an order in which they can be followed.
 *
 * A step without views is one case, number 0; else each view is one, from 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

typedef struct {
  RtStepNode start, end;
  GPtrArray *lines;     /* each a GPtrArray of const RtStepLink * that together lead to one node;
                         * none where it ends where it starts */
} RtChainCase;

/* Of a step that has links. */
RtChainCase *rt_chain_case_new (const RtStep *step, guint number);
void rt_chain_case_free (RtChainCase *one);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtChainCase, rt_chain_case_free)

/* What a line leads to. */
const RtStepLink *rt_chain_case_line (const RtChainCase *one, guint i);

/* The line that leads to NODE, or -1. */
int rt_chain_case_line_to (const RtChainCase *one, RtStepNode node);
