/* parallel.h - runs work in pieces on all processors, with the results in order.
 *
 * At any time there are only as many pieces as keep the processors busy. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <stdbool.h>

typedef struct {
  /* Returns the next piece, or NULL if there is none. Without WAIT, also NULL if none is available
   * at once: then results are emitted first. Runs on the calling thread. */
  gpointer (*next) (bool wait, gpointer data);

  /* Processes a piece. Runs on any thread. */
  void (*work) (gpointer piece, gpointer data);

  /* Takes a finished piece, in the order in which the pieces were made, and frees it. Runs on the
   * calling thread. */
  void (*emit) (gpointer piece, gpointer data);
} RtBatch;

/* Runs until there are no more pieces, on N_THREADS threads (0: one for each processor). */
void rt_batch_run (const RtBatch *batch, gpointer data, guint n_threads);
