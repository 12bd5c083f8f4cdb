/* job.h - RtJob: the description of an asynchronous call that runs in a thread: its function and
 * its data; and functions that start and finish such calls.
 *
 * A call copies its data. The thread works on the copy alone and stores its results there. The
 * finish function returns them. The copy and everything that it owns are freed with the GTask of
 * the call, whether it succeeded or not. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <gio/gio.h>
#include <stddef.h>

/* Result of a job that is cancelled. */
typedef enum {
  RT_JOB_DROPS,  /* fails with G_IO_ERROR_CANCELLED once the thread has stopped, even if the job has
                  * a result; so a callback may return on an error, before it uses a freed object */
  RT_JOB_LEAVES, /* fails with G_IO_ERROR_CANCELLED at once; the thread may run on for a while */
  RT_JOB_KEEPS,  /* succeeds once the thread has stopped, with the results so far */
} RtJobCancel;

/* A kind of job. It must be static, because its address is the source tag of the calls. */
typedef struct {
  /* Function for the thread. CANCELLABLE is the cancellable of the call, or NULL. STOP is raised
   * when CANCELLABLE is cancelled. The call fails if the function sets ERROR. */
  void (*work) (gpointer data, RtStop *stop, GCancellable *cancellable, GError **error);
  gsize size;                /* of the data in bytes */
  struct {
    gsize offset;            /* of a pointer in the data */
    GDestroyNotify free;     /* not called for NULL */
  } owned[12];               /* ends at the first row whose FREE is NULL */
  RtJobCancel when_cancelled;
} RtJob;

/* A row of RtJob.owned: FIELD of TYPE, the struct of the job's data, is freed by FREE. */
#define RT_JOB_OWNS(type, field, free) { offsetof (type, field), (GDestroyNotify) (free) }

/* Starts a thread that works on a copy of DATA, and returns the copy, which lives until DONE has
 * returned. The job takes ownership of everything that DATA owns. DONE is called in the caller's
 * thread-default main context. SOURCE is the source object of the GTask, or NULL. */
gpointer rt_job_run (const RtJob *job, gpointer source, gconstpointer data, GCancellable *cancellable,
                     GAsyncReadyCallback done, gpointer user_data);

/* Returns the data with the results of the thread if the call succeeded; RESULT owns them.
 * Otherwise returns NULL and sets ERROR. */
gpointer rt_job_finish (const RtJob *job, GAsyncResult *result, GError **error);

/* Returns the data of a call that has ended, even if it failed or was cancelled. RESULT owns them. */
gpointer rt_job_data (const RtJob *job, GAsyncResult *result);
