/* checks.h - what the checker knows of each kind of technique; and how it sees a board.
 *
 * Each check returns whether what STEP does to the board of STUDY follows from what it tells.
 * Nothing is taken on trust: a step may have been made up, to see that it is refused. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "check-failures.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Candidates, by digit - 1. */
typedef struct {
  RtCells of[9];
} Candidates;

/* By geometry alone. */
static inline bool
sees (int a, int b)
{
  return a != b && (a / 9 == b / 9 || a % 9 == b % 9 ||
                    (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
}

static inline bool
is_within (RtCells cells, RtCells others)
{
  return rt_cells_is_empty (rt_cells_minus (cells, others));
}

bool sees_all (int cell, RtCells cells);
RtCells house_cells (int house);

bool may_be (const RtStudy *study, int cell, int digit);

/* The cells of HOUSE that may hold DIGIT. */
RtCells places (const RtStudy *study, int house, int digit);

/* Those of CELLS that may hold DIGIT; and all that any of CELLS may be. */
RtCells places_in (const RtStudy *study, RtCells cells, int digit);
RtDigits digits_in (const RtStudy *study, RtCells cells);

/* Whether of two nodes one must be true, as there is nothing else in the cell, or in a house. */
bool is_conjugate (const RtStudy *study, const RtStepNode *a, const RtStepNode *b);

/* Whether each empty cell of BOARD can have one of its candidates, and no digit breaks a rule. */
bool can_be_filled (const RtBoard *board);

Candidates removed_by (const RtStep *step);
Candidates marked (const RtStep *step, RtMarkRole role);

/* Runs what follows for each candidate that STEP removes. */
#define for_each_removed(cell, digit, step)              \
  for (guint i_##cell = 0; i_##cell < (step)->n_removed; i_##cell++) \
    for (int cell = (step)->removed[i_##cell].cell, digit = 0; \
         (digit = rt_digits_next ((step)->removed[i_##cell].digits, digit)) != 0;)

/* Singles, sets and fish: check-houses.c. */
bool check_full_house (const RtStep *step, const RtStudy *study);
bool check_hidden_single (const RtStep *step, const RtStudy *study);
bool check_naked_single (const RtStep *step, const RtStudy *study);
bool check_fish (const RtStep *step, const RtStudy *study);
bool check_locked_set (const RtStep *step, const RtStudy *study);
bool check_naked_set (const RtStep *step, const RtStudy *study);
bool check_hidden_set (const RtStep *step, const RtStudy *study);
bool check_finned_fish (const RtStep *step, const RtStudy *study);
bool check_franken_fish (const RtStep *step, const RtStudy *study);
bool check_mutant_fish (const RtStep *step, const RtStudy *study);

bool check_direct_fish (const RtStep *step, const RtStudy *study);
bool check_direct_set (const RtStep *step, const RtStudy *study);

/* What a few cells leave no way for: check-local.c. */
bool check_wing (const RtStep *step, const RtStudy *study);
bool check_bent_set (const RtStep *step, const RtStudy *study);
bool check_exclusion (const RtStep *step, const RtStudy *study);
bool check_unique_loop (const RtStep *step, const RtStudy *study);
bool check_universal_grave (const RtStep *step, const RtStudy *study);

/* What follows from assumptions: check-views.c. */
bool check_simple_chain (const RtStep *step, const RtStudy *study);
bool check_views (const RtStep *step, const RtStudy *study);

/* Chains: check-links.c. */
bool check_short_chain (const RtStep *step, const RtStudy *study);
bool check_remote_pair (const RtStep *step, const RtStudy *study);
bool check_chain (const RtStep *step, const RtStudy *study);
bool check_set_chain (const RtStep *step, const RtStudy *study);
bool check_blossom (const RtStep *step, const RtStudy *study);

/* Colours: check-colours.c. */
bool check_colours_of_digit (const RtStep *step, const RtStudy *study);
bool check_colours (const RtStep *step, const RtStudy *study);

/* Rectangles: check-rectangles.c. */
bool check_hidden_rectangle (const RtStep *step, const RtStudy *study);
bool check_avoidable_rectangle (const RtStep *step, const RtStudy *study);
bool check_filled_rectangle (const RtStep *step, const RtStudy *study);
bool check_extended_rectangle (const RtStep *step, const RtStudy *study);

/* What several houses count: check-sectors.c. */
bool check_coq (const RtStep *step, const RtStudy *study);
bool check_exocet (const RtStep *step, const RtStudy *study);
bool check_sk_loop (const RtStep *step, const RtStudy *study);

/* The last resort: check-last-resort.c. */
bool check_templates (const RtStep *step, const RtStudy *study);
bool check_brute_force (const RtStep *step, const RtStudy *study);

/* The cells that are in some, and in all templates of DIGIT. Returns whether there are any. */
bool find_templates (const RtStudy *study, int digit, RtCells *some, RtCells *all);
