/* step-search.c - runs the techniques of a ladder (list in order of trial), and chooses among the
 * steps found. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/ladder/step-search.h"

#include "engine/logic/step/sink.h"

/* Maximum cost at which a step of a later rung is preferred to the best step so far, whose cost
 * is COST. */
#define EASIER_OF(cost) ((cost) / 2)

/* A sink that keeps the best find so far. */
typedef struct {
  RtSink sink;          /* must be the first field: callbacks cast it back */
  RtTaking taking;
  RtDraft best;
  const RtTechnique *technique; /* of `best`; NULL: nothing was found */
  int cost;                     /* of `best` */
  int *least_cost;              /* minimum cost of a step of this rung or a later one, by rung */
} Choice;

/* Sets the options of STUDY, the board to search, for LADDER. In the ladder of the rating, finders
 * repeat the faults of Sudoku Explainer. */
static void
set_options (RtStudy *study, const RtLadder *ladder)
{
  study->corrected_uniqueness = ladder->corrected_uniqueness;
  study->thorough = ladder->corrected_uniqueness;
}

/* Runs the finder of TECHNIQUE, and publishes that this technique is being tried. */
static void
find (RtStudy *study, const RtTechnique *technique, RtSink *sink)
{
  if (study->asked)
    atomic_store_explicit (&study->asked->technique, technique, memory_order_relaxed);
  technique->find (technique, study, sink);
}

static bool
is_chain (const RtTechnique *technique)
{
  return technique->flags & RT_TECHNIQUE_CHAIN;
}

/* Returns true if the first step that TECHNIQUE reports is its best. Chain finders report the
 * shortest chain first. Of forcing chains only the first can still be explained. */
static bool
is_first_best (const RtTechnique *technique)
{
  return is_chain (technique) || !technique->cost;
}

static bool
take_easier (RtSink *sink)
{
  Choice *choice = (Choice *) sink;
  const RtTechnique *technique = sink->draft.technique;
  int cost = choice->taking == RT_TAKE_FIRST ? 0 : rt_draft_cost (&sink->draft);
  RtDraft draft = sink->draft;

  if (sink->most && cost > sink->most)
    return is_first_best (technique);
  sink->draft = choice->best;
  choice->best = draft;
  choice->technique = technique;
  choice->cost = cost;
  sink->most = cost - 1;
  return choice->taking == RT_TAKE_FIRST || cost <= technique->cost || is_first_best (technique);
}

/* Returns the maximum cost at which a step of TECHNIQUE is preferred to the best step so far. */
static int
most_cost (const Choice *choice, const RtTechnique *technique)
{
  return is_chain (technique) && is_chain (choice->technique) ? choice->cost - 1
                                                              : EASIER_OF (choice->cost);
}

/* Returns true if a technique from index I of the ladder on may have a step that is preferred to
 * the best so far. */
static bool
may_any_be_easier (const Choice *choice, guint i)
{
  return !choice->technique || (choice->taking == RT_TAKE_EASIER &&
                                choice->least_cost[i] <= most_cost (choice, choice->technique));
}

/* Returns true if TECHNIQUE may have a step that is preferred to the best step so far. Then also
 * sets the greatest cost of a step that is wanted. */
static bool
may_be_easier (Choice *choice, const RtTechnique *technique)
{
  if (!choice->technique)
    return true;
  choice->sink.most = most_cost (choice, technique);
  return technique->cost && technique->cost <= choice->sink.most;
}

/* Searches for the next step and stores it in `best` of CHOICE. Returns false if there is none, or
 * if the search was stopped. A stopped technique may have missed its step, so no later technique is
 * tried. */
static bool
find_next (RtStudy *study, const RtLadder *ladder, Choice *choice)
{
  set_options (study, ladder);
  choice->taking = ladder->taking;
  choice->technique = NULL;
  choice->sink.most = 0;
  for (guint i = 0; i < ladder->rungs->len && may_any_be_easier (choice, i); i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (!rung->on || !may_be_easier (choice, rung->technique))
      continue;
    find (study, rung->technique, &choice->sink);
    if (rt_study_stopped (study))
      return false;
  }
  return choice->technique;
}

