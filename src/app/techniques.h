/* techniques.h - RtTechniques: the techniques that hints, steps and paths use, as the person wants
 * them: in which order they are tried, which of them are switched off.
 *
 * One for the whole program, kept in the settings. Ratings know nothing of it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/reasoning.h"

#define RT_TYPE_TECHNIQUES (rt_techniques_get_type ())
G_DECLARE_FINAL_TYPE (RtTechniques, rt_techniques, RT, TECHNIQUES, GObject)

/* The settings know them by these numbers. */
typedef enum {
  RT_TRIAL_HUMAN,       /* as it is easy for people: the standard */
  RT_TRIAL_RATING,      /* as the rating goes, and then what the rating does not know */
  RT_TRIAL_OWN,
} RtTrial;

/* Signal `changed`: the order or a switch is another now.
 *
 * As the settings have it. The program has just one, tests may have several. */
RtTechniques *rt_techniques_new (void);

/* The program's; do not unref. */
RtTechniques *rt_techniques_default (void);

/* The order of trial. One's own is kept while another one is in use; before there is any, it is the
 * standard one. */
RtTrial rt_techniques_trial (RtTechniques *self);
void rt_techniques_set_trial (RtTechniques *self, RtTrial trial);

/* Whether the puzzle is presumed to have just one solution. Techniques that need it are not used
 * otherwise; their own switches stay as they are. */
bool rt_techniques_assume_unique (RtTechniques *self);
void rt_techniques_set_assume_unique (RtTechniques *self, bool assume);

/* The techniques in the order of trial, with their own switches. Valid until the next `changed`. */
const RtLadder *rt_techniques_list (RtTechniques *self);

void rt_techniques_switch (RtTechniques *self, const RtTechnique *technique, bool on);

/* Moves what is at FROM in the list so that it is at TO. The order is one's own then. */
void rt_techniques_move (RtTechniques *self, guint from, guint to);

/* Has REASONING use these techniques from now on. */
void rt_techniques_guide (RtTechniques *self, RtReasoning *reasoning);
