/* background-verdict.h - RtJudge: computes in a thread the verdict on a grid (no, one or several
 * solutions), and holds the person's setting that decides whether the verdict is shown.
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

/* Returns an object that computes verdicts, and calls KNOWN with OWNER when one becomes known, but
 * never after rt_judge_free. */
RtJudge *rt_judge_new (void (*known) (gpointer owner), gpointer owner);
void rt_judge_free (RtJudge *self);

/* Makes POSITION the current grid, and starts to compute its verdict. Does not call the callback of
 * rt_judge_new if the verdict is known at once: if the grid is empty, or if all its digits agree
 * with the only solution of its givens, which an earlier verdict found. */
void rt_judge_ask (RtJudge *self, const RtPosition *position);

/* Removes the current grid and its verdict, and cancels the computation. */
void rt_judge_forget (RtJudge *self);

/* Returns the verdict on the current grid, even if the person's setting hides it; NULL while it is unknown. */
const RtVerdict *rt_judge_verdict (const RtJudge *self);

/* Returns the verdict on the current grid without the digits that the solver wrote; NULL while it
 * is unknown. */
const RtVerdict *rt_judge_verdict_without_found (const RtJudge *self);

/* Sets when the verdict is shown; rt_judge_told returns it. At first it is RT_TOLD_ALWAYS. Calls
 * the callback of rt_judge_new if it changes. */
void rt_judge_set_told (RtJudge *self, RtTold when);
RtTold rt_judge_told (const RtJudge *self);

/* Shows the wrong entries until the grid changes, if the setting is RT_TOLD_ON_DEMAND. Calls the callback of
 * rt_judge_new. */
void rt_judge_check (RtJudge *self);
bool rt_judge_is_checked (const RtJudge *self);

/* Returns true if the person's setting shows the verdict on the current grid as soon as it is known. */
bool rt_judge_tells (const RtJudge *self);

/* Returns the verdict to show instead of the true one while the person's setting hides wrong
 * entries: the verdict on the givens alone, exactly one solution. If WITH_FOUND, its number of
 * digits includes the digits that the solver wrote. Returns NULL if nothing is hidden. */
const RtVerdict *rt_judge_veil (const RtJudge *self, bool with_found);
