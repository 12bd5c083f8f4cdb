/* link-graph.c - builds the graph of a grid, and computes with bit sets what can be reached in
 * it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/link-graph.h"

#include <glib.h>
#include <string.h>

#define FEW_WORDS 4   /* 256 candidates, which is enough for nearly all grids */

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

const RtWeakLinks *
rt_graph_weak (RtGraph *graph, int from)
{
  const RtChoices *field = graph->field;
  RtWeakLinks *weak = &graph->weak[from];
  int cell = rt_candidate_cell (graph->candidate[from]);
  int digit = rt_candidate_digit (graph->candidate[from]), n = 0;

  if (rt_candidates_has (&graph->has_weak, from))
    return weak;
  rt_candidates_add (&graph->has_weak, from);
  for_each_digit (other, (RtDigits) (field->candidates[cell] & ~rt_digits_of (digit))) {
    weak->to[n] = graph->number[RT_CANDIDATE (cell, other)];
    weak->cause[n++] = RT_CAUSE_CELL;
  }
  weak->n_cell = (uint8_t) n;
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]];
    unsigned others = rt_choices_places (field, house, digit) &
                      ~(1u << rt_place_in[cell][kinds[k]]);

    for_each_bit (i, others) {
      int other = rt_houses[house][i];

      if (k > 0 && rt_houses_of[other][RT_KIND_BOX] == rt_houses_of[cell][RT_KIND_BOX])
        continue;
      weak->to[n] = graph->number[RT_CANDIDATE (other, digit)];
      weak->cause[n++] = (uint8_t) kinds[k];
    }
  }
  weak->n = (uint8_t) n;
  return weak;
}

static void
find_strong (RtGraph *graph, int number, int cell, int digit)
{
  const RtChoices *field = graph->field;
  RtStrongLinks *strong = &graph->strong[number];
  RtDigits other = field->candidates[cell] & (RtDigits) ~rt_digits_of (digit);
  int n = 0;

  if (rt_is_single (other)) {
    strong->to[n] = graph->number[RT_CANDIDATE (cell, rt_digits_first (other))];
    strong->cause[n++] = RT_CAUSE_CELL;
  }
  strong->n_cell = (uint8_t) n;
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]], to, i;
    unsigned others = rt_choices_places (field, house, digit) &
                      ~(1u << rt_place_in[cell][kinds[k]]);

    if (!rt_is_single (others))
      continue;
    to = graph->number[RT_CANDIDATE (rt_houses[house][__builtin_ctz (others)], digit)];
    for (i = strong->n_cell; i < n && strong->to[i] != to; i++)
      ;
    if (i == n) {
      strong->to[n] = (uint16_t) to;
      strong->cause[n++] = (uint8_t) kinds[k];
    }
  }
  strong->n = (uint8_t) n;
}

/* Numbers the candidates, cell by cell, and collects the sets for each house and digit. */
static void
number_candidates (RtGraph *graph)
{
  const RtChoices *field = graph->field;

  memset (graph->plane, 0, sizeof graph->plane);
  graph->n = 0;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, field->candidates[cell]) {
      int candidate = RT_CANDIDATE (cell, digit);

      graph->number[candidate] = (uint16_t) graph->n;
      graph->candidate[graph->n++] = (uint16_t) candidate;
      rt_cells_add (&graph->plane[digit - 1], cell);
    }
  graph->n_words = MAX ((graph->n + 63) / 64, FEW_WORDS);
  for (int house = 0; house < RT_N_HOUSES; house++)
    for (int i = 0; i < 9; i++)
      rt_graph_clear (graph, &graph->in_house[house][i]);
  for (int number = 0; number < graph->n; number++) {
    const uint8_t *houses = rt_houses_of[rt_candidate_cell (graph->candidate[number])];
    int i = graph->candidate[number] % 9;

    for (int kind = 0; kind < 3; kind++)
      rt_candidates_add (&graph->in_house[houses[kind]][i], number);
  }
}

