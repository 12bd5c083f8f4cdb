/* maker.h - makes puzzles that satisfy a request, on all processors.
 *
 * Puzzles result from attempts. Attempts are numbered, and each has its own stream of random
 * numbers (random.h). So equal requests and seeds give equal puzzles in the same order, on any
 * machine, with any instruction set and any number of threads. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/maker/request.h"

#include <stdatomic.h>

/* Progress, which any thread may read. */
typedef struct {
  atomic_ullong tried;  /* number of attempts */
  atomic_ullong found;  /* number of puzzles emitted */
  /* if the ER is bounded: the ER nearest to the bounds so far, in tenths; 0: none yet */
  atomic_int nearest;
} RtMakeProgress;

/* Function that receives one puzzle, on the thread that called rt_make. */
typedef void (*RtMakeTake) (const RtMade *made, gpointer data);

/* Makes COUNT puzzles for REQUEST on N_THREADS threads (0: one for each processor), and passes each
 * to TAKE. Makes fewer if STOP is raised. Raises STOP itself once there are enough puzzles, to end
 * the attempts that still run. PROGRESS may be NULL; otherwise all its members must be 0.
 * rt_request_refuse must return NULL for REQUEST. Returns the number of puzzles. */
guint64 rt_make (const RtRequest *request, guint64 count, guint n_threads, RtStop *stop,
                 RtMakeProgress *progress, RtMakeTake take, gpointer data);

/* Returns a translated sentence if REQUEST will probably find no puzzle; otherwise NULL. Free with
 * g_free. */
char *rt_make_warn (const RtRequest *request);
