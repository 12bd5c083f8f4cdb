/* parse-grid.h - parses and prints a grid as 81 characters with SIMD, because parsing must not take
 * longer than solving. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"

/* Parses the 81 characters at TEXT, `1`-`9`, or `.` or `0` for an empty cell. Returns false, with
 * GRID undefined, for any other character. */
bool rt_fast_read (RtGrid *grid, const char *text);

/* Writes 81 characters at TEXT, `.` for an empty cell, without a NUL. */
void rt_fast_write (const RtGrid *grid, char *text);
