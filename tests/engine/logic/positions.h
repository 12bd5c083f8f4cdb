/* positions.h - boards on the way to a solution, and what the steps there do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/step-search.h"

/* Turns LOOK to each board on the way from a puzzle to where LADDER ends. */
typedef void Visit (RtStudy *study, gpointer data);
void for_each_board (RtStudy *study, const RtGrid *puzzle, const RtLadder *ladder, Visit *visit,
                     gpointer data);

/* The human ladder without what is dear: chains within chains, and trying out. */
RtLadder *cheap_ladder (void);

/* The same from N random puzzles, by the cheap ladder. */
void for_each_random_board (int n, Visit *visit, gpointer data);

/* The same, but one board of each at most, where no single is left, and nothing is locked; and some
 * candidates are gone as if somebody had found out more. */
void for_each_thinned_board (int n, Visit *visit, gpointer data);

/* Fails the test unless STEP, found in STUDY, leaves what each solution has; SOME are the digits
 * that any solution has in each cell. */
void check_effect (const RtStep *step, const RtStudy *study, const RtDigits some[RT_N_CELLS]);

/* Fails the test, and says all there is to know of a step that cannot be. */
void fail_at (const RtStep *step, const RtStudy *study, const char *why) G_GNUC_NORETURN;

/* Whether no cell and no house has just one possibility. */
bool has_no_single (const RtStudy *study);

/* The board as a line that rt_read takes: the digits, entries with a + before, and the candidates
 * that are gone besides. To be freed. */
char *position_text (const RtStudy *study);

/* Which of its technique's variants STEP is: 0 where it has none. */
int variant_of (const RtStep *step);

/* All steps of a technique here. */
GPtrArray *all_steps_of (const RtTechnique *technique, RtStudy *study);

/* What is removed and what is placed, by digit - 1, as a text that is the same for the same; and
 * that of a step. To be freed. */
char *effect_text (const RtCells removed[9], const RtCells placed[9]);
char *effect_of (const RtStep *step);

/* The effects of steps, as a set of such texts; and what these do, candidate by candidate, with
 * what goes by what is placed: of ALL, or without those that may be left. To be freed. */
GHashTable *effects_of (GPtrArray *steps);
GHashTable *parts_of (GHashTable *effects, bool all);

/* Fails the test unless SOME, but for those that may be left, are among ALL, and says WHICH of them
 * are not; or unless both sets are the same. WHAT was looked for on the board of STUDY. */
void assert_all_in (GHashTable *some, GHashTable *all, const char *what, const char *which,
                    const RtStudy *study);
void assert_same_effects (GHashTable *found, GHashTable *wanted, const char *what,
                          const RtStudy *study);
