/* brush-cell.h - draws a cell of a scene: its ground, its marks and its digit. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "picture/brush.h"
#include "picture/scene.h"

/* The cell is a square from 0, 0. Marks with a role in a logical step are left out. */
void rt_brush_cell (const RtBrush *self, const RtSceneCell *what);
