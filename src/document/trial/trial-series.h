/* trial-series.h - RtTrying: tests a person's program on all test puzzles (rt_trial_cases), one after
 * another, in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trial.h"

#include <gio/gio.h>

#define RT_TYPE_TRYING (rt_trying_get_type ())
G_DECLARE_FINAL_TYPE (RtTrying, rt_trying, RT, TRYING, GObject)

/* Signal `changed`: a result of the functions below has changed. */
RtTrying *rt_trying_new (void);

/* Starts the test with a copy of SETUP at the first puzzle. Stops a running test and removes all
 * results. */
void rt_trying_start (RtTrying *self, const RtTrialSetup *setup);

/* Stops the program and the test. Must be called before the caller's last unref, because the job
 * holds a reference too. */
void rt_trying_stop (RtTrying *self);

/* Returns the index of the puzzle on which the program is running; -1: none. */
int rt_trying_current (RtTrying *self);

/* Returns the result for puzzle N; NULL if there is none. */
const RtTrialResult *rt_trying_result (RtTrying *self, int n);

/* Returns a sentence that says why the program could not be started; NULL if it could. */
const char *rt_trying_error (RtTrying *self);
