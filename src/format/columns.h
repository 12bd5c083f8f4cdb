/* columns.h - the cells of a puzzle that stand in columns of a table, one in each. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/table.h"

/* The digit of FIELD as a cell of its own; 0 for a blank, -1 for anything else. */
int rt_columns_digit (const RtTableField *field);

/* Whether the line that READER has come to the end of has an empty field behind its last SEPARATOR. */
bool rt_columns_end_empty (const RtReader *reader, gunichar separator);

/* The number of the first of 81 fields of the line at the cursor that have a cell each and are solved
 * by SOLUTION, from 1; 0 if there are none. */
guint rt_columns_find_solved (RtReader reader, const RtGrid *solution);

/* The same where nothing but an id stands before them and a label behind, in a line of so many fields. They are a
 * puzzle with one solution, and read with the id or the label they are not. */
guint rt_columns_find_labelled (RtReader reader, guint n_fields);
