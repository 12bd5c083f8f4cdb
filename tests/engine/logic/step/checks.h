/* checks.h - the checks of all techniques, and functions to read a board.
 *
 * A check returns true if the effect of STEP on the board of STUDY follows from its reason.
 * Nothing is assumed: a step may be invalid on purpose. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/check-failures.h"

#include "engine/logic/board/study.h"
#include "engine/logic/step/step.h"

/* Sets of candidates, by digit - 1. */
typedef struct {
  RtCells of[9];
} Candidates;

/* Returns true if the cells share a house. */
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

/* Returns the cells of HOUSE with DIGIT as a candidate. */
RtCells places (const RtStudy *study, int house, int digit);

/* Return those of CELLS with DIGIT as a candidate, and all candidates of CELLS. */
RtCells places_in (const RtStudy *study, RtCells cells, int digit);
RtDigits digits_in (const RtStudy *study, RtCells cells);

/* Returns true if one of two nodes must be true: no other candidate is in the cell, or no other
 * place in a house. */
bool is_conjugate (const RtStudy *study, const RtStepNode *a, const RtStepNode *b);

/* Returns true if BOARD has a solution. */
bool can_be_filled (const RtBoard *board);

Candidates removed_by (const RtStep *step);
Candidates marked (const RtStep *step, RtMarkRole role);

/* Runs the following statement for each candidate that STEP eliminates. */
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

/* Patterns of a few cells: check-local.c. */
bool check_wing (const RtStep *step, const RtStudy *study);
bool check_bent_set (const RtStep *step, const RtStudy *study);
bool check_exclusion (const RtStep *step, const RtStudy *study);
bool check_unique_loop (const RtStep *step, const RtStudy *study);
bool check_universal_grave (const RtStep *step, const RtStudy *study);

/* Chains of implications with views: check-views.c. */
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

/* Counts of several houses: check-sectors.c. */
bool check_coq (const RtStep *step, const RtStudy *study);
bool check_exocet (const RtStep *step, const RtStudy *study);
bool check_sk_loop (const RtStep *step, const RtStudy *study);

/* The last resort: check-last-resort.c. */
bool check_templates (const RtStep *step, const RtStudy *study);
bool check_brute_force (const RtStep *step, const RtStudy *study);

/* Computes the cells in some and in all templates of DIGIT. Returns false if there are none. */
bool find_templates (const RtStudy *study, int digit, RtCells *some, RtCells *all);
