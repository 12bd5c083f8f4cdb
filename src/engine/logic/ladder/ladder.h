/* ladder.h - RtLadder: the ordered list of techniques that a search for steps tries: in the order
 * of the rating, of hints, or in a person's own order.
 *
 * Each technique is a rung. The owner of a ladder may move rungs and switch them off. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/technique.h"

#include <glib.h>
#include <stdbool.h>

typedef struct {
  const RtTechnique *technique;
  bool on;
} RtRung;

/* Rule that selects one of several possible steps. */
typedef enum {
  RT_TAKE_FIRST,        /* the first step of the first technique that has any */
  RT_TAKE_CHEAPEST,     /* the step with the least cost (effort to see it) of that technique */
  RT_TAKE_EASIER,       /* as RT_TAKE_CHEAPEST, but a step of a later technique if it costs much
                         * less */
} RtTaking;

typedef struct {
  GArray *rungs;                /* of RtRung, in order of trial */
  bool corrected_uniqueness;    /* uniqueness techniques without faults of Sudoku Explainer */
  RtTaking taking;              /* how a step is chosen; follows the order of the rungs */
} RtLadder;

/* Returns the techniques of Sudoku Explainer in its order, which is a contract: with all of them on,
 * the highest price (difficulty) of a step up to the solution is the rating that people quote. */
RtLadder *rt_ladder_new_rating (void);

/* Returns the list of techniques of hints, easy ones first, with the rule RT_TAKE_EASIER. If
 * somebody changes its order, the rule becomes RT_TAKE_CHEAPEST. */
RtLadder *rt_ladder_new_human (void);

/* Returns the list of techniques in TEXT, as written by rt_ladder_to_text. Ignores unknown ids.
 * Techniques of hints that TEXT lacks are added at the end, switched off. */
RtLadder *rt_ladder_new_from_text (const char *text);

RtLadder *rt_ladder_copy (const RtLadder *ladder);
void rt_ladder_free (RtLadder *ladder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtLadder, rt_ladder_free)

/* Returns the ids of the techniques of LADDER, separated by blanks, with a `-` before each that is
 * switched off. Free with g_free. */
char *rt_ladder_to_text (const RtLadder *ladder);

/* Switch a technique on or off; or all techniques that require a unique solution. */
void rt_ladder_switch (RtLadder *ladder, const RtTechnique *technique, bool on);
void rt_ladder_switch_unique (RtLadder *ladder, bool on);

/* Parses technique ids, separated by blanks or line ends, into a new ladder; a `-` before an id
 * switches it off; `#` begins a comment; a byte order mark is skipped. Techniques of hints that
 * TEXT lacks are added, switched off. At the first unknown or repeated id (AGAIN is true if it is
 * repeated), returns NULL, sets WORD to the id (free with g_free) and LINE to its line, from 1.
 * Without any id, returns NULL and sets WORD to NULL. */
RtLadder *rt_ladder_read (const char *text, char **word, guint *line, bool *again);
