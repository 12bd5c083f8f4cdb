/* chain-finds.c - list of the deductions of a chain technique: adds, replaces, sorts and reports
 * them. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/chain-finds.h"

#include <string.h>

void
rt_chain_finds_init (RtChainFinds *finds)
{
  memset (finds, 0, sizeof *finds);
  finds->finds = g_array_new (FALSE, FALSE, sizeof (RtChainFind));
  rt_arena_init (&finds->arena);
}

void
rt_chain_finds_clear (RtChainFinds *finds)
{
  g_array_unref (finds->finds);
  rt_arena_clear (&finds->arena);
}

static void
begin (RtChainFinds *finds)
{
  g_array_set_size (finds->finds, 0);
  rt_arena_back (&finds->arena, (RtArenaMark) { 0, 0 });
  finds->n_found = 0;
  finds->now++;
}

void
rt_chain_finds_for_sink (RtChainFinds *finds, RtSink *sink, const RtTechnique *technique,
                         const RtChoices *grid)
{
  begin (finds);
  finds->sink = sink;
  finds->technique = technique;
  finds->grid = grid;
}

void
rt_chain_finds_for_inner (RtChainFinds *finds, const RtChoices *grid, const RtChoices *source)
{
  begin (finds);
  finds->sink = NULL;
  finds->grid = grid;
  finds->source = source;
}

static RtChainFind *
find_at (const RtChainFinds *finds, guint i)
{
  return &g_array_index (finds->finds, RtChainFind, i);
}

/* Returns the index into the hash table `place` for a find whose only elimination is REMOVAL; -1 if
 * REMOVAL eliminates several candidates of the cell and leaves several. */
static int
slot_of (const RtChainFinds *finds, RtRemoval removal)
{
  RtDigits left = finds->grid->candidates[removal.cell] & (RtDigits) ~removal.digits;

  if (rt_is_single (removal.digits))
    return RT_CANDIDATE (removal.cell, rt_digits_first (removal.digits));
  if (rt_is_single (left))
    return RT_N_CANDIDATES + RT_CANDIDATE (removal.cell, rt_digits_first (left));
  return -1;
}

/* Returns true if FIND has the eliminations REMOVED, in any order. Like Sudoku Explainer, also
 * compares the XOR of the first three cells. */
static bool
removes_the_same (const RtChainFind *find, const RtRemoval *removed, int n_removed)
{
  if (find->n_removed != n_removed)
    return false;
  if (n_removed > 1) {
    int first = removed[0].cell ^ removed[1].cell, of_find;

    of_find = find->removed[0].cell ^ find->removed[1].cell;
    if (n_removed > 2) {
      first ^= removed[2].cell;
      of_find ^= find->removed[2].cell;
    }
    if (first != of_find)
      return false;
  }
  for (int i = 0; i < n_removed; i++) {
    int k = 0;

    while (k < n_removed && (find->removed[k].cell != removed[i].cell ||
                             find->removed[k].digits != removed[i].digits))
      k++;
    if (k == n_removed)
      return false;
  }
  return true;
}

RtChainFind *
rt_chain_finds_rival (RtChainFinds *finds, const RtRemoval *removed, int n_removed)
{
  int slot = n_removed == 1 ? slot_of (finds, removed[0]) : -1;

  if (finds->sink && !finds->sink->all)
    return finds->finds->len ? find_at (finds, 0) : NULL;
  if (slot >= 0)
    return finds->stamp[slot] == finds->now ? find_at (finds, finds->place[slot]) : NULL;
  for (guint i = 0; i < finds->finds->len; i++)
    if (removes_the_same (find_at (finds, i), removed, n_removed))
      return find_at (finds, i);
  return NULL;
}

bool
rt_chain_finds_beats (const RtChainFinds *finds, double price)
{
  return finds->sink && !finds->sink->all && finds->finds->len &&
         find_at (finds, 0)->rank.price < price;
}

/* Appends an empty find (deduction) that eliminates REMOVED. Returns it, owned by FINDS. */
static RtChainFind *
append (RtChainFinds *finds, const RtRemoval *removed, int n_removed)
{
  int slot = n_removed == 1 ? slot_of (finds, removed[0]) : -1;
  guint place = finds->finds->len;
  RtChainFind *find;

  g_array_set_size (finds->finds, place + 1);
  find = find_at (finds, place);
  *find = (RtChainFind) { .n_removed = n_removed };
  if (slot >= 0) {
    finds->stamp[slot] = finds->now;
    finds->place[slot] = (uint16_t) place;
  }
  if (!finds->sink || finds->sink->all) {
    gsize size = (gsize) n_removed * sizeof *removed;

    find->removed = memcpy (rt_arena_take (&finds->arena, size), removed, size);
  }
  if (finds->sink && finds->sink->all) {
    find->draft = g_new (RtDraft, 1);
    rt_draft_init (find->draft, finds->sink->draft.explains);
  } else if (finds->sink)
    find->draft = &finds->sink->draft;
  return find;
}

