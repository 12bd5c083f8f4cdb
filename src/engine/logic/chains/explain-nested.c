/* explain-nested.c - searches again for the steps that made eliminations under an assumption
 * (nested finds), to explain them.
 *
 * A net (consequences of an assumption) stores only the parents of a nested find: the candidates
 * that had to be off (false) for it. A search computes thousands of nets, but explains few. So the
 * finders search once more, on a board from which only the parents are removed; the first step with
 * the same elimination is the explanation.
 *
 * A find of a nested search of level 1 or more may depend on further candidates, which the
 * rating does not count. Then more of the net's off nodes are removed from the board until the
 * step is found. Removed nodes that the step does not need are put back. The step depends on the
 * remaining ones. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/explain-nested.h"
#include <string.h>

#define MOST_TECHNIQUES (RT_N_PATTERNS + RT_MAX_INNER_CHAINS)

struct RtNestedSteps {
  const RtTechnique *const *patterns;
  RtTechniqueById by_id;

  /* The search whose nets are to be explained. */
  const RtChoices *grid;
  const RtForcingRules *rules;
  RtStop *stop;

  RtStudy *study;               /* study of the boards that are searched; NULL: not made yet */
  GHashTable *found;            /* Found by the key of key_of () */
};

/* A sink that keeps the first find that eliminates a certain candidate. */
typedef struct {
  RtSink sink;
  int cell, digit;
  RtStep *step;         /* NULL: not found yet */
} StepSink;

static bool
take_step (RtSink *sink)
{
  StepSink *seeking = (StepSink *) sink;
  const RtDraft *draft = &sink->draft;

  for (int i = 0; i < draft->n_removed && !seeking->step; i++)
    if (draft->removed[i].cell == seeking->cell &&
        rt_digits_has (draft->removed[i].digits, seeking->digit))
      seeking->step = rt_step_freeze (draft);
  return seeking->step != NULL;
}

/* Fills LIST with the techniques that may have found the elimination under the assumption, in order
 * of trial, ending with NULL. */
static void
list_techniques (const RtNestedSteps *steps, const RtTechnique *list[MOST_TECHNIQUES + 1])
{
  for (int i = 0; i < RT_N_PATTERNS; i++)
    *list++ = steps->patterns[i];
  for (const char *const *id = steps->rules->inner_chains; *id; id++)
    *list++ = steps->by_id (*id);
  *list = NULL;
}

/* Returns the first step on BOARD that eliminates CANDIDATE; NULL if there is none. Searches for
 * chains; if BY_PATTERNS, also for patterns. */
static RtStep *
find_on_board (RtNestedSteps *steps, const RtBoard *board, int candidate, bool by_patterns)
{
  const RtTechnique *list[MOST_TECHNIQUES + 1];
  StepSink seeking = {
    .sink = { .all = true, .take = take_step },
    .cell = rt_candidate_cell (candidate),
    .digit = rt_candidate_digit (candidate),
  };

  if (!steps->study)
    steps->study = rt_study_new ();
  steps->study->stop = steps->stop;
  rt_study_at_board (steps->study, board);
  list_techniques (steps, list);
  rt_draft_init (&seeking.sink.draft, true);
  for (const RtTechnique **technique = by_patterns ? list : list + RT_N_PATTERNS;
       *technique && !seeking.step && !rt_stop_raised (steps->stop); technique++)
    (*technique)->find (*technique, steps->study, &seeking.sink);
  rt_draft_clear (&seeking.sink.draft);
  return seeking.step;
}

static void
remove_candidate (RtBoard *board, int candidate)
{
  board->candidates[rt_candidate_cell (candidate)] &=
    (RtDigits) ~rt_digits_of (rt_candidate_digit (candidate));
}

static RtBoard
board_of (const RtChoices *grid)
{
  RtBoard board;

  memcpy (board.grid.digit, grid->digit, sizeof board.grid.digit);
  memcpy (board.candidates, grid->candidates, sizeof board.candidates);
  return board;
}

/* A request: the step for an elimination of a nested find in NET, on a board without the candidates
 * in `gone`. */
typedef struct {
  RtNestedSteps *steps;
  const RtNet *net;
  int candidate;
  bool gone[RT_N_CANDIDATES], is_parent[RT_N_CANDIDATES];
} Wanted;

static RtStep *
find_wanted (const Wanted *wanted, bool by_patterns)
{
  RtBoard board = board_of (wanted->steps->grid);

  for (int i = 0; i < RT_N_CANDIDATES; i++)
    if (wanted->gone[i])
      remove_candidate (&board, i);
  return find_on_board (wanted->steps, &board, wanted->candidate, by_patterns);
}

/* Returns the step that is found on the board without the parents (false candidates it is known to
 * need) and without the first N others that the assumption made false; NULL if there is none. */
static RtStep *
find_without_first (Wanted *wanted, int n)
{
  memcpy (wanted->gone, wanted->is_parent, sizeof wanted->gone);
  for (int i = 0; i < n; i++)
    wanted->gone[wanted->net->off_list[i]] = true;
  return find_wanted (wanted, false);
}

/* Searches for the step on boards without the first *N, *N - 1, ... candidates that the assumption
 * made false. It is not recorded how many were false when the step was found, so all numbers are
 * tried. Searches only for chains, because a pattern is found without removing more than the
 * parents (recorded reasons). Returns the step and sets *N to the number removed; returns NULL if
 * there is none. */
static RtStep *
find_in_net (Wanted *wanted, int *n)
{
  const RtNet *net = wanted->net;
  RtStep *step;

  do
    step = find_without_first (wanted, *n);
  while (!step && (*n)-- > 0 && !rt_stop_raised (wanted->steps->stop) &&
         net->info[RT_NODE (net->off_list[*n], false)].cause == RT_CAUSE_NESTED);
  return step;
}

