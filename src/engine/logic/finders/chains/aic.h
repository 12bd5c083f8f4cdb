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

/* Variants of grouped X-chains: with two strong links it has the name of a shape. */
enum {
  RT_CHAIN_OF_GROUPS,
  RT_GROUPED_SKYSCRAPER,       /* strong links in parallel lines, the weak one in a line across */
  RT_GROUPED_KITE,             /* in a row and a column, the weak one in a box */
  RT_GROUPED_RECTANGLE,        /* in a box, in a row and a column of it; and elsewhere, with a group */
  RT_GROUPED_TURBOT,           /* any others */
};

bool rt_find_aic (const RtTechnique *technique, RtStudy *study, RtSink *sink);
