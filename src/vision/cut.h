/* cut.h - cuts the 81 cells of a grid out of a picture. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "vision/mesh.h"
#include "vision/grey.h"
#include "vision/patch.h"

/* Writes a patch for each cell, in reading order. */
void rt_cut (const RtGreyHalves *halves, const RtMesh *mesh, RtPatch patches[81]);
