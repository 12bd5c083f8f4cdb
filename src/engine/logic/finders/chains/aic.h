/* aic.h - alternating inference chains: see aic.c. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* What a chain is like: the size of its technique. */
enum {
  RT_X_CYCLE,
  RT_X_CHAIN,
  RT_XY_LOOP,
  RT_XY_CHAIN,
  RT_NICE_LOOP,
  RT_AIC,
  RT_GROUPED_X_CHAIN,
  RT_GROUPED_NICE_LOOP,
  RT_GROUPED_AIC,
  RT_SET_LOOP,                 /* with almost locked sets in it */
  RT_SET_AIC,
  RT_PAIR_AIC,                 /* with hidden pairs */
  RT_RECTANGLE_AIC,            /* with unique rectangles */
  RT_FISH_AIC,                 /* with fish that have fins */
};

/* Variants of RT_AIC and RT_GROUPED_AIC. */
enum {
  RT_AIC_TYPE_1,               /* both ends are the same digit */
  RT_AIC_TYPE_2,               /* they are not */
};

bool rt_find_aic (const RtTechnique *technique, RtStudy *study, RtSink *sink);