/* Puts back onto the board as many as possible of the N candidates that the assumption made false,
 * from index FIRST on, while the step is still found. Replaces STEP by the last step found. */
static void
put_back (Wanted *wanted, int first, int n, RtStep **step)
{
  const uint16_t *list = wanted->net->off_list + first;
  bool gone[RT_N_CANDIDATES], any = false;
  RtStep *found;

  memcpy (gone, wanted->gone, sizeof gone);
  for (int i = 0; i < n; i++) {
    any |= !wanted->is_parent[list[i]];
    wanted->gone[list[i]] = wanted->is_parent[list[i]];
  }
  if (!any)
    return;
  found = find_wanted (wanted, false);
  if (found) {
    rt_step_unref (*step);
    *step = found;
    return;
  }
  memcpy (wanted->gone, gone, sizeof gone);
  if (n > 1 && !rt_stop_raised (wanted->steps->stop)) {
    put_back (wanted, first + n / 2, n - n / 2, step);
    put_back (wanted, first, n / 2, step);
  }
}

/* Returns the cache key of a step: its candidate, the parents (false candidates it is known to
 * need), and the first N candidates that the assumption made false. */
static GBytes *
key_of (const Wanted *wanted, int n)
{
  const RtNet *net = wanted->net;
  const RtNode node = RT_NODE (wanted->candidate, false);
  const RtNetInfo info = net->info[node];
  GByteArray *key = g_byte_array_new ();

  g_byte_array_append (key, (const guint8 *) &node, sizeof node);
  g_byte_array_append (key, (const guint8 *) &net->parents[info.first],
                       (guint) (info.n * sizeof *net->parents));
  g_byte_array_append (key, (const guint8 *) &n, sizeof n);
  g_byte_array_append (key, (const guint8 *) net->off_list, (guint) n * sizeof *net->off_list);
  return g_byte_array_free_to_bytes (key);
}

/* A cached step, and the additional candidates (besides the parents) that must be off for the
 * step. */
typedef struct {
  RtStep *step;
  GArray *more;
} Found;

static void
found_free (gpointer data)
{
  Found *found = data;

  rt_step_unref (found->step);
  g_array_unref (found->more);
  g_free (found);
}

/* Returns the cached step of KEY, and appends to MORE the further candidates that must be false for
 * the step. Returns NULL if KEY is not in the cache. */
static RtStep *
recall (const RtNestedSteps *steps, GBytes *key, GArray *more)
{
  const Found *found = g_hash_table_lookup (steps->found, key);

  if (!found)
    return NULL;
  g_array_append_vals (more, found->more->data, found->more->len);
  return rt_step_ref (found->step);
}

static void
keep (RtNestedSteps *steps, GBytes *key, RtStep *step, GArray *more)
{
  Found *found;

  if (rt_stop_raised (steps->stop))
    return;
  found = g_new (Found, 1);
  *found = (Found) { rt_step_ref (step), g_array_copy (more) };
  g_hash_table_insert (steps->found, g_bytes_ref (key), found);
}

/* Returns the step, found without its recorded reasons and more candidates; NULL if there is none.
 * Appends to MORE those of the first N candidates that the assumption made false that it needs,
 * too. */
static RtStep *
find_with_more (Wanted *wanted, int n, GArray *more)
{
  RtStep *step = find_in_net (wanted, &n);

  if (!step)
    return NULL;
  put_back (wanted, 0, n, &step);
  for (int i = 0; i < n; i++) {
    uint16_t candidate = wanted->net->off_list[i];

    if (wanted->gone[candidate] && !wanted->is_parent[candidate])
      g_array_append_val (more, candidate);
  }
  return step;
}

RtNestedSteps *
rt_nested_steps_new (const RtTechnique *const *patterns, RtTechniqueById by_id)
{
  RtNestedSteps *steps = g_new0 (RtNestedSteps, 1);

  steps->patterns = patterns;
  steps->by_id = by_id;
  steps->found = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                        (GDestroyNotify) g_bytes_unref, found_free);
  return steps;
}

void
rt_nested_steps_free (RtNestedSteps *steps)
{
  rt_study_free (steps->study);
  g_hash_table_unref (steps->found);
  g_free (steps);
}

void
rt_nested_steps_turn (RtNestedSteps *steps, const RtChoices *grid, const RtForcingRules *rules,
                     RtStop *stop)
{
  steps->grid = grid;
  steps->rules = rules;
  steps->stop = stop;
}

void
rt_nested_steps_forget (RtNestedSteps *steps)
{
  g_hash_table_remove_all (steps->found);
}

RtStep *
rt_nested_steps_find (RtNestedSteps *steps, const RtNet *net, int candidate, GArray *more)
{
  Wanted wanted = { .steps = steps, .net = net, .candidate = candidate };
  const RtNetInfo info = net->info[RT_NODE (candidate, false)];
  g_autoptr (GBytes) key = NULL, whole_key = NULL;
  RtStep *step;
  int n = 0;

  for (uint32_t i = 0; i < info.n; i++)
    wanted.is_parent[net->parents[info.first + i] / 2] = true;
  memcpy (wanted.gone, wanted.is_parent, sizeof wanted.gone);
  key = key_of (&wanted, 0);
  step = recall (steps, key, more);
  if (step)
    return step;
  step = find_wanted (&wanted, true);
  if (step) {
    keep (steps, key, step, more);
    return step;
  }
  while (net->off_list[n] != candidate)
    n++;
  whole_key = key_of (&wanted, n);
  step = recall (steps, whole_key, more);
  if (!step) {
    step = find_with_more (&wanted, n, more);
    if (step)
      keep (steps, whole_key, step, more);
  }
  return step;
}
