/* check-answer.h - checks the answer that a person's program printed for a puzzle. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef enum {
  RT_ANSWER_RIGHT,        /* the solution; of several solutions, the lexicographically first */
  RT_ANSWER_NOT_FIRST,    /* a solution, but the first one has another DIGIT in CELL */
  RT_ANSWER_RIGHTLY_NONE, /* the puzzle has no solution, and the program printed none */
  RT_ANSWER_GIVEN,        /* CELL holds another DIGIT than the given */
  RT_ANSWER_TWICE,        /* HOUSE has DIGIT both in CELL and in OTHER */
  RT_ANSWER_UNFINISHED,   /* CELL is empty */
  RT_ANSWER_MISSING,      /* the puzzle has a solution, and the program printed none */
} RtAnswerKind;

typedef struct {
  RtAnswerKind kind;
  uint8_t cell, digit, other, house;
  bool exchanged; /* the transposed answer is right: the program exchanged rows and columns */
} RtAnswer;

/* Checks ANSWER against PUZZLE. ANSWER is NULL if the program printed none. */
RtAnswer rt_answer_judge (const RtGrid *puzzle, const RtGrid *answer);
