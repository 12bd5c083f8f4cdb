/* ladder.h - which techniques in which order: the rating's, ours for people, or somebody's own.
 *
 * A ladder is a plain list that its owner may change: rungs are moved and switched off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <glib.h>

typedef struct {
  const RtTechnique *technique;
  bool on;
} RtRung;

/* Which of the steps that there are is the next. */
typedef enum {
  RT_TAKE_FIRST,        /* that which its technique finds first, of the first rung that has any */
  RT_TAKE_CHEAPEST,     /* of that rung the one that is easiest to see (step.h) */
  RT_TAKE_EASIER,       /* the same, but of a later rung if that is much easier */
} RtTaking;

typedef struct {
  GArray *rungs;                /* of RtRung, in the order of trial */
  bool corrected_uniqueness;    /* see study.h */
  RtTaking taking;              /* kept by what changes the order */
} RtLadder;

/* The order of Sudoku Explainer, which is a contract: with all rungs on, the hardest price on the
 * way is the rating that people quote. */
RtLadder *rt_ladder_new_rating (void);

/* Easy ones first, as people see them. What is easier by far is taken before its turn; where somebody
 * has changed the order, that holds as it is. */
RtLadder *rt_ladder_new_human (void);

/* As written by rt_ladder_to_text; ids that no technique has are passed over, and techniques for
 * people that are not named come last, switched off. */
RtLadder *rt_ladder_new_from_text (const char *text);

RtLadder *rt_ladder_copy (const RtLadder *ladder);
void rt_ladder_free (RtLadder *ladder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtLadder, rt_ladder_free)

/* Ids with blanks between them; one that is switched off has a `-` before it. To be freed. */
char *rt_ladder_to_text (const RtLadder *ladder);

/* Switches one technique, or all that presume a unique solution. */
void rt_ladder_switch (RtLadder *ladder, const RtTechnique *technique, bool on);
void rt_ladder_switch_unique (RtLadder *ladder, bool on);

/* Moves the rung at FROM so that it is the one at TO. */
void rt_ladder_move (RtLadder *ladder, guint from, guint to);