static void
choice_init (Choice *choice, const RtLadder *ladder)
{
  int least = G_MAXINT;

  choice->sink = (RtSink) { .take = take_easier };
  rt_draft_init (&choice->sink.draft, true);
  rt_draft_init (&choice->best, true);
  choice->least_cost = g_new (int, ladder->rungs->len);
  for (guint i = ladder->rungs->len; i-- > 0;) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (rung->on && rung->technique->cost)
      least = MIN (least, rung->technique->cost);
    choice->least_cost[i] = least;
  }
}

static void
choice_clear (Choice *choice)
{
  rt_draft_clear (&choice->sink.draft);
  rt_draft_clear (&choice->best);
  g_free (choice->least_cost);
}

RtStep *
rt_step_search_next (RtStudy *study, const RtLadder *ladder)
{
  Choice choice;
  RtStep *step;

  choice_init (&choice, ladder);
  step = find_next (study, ladder, &choice) ? rt_step_freeze (&choice.best) : NULL;
  choice_clear (&choice);
  return step;
}

typedef struct {
  RtSink sink;          /* must be the first field: callbacks cast it back */
  GPtrArray *steps;
  guint first;          /* index of the first step of the present rung */
  bool by_cost;         /* true: the steps of the present rung are sorted by cost */
} Gathering;

/* Returns true if STEP and DRAFT, which are of one technique, have equal effects. Each of them
 * lists every cell once, in any order. */
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

  for (guint i = gathering->first; i < gathering->steps->len; i++) {
    const RtStep *kept = g_ptr_array_index (gathering->steps, i);

    if (!does_the_same (kept, &sink->draft))
      continue;
    if (!gathering->by_cost || rt_draft_cost (&sink->draft) >= kept->cost)
      return false;
    g_ptr_array_remove_index (gathering->steps, i);
    break;
  }
  g_ptr_array_add (gathering->steps, rt_step_freeze (&sink->draft));
  return false;
}

static gint
compare_costs (gconstpointer a, gconstpointer b, gpointer data)
{
  return (*(const RtStep *const *) a)->cost - (*(const RtStep *const *) b)->cost;
}

/* Appends all steps of TECHNIQUE to GATHERING, in the order in which hints use them: the cheapest
 * first, unless TAKING or the technique makes the first found the best. */
static void
gather (Gathering *gathering, const RtTechnique *technique, RtStudy *study, RtTaking taking)
{
  GPtrArray *steps = gathering->steps;

  gathering->first = steps->len;
  gathering->by_cost = taking != RT_TAKE_FIRST && !is_first_best (technique);
  find (study, technique, &gathering->sink);
  if (gathering->by_cost && steps->len > gathering->first)
    g_qsort_with_data (steps->pdata + gathering->first, (gint) (steps->len - gathering->first),
                       sizeof (gpointer), compare_costs, NULL);
}

GPtrArray *
rt_step_search_all (RtStudy *study, const RtLadder *ladder, bool one_rung)
{
  Gathering gathering = {
    .sink = { .all = true, .take = take_all },
    .steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref),
  };

  rt_draft_init (&gathering.sink.draft, true);
  set_options (study, ladder);
  for (guint i = 0; i < ladder->rungs->len; i++) {
    const RtRung *rung = &g_array_index (ladder->rungs, RtRung, i);

    if (rung->on && !(one_rung && gathering.steps->len))
      gather (&gathering, rung->technique, study, ladder->taking);
  }
  rt_draft_clear (&gathering.sink.draft);
  return gathering.steps;
}

GPtrArray *
rt_step_search_path (RtStudy *study, const RtLadder *ladder)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) rt_step_unref);
  Choice choice;

  choice_init (&choice, ladder);
  while (study->field.n_left && find_next (study, ladder, &choice)) {
    g_ptr_array_add (steps, rt_step_freeze (&choice.best));
    rt_draft_apply (&choice.best, study);
    if (study->asked)
      atomic_store_explicit (&study->asked->n_found, steps->len, memory_order_relaxed);
  }
  choice_clear (&choice);
  return steps;
}
