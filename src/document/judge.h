/* judge.h - RtJudge: finds out off the main thread how many solutions a grid has.
 *
 * Asking about another grid replaces the question before. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/verdict.h"

#include <glib.h>

typedef struct _RtJudge RtJudge;

/* KNOWN is called with OWNER when a verdict is known, but never after rt_judge_free. */
RtJudge *rt_judge_new (void (*known) (gpointer owner), gpointer owner);
void rt_judge_free (RtJudge *self);

/* Asks about GRID. The verdict on an empty grid is known at once, and KNOWN is not called. */
void rt_judge_ask (RtJudge *self, const RtGrid *grid);

/* Drops the question, and the verdict. */
void rt_judge_forget (RtJudge *self);

/* The verdict on the newest grid; NULL while it is not known. */
const RtVerdict *rt_judge_verdict (const RtJudge *self);
