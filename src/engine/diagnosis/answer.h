/* answer.h - what a program's answer is worth. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

typedef enum {
  RT_ANSWER_RIGHT,        /* of several solutions the lexicographically first */
  RT_ANSWER_NOT_FIRST,    /* a solution, but the first one has another DIGIT in CELL */
  RT_ANSWER_RIGHTLY_NONE, /* there is none, and none was given */
  RT_ANSWER_GIVEN,        /* the given of CELL is another DIGIT */
  RT_ANSWER_TWICE,        /* HOUSE has DIGIT in CELL and in OTHER */
  RT_ANSWER_UNFINISHED,   /* CELL is empty */
  RT_ANSWER_MISSING,      /* there is a solution, and none was given */
} RtAnswerKind;

typedef struct {
  RtAnswerKind kind;
  uint8_t cell, digit, other, house;
  bool exchanged; /* rows and columns of the answer are exchanged: that way it is right */
} RtAnswer;

/* Judges ANSWER to PUZZLE; NULL: the program gave none. */
RtAnswer rt_answer_judge (const RtGrid *puzzle, const RtGrid *answer);
