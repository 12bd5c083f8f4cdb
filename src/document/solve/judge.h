/* judge.h - RtJudge: finds out off the main thread how many solutions a grid has, and decides when
 * the person is told.
 *
 * Asking about another grid replaces the question before. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

#include <glib.h>

typedef struct _RtJudge RtJudge;

/* When a person is told whether what they have entered is right. */
typedef enum {
  RT_TOLD_ALWAYS,    /* of every grid */
  RT_TOLD_ON_DEMAND, /* of the grid that they ask about, until it changes */
  RT_TOLD_NEVER,
} RtTold;

/* KNOWN is called with OWNER when a verdict is known, but never after rt_judge_free. */
RtJudge *rt_judge_new (void (*known) (gpointer owner), gpointer owner);
void rt_judge_free (RtJudge *self);

/* Asks about POSITION. The verdict on an empty grid is known at once, and so is that on a puzzle that is
 * known to have one solution, with right entries; then KNOWN is not called. */
void rt_judge_ask (RtJudge *self, const RtPosition *position);

/* Drops the question, and the verdict. */
void rt_judge_forget (RtJudge *self);

/* The verdict on the newest grid; NULL while it is not known. */
const RtVerdict *rt_judge_verdict (const RtJudge *self);

/* The same for the grid without the digits that the solver wrote. */
const RtVerdict *rt_judge_verdict_without_found (const RtJudge *self);

/* At first it is always told. KNOWN is called where that changes what is told; rt_judge_verdict does
 * not depend on it. */
void rt_judge_set_told (RtJudge *self, RtTold when);
RtTold rt_judge_told (const RtJudge *self);

/* The person asks: the newest grid is told of if that is ever done. KNOWN is called. */
void rt_judge_check (RtJudge *self);

/* Whether the person is told of the newest grid. */
bool rt_judge_tells (const RtJudge *self);
