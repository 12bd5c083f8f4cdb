/* falsify.h - what is made of a step by taking a part away, or by claiming what is not so. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Fails the test unless the checker takes STEP, found in STUDY, and nothing that is made of it. */
void check_falsified (const RtStep *step, const RtStudy *study, const RtGrid *solution);
