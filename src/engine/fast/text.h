/* text.h - 81 characters to a grid and back, sixteen at a time: reading a puzzle must not take
 * longer than solving it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Reads the 81 characters at TEXT, `1`-`9` or `.` or `0` for an empty cell. Returns false, with
 * anything in the grid, where there is another among them. */
bool rt_fast_read (RtGrid *grid, const char *text);

/* Writes 81 characters at TEXT, `.` for an empty cell, and nothing behind them. */
void rt_fast_write (const RtGrid *grid, char *text);
