/* crossed.h - marks that are given by what was crossed out: all candidates that the digits on the
 * grid allow, except those. HoDoKu, Sudoku Studio and Simple Sudoku write marks only in this
 * way. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/position.h"

/* The digits that CELL, if it is blank, can have: those that none of its peers has. */
RtDigits rt_crossed_allowed (const RtPosition *position, int cell);

/* Sets the marks of every blank cell to what is allowed and not CROSSED out. */
void rt_crossed_fill (RtPosition *position, const RtDigits crossed[RT_N_CELLS]);

/* What has to be crossed out so that the marks remain; nothing if there are no marks at all. */
void rt_crossed_find (const RtPosition *position, RtDigits crossed[RT_N_CELLS]);
