/* parallel.h - runs pieces of work on all processors and emits their results in order.
 *
 * Only as many pieces exist at a time as keep the processors busy. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  /* Returns the next piece of work, or NULL if there is none. If WAIT is false, also returns NULL
   * if no piece is available at once; then results are emitted before the next call. Runs on the
   * calling thread. */
  gpointer (*next) (bool wait, gpointer data);

  /* Processes a piece of work. Runs on any thread. */
  void (*work) (gpointer piece, gpointer data);

  /* Emits the result of a finished piece, in the order in which the pieces were made, and frees the
   * piece. Runs on the calling thread. */
  void (*emit) (gpointer piece, gpointer data);
} RtBatch;

/* Runs BATCH until there are no more pieces, on N_THREADS threads (0: one for each processor). */
void rt_batch_run (const RtBatch *batch, gpointer data, guint n_threads);
