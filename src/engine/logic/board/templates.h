/* templates.h - templates: the ways to place one digit in nine cells, one in each row, column and
 * box.
 *
 * An empty grid has 46656 templates. Those of a board contain all placed cells of the digit, and
 * otherwise only its candidates. A candidate that is in none of them is false. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/candidate-table.h"

/* Returns the candidates of DIGIT that are in some template of the board; none if it has no
 * template. */
RtCells rt_template_cells (const RtChoices *field, int digit);