void
rt_graph_init (RtGraph *graph, const RtChoices *field)
{
  RtCandidates in_cell = { { 0 } };
  int cell = -1;

  graph->field = field;
  memcpy (graph->made_of, field->candidates, sizeof graph->made_of);
  number_candidates (graph);
  rt_graph_clear (graph, &graph->has_weak);
  for (int number = 0; number < graph->n; number++) {
    int i = graph->candidate[number] % 9, word = number >> 6;
    uint64_t bit = UINT64_C (1) << (number & 63);
    const RtCandidates *row, *column, *box;

    if (cell != rt_candidate_cell (graph->candidate[number])) {
      cell = rt_candidate_cell (graph->candidate[number]);
      rt_graph_clear (graph, &in_cell);
      for (int k = number; k < graph->n && rt_candidate_cell (graph->candidate[k]) == cell; k++)
        rt_candidates_add (&in_cell, k);
    }
    row = &graph->in_house[rt_houses_of[cell][RT_KIND_ROW]][i];
    column = &graph->in_house[rt_houses_of[cell][RT_KIND_COLUMN]][i];
    box = &graph->in_house[rt_houses_of[cell][RT_KIND_BOX]][i];
    for (int w = 0; w < graph->n_words; w++) {
      uint64_t weak = row->word[w] | column->word[w] | box->word[w];

      graph->weak_x[number].word[w] = weak;
      graph->weak_xy[number].word[w] = weak | in_cell.word[w];
    }
    graph->weak_x[number].word[word] &= ~bit;
    graph->weak_xy[number].word[word] &= ~bit;
    find_strong (graph, number, cell, i + 1);
  }
}

/* Computes the candidates that are on (true), after one weak and one strong link, if candidate
 * NUMBER is on. */
static void
find_next (RtGraph *graph, int number)
{
  const RtCandidates *weak = rt_graph_weak_set (graph, number);
  RtCandidates *next = &graph->next[number];

  rt_graph_clear (graph, next);
  for (int w = 0; w < graph->n_words; w++)
    for (uint64_t off = weak->word[w] & graph->has_strong.word[w]; off; off &= off - 1) {
      int over = 64 * w + __builtin_ctzll (off), end = rt_graph_end_strong (graph, over);

      for (int i = rt_graph_first_strong (graph, over); i < end; i++)
        rt_candidates_add (next, graph->strong[over].to[i]);
    }
}

/* Returns the lowest member of SET, or -1. */
static inline int
first_of (const uint64_t *set, int n_words)
{
  for (int w = 0; w < n_words; w++)
    if (set[w])
      return 64 * w + __builtin_ctzll (set[w]);
  return -1;
}

/* Computes the candidates that are on (true) if START is on, by any links. The sets of candidates
 * with lower numbers are complete, and are added as a whole. N_WORDS is a parameter so that loops
 * over few words are unrolled. */
static inline __attribute__ ((always_inline)) void
reach (RtGraph *graph, int start, int n_words)
{
  uint64_t reached[G_N_ELEMENTS (graph->next[0].word)], todo[G_N_ELEMENTS (reached)];
  int from;

  for (int w = 0; w < n_words; w++) {
    todo[w] = graph->next[start].word[w];
    reached[w] = todo[w];
  }
  reached[start >> 6] |= UINT64_C (1) << (start & 63);
  todo[start >> 6] &= ~(UINT64_C (1) << (start & 63));
  while ((from = first_of (todo, n_words)) >= 0) {
    if (from < start) {
      const uint64_t *known = graph->reached[from].word;

      for (int w = 0; w < n_words; w++) {
        reached[w] |= known[w];
        todo[w] &= ~known[w];
      }
    } else {
      const uint64_t *next = graph->next[from].word;

      todo[from >> 6] &= todo[from >> 6] - 1;
      for (int w = 0; w < n_words; w++) {
        todo[w] |= next[w] & ~reached[w];
        reached[w] |= next[w];
      }
    }
  }
  for (int w = 0; w < n_words; w++)
    graph->reached[start].word[w] = reached[w];
}

/* Stores in RING the strongly connected component of START: the true candidates of all cycles
 * through START. Returns true if RING has a member besides START. */
static bool
find_ring (const RtGraph *graph, int start, RtCandidates *ring)
{
  const RtCandidates *reached = &graph->reached[start];
  bool others = false;

  rt_graph_clear (graph, ring);
  rt_candidates_add (ring, start);
  for (int w = 0; w < graph->n_words; w++)
    for (uint64_t rest = reached->word[w]; rest; rest &= rest - 1) {
      int number = 64 * w + __builtin_ctzll (rest);

      if (number != start && rt_candidates_has (&graph->reached[number], start)) {
        rt_candidates_add (ring, number);
        others = true;
      }
    }
  return others;
}

/* Adds the cells that candidate NUMBER sees to the set of the candidate's digit in SEEN. */
static void
see (const RtGraph *graph, int number, RtCells seen[9])
{
  RtCells *cells = &seen[graph->candidate[number] % 9];

  *cells = rt_cells_or (*cells, rt_peer_cells[rt_candidate_cell (graph->candidate[number])]);
}

/* Returns true if some candidate sees both a true and a false candidate of its digit. RING has the
 * true ones of all cycles, so the result may be true without a single cycle that has both. */
