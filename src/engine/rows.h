/* rows.h - what a search does as a table of comma-separated values: one row a step, test or read. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

#include <glib.h>

/* The first line. */
#define RT_ROWS_HEADER "step,event,cell,digit,house,depth\n"

/* The stable spelling of a grain: "placement", "test", "read"; NULL beyond the last. */
const char *rt_grain_id (int grain);

/* Appends the rows of step number STEP, which made EVENT with these looks (DETAIL may be NULL) and
 * went from one depth to another: in GRAIN, its looks, then itself. */
void rt_rows_add (GString *rows, guint64 step, const RtEvent *event, const RtDetail *detail,
                  RtGrain grain, guint depth_before, guint depth);
