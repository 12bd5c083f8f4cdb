/* csv-rows.h - writes the steps of a search as CSV: one row for each step, test or read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* Header row. */
#define RT_ROWS_HEADER "step,event,cell,digit,house,depth\n"

/* Returns the stable id of a grain: "placement", "test", "read"; NULL beyond the last. */
const char *rt_grain_id (int grain);

/* Appends the rows of step number STEP in GRAIN: its looks (DETAIL may be NULL), then EVENT. */
void rt_rows_add (GString *rows, guint64 step, const RtEvent *event, const RtDetail *detail,
                  RtGrain grain, guint depth_before, guint depth);
