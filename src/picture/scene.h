/* scene.h - everything a picture of the grid shows, by value. Only compose.h fills it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/logic/step.h"

/* What a digit is, so how it looks. */
typedef enum {
  RT_ROLE_NONE,
  RT_ROLE_GIVEN,
  RT_ROLE_ENTERED,
  RT_ROLE_FOUND,     /* written by the solver */
  RT_ROLE_TRYING,    /* written by a search that is being watched */
  RT_ROLE_TAKEN_BACK, /* removed by the step that is being watched: struck through */
  RT_ROLE_TESTED,     /* examined for this cell just now; not written (yet) */
} RtRole;

typedef struct {
  uint8_t digit; /* 0: none */
  uint8_t role;  /* RtRole */
  RtDigits marks;
  uint8_t mark_roles[9]; /* of the mark digit - 1 in a logical step: RtMarkRole + 1; 0: none */
  uint8_t colour;  /* 0: none, 1..9 */
  uint8_t heat;    /* how often a search wrote it, on a logarithmic scale; 0: not shown */
  bool conflict;   /* the digit breaks a rule */
  bool involved;   /* the digit is one of those that contradict each other */
  bool marked;     /* what was told about the grid is about this cell */
  bool unread;     /* blank because the text that the puzzle is from could not be read here */
  bool current;    /* the cell that the step changed, or that a look is about */
  bool refusing;   /* its digit is why a digit was refused */
  bool looked;     /* the search looks at it now */
  bool in_house;   /* of the house that refuses, or whose mask or table is looked at */
  bool in_cover;   /* of a house that a logical step fills */
  bool differs;    /* another digit than in the solution before */
  bool breakpoint; /* playing pauses when it changes */
} RtSceneCell;

/* More links than that only confuse the eye: then none is shown. */
#define RT_SCENE_LINKS 160

typedef struct {
  RtSceneCell cells[RT_N_CELLS];
  RtStepLink links[RT_SCENE_LINKS]; /* of a logical step */
  int n_links;
  bool crowded; /* with links of several cases: those inside of each are pale */
} RtScene;

/* Heat shows in so many levels, from 1 on: as many as an eye can tell apart. 0 is no heat. */
#define RT_HEAT_LEVELS 8

static inline int
rt_heat_level (uint8_t heat)
{
  return heat ? 1 + (heat - 1) * RT_HEAT_LEVELS / 255 : 0;
}
