/* aic.h - finder of alternating inference chains (AIC). */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Kinds of chains: technique->size. */
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
  RT_SET_LOOP,                 /* with almost locked sets */
  RT_SET_AIC,
  RT_PAIR_AIC,                 /* with hidden pairs */
  RT_RECTANGLE_AIC,            /* with unique rectangles */
  RT_FISH_AIC,                 /* with finned fish */
};

/* Variants of RT_AIC and RT_GROUPED_AIC. */
enum {
  RT_AIC_TYPE_1,               /* both ends have the same digit */
  RT_AIC_TYPE_2,               /* the ends have different digits */
};

/* Variants of RT_GROUPED_X_CHAIN. A chain with two strong links has the name of its shape. */
enum {
  RT_CHAIN_OF_GROUPS,
  RT_GROUPED_SKYSCRAPER,       /* strong links in parallel lines, the weak one in a crossing line */
  RT_GROUPED_KITE,             /* strong links in a row and a column, the weak one in a box */
  RT_GROUPED_RECTANGLE,        /* one strong link in a box, between a row and a column of it; the
                                * other link outside the box; with a group */
  RT_GROUPED_TURBOT,           /* all others */
};

bool rt_find_aic (const RtTechnique *technique, RtStudy *study, RtSink *sink);
