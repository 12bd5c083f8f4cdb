/* background-verdict.h - RtJudge: computes the verdict on a grid in a thread, and holds the policy that decides
 * whether the verdict is shown.
 *
 * Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

#include <glib.h>

typedef struct _RtJudge RtJudge;

/* Policy that decides when the verdict is shown to the person. */
typedef enum {
  RT_TOLD_ALWAYS,    /* shown as soon as it is known */
  RT_TOLD_ON_DEMAND, /* wrong entries are shown after rt_judge_check, until the grid changes */
  RT_TOLD_NEVER,
} RtTold;

/* Returns a judge that calls KNOWN with OWNER when a verdict becomes known, but never after
 * rt_judge_free. */
RtJudge *rt_judge_new (void (*known) (gpointer owner), gpointer owner);
void rt_judge_free (RtJudge *self);

/* Makes POSITION the current grid, and starts to compute its verdict. KNOWN is not called if the
 * verdict is known at once: if the grid is empty, or if all its digits agree with the only solution
 * of its givens, which an earlier verdict found. */
void rt_judge_ask (RtJudge *self, const RtPosition *position);

/* Removes the current grid and its verdict, and cancels the computation. */
void rt_judge_forget (RtJudge *self);

/* Returns the verdict on the current grid, whatever the policy; NULL while it is unknown. */
const RtVerdict *rt_judge_verdict (const RtJudge *self);

/* Returns the verdict on the current grid without the digits that the solver wrote; NULL while it
 * is unknown. */
const RtVerdict *rt_judge_verdict_without_found (const RtJudge *self);

/* Set and return the policy. It is RT_TOLD_ALWAYS at first. Calls KNOWN if the policy changes. */
void rt_judge_set_told (RtJudge *self, RtTold when);
RtTold rt_judge_told (const RtJudge *self);

/* Shows the wrong entries if the policy is RT_TOLD_ON_DEMAND. Calls KNOWN. */
void rt_judge_check (RtJudge *self);
bool rt_judge_is_checked (const RtJudge *self);

/* Returns true if the policy shows the verdict on the current grid as soon as it is known. */
bool rt_judge_tells (const RtJudge *self);

/* Returns the verdict that is shown while the policy hides wrong entries: the verdict on the givens
 * alone, exactly one solution. If WITH_FOUND, its number of digits includes the digits that the
 * solver wrote. Returns NULL if nothing is hidden. */
const RtVerdict *rt_judge_veil (const RtJudge *self, bool with_found);
