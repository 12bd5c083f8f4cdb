/* mistyped.h - which slips may explain a position that has no solution, or several. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"
#include "engine/repair.h"

/* The proposals for POSITION, as rt_repairs makes them, with changes only where a slip may have happened.
 * Without a solution that is everywhere; where the givens by themselves have several solutions, in the
 * cells that are not given; where they have exactly one, nowhere: the entry that contradicts it was not
 * copied wrong, but found wrong. With several solutions it is everywhere but in what was entered beside
 * givens, and the digits that the solver wrote are left out. NULL if STOP (may be NULL) ended it early.
 * Free with g_array_unref. */
GArray *rt_mistyped (const RtPosition *position, RtStop *stop);
