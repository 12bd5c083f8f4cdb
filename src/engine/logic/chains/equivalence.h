/* equivalence.h - candidates that are all true or all false, by links that are strong and weak at
 * once.
 *
 * Two candidates that are the only ones of a cell, or of a digit in a house, are never both true
 * and never both false. What is joined by such links falls into two parts: whatever follows from
 * one candidate of a part follows from each other one of it, and from each of the other part if
 * that is false. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

/* By candidate. */
typedef struct {
  uint16_t first[RT_N_CANDIDATES];      /* one of those that are like it */
  int16_t other[RT_N_CANDIDATES];       /* one of the other part; -1: there is none */
} RtEquivalence;

/* Fills in what is said of the candidates that GRID has. */
void rt_equivalence_find (RtEquivalence *equivalence, const RtChoices *grid);
