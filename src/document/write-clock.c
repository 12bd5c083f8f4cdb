/* write-clock.c - writes changes after a delay. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "document/write-clock.h"

static gboolean timer_cb (gpointer data);

static void
start (RtWriteClock *self, guint delay)
{
  if (!self->timer)
    self->timer = g_timeout_add (delay, timer_cb, self);
}

static gboolean
timer_cb (gpointer data)
{
  RtWriteClock *self = data;
  g_autoptr (GError) error = NULL;
  bool told = self->failing;

  self->timer = 0;
  self->failing = !self->write (self->owner, &error);
  if (self->failing) {
    start (self, self->retry);
    if (!told)
      self->failed (self->owner, error->message);
  }
  return G_SOURCE_REMOVE;
}

void
rt_write_clock_changed (RtWriteClock *self)
{
  start (self, self->delay);
}

void
rt_write_clock_retry (RtWriteClock *self)
{
  start (self, self->retry);
}

bool
rt_write_clock_flush (RtWriteClock *self, GError **error)
{
  rt_write_clock_stop (self);
  if (self->write (self->owner, error)) {
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
