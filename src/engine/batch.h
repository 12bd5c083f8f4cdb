/* batch.h - much work in pieces: on all processors, with the results in order.
 *
 * Only as many pieces as keep the processors busy exist at one time, however many there are. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  /* Makes the next piece; NULL where there is none. Without WAIT, also NULL where there is none at
   * hand: what was asked before is answered first. On the calling thread. */
  gpointer (*next) (bool wait, gpointer data);

  /* Does the work of a piece. On any thread. */
  void (*work) (gpointer piece, gpointer data);

  /* Takes a piece whose work is done, in the order in which they were made, and frees it. On the
   * calling thread. */
  void (*emit) (gpointer piece, gpointer data);
} RtBatch;

/* Runs until there are no more pieces, with N_THREADS (0: as many as there are processors) at
 * work. */
void rt_batch_run (const RtBatch *batch, gpointer data, guint n_threads);
