/* further.h - RtFurther: finds those steps on a position that are chains of chains (nested chains).
 *
 * Finding them may take minutes: so they are looked for after all other steps, one technique after
 * another, and added as they are found. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/ladder/ladder.h"
#include "engine/position.h"

#include <glib.h>

typedef struct _RtFurther RtFurther;

/* LADDER without these techniques, and without those that just tell the answer. Free with
 * rt_ladder_free. */
RtLadder *rt_further_others (const RtLadder *ladder);

/* Begins to look for such steps on POSITION and adds them to STEPS (of RtStep), except those that
 * have the same effect as one of them there. FOUND is called with OWNER after each technique, but
 * not after rt_further_free. */
RtFurther *rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                           void (*found) (gpointer owner), gpointer owner);
void rt_further_free (RtFurther *self);

/* The technique that is being tried; NULL when all have been. */
const RtTechnique *rt_further_technique (const RtFurther *self);
