/* checks.h - what the checker knows of each kind of technique; and how it sees a board.
 *
 * Each check fails the test unless what STEP does to the board of LOOK follows from what it
 * tells. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/study.h"
#include "engine/logic/step.h"

/* Candidates, by digit - 1. */
typedef struct {
  RtCells of[9];
} Candidates;

/* By geometry alone. */
bool sees (int a, int b);
bool sees_all (int cell, RtCells cells);
RtCells house_cells (int house);
bool is_within (RtCells cells, RtCells others);

bool may_be (const RtStudy *study, int cell, int digit);

/* The cells of HOUSE that may hold DIGIT. */
RtCells places (const RtStudy *study, int house, int digit);

Candidates removed_by (const RtStep *step);
Candidates marked (const RtStep *step, RtMarkRole role);

/* Runs what follows for each candidate that STEP removes. */
#define for_each_removed(cell, digit, step)              \
  for (guint i_##cell = 0; i_##cell < (step)->n_removed; i_##cell++) \
    for (int cell = (step)->removed[i_##cell].cell, digit = 0; \
         (digit = rt_digits_next ((step)->removed[i_##cell].digits, digit)) != 0;)

/* Singles, sets and fish: check-houses.c. */
void check_full_house (const RtStep *step, const RtStudy *study);
void check_hidden_single (const RtStep *step, const RtStudy *study);
void check_naked_single (const RtStep *step, const RtStudy *study);
void check_fish (const RtStep *step, const RtStudy *study);
void check_locked_set (const RtStep *step, const RtStudy *study);
void check_naked_set (const RtStep *step, const RtStudy *study);
void check_hidden_set (const RtStep *step, const RtStudy *study);
void check_finned_fish (const RtStep *step, const RtStudy *study);
void check_franken_fish (const RtStep *step, const RtStudy *study);

void check_direct_fish (const RtStep *step, const RtStudy *study);
void check_direct_set (const RtStep *step, const RtStudy *study);

/* What a few cells leave no way for: check-local.c. */
void check_wing (const RtStep *step, const RtStudy *study);
void check_exclusion (const RtStep *step, const RtStudy *study);
void check_unique_loop (const RtStep *step, const RtStudy *study);
void check_universal_grave (const RtStep *step, const RtStudy *study);

/* What follows from assumptions: check-views.c. */
void check_simple_chain (const RtStep *step, const RtStudy *study);
void check_views (const RtStep *step, const RtStudy *study);

/* Chains and colours: check-links.c. */
void check_chain (const RtStep *step, const RtStudy *study);
void check_remote_pair (const RtStep *step, const RtStudy *study);
void check_colours_of_digit (const RtStep *step, const RtStudy *study);
void check_colours (const RtStep *step, const RtStudy *study);

/* Rectangles: check-rectangles.c. */
void check_hidden_rectangle (const RtStep *step, const RtStudy *study);
void check_avoidable_rectangle (const RtStep *step, const RtStudy *study);
