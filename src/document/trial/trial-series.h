/* trial-series.h - RtTrying: tests a person's solver program on all test puzzles (rt_trial_cases),
 * one after another, in a thread, and writes a verdict.
 *
 * A source file is compiled before the first puzzle. A program that passes and is a classic search is compared with
 * programs of the same search at the end. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trial.h"

#include <gio/gio.h>

#define RT_TYPE_TRYING (rt_trying_get_type ())
G_DECLARE_FINAL_TYPE (RtTrying, rt_trying, RT, TRYING, GObject)

/* Returns a test of a program that has not begun. Signal `changed`: a result of the functions below
 * has changed. */
RtTrying *rt_trying_new (void);

/* Starts the test with a copy of SETUP, whose argv is the file of a program or source code, and its
 * arguments. Stops a running test and removes all results. */
void rt_trying_start (RtTrying *self, const RtTrialSetup *setup);

/* Sets the person's own puzzle, GRID, with which the next test ends if the program passes; NULL: none. The verdict does
 * not depend on this puzzle. */
void rt_trying_set_puzzle (RtTrying *self, const RtGrid *grid);

/* Returns the result for the person's own puzzle; NULL if there is none. */
const RtTrialResult *rt_trying_own_result (RtTrying *self);

/* Stops the program and the test. Must be called before the caller's last unref, because the
 * running job holds a reference, too. */
void rt_trying_stop (RtTrying *self);

/* Returns the index of the puzzle on which the program is running; the number of all puzzles while
 * the program is compared; -1 if the test does not run. */
int rt_trying_current (RtTrying *self);

/* Returns the result for puzzle N; NULL if there is none. */
const RtTrialResult *rt_trying_result (RtTrying *self, int n);

/* Returns a sentence which says why the program could not be started, owned by SELF; NULL if it
 * could. */
const char *rt_trying_error (RtTrying *self);

/* Returns the output of the compiler, owned by SELF, if the compiler failed; otherwise NULL. */
const char *rt_trying_complaint (RtTrying *self);

/* Returns a translated sentence with the verdict so far; rt_trying_say_reasons a text that explains
 * it. Both return NULL if there is none. Free with g_free. */
char *rt_trying_say_verdict (RtTrying *self);
char *rt_trying_say_reasons (RtTrying *self);

/* Returns the index of the puzzle whose steps show the fault that the verdict names; -1 if the verdict names no
 * fault. */
int rt_trying_fault (RtTrying *self);

/* Returns true if the verdict is that the program is wrong. */
bool rt_trying_has_failed (RtTrying *self);
