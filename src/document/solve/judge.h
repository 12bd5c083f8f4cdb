/* judge.h - RtJudge: computes the verdict on a grid in a thread, and decides whether the person is told of
 * it.
 *
 * A new grid replaces the previous one. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

#include <glib.h>

typedef struct _RtJudge RtJudge;

/* When a person is told whether their digits are right. */
typedef enum {
  RT_TOLD_ALWAYS,    /* as soon as the verdict is known */
  RT_TOLD_ON_DEMAND, /* after rt_judge_check, until the grid changes */
  RT_TOLD_NEVER,
} RtTold;

/* Returns a judge that calls KNOWN with OWNER when a verdict is known, but never after rt_judge_free. */
RtJudge *rt_judge_new (void (*known) (gpointer owner), gpointer owner);
void rt_judge_free (RtJudge *self);

/* Asks for the verdict on POSITION. That on an empty grid is known at once, and so is that on a puzzle whose
 * only solution is known and whose entries agree with it; KNOWN is not called then. */
void rt_judge_ask (RtJudge *self, const RtPosition *position);

/* Drops the current grid and its verdict. */
void rt_judge_forget (RtJudge *self);

/* Returns the verdict on the current grid; NULL while it is not known. */
const RtVerdict *rt_judge_verdict (const RtJudge *self);

/* Returns the verdict on the current grid without the digits that the solver wrote; NULL while it is not
 * known. */
const RtVerdict *rt_judge_verdict_without_found (const RtJudge *self);

/* When the person is told; at first always. KNOWN is called if the setting changes. rt_judge_verdict does not
 * depend on it. */
void rt_judge_set_told (RtJudge *self, RtTold when);
RtTold rt_judge_told (const RtJudge *self);

/* Tells the verdict on the current grid on demand. KNOWN is called. */
void rt_judge_check (RtJudge *self);

/* Returns true if the person is told of the current grid. */
bool rt_judge_tells (const RtJudge *self);
