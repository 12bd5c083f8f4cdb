/* fillings.h - unique rectangles by what their corners can be: see fillings.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Which rectangles: the size of a technique. */
enum {
  RT_RECTANGLES_MISSING,        /* some corner may not be both digits */
  RT_RECTANGLES_6,
  RT_RECTANGLES_HIDDEN_2,
  RT_RECTANGLES_WIDE_3,         /* type 3, where the set takes digits from two houses */
  RT_RECTANGLES_FOUND,          /* some corner has its digit, and was not given */
};

/* Types, as variants of those with missing candidates. */
enum {
  RT_RECTANGLE_1,               /* one corner may be something else */
  RT_RECTANGLE_2,               /* several may, all the same */
  RT_RECTANGLE_3,               /* two may, and are part of a set */
  RT_RECTANGLE_4,               /* two side by side may, and one digit has no place beside them */
  RT_RECTANGLE_6,               /* two opposite ones may */
  RT_RECTANGLE_HIDDEN_2,        /* as 4, but the digit has no place beside it and a third */
  RT_RECTANGLE_HIDDEN,          /* three or four may */
};

bool rt_find_rectangle_fillings (const RtTechnique *technique, RtStudy *study, RtSink *sink);
