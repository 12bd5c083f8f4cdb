/* technique-settings.h - RtTechniques: the person's choice of techniques, for hints, steps and paths.
 *
 * The program has one, stored in the preferences. Ratings do not depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"

#define RT_TYPE_TECHNIQUES (rt_techniques_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniques, rt_techniques, RT, TECHNIQUES, GObject)

typedef enum {
  RT_TRIAL_HUMAN,       /* the standard order, easy for people first */
  RT_TRIAL_RATING,      /* the order of the rating, then techniques that the rating does not use */
} RtTrial;

/* Signal `changed`: the order or a switch has changed.
 *
 * Returns an object that starts from the preferences. The program has one; tests may have
 * several. */
RtTechniques *rt_techniques_new (void);

/* Returns the object of the program; do not unref. */
RtTechniques *rt_techniques_default (void);

/* Returns the order in use. */
RtTrial rt_techniques_trial (RtTechniques *self);
void rt_techniques_set_trial (RtTechniques *self, RtTrial trial);

/* Returns true if techniques may assume that the puzzle has one solution. If not, techniques that rely on it are not
 * used; their switches stay as they are. */
bool rt_techniques_assume_unique (RtTechniques *self);
void rt_techniques_set_assume_unique (RtTechniques *self, bool assume);

/* Returns all techniques in the order in use, with their own switches. Valid until the next
 * `changed`. */
const RtLadder *rt_techniques_list (RtTechniques *self);

void rt_techniques_switch (RtTechniques *self, const RtTechnique *technique, bool on);

/* Makes REASONING use these techniques and follow later changes. */
void rt_techniques_guide (RtTechniques *self, RtReasoning *reasoning);
