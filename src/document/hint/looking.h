/* looking.h - RtLooking: a question to logic that is not answered yet: what is tried for it, once that
 * takes longer than a moment. To free it puts the question away. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/conclude.h"

typedef struct _RtLooking RtLooking;

/* Looks for WHAT on POSITION as rt_conclude_async does. FOUND is called with OWNER and what was found,
 * LONGER at the end of the first moment and whenever what these functions return changes after it;
 * neither is called after rt_looking_free. */
RtLooking *rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                           void (*found) (gpointer owner, RtConclusions *found),
                           void (*longer) (gpointer owner), gpointer owner);
void rt_looking_free (RtLooking *self);

/* Whether it takes longer than a moment. */
bool rt_looking_is_long (const RtLooking *self);

/* What it looks for; the technique that is tried, or NULL while the grid itself is looked at; and how
 * many steps of a path there are. */
RtSteps rt_looking_what (const RtLooking *self);
const RtTechnique *rt_looking_technique (const RtLooking *self);
guint rt_looking_n_found (const RtLooking *self);
