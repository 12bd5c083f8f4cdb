/* time-limit.h - RtTimeLimit: a watchdog over work that may take long: raises its stop once the time of
 * --time is over, and meanwhile prints on standard error which technique is tried. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/logic/ladder/step-search.h"

#include <glib.h>
#include <math.h>
#include <stdbool.h>

#define RT_TIME_LIMIT_MOST 86400

/* The value of SECONDS that means no limit. */
#define RT_TIME_UNLIMITED HUGE_VAL

typedef struct {
  RtStop stop;          /* to be given to the work */
  RtAsked asked;        /* to be given to the study, where techniques are tried */

  const RtGrid *grid;   /* named in what is printed; NULL: nothing is printed */
  gint64 over_at;       /* monotonic times: of the end, and of what is printed next */
  gint64 speaks_at;
  const RtTechnique *said; /* what was printed last */
  guint n_said;
  bool is_over;
} RtTimeLimit;

/* Checks the SECONDS of an option --time. Returns an exit status; prints what is wrong. */
int rt_time_limit_check (double seconds);

/* Begins work of at most SECONDS. GRID may be NULL; else it is that of which steps are looked for. Both
 * must outlive the work. */
void rt_time_limit_begin (RtTimeLimit *limit, double seconds, const RtGrid *grid);

/* Ends it. Returns true if the time was over before. */
bool rt_time_limit_end (RtTimeLimit *limit);
