/* witness.h - where techniques are watched: random puzzles, loose ones, nonsense, examples. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Calls VISIT for a few boards on the way through random puzzles, with all steps of a technique
 * there. */
typedef void WitnessVisit (RtStudy *study, GPtrArray *steps);
void witness_boards (const char *id, WitnessVisit *visit);

/* Checks the reasons of all steps of some techniques, whose ids stand in IDS, on each position on
 * the way through random puzzles, as far as they lead with the simplest ones. Each must have had
 * some. */
void witness_steps (const char *ids);

/* The same on puzzles with many solutions: what is removed is in none of them, what is placed is in
 * all. The techniques need not find anything. */
void witness_all_solutions (const char *ids);

/* On boards whose candidates agree with nothing nothing breaks, and steps stay within the board. */
void witness_nonsense (const char *ids);

/* The first step of a technique on the way through a puzzle where nothing but the simplest is known
 * besides, as notation. To be freed. */
char *witness_first (const char *puzzle, const char *id);

/* An example of each technique: its first step in a puzzle. */
typedef struct {
  const char *technique;
  const char *puzzle;
  const char *notation;
} WitnessExample;

void witness_examples (const WitnessExample *examples, guint n);
