/* compose-practice.h - composes the scene of an exercise (RtPractice). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/practice.h"
#include "picture/scene.h"

/* Sets SCENE to the current position of PRACTICE, with as much of the step as the hint has
 * revealed, the candidates that the person has found, and a mark on the cell of the last answer if
 * that was wrong. */
void rt_compose_practice (RtScene *scene, RtPractice *practice);
