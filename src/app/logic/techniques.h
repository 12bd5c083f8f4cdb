/* techniques.h - RtTechniques: which techniques hints, steps and paths use, and in which order they
 * are tried, as the person chose.
 *
 * One for the whole program, stored in the preferences. Ratings do not depend on it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/reasoning.h"

#define RT_TYPE_TECHNIQUES (rt_techniques_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniques, rt_techniques, RT, TECHNIQUES, GObject)

typedef enum {
  RT_TRIAL_HUMAN,       /* what is easy for people first: the standard order */
  RT_TRIAL_RATING,      /* the order of the rating, then techniques that the rating does not use */
  RT_TRIAL_OWN,         /* the person's own order */
} RtTrial;

/* Signal `changed`: the order or a switch has changed.
 *
 * Starts from the preferences. The program has just one, tests may have several. */
RtTechniques *rt_techniques_new (void);

/* The program's; do not unref. */
RtTechniques *rt_techniques_default (void);

/* The order in which techniques are tried. The person's own order is kept while another one is in
 * use; until they make one, it is the standard order. */
RtTrial rt_techniques_trial (RtTechniques *self);
void rt_techniques_set_trial (RtTechniques *self, RtTrial trial);

/* Whether the puzzle is assumed to have just one solution. If not, techniques that need this are
 * not used; their own switches stay as they are. */
bool rt_techniques_assume_unique (RtTechniques *self);
void rt_techniques_set_assume_unique (RtTechniques *self, bool assume);

/* All techniques in the order of trial, with their own switches. Valid until the next `changed`. */
const RtLadder *rt_techniques_list (RtTechniques *self);

void rt_techniques_switch (RtTechniques *self, const RtTechnique *technique, bool on);

/* Moves the technique at FROM in the list to TO. This makes the person's own order the one in
 * use. */
void rt_techniques_move (RtTechniques *self, guint from, guint to);

/* Makes the order and the switches of LADDER, of which a copy is made, the person's own, and that the
 * one in use. */
void rt_techniques_set_own (RtTechniques *self, const RtLadder *ladder);

/* Makes REASONING use these techniques, and follow later changes. */
void rt_techniques_guide (RtTechniques *self, RtReasoning *reasoning);
