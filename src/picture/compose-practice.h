/* compose-practice.h - the scene of a position that is practised on. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/practice.h"
#include "picture/scene.h"

/* What the person sees of PRACTICE: the position, as much of the step as was told, what they found, and
 * where they were wrong at last. */
void rt_compose_practice (RtScene *scene, RtPractice *practice);
