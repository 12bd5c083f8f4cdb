/* step-csv.h - writes the steps of a search as CSV: one row for each placement, test or read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* Header row, with its line end. */
#define RT_ROWS_HEADER "step,event,cell,digit,house,depth\n"

/* Returns the stable id of GRAIN: "placement", "test" or "read"; NULL for any other number. */
const char *rt_grain_id (int grain);

/* Appends the rows of step number STEP to ROWS: the looks (tests and reads within the step) that
 * GRAIN includes, then EVENT. DETAIL may be NULL. The two depths are the numbers of placed digits
 * before and after the step. */
void rt_rows_add (GString *rows, guint64 step, const RtEvent *event, const RtDetail *detail,
                  RtGrain grain, guint depth_before, guint depth);
