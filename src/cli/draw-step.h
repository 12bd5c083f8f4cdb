/* draw-step.h - the part of the command `draw` that composes the picture of a logical step. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli/path-options.h"
#include "engine/position.h"
#include "picture/scene.h"

#include <stdbool.h>

/* Sets SCENE to the grid before a step on the path to the solution, with that step. The path begins
 * on the part FROM of POSITION. WHICH is the number of the step on the path, from 1, or the id of a
 * technique, for its first step. If no step of the technique is on the path, it is tried earlier
 * than usual: right after the singles, or before them. ONE_CASE is the number of a case of the
 * step; 0: all cases. If there is no such step, prints an error and returns false. */
bool rt_draw_step (RtScene *scene, const RtPosition *position, RtReasoningFrom from, const char *which,
                   int one_case);

/* Returns true if WHICH is a number or the id of a technique. */
bool rt_draw_step_is_one (const char *which);
