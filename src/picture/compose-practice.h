/* compose-practice.h - a function that sets the scene (the digits and marks to draw) of an exercise
 * in one technique. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/practice.h"
#include "picture/scene.h"

/* Sets SCENE, the digits and marks to draw, to the current position of the exercise PRACTICE, with as much of the
 * logical step as the hint has revealed, and the candidates that the person has found. If the last answer was wrong,
 * marks its cell. */
void rt_compose_practice (RtScene *scene, RtPractice *practice);
