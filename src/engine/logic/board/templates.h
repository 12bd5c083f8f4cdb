/* templates.h - templates: the ways to place one digit nine times, once in each row, column and
 * box.
 *
 * An empty grid has 46656. Those of a board contain all placed cells of the digit and otherwise
 * only its candidates. A candidate in none of them is false, whatever the other digits do. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

/* Returns the candidates of DIGIT that are in some template of the board; none if it has no
 * template. */
RtCells rt_template_cells (const RtChoices *field, int digit);
