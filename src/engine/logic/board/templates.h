/* templates.h - templates: the ways to place one digit in nine cells, one in each row, column
 * and box.
 *
 * An empty grid has 46656 templates. A template fits a board if it contains all placed cells of
 * the digit, and otherwise only candidates of the digit. A candidate that is in no fitting
 * template is false. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/candidate-table.h"

/* Returns the candidates of DIGIT that are in at least one template of the board; the empty set
 * if there is no template. */
RtCells rt_template_cells (const RtChoices *field, int digit);
