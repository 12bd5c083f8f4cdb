/* conclude.h - what can be concluded on a position, found out in a thread: a mistake, the next step,
 * all steps, or the path. RtReasoning's work. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/reasoning.h"

typedef struct {
  RtSteps what;         /* that was looked for; NONE: the next step */
  RtReasoningState state;
  RtCells mistakes;
  RtBoard board;        /* that the steps start from */
  GPtrArray *steps;     /* of RtStep; NULL where none were looked for in the end */
} RtConclusions;

void rt_conclude_async (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                        GCancellable *cancellable, GAsyncReadyCallback done, gpointer user_data);

/* What was found, for as long as RESULT lives; its steps may be taken. NULL where it was cancelled. */
RtConclusions *rt_conclude_finish (GAsyncResult *result);
