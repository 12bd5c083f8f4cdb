/* stopping.h - a stop that a cancellable raises, while a task's thread works: for neighbours in the
 * room. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"

#include <gio/gio.h>

/* In whichever thread cancels. */
static inline void
rt_stopping_cb (GCancellable *cancellable, RtStop *stop)
{
  rt_stop_raise (stop);
}

/* From now on CANCELLABLE (may be NULL) raises STOP; at once, where it was cancelled before. */
static inline gulong
rt_stopping_begin (GCancellable *cancellable, RtStop *stop)
{
  return cancellable ? g_cancellable_connect (cancellable, G_CALLBACK (rt_stopping_cb), stop, NULL)
                     : 0;
}

/* No longer: STOP, which is not touched any more, may go. */
static inline void
rt_stopping_end (GCancellable *cancellable, gulong id)
{
  g_cancellable_disconnect (cancellable, id);
}
