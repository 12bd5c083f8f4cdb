/* steps.h - applies logical steps, one after another, to a board. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/board.h"
#include "engine/position.h"

#include <glib.h>

/* Applies the first N of STEPS (of RtStep) to BOARD. */
void rt_steps_apply (GPtrArray *steps, guint n, RtBoard *board);

/* Whether any of the first N removes candidates: without pencil marks that would be lost. */
bool rt_steps_remove_any (GPtrArray *steps, guint n);

/* Writes the digits of BOARD into the empty cells of POSITION, as found by the solver. */
void rt_steps_enter (const RtBoard *board, RtPosition *position);

/* BOARD becomes that of POSITION with all singles filled in, one after another. Returns false if
 * the grid contradicts itself. */
bool rt_steps_singles (const RtPosition *position, RtBoard *board);
