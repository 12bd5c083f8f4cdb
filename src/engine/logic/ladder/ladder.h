/* ladder.h - an ordered list of techniques: the rating's, ours for people, or a person's own.
 *
 * Its owner may move rungs and switch them off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <glib.h>

typedef struct {
  const RtTechnique *technique;
  bool on;
} RtRung;

/* Which of several possible steps is taken next. */
typedef enum {
  RT_TAKE_FIRST,        /* the first find of the first rung that has any */
  RT_TAKE_CHEAPEST,     /* the easiest to see (step.h) of that rung */
  RT_TAKE_EASIER,       /* the easiest of that rung, or of a later rung if it is much easier */
} RtTaking;

typedef struct {
  GArray *rungs;                /* of RtRung, in order of trial */
  bool corrected_uniqueness;    /* see study.h */
  RtTaking taking;              /* updated when the order changes */
} RtLadder;

/* Returns the order of Sudoku Explainer, which is a contract: with all rungs on, the highest
 * price along the path is the rating that people quote. */
RtLadder *rt_ladder_new_rating (void);

/* Returns the order for people, easy techniques first. A much easier step of a later rung is
 * taken first, unless somebody has changed the order. */
RtLadder *rt_ladder_new_human (void);

/* Returns the ladder that rt_ladder_to_text wrote. Unknown ids are ignored; missing techniques
 * for people come last, switched off. */
RtLadder *rt_ladder_new_from_text (const char *text);

RtLadder *rt_ladder_copy (const RtLadder *ladder);
void rt_ladder_free (RtLadder *ladder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtLadder, rt_ladder_free)

/* Returns the ids separated by blanks, with a `-` before those that are off. Free with g_free. */
char *rt_ladder_to_text (const RtLadder *ladder);

/* Switch one technique, or all techniques that presume a unique solution. */
void rt_ladder_switch (RtLadder *ladder, const RtTechnique *technique, bool on);
void rt_ladder_switch_unique (RtLadder *ladder, bool on);