static bool
may_remove (const RtGraph *graph, const RtCandidates *ring)
{
  RtCells on[9] = { RT_CELLS_NONE }, off[9] = { RT_CELLS_NONE };

  for (int w = 0; w < graph->n_words; w++)
    for (uint64_t rest = ring->word[w]; rest; rest &= rest - 1) {
      int number = 64 * w + __builtin_ctzll (rest);
      const RtCandidates *weak = rt_graph_weak_set (graph, number);

      see (graph, number, on);
      for (int v = 0; v < graph->n_words; v++)
        for (uint64_t over = weak->word[v] & graph->has_strong.word[v]; over; over &= over - 1) {
          int from = 64 * v + __builtin_ctzll (over), end = rt_graph_end_strong (graph, from);

          for (int i = rt_graph_first_strong (graph, from); i < end; i++)
            if (graph->strong[from].to[i] != number &&
                rt_candidates_has (ring, graph->strong[from].to[i]))
              see (graph, from, off);
        }
    }
  for (int i = 0; i < 9; i++)
    if (rt_cells_meet (rt_cells_and (on[i], off[i]), graph->plane[i]))
      return true;
  return false;
}

void
rt_graph_find_cycles (RtGraph *graph)
{
  RtCandidates ring, seen;

  rt_graph_clear (graph, &seen);
  rt_graph_clear (graph, &graph->may_cycle);
  for (int w = 0; w < graph->n_words; w++)
    for (uint64_t rest = graph->has_strong.word[w]; rest; rest &= rest - 1) {
      int start = 64 * w + __builtin_ctzll (rest);

      if (rt_candidates_has (&seen, start) || !find_ring (graph, start, &ring))
        continue;
      for (int v = 0; v < graph->n_words; v++)
        seen.word[v] |= ring.word[v];
      if (may_remove (graph, &ring))
        for (int v = 0; v < graph->n_words; v++)
          graph->may_cycle.word[v] |= ring.word[v];
    }
}

/* Returns true if a chain over the links in use can pass NUMBER: Y chains pass only cells with two
 * candidates. */
static bool
is_of_use (const RtGraph *graph, int number)
{
  return graph->links != RT_LINKS_Y || rt_candidates_has (&graph->has_strong, number);
}

void
rt_graph_use_links (RtGraph *graph, RtLinks links, RtDigits digits)
{
  graph->links = links;
  rt_graph_clear (graph, &graph->has_strong);
  for (int number = 0; number < graph->n; number++)
    if (rt_graph_end_strong (graph, number) > rt_graph_first_strong (graph, number) &&
        (digits >> graph->candidate[number] % 9 & 1))
      rt_candidates_add (&graph->has_strong, number);
  for (int number = 0; number < graph->n; number++)
    if (is_of_use (graph, number))
      find_next (graph, number);
  for (int number = 0; number < graph->n; number++)
    if (!is_of_use (graph, number))
      continue;
    else if (graph->n_words == FEW_WORDS)
      reach (graph, number, FEW_WORDS);
    else
      reach (graph, number, graph->n_words);
}

/* Computes the candidates that are false if START is true, from the sets of candidates with lower
 * numbers. */
static inline __attribute__ ((always_inline)) void
find_off (RtGraph *graph, int start, int n_words)
{
  uint64_t off[G_N_ELEMENTS (graph->off[0].word)], todo[G_N_ELEMENTS (off)], both = 0;
  int from;

  for (int w = 0; w < n_words; w++) {
    off[w] = 0;
    todo[w] = graph->reached[start].word[w];
  }
  while ((from = first_of (todo, n_words)) >= 0) {
    bool is_known = from < start;
    const uint64_t *more = is_known ? graph->off[from].word : graph->weak_xy[from].word;

    todo[from >> 6] &= todo[from >> 6] - 1;
    for (int w = 0; w < n_words; w++) {
      off[w] |= more[w];
      todo[w] &= is_known ? ~graph->reached[from].word[w] : ~UINT64_C (0);
    }
  }
  for (int w = 0; w < n_words; w++)
    both |= off[w] & graph->reached[start].word[w];
  for (int w = 0; w < n_words; w++)
    graph->off[start].word[w] = both ? ~UINT64_C (0) : off[w];
}

void
rt_graph_find_off (RtGraph *graph)
{
  for (int number = 0; number < graph->n; number++)
    if (graph->n_words == FEW_WORDS)
      find_off (graph, number, FEW_WORDS);
    else
      find_off (graph, number, graph->n_words);
}

bool
rt_graph_share_off (const RtGraph *graph, int n, const uint16_t *candidates)
{
  for (int w = 0; w < graph->n_words; w++) {
    uint64_t common = ~UINT64_C (0);

    for (int i = 0; i < n; i++)
      common &= graph->off[graph->number[candidates[i]]].word[w];
    if (common)
      return true;
  }
  return false;
}
