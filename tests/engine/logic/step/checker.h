/* checker.h - checks whether the reason of a step is valid by the definitions, independently of
 * finders.
 *
 * Each technique has a row in the checker's table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/check-failures.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Returns true if the table has a row for the technique. */
bool has_check (const RtTechnique *technique);

/* Returns true if the effect of STEP follows from its reason on the board of STUDY. If not,
 * refusal () names the failed condition. */
bool is_reason (const RtStep *step, const RtStudy *study);

/* The number of nested steps checked, each on the board of its assumptions. */
extern guint n_inner_checked;

/* Fails the test unless the reason is valid; prints the step. */
void check_reason (const RtStep *step, const RtStudy *study);
