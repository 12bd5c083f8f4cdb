/* reason.h - the next step, all steps, and the whole path, by a ladder.
 *
 * All take a study that was turned to a board, and leave it there but for rt_reason_path, which
 * goes on to the end. With the study's stop raised they return what they have; meanwhile its `asked`
 * says how far they are. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/step.h"

#include <stdatomic.h>

/* The progress of a search for steps: written by the thread that searches, read by any thread.
 * Zero-initialized: no technique was tried yet. */
typedef struct RtAsked {
  _Atomic (const RtTechnique *) technique; /* NULL: none yet */
  atomic_uint n_found;                     /* steps of the path up to now */
} RtAsked;

/* The next step, of those that the first rungs have: see RtTaking. NULL where there is none. */
RtStep *rt_reason_next (RtStudy *study, const RtLadder *ladder);

/* All steps of all rungs up to the first that has any (ONE_RUNG), or of all rungs; of steps that do
 * the same, the first, or that which is easiest to see. In the order of the ladder. Of RtStep; to be freed. */
GPtrArray *rt_reason_all (RtStudy *study, const RtLadder *ladder, bool one_rung);

/* The steps to the solution, or to where the ladder ends. Of RtStep; to be freed. */
GPtrArray *rt_reason_path (RtStudy *study, const RtLadder *ladder);
