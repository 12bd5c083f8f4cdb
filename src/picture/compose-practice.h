/* compose-practice.h - composes the scene of an exercise (RtPractice). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/practice.h"
#include "picture/scene.h"

/* Composes SCENE from PRACTICE: its current position, as much of the step as the hint has revealed,
 * and the candidates that the person has found. If the last answer was wrong, marks its cell. */
void rt_compose_practice (RtScene *scene, RtPractice *practice);
