/* further.c - finds those steps on a position that are chains of chains.
 *
 * A task that was cancelled ends with an error even if its result was ready: so a late one does not
 * touch what was freed. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "document/hint/further.h"

#include "document/hint/conclude.h"

#include <string.h>

/* On the scale of Sudoku Explainer: chains of chains, and the answer itself. */
#define LONG_FROM 8.0
#define ANSWER 20.0

struct _RtFurther {
  RtPosition position;
  RtLadder *ladder;             /* owned */
  GPtrArray *steps;             /* owned */
  GCancellable *working;        /* owned */
  const RtTechnique *technique; /* that is asked now; NULL: none any more */
  void (*found) (gpointer owner);
  gpointer owner;
};

static bool
is_long (const RtTechnique *technique)
{
  return technique->price >= LONG_FROM && technique->flags & RT_TECHNIQUE_CHAIN;
}

RtLadder *
rt_further_others (const RtLadder *ladder)
{
  RtLadder *others = rt_ladder_copy (ladder);

  for (guint i = 0; i < others->rungs->len; i++) {
    RtRung *rung = &g_array_index (others->rungs, RtRung, i);

    rung->on &= !is_long (rung->technique) && rung->technique->price < ANSWER;
  }
  return others;
}

/* LADDER with TECHNIQUE alone. */
static RtLadder *
only (const RtLadder *ladder, const RtTechnique *technique)
{
  RtLadder *asked = rt_ladder_copy (ladder);

  for (guint i = 0; i < asked->rungs->len; i++) {
    RtRung *rung = &g_array_index (asked->rungs, RtRung, i);

    rung->on &= rung->technique == technique;
  }
  return asked;
}

/* The chain of chains that is asked after BEFORE (NULL: the first of them), or NULL. */
static const RtTechnique *
next_after (const RtLadder *ladder, const RtTechnique *before)
{
  bool passed = !before;

  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (passed && rung->on && is_long (rung->technique))
      return rung->technique;
    passed |= rung->technique == before;
  }
  return NULL;
}

static bool
does_the_same (const RtStep *a, const RtStep *b)
{
  if (a->n_placed != b->n_placed || a->n_removed != b->n_removed)
    return false;
  /* Where there is none, there is no array either. */
  return (!a->n_placed || memcmp (a->placed, b->placed, a->n_placed * sizeof *a->placed) == 0) &&
         (!a->n_removed ||
          memcmp (a->removed, b->removed, a->n_removed * sizeof *a->removed) == 0);
}

/* Whether a chain of chains that is known has the effect of STEP. */
static bool
is_known (const RtFurther *self, const RtStep *step)
{
  for (guint i = 0; i < self->steps->len; i++) {
    const RtStep *known = g_ptr_array_index (self->steps, i);

    if (is_long (known->technique) && does_the_same (known, step))
      return true;
  }
  return false;
}

static void ask_next (RtFurther *self);

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  RtConclusions *found = rt_conclude_finish (result);
  RtFurther *self = data;

  if (!found)
    return;
  for (guint i = 0; i < found->steps->len; i++)
    if (!is_known (self, g_ptr_array_index (found->steps, i)))
      g_ptr_array_add (self->steps, rt_step_ref (g_ptr_array_index (found->steps, i)));
  ask_next (self);
  self->found (self->owner);
}

static void
ask_next (RtFurther *self)
{
  g_autoptr (RtLadder) ladder = NULL;

  self->technique = next_after (self->ladder, self->technique);
  if (!self->technique)
    return;
  ladder = only (self->ladder, self->technique);
  rt_conclude_async (&self->position, ladder, RT_STEPS_HERE, self->working, found_cb, self);
}

RtFurther *
rt_further_new (const RtPosition *position, const RtLadder *ladder, GPtrArray *steps,
                void (*found) (gpointer owner), gpointer owner)
{
  RtFurther *self = g_new0 (RtFurther, 1);

  self->position = *position;
  self->ladder = rt_ladder_copy (ladder);
  self->steps = g_ptr_array_ref (steps);
  self->working = g_cancellable_new ();
  self->found = found;
  self->owner = owner;
  ask_next (self);
  return self;
}

void
rt_further_free (RtFurther *self)
{
  g_cancellable_cancel (self->working);
  g_object_unref (self->working);
  g_ptr_array_unref (self->steps);
  rt_ladder_free (self->ladder);
  g_free (self);
}

const RtTechnique *
rt_further_technique (const RtFurther *self)
{
  return self->technique;
}
