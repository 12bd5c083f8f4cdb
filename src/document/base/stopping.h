/* stopping.h - a stop that a cancellable raises while a task's thread works. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <gio/gio.h>

/* Called in the thread that cancels. */
static inline void
rt_stopping_cb (GCancellable *cancellable, RtStop *stop)
{
  rt_stop_raise (stop);
}

/* From now on CANCELLABLE (may be NULL) raises STOP; at once, if it is cancelled already. */
static inline gulong
rt_stopping_begin (GCancellable *cancellable, RtStop *stop)
{
  return cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (rt_stopping_cb), stop, NULL)
                     : 0;
}

/* Ends that: STOP is not touched any more and may be freed. */
static inline void
rt_stopping_end (GCancellable *cancellable, gulong id)
{
  g_cancellable_disconnect (cancellable, id);
}

/* The same, and lets TASK return true, or the error that it was cancelled. */
static inline void
rt_stopping_return (GTask *task, GCancellable *cancellable, gulong id)
{
  rt_stopping_end (cancellable, id);
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_boolean (task, TRUE);
}
