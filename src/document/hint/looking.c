/* looking.c - a question to logic that is not answered yet.
 *
 * The thread that reasons writes down what it tries; here that is read twice a second. A task that was
 * cancelled ends with an error even if its result was ready: so a late one does not touch what was
 * freed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/looking.h"

#define MOMENT_MS 500 /* almost every answer is there before */

struct _RtLooking {
  RtSteps what;
  GCancellable *working;        /* owned */
  const RtAsked *asked;         /* there while it works */
  guint clock;                  /* source id */
  bool is_long;
  const RtTechnique *technique; /* as was told */
  guint n_found;
  void (*found) (gpointer owner, RtConclusions *found);
  void (*longer) (gpointer owner);
  gpointer owner;
};

static gboolean
read_cb (gpointer data)
{
  RtLooking *self = data;
  const RtTechnique *technique =
    atomic_load_explicit (&self->asked->technique, memory_order_relaxed);
  guint n_found = atomic_load_explicit (&self->asked->n_found, memory_order_relaxed);

  if (self->is_long && technique == self->technique && n_found == self->n_found)
    return G_SOURCE_CONTINUE;
  self->is_long = true;
  self->technique = technique;
  self->n_found = n_found;
  self->longer (self->owner);
  return G_SOURCE_CONTINUE;
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtConclusions *found = rt_conclude_finish (result);
  RtLooking *self = data;

  if (found)
    self->found (self->owner, found);
}

RtLooking *
rt_looking_new (const RtPosition *position, const RtLadder *ladder, RtSteps what,
                void (*found) (gpointer owner, RtConclusions *found),
                void (*longer) (gpointer owner), gpointer owner)
{
  RtLooking *self = g_new0 (RtLooking, 1);

  self->what = what;
  self->found = found;
  self->longer = longer;
  self->owner = owner;
  self->working = g_cancellable_new ();
  self->asked = rt_conclude_async (position, ladder, what, self->working, found_cb, self);
  self->clock = g_timeout_add (MOMENT_MS, read_cb, self);
  return self;
}

void
rt_looking_free (RtLooking *self)
{
  g_cancellable_cancel (self->working);
  g_object_unref (self->working);
  g_source_remove (self->clock);
  g_free (self);
}

bool
rt_looking_is_long (const RtLooking *self)
{
  return self->is_long;
}

RtSteps
rt_looking_what (const RtLooking *self)
{
  return self->what;
}

const RtTechnique *
rt_looking_technique (const RtLooking *self)
{
  return self->technique;
}

guint
rt_looking_n_found (const RtLooking *self)
{
  return self->n_found;
}
