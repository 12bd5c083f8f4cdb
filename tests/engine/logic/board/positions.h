/* positions.h - visits boards along paths, and compares the effects of steps. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/step-search.h"

/* Moves STUDY to each board from a puzzle to where LADDER ends. */
typedef void Visit (RtStudy *study, gpointer data);
void for_each_board (RtStudy *study, const RtGrid *puzzle, const RtLadder *ladder, Visit *visit,
                     gpointer data);

/* Returns the human ladder without nested chains and brute force. */
RtLadder *cheap_ladder (void);

/* Visits the boards of N random puzzles, by the cheap ladder. */
void for_each_random_board (int n, Visit *visit, gpointer data);

/* Visits at most one board of each of N random puzzles: without singles and locked candidates,
 * and with some candidates removed as if by a further deduction. */
void for_each_thinned_board (int n, Visit *visit, gpointer data);

/* Fails the test unless the effect of STEP agrees with all solutions; SOME are the digits of any
 * solution in each cell. */
void check_effect (const RtStep *step, const RtStudy *study, const RtDigits some[RT_N_CELLS]);

/* Fails the test, and prints the board and the step. */
void fail_at (const RtStep *step, const RtStudy *study, const char *why) G_GNUC_NORETURN;

/* Returns true if there is no naked or hidden single. */
bool has_no_single (const RtStudy *study);

/* Returns the board as a line that rt_read parses: digits, entries with a +, and eliminated
 * candidates. Free with g_free. */
char *position_text (const RtStudy *study);

/* Returns the variant of STEP; 0 if it has none. */
int variant_of (const RtStep *step);

/* Returns all steps of a technique on the board. */
GPtrArray *all_steps_of (const RtTechnique *technique, RtStudy *study);

/* Visits N steps or more on random boards: few of each technique that is not dear, and most of them
 * where there is no single. */
typedef void VisitStep (const RtStep *step, RtStudy *study);
void for_each_few_steps (guint n, VisitStep *visit);

/* Return an effect as text, equal for equal effects: of sets by digit - 1, and of a step. Free
 * with g_free. */
char *effect_text (const RtCells removed[9], const RtCells placed[9]);
char *effect_of (const RtStep *step);

/* Returns the set of effects of steps as texts. Free with g_hash_table_unref. */
GHashTable *effects_of (GPtrArray *steps);

/* Fails the test unless both sets are equal. WHAT was searched on the board of STUDY. */
void assert_same_effects (GHashTable *found, GHashTable *wanted, const char *what,
                          const RtStudy *study);
