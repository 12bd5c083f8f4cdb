/* case.h - one case of a chain: where it starts, where it ends, and the links from one to the other
 * in an order in which they can be followed.
 *
 * A step without views is one case, number 0; else each view is one, from 1. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step.h"

typedef struct {
  RtStepNode start, end;
  GPtrArray *lines;     /* each a GPtrArray of const RtStepLink * that together lead to one node;
                         * none where it ends where it starts */
} RtCase;

/* Of a step that has links. */
RtCase *rt_case_new (const RtStep *step, guint number);
void rt_case_free (RtCase *one);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtCase, rt_case_free)

/* What a line leads to. */
const RtStepLink *rt_case_line (const RtCase *one, guint i);

/* The line that leads to NODE, or -1. */
int rt_case_line_to (const RtCase *one, RtStepNode node);

bool rt_step_nodes_equal (RtStepNode a, RtStepNode b);
