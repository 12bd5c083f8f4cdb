/* scene.h - everything a picture of the grid shows, by value. Only compose.h fills it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/digits.h"
#include "engine/core/grid.h"

/* What a digit is, so how it looks. */
typedef enum {
  RT_ROLE_NONE,
  RT_ROLE_GIVEN,
  RT_ROLE_ENTERED,
  RT_ROLE_FOUND,     /* written by the solver */
  RT_ROLE_TRYING,    /* written by a search that is being watched */
  RT_ROLE_TAKEN_BACK /* removed by the step that is being watched: struck through */
} RtRole;

typedef struct {
  uint8_t digit; /* 0: none */
  uint8_t role;  /* RtRole */
  RtDigits marks;
  uint8_t colour;  /* 0: none, 1..9 */
  bool conflict;   /* the digit breaks a rule */
  bool current;    /* the cell that the step changed */
  bool refusing;   /* its digit is why a digit was refused */
} RtSceneCell;

typedef struct {
  RtSceneCell cells[RT_N_CELLS];
} RtScene;