RtChainFind *
rt_chain_finds_enter (RtChainFinds *finds, RtChainFind *rival, RtChainRank rank,
                      const RtRemoval *removed, int n_removed)
{
  RtChainFind *find = rival ? rival : append (finds, removed, n_removed);

  find->rank = rank;
  find->order = finds->n_found++;
  find->n_parents = find->n_nodes = 0;
  if (find->draft) {
    rt_draft_begin (find->draft, finds->technique, rank.price);
    for (int i = 0; i < n_removed; i++)
      rt_draft_remove (find->draft, removed[i].cell, removed[i].digits);
  }
  return find;
}

static gint
compare_finds (gconstpointer a, gconstpointer b)
{
  const RtChainFind *one = a, *other = b;

  if (rt_chain_is_better (one->rank, other->rank))
    return -1;
  if (rt_chain_is_better (other->rank, one->rank))
    return 1;
  return one->order < other->order ? -1 : 1;
}

void
rt_chain_finds_sort (RtChainFinds *finds)
{
  if (finds->finds->len > 1)
    g_array_sort (finds->finds, compare_finds);
}

bool
rt_chain_finds_report (RtChainFinds *finds)
{
  RtSink *sink = finds->sink;
  bool enough = false;

  if (!sink->all)
    return finds->finds->len && rt_sink_report (sink);
  rt_chain_finds_sort (finds);
  for (guint i = 0; i < finds->finds->len; i++) {
    RtDraft *draft = find_at (finds, i)->draft, kept = sink->draft;

    sink->draft = *draft;
    enough = enough || rt_sink_report (sink);
    *draft = sink->draft;
    sink->draft = kept;
    rt_draft_clear (draft);
    g_free (draft);
  }
  return enough;
}

void
rt_chain_order_removals (RtRemoval *removed, int n_removed)
{
  int mask = n_removed <= 12 ? 15 : n_removed <= 24 ? 31 : n_removed <= 48 ? 63 : 127;

  for (int i = 1; i < n_removed; i++) {
    const RtRemoval one = removed[i];
    int k = i;

    for (; k > 0 && (removed[k - 1].cell & mask) > (one.cell & mask); k--)
      removed[k] = removed[k - 1];
    removed[k] = one;
  }
}

static void
add_parent (RtChainFinds *finds, int candidate)
{
  if (rt_candidates_has (&finds->seen, candidate))
    return;
  rt_candidates_add (&finds->seen, candidate);
  finds->parents[finds->n_parents++] = (uint16_t) candidate;
}

/* Adds the parents of CANDIDATE, which its cell or house (CAUSE) makes true: the other candidates
 * there, which the assumption had removed. */
static void
add_parents (RtChainFinds *finds, int candidate, int cause)
{
  int cell = rt_candidate_cell (candidate), digit = rt_candidate_digit (candidate);
  int house;

  if (cause == RT_CAUSE_CELL) {
    for_each_digit (other, (RtDigits) (finds->source->candidates[cell] &
                                       ~finds->grid->candidates[cell]))
      add_parent (finds, RT_CANDIDATE (cell, other));
    return;
  }
  house = rt_houses_of[cell][cause];
  for_each_bit (i, rt_choices_places (finds->source, house, digit) &
                     (RtPlaces) ~rt_choices_places (finds->grid, house, digit))
    add_parent (finds, RT_CANDIDATE (rt_houses[house][i], digit));
}

/* Adds the parents (removed candidates) of NODE if it is true and a cell or a house causes it. */
static inline void
add_parents_of (RtChainFinds *finds, RtNode node, int cause)
{
  if ((node & 1) && cause <= RT_CAUSE_CELL)
    add_parents (finds, node / 2, cause);
}

void
rt_chain_finds_add_node (RtChainFinds *finds, RtNode node, int cause)
{
  finds->nodes[finds->n_nodes++] = RT_NODE_WITH_CAUSE (node, cause);
  add_parents_of (finds, node, cause);
}

void
rt_chain_finds_end_target (RtChainFinds *finds)
{
  finds->nodes[finds->n_nodes++] = RT_END_OF_TARGET;
}

/* Returns a copy of the N WORDS, allocated in the arena. */
static gpointer
keep (RtChainFinds *finds, const uint16_t *words, int n)
{
  gsize size = (gsize) n * sizeof *words;

  return memcpy (rt_arena_take (&finds->arena, size), words, size);
}

static void
keep_parents (RtChainFinds *finds, RtChainFind *find)
{
  find->parents = keep (finds, finds->parents, finds->n_parents);
  find->n_parents = finds->n_parents;
  finds->n_parents = 0;
  memset (&finds->seen, 0, sizeof finds->seen);
}

void
rt_chain_finds_end_nodes (RtChainFinds *finds, RtChainFind *find)
{
  keep_parents (finds, find);
  find->nodes = keep (finds, finds->nodes, finds->n_nodes);
  find->n_nodes = finds->n_nodes;
  finds->n_nodes = 0;
}

void
rt_chain_finds_enter_again (RtChainFinds *finds, const RtChainFind *find)
{
  RtChainFind again = *find;

  for (int i = 0; i < find->n_nodes; i++)
    add_parents_of (finds, RT_NODE_OF (find->nodes[i]), RT_CAUSE_OF (find->nodes[i]));
  keep_parents (finds, &again);
  g_array_append_val (finds->finds, again);
  finds->n_found++;
}
