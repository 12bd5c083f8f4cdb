/* hardness.h - RtHardness: how hard a document's puzzle is, found out in the background.
 *
 * The puzzle is what prints as such: the givens; where there are none, or these have not exactly
 * one solution, all digits but those that the solver wrote. An edit that makes another puzzle ends
 * the work on the one before. What was found out is remembered: undo and redo ask for nothing
 * twice. Main thread only; the work is done in a thread. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "document/document.h"
#include "engine/logic/rating/rating.h"

#define RT_TYPE_HARDNESS (rt_hardness_get_type ())
G_DECLARE_FINAL_TYPE (RtHardness, rt_hardness, RT, HARDNESS, GObject)

typedef enum {
  RT_HARDNESS_NONE,    /* nothing to rate: not exactly one solution, or no empty cell */
  RT_HARDNESS_WORKING, /* being found out, and first whether there is just one solution */
  RT_HARDNESS_KNOWN,
} RtHardnessState;

/* Signal `changed`: what the functions tell is another now; while it works, at most some ten times
 * a second. */
RtHardness *rt_hardness_new (RtDocument *document);

RtHardnessState rt_hardness_state (RtHardness *self);

/* The puzzle that is rated, or is being rated; NULL: there is nothing to rate, or it may not have just
 * one solution. Valid until it changes. */
const RtGrid *rt_hardness_puzzle (RtHardness *self);

/* NULL unless it is known. Valid until it changes. */
const RtRating *rt_hardness_rating (RtHardness *self);

/* ER, or while it works what ER is at least, in tenths: it climbs. 0: nothing can be told (yet). */
int rt_hardness_least (RtHardness *self);
