/* fish-search.h - finder of fish in any houses, with fins. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

/* Kinds of fish. technique->size is one of these plus the number of base houses. */
enum {
  RT_FISH_FINNED = 0,           /* rows and columns, with fins */
  RT_FISH_FRANKEN = 10,         /* rows and boxes, columns and boxes */
  RT_FISH_MUTANT = 20,          /* all others */
};

/* Variants of finned fish; the next enum has the variants of franken and mutant fish. */
enum {
  RT_FISH_IS_FINNED,
  RT_FISH_IS_SASHIMI,
};

enum {
  RT_FISH_IS_PLAIN,
  RT_FISH_HAS_FINS,
};

bool rt_find_fish (const RtTechnique *technique, RtStudy *study, RtSink *sink);
