/* checker.h - whether the reason that a step gives is one, by the definitions and nothing else.
 *
 * Finders are not asked, nor what they share. A technique has a row in the checker's table. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/study.h"
#include "engine/logic/step.h"

/* Whether the table knows the technique. */
bool has_check (const RtTechnique *technique);

/* Fails the test unless what STEP does to the board of LOOK follows from what it tells. */
void check_reason (const RtStep *step, const RtStudy *study);
