/* time-limit.h - RtTimeLimit: a watchdog for work that may take long. Raises a stop (a flag that the work polls) when
 * the time is over, and prints the technique that is being tried on standard error. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/grid.h"
#include "engine/core/stop.h"
#include "engine/logic/ladder/step-search.h"

#include <glib.h>
#include <math.h>
#include <stdbool.h>

#define RT_TIME_LIMIT_MOST 86400 /* seconds: maximum limit */

/* Number of seconds that means no limit. */
#define RT_TIME_UNLIMITED HUGE_VAL

typedef struct {
  RtStop stop;          /* stop that the work must poll */
  RtAsked asked;        /* progress that the work must set, if it tries techniques */

  const RtGrid *grid;   /* puzzle named in progress messages; NULL: no progress messages */
  gint64 over_at;       /* monotonic time of the limit */
  gint64 speaks_at;     /* monotonic time of the next progress message */
  const RtTechnique *said; /* technique in the last message */
  guint n_said;         /* number of steps in the last message */
  bool is_over;         /* true: the limit was reached */
} RtTimeLimit;

/* Checks SECONDS, the value of the option --time. Returns RT_EXIT_FINE, or prints an error and
 * returns RT_EXIT_USAGE. */
int rt_time_limit_check (double seconds);

/* Starts the time of LIMIT: SECONDS from now. GRID is the puzzle for progress messages, or NULL.
 * LIMIT and GRID must live until rt_time_limit_end. */
void rt_time_limit_begin (RtTimeLimit *limit, double seconds, const RtGrid *grid);

/* Ends LIMIT, whether its time is over or not. Returns true if it was over. */
bool rt_time_limit_end (RtTimeLimit *limit);
