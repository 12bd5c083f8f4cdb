/* row-like.h - lines that look like a row of a grid and are none, or the other way round. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "format/tokens.h"

/* Whether the line at the cursor is a row of blanks: nine dashes are a rule, but where the rows beside them
 * have dashes as well. SIGNS are those of the rows above. */
bool rt_is_row_of_dashes (const RtReader *reader, guint signs);

/* Whether the line at the cursor, which has nine cells, tells of the grid below it: the numbers of its
 * columns, its size or its digits. */
bool rt_is_no_row (const RtReader *reader);
