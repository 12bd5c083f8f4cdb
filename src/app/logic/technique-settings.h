/* technique-settings.h - RtTechniques, the preferences for techniques, which hints, steps and paths use.
 *
 * The program has a single RtTechniques. Ratings do not depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/hint/reasoning.h"

#define RT_TYPE_TECHNIQUES (rt_techniques_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniques, rt_techniques, RT, TECHNIQUES, GObject)

typedef enum {
  RT_TRIAL_HUMAN,       /* the standard order, easy for people first */
  RT_TRIAL_RATING,      /* the order of the rating, then techniques that the rating does not use */
} RtTrial;

/* Returns a new object with the stored preferences. Only tests use it; the program uses
 * rt_techniques_default.
 *
 * Signal `changed`: the order or a switch has changed. */
RtTechniques *rt_techniques_new (void);

/* Returns the single object of the program with the person's techniques, which the caller does not own. */
RtTechniques *rt_techniques_default (void);

/* Returns the order in which techniques are tried: that for people, or that of the rating. */
RtTrial rt_techniques_trial (RtTechniques *self);
void rt_techniques_set_trial (RtTechniques *self, RtTrial trial);

/* Returns true if techniques may assume that the puzzle has one solution. If false, techniques with this assumption are
 * not used; their switches stay as they are. */
bool rt_techniques_assume_unique (RtTechniques *self);
void rt_techniques_set_assume_unique (RtTechniques *self, bool assume);

/* Returns all techniques in the order in use, with the person's switches. The pointer is valid until
 * the next signal `changed`. */
const RtLadder *rt_techniques_list (RtTechniques *self);

void rt_techniques_switch (RtTechniques *self, const RtTechnique *technique, bool on);

/* Makes the hints, steps and paths of REASONING use the person's techniques, also after later changes. */
void rt_techniques_guide (RtTechniques *self, RtReasoning *reasoning);
