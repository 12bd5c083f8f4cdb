/* technique-settings.c - RtTechniques, the preferences for techniques: which are used, and in which of two orders.
 *
 * Stores three preferences: a ladder (all techniques, each with a switch), the order in use, and
 * whether one solution is assumed. The switches apply to both orders. The resulting ladder
 * is recomputed whenever a preference changes. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "app/logic/technique-settings.h"

#include "app/common/preferences.h"

#include <string.h>

struct _RtTechniques {
  GObject parent_instance;

  /* Owned. */
  RtLadder *switches;   /* which techniques are on; the order of this ladder is not used */
  RtLadder *list;

  /* State. */
  RtTrial trial;
  bool assume_unique;
};

G_DEFINE_FINAL_TYPE (RtTechniques, rt_techniques, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Values of the preference for the order, by RtTrial. */
static const char *const trials[] = {
  [RT_TRIAL_HUMAN] = "human",
  [RT_TRIAL_RATING] = "rating",
};

/* Returns the entry of TECHNIQUE in LADDER (techniques in their order, each with a switch), or NULL. */
static RtRung *
rung_of (const RtLadder *ladder, const RtTechnique *technique)
{
  for (guint i = 0; i < ladder->rungs->len; i++) {
    RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (rung->technique == technique)
      return rung;
  }
  return NULL;
}

/* Returns all techniques in the order in which the rating tries them, followed by those that the
 * rating does not use. */
static RtLadder *
make_rating_order (void)
{
  g_autoptr (RtLadder) rating = rt_ladder_new_rating ();
  g_autofree char *text = rt_ladder_to_text (rating);

  return rt_ladder_new_from_text (text);
}

/* Makes the list of techniques in the order in use again. Techniques for which no switch is stored are on. */
static void
make_list (RtTechniques *self)
{
  rt_ladder_free (self->list);
  self->list = self->trial == RT_TRIAL_RATING ? make_rating_order () : rt_ladder_new_human ();
  self->list->corrected_uniqueness = self->trial != RT_TRIAL_RATING;
  for (guint i = 0; i < self->list->rungs->len; i++) {
    RtRung *rung = &g_array_index (self->list->rungs, RtRung, i);
    const RtRung *same = rung_of (self->switches, rung->technique);

    rung->on = !same || same->on;
  }
}

static void
changed (RtTechniques *self)
{
  g_autofree char *text = rt_ladder_to_text (self->switches);

  make_list (self);
  rt_preference_set_string (RT_PREFERENCE_TECHNIQUES, text);
  rt_preference_set_string (RT_PREFERENCE_TECHNIQUE_ORDER, trials[self->trial]);
  rt_preference_set_boolean (RT_PREFERENCE_ASSUME_UNIQUE, self->assume_unique);
  g_signal_emit (self, signals[CHANGED], 0);
}

RtTrial
rt_techniques_trial (RtTechniques *self)
{
  return self->trial;
}

void
rt_techniques_set_trial (RtTechniques *self, RtTrial trial)
{
  g_return_if_fail (RT_IS_TECHNIQUES (self));

  if (self->trial == trial)
    return;
  self->trial = trial;
  changed (self);
}

bool
rt_techniques_assume_unique (RtTechniques *self)
{
  return self->assume_unique;
}

void
rt_techniques_set_assume_unique (RtTechniques *self, bool assume)
{
  g_return_if_fail (RT_IS_TECHNIQUES (self));

  if (self->assume_unique == assume)
    return;
  self->assume_unique = assume;
  changed (self);
}

/* Makes the list of techniques again, because the preference that puzzles have one solution was
 * changed, here or elsewhere. */
static void
assume_cb (gpointer self)
{
  rt_techniques_set_assume_unique (self, rt_preference_boolean (RT_PREFERENCE_ASSUME_UNIQUE));
}

const RtLadder *
rt_techniques_list (RtTechniques *self)
{
  return self->list;
}

void
rt_techniques_switch (RtTechniques *self, const RtTechnique *technique, bool on)
{
  RtRung *rung;

  g_return_if_fail (RT_IS_TECHNIQUES (self));

  rung = rung_of (self->switches, technique);
  if (rung) {
    rung->on = on;
  } else {
    const RtRung more = { technique, on };

    g_array_append_val (self->switches->rungs, more);
  }
  changed (self);
}

/* Reasoning */

static void
guide_cb (RtTechniques *self, RtReasoning *reasoning)
{
  g_autoptr (RtLadder) ladder = rt_ladder_copy (self->list);

  if (!self->assume_unique)
    rt_ladder_switch_unique (ladder, false);
  rt_reasoning_set_ladder (reasoning, ladder);
}

void
rt_techniques_guide (RtTechniques *self, RtReasoning *reasoning)
{
  g_return_if_fail (RT_IS_TECHNIQUES (self));

  g_signal_connect_object (self, "changed", G_CALLBACK (guide_cb), reasoning, 0);
  guide_cb (self, reasoning);
}

static void
rt_techniques_finalize (GObject *object)
{
  RtTechniques *self = RT_TECHNIQUES (object);

  rt_ladder_free (self->switches);
  rt_ladder_free (self->list);
  G_OBJECT_CLASS (rt_techniques_parent_class)->finalize (object);
}

static void
rt_techniques_class_init (RtTechniquesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = rt_techniques_finalize;
  signals[CHANGED] = g_signal_new ("changed", RT_TYPE_TECHNIQUES, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
rt_techniques_init (RtTechniques *self)
{
  g_autofree char *text = rt_preference_string (RT_PREFERENCE_TECHNIQUES);
  g_autofree char *trial = rt_preference_string (RT_PREFERENCE_TECHNIQUE_ORDER);

  self->assume_unique = rt_preference_boolean (RT_PREFERENCE_ASSUME_UNIQUE);
  for (gsize i = 0; i < G_N_ELEMENTS (trials); i++)
    if (strcmp (trials[i], trial) == 0)
      self->trial = (RtTrial) i;
  self->switches = *text ? rt_ladder_new_from_text (text) : rt_ladder_new_human ();
  make_list (self);
  rt_preference_watch (RT_PREFERENCE_ASSUME_UNIQUE, self, assume_cb);
}

RtTechniques *
rt_techniques_new (void)
{
  return g_object_new (RT_TYPE_TECHNIQUES, NULL);
}

RtTechniques *
rt_techniques_default (void)
{
  static RtTechniques *techniques;

  if (!techniques)
    techniques = rt_techniques_new ();
  return techniques;
}
