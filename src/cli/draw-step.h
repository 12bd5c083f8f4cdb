/* draw-step.h - composes the picture of a logical step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/path-options.h"
#include "engine/position.h"
#include "picture/scene.h"

#include <stdbool.h>

/* Fills SCENE with a step on the path FROM a start on POSITION to its solution, and the grid there. WHICH is
 * its number on that path, from 1, or the id of a technique: then the first such step; if none is
 * on the path, the first where the technique is tried next after singles, or else before them.
 * ONE_CASE is one of the step's cases, from 1; 0: all. Returns false, and prints why, if there is
 * no such step. */
bool rt_draw_step (RtScene *scene, const RtPosition *position, RtReasoningFrom from, const char *which,
                   int one_case);

/* Returns true if WHICH is a number or the id of a technique. */
bool rt_draw_step_is_one (const char *which);
