/* false-steps.h - makes invalid copies of a step, which the checker must reject. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Fails the test unless the checker accepts STEP, found in STUDY, and rejects its invalid
 * copies. */
void check_falsified (const RtStep *step, const RtStudy *study, const RtGrid *solution);
