/* reason.c - the next step, all steps, and the whole path, by a ladder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/ladder/reason.h"

#include "engine/logic/step/sink.h"

/* Leaves the first find in the draft. Once it is stopped there is none: a technique that was stopped
 * may have missed its step, and a later one must not take its turn. */
static bool
find_next (RtStudy *study, const RtLadder *ladder, RtSink *sink)
{
  study->corrected_uniqueness = ladder->corrected_uniqueness;
  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (!rung->on)
      continue;
    if (rung->technique->find (rung->technique, study, sink))
      return true;
    if (rt_study_stopped (study))
      return false;
  }
  return false;
}

RtStep *
rt_reason_next (RtStudy *study, const RtLadder *ladder)
{
  RtSink sink;
  RtStep *step;

  rt_sink_init_first (&sink, true);
  step = find_next (study, ladder, &sink) ? rt_step_freeze (&sink.draft) : NULL;
  rt_draft_clear (&sink.draft);
  return step;
}

typedef struct {
  RtSink sink;          /* first: finders know no more of it */
  GPtrArray *steps;
} Gathering;

/* Whether two finds of a technique do the same; each names a cell once, in any order. */
static bool
does_the_same (const RtStep *step, const RtDraft *draft)
{
  RtDigits removed[RT_N_CELLS] = { 0 };

  if (step->technique != draft->technique || step->n_removed != (guint) draft->n_removed ||
      step->n_placed != (guint) draft->n_placed)
    return false;
  for (guint i = 0; i < step->n_placed; i++)
    if (step->placed[i].cell != draft->placed[i].cell ||
        step->placed[i].digit != draft->placed[i].digit)
      return false;
  for (guint i = 0; i < step->n_removed; i++)
    removed[step->removed[i].cell] = step->removed[i].digits;
  for (int i = 0; i < draft->n_removed; i++)
    if (removed[draft->removed[i].cell] != draft->removed[i].digits)
      return false;
  return true;
}

static bool
take_all (RtSink *sink)
{
  Gathering *gathering = (Gathering *) sink;

  for (guint i = 0; i < gathering->steps->len; i++)
    if (does_the_same (g_ptr_array_index (gathering->steps, i), &sink->draft))
      return false;
  g_ptr_array_add (gathering->steps, rt_step_freeze (&sink->draft));
  return false;
}

GPtrArray *
rt_reason_all (RtStudy *study, const RtLadder *ladder, bool one_rung)
{
  Gathering gathering = {
    .sink = { .all = true, .take = take_all },
    .steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref),
  };

  rt_draft_init (&gathering.sink.draft, true);
  study->corrected_uniqueness = ladder->corrected_uniqueness;
  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (rung->on && !(one_rung && gathering.steps->len))
      rung->technique->find (rung->technique, study, &gathering.sink);
  }
  rt_draft_clear (&gathering.sink.draft);
  return gathering.steps;
}

GPtrArray *
rt_reason_path (RtStudy *study, const RtLadder *ladder)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);
  RtSink sink;

  rt_sink_init_first (&sink, true);
  while (study->field.n_left && find_next (study, ladder, &sink)) {
    g_ptr_array_add (steps, rt_step_freeze (&sink.draft));
    rt_draft_apply (&sink.draft, study);
  }
  rt_draft_clear (&sink.draft);
  return steps;
}
