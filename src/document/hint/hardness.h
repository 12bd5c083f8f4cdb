/* hardness.h - RtHardness: the rating of a document's puzzle, computed in the background.
 *
 * The puzzle is the givens; without givens, or if they have not exactly one solution, all digits except the
 * solver's. An edit that makes another puzzle cancels the work on the previous one. Ratings are remembered,
 * so that Undo and Redo rate nothing twice. Main thread only; the work is done in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/logic/rating/rating.h"

#define RT_TYPE_HARDNESS (rt_hardness_get_type ())
G_DECLARE_FINAL_TYPE (RtHardness, rt_hardness, RT, HARDNESS, GObject)

typedef enum {
  RT_HARDNESS_NONE,    /* nothing to rate: not exactly one solution, or no empty cell */
  RT_HARDNESS_WORKING, /* counting solutions or rating */
  RT_HARDNESS_KNOWN,
} RtHardnessState;

/* Signal `changed`: a result of the functions below has changed; while it works, at most some ten times a
 * second. */
RtHardness *rt_hardness_new (RtDocument *document);

RtHardnessState rt_hardness_state (RtHardness *self);

/* Returns the puzzle that is or was rated; NULL if there is none, or it may not have exactly one solution.
 * Valid until the next `changed`. */
const RtGrid *rt_hardness_puzzle (RtHardness *self);

/* Returns the rating, or NULL while it is unknown. Valid until the next `changed`. */
const RtRating *rt_hardness_rating (RtHardness *self);

/* Returns ER in tenths, or while it works a lower bound, which climbs; 0 if none is known. */
int rt_hardness_least (RtHardness *self);
