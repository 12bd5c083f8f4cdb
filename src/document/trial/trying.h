/* trying.h - RtTrying: runs a program on all puzzles of a test, one after another, in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trial.h"

#include <gio/gio.h>

#define RT_TYPE_TRYING (rt_trying_get_type ())
G_DECLARE_FINAL_TYPE (RtTrying, rt_trying, RT, TRYING, GObject)

/* Signal `changed`: a result of the functions below has changed. */
RtTrying *rt_trying_new (void);

/* Copies SETUP and starts anew with the first puzzle. */
void rt_trying_start (RtTrying *self, const RtTrialSetup *setup);

/* Ends the program and the test. Call it before the last reference is dropped: the thread has one, too. */
void rt_trying_stop (RtTrying *self);

/* Returns the index of the puzzle that the program runs on; -1: none. */
int rt_trying_current (RtTrying *self);

/* Returns the result on puzzle N; NULL if it did not run on it (yet). */
const RtTrialResult *rt_trying_result (RtTrying *self, int n);

/* Returns a sentence on why the program cannot be started; NULL if it can. */
const char *rt_trying_error (RtTrying *self);
