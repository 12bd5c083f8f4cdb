/* strip-draw.h - draws a strip: its picture, tag, place, solutions, axis, what the pointer is at.
 *
 *               [58,107,391]                tag
 *     ░░▒▒▓▓▓▓▓▓▓▓▓▓▓▓|▒▒▒▒▒▒▒▒▒▒▒▒▒▒|▒     picture, with the place and the solutions
 *            ----                           bar: which part of the whole is in view
 *     0         what is counted    length   axis
 *
 * Low, it is the picture alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/strip-look.h"

void rt_strip_draw (GtkSnapshot *snapshot, const RtStripLook *look);
