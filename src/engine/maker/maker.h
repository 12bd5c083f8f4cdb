/* maker.h - makes puzzles as they are asked for, on all processors.
 *
 * A puzzle comes from an attempt; attempts are numbered, and each draws from numbers of its own
 * (random.h). So the same request and seed give the same puzzles in the same order, whatever the
 * machine, its instruction set and the number of threads. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/maker/request.h"

#include <stdatomic.h>

/* How far it is: any thread may look. */
typedef struct {
  atomic_ullong tried;  /* attempts */
  atomic_ullong found;
  atomic_int nearest;   /* where ER is bounded: the ER, in tenths, nearest to the bounds so far; 0:
                         * none yet */
} RtMakeProgress;

/* Takes one puzzle. On the thread that called rt_make. */
typedef void (*RtMakeTake) (const RtMade *made, gpointer data);

/* Makes COUNT puzzles, or as many as come until STOP is raised, with N_THREADS at work (0: as many as
 * there are processors), and hands each to TAKE. It raises STOP itself once there are enough, so
 * that what is under way ends. PROGRESS may be NULL; else it begins with zeros. REQUEST must not be
 * one that rt_request_refuse refuses. Returns how many it made. */
guint64 rt_make (const RtRequest *request, guint64 count, guint n_threads, RtStop *stop,
                 RtMakeProgress *progress, RtMakeTake take, gpointer data);

/* NULL; or why it is likely that nothing like that will be found, as a translated sentence. Free with
 * g_free. */
char *rt_make_warn (const RtRequest *request);
