/* templates.h - the ways to place one digit nine times, so that each row, column and box has it.
 *
 * There are 46656 in an empty grid. Those of a board have all that is placed of the digit, and nothing but
 * its candidates besides: what is in none of them is false, whatever the other digits do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

/* The candidates of DIGIT that are in some template of the board; none where it has no template. */
RtCells rt_template_cells (const RtChoices *field, int digit);
