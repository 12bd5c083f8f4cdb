/* scene.h - RtScene: the contents of a picture of the grid. A value.
 *
 * compose.h fills it; breakpoints and the highlighted cells are added by their owners. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* Origin of a digit, which determines its style. */
typedef enum {
  RT_ROLE_NONE,
  RT_ROLE_GIVEN,
  RT_ROLE_ENTERED,
  RT_ROLE_FOUND,     /* written by the solver */
  RT_ROLE_TRYING,    /* written by the search at the current step */
  RT_ROLE_TAKEN_BACK, /* removed by the current step: struck through */
  RT_ROLE_TESTED,     /* tested for this cell by the current look; not written (yet) */
} RtRole;

typedef struct {
  uint8_t digit; /* 0: none */
  uint8_t role;  /* RtRole */
  RtDigits marks;
  uint8_t mark_roles[9]; /* by mark digit - 1: role in a logical step, RtMarkRole + 1; 0: none */
  uint8_t colour;  /* 0: none; 1..9 */
  /* frequency with which a search wrote the cell, on a logarithmic scale; 0: not shown */
  uint8_t heat;
  uint64_t written; /* frequency itself */
  bool conflict;   /* the digit breaks a rule */
  bool wrong;      /* the digit differs from the only solution */
  bool involved;   /* the digit is part of a contradiction */
  bool marked;     /* the explanation refers to this cell */
  bool unread;     /* empty because the input could not be read here */
  bool current;    /* changed by the step, or the subject of the look */
  bool refusing;   /* its digit is why a test failed */
  bool ruled_out;  /* empty, and a digit of the failed test excludes it */
  bool crossed;    /* empty, and the search found no candidate for it */
  bool lit;        /* the person points at its explanation */
  bool looked;     /* read by the search now */
  bool in_house;   /* in the house of the failed test, or of the mask or table that is read */
  bool in_cover;   /* in a house of a logical step */
  bool differs;    /* digit differs from that of the previous solution */
  bool breakpoint; /* playback pauses when it changes */
} RtSceneCell;

/* Most links that are shown; if there are more, none is, as they would only confuse. */
#define RT_SCENE_LINKS 160

typedef struct {
  RtSceneCell cells[RT_N_CELLS];
  RtStepLink links[RT_SCENE_LINKS]; /* links of a logical step */
  int n_links;
  bool crowded; /* links of several cases: those inside of a case are pale */
} RtScene;

/* Number of heat levels, as many as can be distinguished. Level 0 is no heat. */
#define RT_HEAT_LEVELS 8

static inline int
rt_heat_level (uint8_t heat)
{
  return heat ? 1 + (heat - 1) * RT_HEAT_LEVELS / 255 : 0;
}
