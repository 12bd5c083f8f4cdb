/* rectangle-fillings.h - finder of unique rectangles that tries all ways to fill their corners. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Kinds of rectangles: technique->size. */
enum {
  RT_RECTANGLES_MISSING,        /* some corner lacks one of the two digits */
  RT_RECTANGLES_6,
  RT_RECTANGLES_HIDDEN_2,
  RT_RECTANGLES_WIDE_3,         /* type 3 whose set eliminates from several houses */
  RT_RECTANGLES_FOUND,          /* some corner has a digit, which was not given */
};

/* Types of rectangles, and variants of RT_RECTANGLES_MISSING. */
enum {
  RT_RECTANGLE_1,               /* one corner has further candidates */
  RT_RECTANGLE_2,               /* several corners have one further digit */
  RT_RECTANGLE_3,               /* two corners have further candidates, and form a set with other
                                 * cells */
  RT_RECTANGLE_4,               /* two adjacent corners have further candidates, and one of the
                                 * digits has no other place in their house */
  RT_RECTANGLE_6,               /* two opposite corners have further candidates */
  RT_RECTANGLE_HIDDEN_2,        /* two adjacent corners have further candidates, and one of the digits
                                 * has no other place in the row or column of one of these corners
                                 * and a third corner */
  RT_RECTANGLE_HIDDEN,          /* three or four corners have further candidates */
};

bool rt_find_rectangle_fillings (const RtTechnique *technique, RtStudy *study, RtSink *sink);
