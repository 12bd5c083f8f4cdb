/* step-search.h - finds the next step, all steps, and the whole path, by the techniques of a
 * ladder.
 *
 * All functions take a study that is at a board, and leave it there, except rt_step_search_path,
 * which moves it to the end of the path. If the study's stop is raised they return the steps
 * found so far. The study's `asked` tells their progress. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/ladder/ladder.h"
#include "engine/logic/step/step.h"

#include <stdatomic.h>

/* The progress of a search for steps: written by the thread that searches, read by any thread.
 * Zero-initialized: no technique was tried yet. */
typedef struct RtAsked {
  _Atomic (const RtTechnique *) technique; /* the technique being tried; NULL: none yet */
  atomic_uint n_found;                     /* steps of the path so far */
} RtAsked;

/* Returns the next step as chosen by the ladder's RtTaking, or NULL if there is none. Free with
 * rt_step_unref. */
RtStep *rt_step_search_next (RtStudy *study, const RtLadder *ladder);

/* Returns all steps of the first rung that has any (ONE_RUNG), or of all rungs, in the order of
 * the ladder. Of steps with equal effects only the first, or the easiest to see, is returned. Of
 * RtStep; free with g_ptr_array_unref. */
GPtrArray *rt_step_search_all (RtStudy *study, const RtLadder *ladder, bool one_rung);

/* Returns the steps to the solution, or to where the ladder finds no more. Of RtStep; free with
 * g_ptr_array_unref. */
GPtrArray *rt_step_search_path (RtStudy *study, const RtLadder *ladder);
