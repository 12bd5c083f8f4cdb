/* random-boards.h - runs techniques on random puzzles, puzzles with many solutions, nonsense
 * boards and examples. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Calls VISIT for a few boards along the paths of random puzzles, with all steps of a technique. */
typedef void WitnessVisit (RtStudy *study, GPtrArray *steps);
void witness_boards (const char *id, WitnessVisit *visit);

/* Checks the reasons of all steps of the techniques in IDS, on each position along the paths of
 * random puzzles, as far as the simplest techniques lead. Each must have some steps. */
void witness_steps (const char *ids);

/* Checks steps on puzzles with many solutions: eliminated candidates are in no solution, placed
 * ones in all. The techniques need not find anything. */
void witness_all_solutions (const char *ids);

/* On nonsense boards finders do not crash, and steps stay within the board. */
void witness_nonsense (const char *ids);

/* An example of a technique: its first step in a puzzle. */
typedef struct {
  const char *technique;
  const char *puzzle;
  const char *notation;
} WitnessExample;

void witness_examples (const WitnessExample *examples, guint n);
