/* checker.h - whether the reason that a step gives is one, by the definitions and nothing else.
 *
 * Finders are not asked, nor what they share. Each technique has a row in the checker's table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "check-failures.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Whether the table knows the technique. */
bool has_check (const RtTechnique *technique);

/* Whether what STEP does to the board of STUDY follows from what it tells. If not, refusal () says
 * what is missing. */
bool is_reason (const RtStep *step, const RtStudy *study);

/* How many inner steps were looked at, each on the board without what leads to it. */
extern guint n_inner_checked;

/* Fails the test unless it is one, and the sentence that says it claims nothing else (claims.h);
 * and says what was looked at. */
void check_reason (const RtStep *step, const RtStudy *study);
