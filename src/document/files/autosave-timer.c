/* autosave-timer.c - implements RtWriteClock: one GLib timeout for all delayed writes and retries of an object. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/files/autosave-timer.h"

static bool
write_now (RtWriteClock *self, GError **error)
{
  gint64 begun = g_get_monotonic_time (), ended;
  bool ok = self->write (self->owner, error);

  ended = g_get_monotonic_time ();
  self->rest = ended + MIN (ended - begun, RT_WRITE_LATER * G_TIME_SPAN_MILLISECOND);
  return ok;
}

static gboolean
timer_cb (gpointer data)
{
  RtWriteClock *self = data;
  g_autoptr (GError) error = NULL;
  bool told = self->failing;

  self->timer = 0;
  self->failing = !write_now (self, &error);
  if (self->failing) {
    rt_write_clock_retry (self);
    if (!told)
      self->failed (self->owner, error->message);
  }
  return G_SOURCE_REMOVE;
}

void
rt_write_clock_changed (RtWriteClock *self, guint delay)
{
  gint64 now = g_get_monotonic_time ();
  gint64 due = MAX (now + delay * G_TIME_SPAN_MILLISECOND, self->rest);

  if (self->timer && (self->failing || self->due <= due))
    return;
  rt_write_clock_stop (self);
  self->due = due;
  self->timer = g_timeout_add ((guint) ((due - now + 999) / 1000), timer_cb, self);
}

void
rt_write_clock_retry (RtWriteClock *self)
{
  rt_write_clock_changed (self, self->retry);
}

bool
rt_write_clock_flush (RtWriteClock *self, GError **error)
{
  rt_write_clock_stop (self);
  if (write_now (self, error)) {
    self->failing = false;
    return true;
  }
  rt_write_clock_retry (self);
  return false;
}

void
rt_write_clock_stop (RtWriteClock *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
}
