/* crossed.h - marks that are told by what was crossed out: all candidates that the digits on the
 * grid allow, less those. HoDoKu, Sudoku Studio and Simple Sudoku write no others. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* The digits that CELL, if it is blank, can have: those that none of its peers has. */
RtDigits rt_crossed_allowed (const RtPosition *position, int cell);

/* Sets the marks of every blank cell to what is allowed and not CROSSED out. */
void rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS]);

/* What is crossed out so that the marks are left; nothing where there are no marks at all. */
void rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS]);
