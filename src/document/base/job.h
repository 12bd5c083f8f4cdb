/* job.h - RtJob: asynchronous calls that work in a thread.
 *
 * The call copies its data; the thread works on that copy alone and stores its results there; the finish
 * function returns them. The copy and everything that it owns are freed with the GTask of the call, whether
 * it succeeded or not. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <gio/gio.h>
#include <stddef.h>

/* Behaviour of a job that is cancelled. */
typedef enum {
  RT_JOB_DROPS,  /* with G_IO_ERROR_CANCELLED, once the thread has stopped */
  RT_JOB_LEAVES, /* with G_IO_ERROR_CANCELLED, at once; the thread may go on for a while */
  RT_JOB_KEEPS,  /* as the work ended: results made before the stop are handed out */
} RtJobCancel;

/* A kind of job. Static: its address identifies the calls. */
typedef struct {
  /* Called in the thread. CANCELLABLE is of the call, or NULL; STOP is raised when it is cancelled. The call
   * fails if ERROR is set. */
  void (*work) (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error);
  gsize size;                /* of the data */
  struct {
    gsize offset;            /* of a pointer in the data */
    GDestroyNotify free;     /* not called for NULL */
  } owned[12];               /* up to the first without FREE */
  RtJobCancel when_cancelled;
} RtJob;

/* A row of RtJob.owned: FREE frees FIELD of TYPE. */
#define RT_JOB_OWNS(type, field, free) { offsetof (type, field), (GDestroyNotify) (free) }

/* Copies DATA, and runs the work on the copy, which takes over everything that DATA owns. Calls DONE in this
 * thread's main context. SOURCE is the source object of the call, or NULL. Returns the copy, which lives
 * until DONE has been called. */
gpointer rt_job_run (const RtJob *job, gpointer source, gconstpointer data, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer user_data);

/* Returns the data of a call that succeeded, which belong to RESULT; otherwise NULL with ERROR set. */
gpointer rt_job_finish (const RtJob *job, GAsyncResult *result, GError **error);

/* Returns the data of a call that has ended, successfully or not. They belong to RESULT. */
gpointer rt_job_data (const RtJob *job, GAsyncResult *result);
