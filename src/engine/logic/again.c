/* again.c - inner finds, found again to be told.
 *
 * A net only keeps what an inner find took: the nodes that had to be off for it. A search makes
 * thousands of nets and tells of a few, so what an inner find was is asked of the finders once
 * more, on a board that has lost those nodes and nothing else: there it is the first that removes
 * the same. What an inner search of level 1 or more found may rest on more than the rating counts;
 * then the boards that it can have been found on are tried, from the last. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/forcing.h"

#include <string.h>

#define N_PATTERNS 5

/* The chains that are tried inside of a technique, after patterns. */
static const struct {
  const char *outer, *inner[2];
} chains[] = {
  { "nested-1", { NULL } },
  { "nested-2", { "chain" } },
  { "nested-3", { "chain", "multiple" } },
  { "nested-4", { "dynamic" } },
  { "nested-4-1", { "nested-1" } },
  { "nested-4-2", { "nested-2" } },
  { "nested-4-3", { "nested-3" } },
};

/* A sink for the first find that removes a candidate. */
typedef struct {
  RtSink sink;
  int cell, digit;
  RtStep *step;         /* NULL: not found yet */
} AgainSink;

static bool
take_again (RtSink *sink)
{
  AgainSink *again = (AgainSink *) sink;
  const RtDraft *draft = &sink->draft;

  for (int i = 0; i < draft->n_removed && !again->step; i++)
    if (draft->removed[i].cell == again->cell &&
        rt_digits_has (draft->removed[i].digits, again->digit))
      again->step = rt_step_freeze (draft);
  return again->step != NULL;
}

/* The techniques that may have found it, in their order, up to NULL. */
static void
list_techniques (const RtForcing *forcing, const RtTechnique *outer,
                 const RtTechnique *list[N_PATTERNS + G_N_ELEMENTS (chains[0].inner) + 1])
{
  guint row = 0;

  *list++ = forcing->pointing;
  *list++ = forcing->claiming;
  *list++ = forcing->hidden_pair;
  *list++ = forcing->naked_pair;
  *list++ = forcing->x_wing;
  while (strcmp (chains[row].outer, outer->id) != 0)
    row++;
  for (guint i = 0; i < G_N_ELEMENTS (chains[row].inner) && chains[row].inner[i]; i++)
    *list++ = rt_technique_by_id (chains[row].inner[i]);
  *list = NULL;
}

/* The step on BOARD that removes CANDIDATE, a chain or else a pattern too; or NULL. */
static RtStep *
find_on_board (RtForcing *forcing, const RtTechnique *outer, const RtBoard *board, int candidate,
               bool by_patterns)
{
  const RtTechnique *list[N_PATTERNS + G_N_ELEMENTS (chains[0].inner) + 1];
  AgainSink again = {
    .sink = { .all = true, .take = take_again },
    .cell = rt_candidate_cell (candidate),
    .digit = rt_candidate_digit (candidate),
  };

  if (!forcing->again)
    forcing->again = rt_study_new ();
  forcing->again->stop = forcing->stop;
  rt_study_at_board (forcing->again, board);
  list_techniques (forcing, outer, list);
  rt_draft_init (&again.sink.draft, true);
  for (const RtTechnique **technique = by_patterns ? list : list + N_PATTERNS;
       *technique && !again.step && !rt_stop_raised (forcing->stop); technique++)
    (*technique)->find (*technique, forcing->again, &again.sink);
  rt_draft_clear (&again.sink.draft);
  return again.step;
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

/* Without those candidates that the net says had to go. */
static RtStep *
find_by_parents (RtForcing *forcing, const RtTechnique *outer, const RtNet *net, int candidate)
{
  const RtNetInfo info = net->info[RT_NODE (candidate, false)];
  RtBoard board = board_of (forcing->finds.grid);

  for (uint32_t i = 0; i < info.n; i++)
    remove_candidate (&board, net->parents[info.first + i] / 2);
  return find_on_board (forcing, outer, &board, candidate, true);
}

/* Without the first candidates of the net: as many as there were when inner finds were asked for,
 * which no list tells apart from those that were found at once. A pattern would have been found
 * without all these: that one is there now says nothing. */
static RtStep *
find_in_net (RtForcing *forcing, const RtTechnique *outer, const RtNet *net, int candidate)
{
  RtStep *step = NULL;
  int n = 0;

  while (net->off_list[n] != candidate)
    n++;
  do {
    RtBoard board = board_of (forcing->finds.grid);

    for (int i = 0; i < n; i++)
      remove_candidate (&board, net->off_list[i]);
    step = find_on_board (forcing, outer, &board, candidate, false);
  } while (!step && n-- > 0 && !rt_stop_raised (forcing->stop) &&
           net->info[RT_NODE (net->off_list[n], false)].cause == RT_CAUSE_INNER);
  return step;
}

/* By what a step depends on: the candidate, and those that had to go. */
static GBytes *
key_of (const RtNet *net, int candidate)
{
  const RtNode node = RT_NODE (candidate, false);
  const RtNetInfo info = net->info[node];
  GByteArray *key = g_byte_array_new ();

  g_byte_array_append (key, (const guint8 *) &node, sizeof node);
  g_byte_array_append (key, (const guint8 *) &net->parents[info.first],
                       (guint) (info.n * sizeof *net->parents));
  return g_byte_array_free_to_bytes (key);
}

RtStep *
rt_forcing_find_again (const RtDraft *draft, const RtStepLink *link)
{
  RtForcing *forcing = draft->finder;
  const RtNet *net = draft->nets[link->view - 1];
  int candidate = RT_CANDIDATE (rt_cells_first (link->to.cells), link->to.digit);
  g_autoptr (GBytes) key = key_of (net, candidate);
  RtStep *step;

  if (!forcing->found_again)
    forcing->found_again = g_hash_table_new_full (g_bytes_hash, g_bytes_equal,
                                                  (GDestroyNotify) g_bytes_unref,
                                                  (GDestroyNotify) rt_step_unref);
  step = g_hash_table_lookup (forcing->found_again, key);
  if (step)
    return rt_step_ref (step);
  step = find_by_parents (forcing, draft->technique, net, candidate);
  if (!step)
    return find_in_net (forcing, draft->technique, net, candidate);
  g_hash_table_insert (forcing->found_again, g_steal_pointer (&key), rt_step_ref (step));
  return step;
}
