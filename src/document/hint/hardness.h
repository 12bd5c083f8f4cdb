/* hardness.h - RtHardness: how difficult a document's puzzle is: its rating on Sudoku Explainer's
 * scale, computed in a thread and cached.
 *
 * The puzzle consists of the givens or, if these do not have exactly one solution, of all digits
 * except those found by the solver. An edit that changes the puzzle cancels the running
 * computation. The cache serves Undo and Redo. Main thread only. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/logic/rating/rating.h"

#define RT_TYPE_HARDNESS (rt_hardness_get_type ())
G_DECLARE_FINAL_TYPE (RtHardness, rt_hardness, RT, HARDNESS, GObject)

typedef enum {
  RT_HARDNESS_NONE,    /* no rating: the puzzle is full, or does not have exactly one solution */
  RT_HARDNESS_WORKING, /* the thread is counting solutions or rating */
  RT_HARDNESS_KNOWN,
} RtHardnessState;

/* Returns an object that rates the puzzle of DOCUMENT, and rates it again when an edit changes it.
 *
 * Signal `changed`: a result of the functions below has changed; emitted at most about ten times a
 * second while a rating is computed. */
RtHardness *rt_hardness_new (RtDocument *document);

RtHardnessState rt_hardness_state (RtHardness *self);

/* Returns the puzzle that is being or was rated; NULL if there is none, or until it is known to
 * have exactly one solution. Valid until the next `changed`. */
const RtGrid *rt_hardness_puzzle (RtHardness *self);

/* Returns the rating, or NULL while it is unknown. Valid until the next `changed`. */
const RtRating *rt_hardness_rating (RtHardness *self);

/* Returns the rating of the hardest step (ER) in tenths. While it is being computed, returns a
 * lower bound, which rises; 0 if nothing is known. */
int rt_hardness_least (RtHardness *self);
