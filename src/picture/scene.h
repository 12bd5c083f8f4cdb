/* scene.h - RtScene: everything that a picture of the grid shows, by value.
 *
 * compose.h fills it; breakpoint and what is pointed at are added by whoever knows of them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"
#include "engine/logic/step/step.h"

/* What a digit is, which decides how it looks. */
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
  uint64_t written; /* that number itself */
  bool conflict;   /* the digit breaks a rule */
  bool wrong;      /* the digit differs from the only solution */
  bool involved;   /* the digit is one of those that contradict each other */
  bool marked;     /* pointed out: what is said about the grid concerns this cell */
  bool unread;     /* blank because the puzzle's text could not be read here */
  bool current;    /* the cell that the step changed, or that a look is about */
  bool refusing;   /* its digit is why a digit was refused */
  bool ruled_out;  /* blank, and a digit that refuses cannot stand here */
  bool crossed;    /* blank, and the search found that nothing can stand here */
  bool lit;        /* the person points at what is told of it */
  bool looked;     /* the search reads it now */
  bool in_house;   /* of the house that refuses, or whose mask or table is looked at */
  bool in_cover;   /* of a house that a logical step fills */
  bool differs;    /* another digit than in the solution before */
  bool breakpoint; /* playing pauses when it changes */
} RtSceneCell;

/* If there are more links than this none is shown: they would only confuse. */
#define RT_SCENE_LINKS 160

typedef struct {
  RtSceneCell cells[RT_N_CELLS];
  RtStepLink links[RT_SCENE_LINKS]; /* of a logical step */
  int n_links;
  bool crowded; /* with links of several cases: those inside of each are pale */
} RtScene;

/* The number of levels of heat that are shown, as many as can be told apart. Level 0 is no heat. */
#define RT_HEAT_LEVELS 8

static inline int
rt_heat_level (uint8_t heat)
{
  return heat ? 1 + (heat - 1) * RT_HEAT_LEVELS / 255 : 0;
}
