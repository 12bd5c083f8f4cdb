/* trying.h - RtTrying: a program is tried on all puzzles of a judge, one after another, in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/trial/trial.h"

#include <gio/gio.h>

#define RT_TYPE_TRYING (rt_trying_get_type ())
G_DECLARE_FINAL_TYPE (RtTrying, rt_trying, RT, TRYING, GObject)

/* Signal "changed": what is told below has changed. */
RtTrying *rt_trying_new (void);

/* Begins anew with the first puzzle; copies SETUP. */
void rt_trying_start (RtTrying *self, const RtTrialSetup *setup);

/* Ends the program, and does not go on. It must be called before the last reference is dropped: the
 * thread has one, too. */
void rt_trying_stop (RtTrying *self);

/* The number of the puzzle that it is tried on now; -1: none. */
int rt_trying_current (RtTrying *self);

/* How it went with puzzle number N; NULL: it was not tried on it (yet). */
const RtTrialResult *rt_trying_result (RtTrying *self, int n);

/* Why it cannot be run, as a sentence; NULL where it can. */
const char *rt_trying_error (RtTrying *self);
