/* scene.h - RtScene: all that a picture of the grid shows: digits, marks, highlights and links of chains. A value.
 *
 * The functions of compose.h set it. */
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
  RT_ROLE_TAKEN_BACK, /* removed by the current step; drawn struck through */
  RT_ROLE_TESTED,     /* tested for this cell by the current test, but not written */
} RtRole;

typedef struct {
  uint8_t digit; /* 0: none */
  uint8_t role;  /* RtRole */
  RtDigits marks;   /* centre marks, or candidates of the logic */
  RtDigits corners; /* corner marks */
  uint8_t mark_colours[9]; /* by mark digit - 1: the person's colour, 1..9; 0: none */
  uint8_t mark_roles[9]; /* by mark digit - 1: role in a logical step, RtMarkRole + 1; 0: none */
  uint8_t colour;  /* 0: none; 1..9 */
  uint8_t heat;    /* heat map: WRITTEN on a logarithmic scale, 1..255; 0: not shown */
  uint64_t written; /* how often a search wrote the cell */
  bool conflict;   /* the digit breaks a rule */
  bool wrong;      /* the digit differs from the only solution */
  bool involved;   /* the digit is part of a contradiction */
  bool marked;     /* a text on the screen refers to this cell */
  bool unread;     /* empty because the input could not be read here */
  bool current;    /* the current step changes this cell, or the current test is about it */
  bool refusing;   /* its digit is the reason why a test failed */
  bool ruled_out;  /* empty, and the digit cannot be placed here */
  bool crossed;    /* empty, and has no candidate */
  bool lit;        /* the person points at the explanation of this cell */
  bool looked;     /* read by the current test of a search */
  bool in_house;   /* in a base house of a step, in the area of a hint, or in a house that a test reads */
  bool in_cover;   /* in a cover house of a logical step */
  bool differs;    /* the digit differs from that of the previous solution */
  bool breakpoint; /* playing pauses when this cell changes */
} RtSceneCell;

/* Greatest number of links. If a step has more, none is shown, because they would be confusing. */
#define RT_SCENE_LINKS 160

typedef struct {
  RtSceneCell cells[RT_N_CELLS];
  RtStepLink links[RT_SCENE_LINKS]; /* links of a logical step */
  int n_links;
  bool crowded; /* there are many links of several cases; those inside of a case are drawn pale */
} RtScene;

/* Number of heat levels, as many as people can distinguish. Level 0 means no heat. */
#define RT_HEAT_LEVELS 8

/* Returns the level (0..RT_HEAT_LEVELS) of HEAT, how often a search wrote the cell on a logarithmic
 * scale of 1..255; 0 for 0. */
static inline int
rt_heat_level (uint8_t heat)
{
  return heat ? 1 + (heat - 1) * RT_HEAT_LEVELS / 255 : 0;
}
