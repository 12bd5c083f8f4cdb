/* plus.h - the two parts that the line formats of HoDoKu and Sudoku Studio have in common: 81 cells
 * in which `+` marks an entry, and triples of crossed-out candidates.
 *
 *     4.2.+1876...     1 in r1c5 is an entry
 *     224 517          2 in r2c4, 5 in r1c7: digit, row, column */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/puzzle.h"
#include "format/text/reader.h"

/* Reads 81 cells, with `+` before each entry, up to a `:`, a blank or the end of the line into
 * POSITION, and stops before it. Returns false with ERROR set if they are malformed. */
bool rt_plus_read_cells (RtReader *reader, RtPosition *position, GError **error);

void rt_plus_write_cells (const RtPosition *position, GString *out);

/* Reads triples (digit, row, column) of crossed-out candidates up to a `:` or the end of the line into CROSSED. Sets
 * ANY to true if there were any. Returns false with ERROR set if one is malformed. */
bool rt_plus_read_triples (RtReader *reader, RtDigits crossed[RT_N_CELLS], bool *any,
                           GError **error);

/* Appends the crossed-out candidates of POSITION to OUT as triples (digit, row, column). Appends
 * nothing if POSITION has no marks. */
void rt_plus_write_triples (const RtPosition *position, GString *out);
