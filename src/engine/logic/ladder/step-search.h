/* step-search.h - finds the next step, all steps, or a whole path, with the techniques of a ladder.
 *
 * The functions search the board of an RtStudy, and leave it unchanged, except for
 * rt_step_search_path, which moves it to the end of the path. If the study's stop is raised, they
 * return the steps found so far. They publish their progress in the study's `asked`. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/step.h"

#include <stdatomic.h>

/* Progress of a search for steps, written by the searching thread and read by any thread.
 * Initialize with zeros. */
typedef struct RtAsked {
  _Atomic (const RtTechnique *) technique; /* the technique being tried; NULL: none yet */
  atomic_uint n_found;                     /* steps of the path so far */
} RtAsked;

/* Returns the next step by the techniques of LADDER, chosen by its rule, or NULL if there is none.
 * Free with rt_step_unref. */
RtStep *rt_step_search_next (RtStudy *study, const RtLadder *ladder);

/* Returns an array of RtStep: all steps of the first technique that has any (ONE_RUNG), or of all,
 * in the order of LADDER, a list of techniques. Of steps with equal effects, only the first, or the
 * one with the least cost, is included. Free with g_ptr_array_unref. */
GPtrArray *rt_step_search_all (RtStudy *study, const RtLadder *ladder, bool one_rung);

/* Returns an array of RtStep: all steps to the solution, or as far as the techniques of LADDER go.
 * Free with g_ptr_array_unref. */
GPtrArray *rt_step_search_path (RtStudy *study, const RtLadder *ladder);
