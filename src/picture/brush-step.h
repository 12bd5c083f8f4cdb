/* brush-step.h - draws what a logical step shows: candidates, each in its shape, and the links
 * between them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/brush.h"
#include "picture/scene.h"

/* The board is a square from 0, 0. */
void rt_brush_step (const RtBrush *self, const RtScene *scene);
