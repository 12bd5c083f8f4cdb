/* graph.c - which candidates put which others on or off, in a grid that stays as it is. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/graph.h"

#include <string.h>

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

static void
clear_set (const RtGraph *graph, RtCandidates *set)
{
  for (int w = 0; w < graph->n_words; w++)
    set->word[w] = 0;
}

static void
find_weak (RtGraph *graph, int number, int cell, int digit)
{
  const RtField *field = graph->field;
  RtWeakLinks *weak = &graph->weak[number];
  int n = 0;

  clear_set (graph, &graph->weak_x[number]);
  for_each_digit (other, (RtDigits) (field->candidates[cell] & ~rt_digits_of (digit))) {
    weak->to[n] = graph->number[RT_CANDIDATE (cell, other)];
    weak->cause[n++] = RT_CAUSE_CELL;
  }
  weak->n_cell = (uint8_t) n;
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]];
    unsigned others = rt_field_places (field, house, digit) & ~(1u << rt_place_of[cell][kinds[k]]);

    for_each_bit (i, others) {
      int other = rt_houses[house][i];

      if (k > 0 && rt_houses_of[other][RT_KIND_BOX] == rt_houses_of[cell][RT_KIND_BOX])
        continue;
      weak->to[n] = graph->number[RT_CANDIDATE (other, digit)];
      weak->cause[n] = (uint8_t) kinds[k];
      rt_candidates_add (&graph->weak_x[number], weak->to[n++]);
    }
  }
  weak->n = (uint8_t) n;
  for (int w = 0; w < graph->n_words; w++)
    graph->weak_xy[number].word[w] = graph->weak_x[number].word[w];
  for (int i = 0; i < weak->n_cell; i++)
    rt_candidates_add (&graph->weak_xy[number], weak->to[i]);
}

static void
find_strong (RtGraph *graph, int number, int cell, int digit)
{
  const RtField *field = graph->field;
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
    unsigned others = rt_field_places (field, house, digit) & ~(1u << rt_place_of[cell][kinds[k]]);

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

void
rt_graph_init (RtGraph *graph, const RtField *field)
{
  graph->field = field;
  graph->n = 0;
  memset (graph->plane, 0, sizeof graph->plane);
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, field->candidates[cell]) {
      int candidate = RT_CANDIDATE (cell, digit);

      graph->number[candidate] = (uint16_t) graph->n;
      graph->candidate[graph->n++] = (uint16_t) candidate;
      rt_cells_add (&graph->plane[digit - 1], cell);
    }
  graph->n_words = (graph->n + 63) / 64;
  for (int number = 0; number < graph->n; number++) {
    int cell = rt_candidate_cell (graph->candidate[number]);
    int digit = rt_candidate_digit (graph->candidate[number]);

    find_weak (graph, number, cell, digit);
    find_strong (graph, number, cell, digit);
  }
}

/* What is on next where a candidate is: over a weak and a strong link. */
static void
find_next_on (RtGraph *graph, int number, RtCandidates *next)
{
  const RtCandidates *weak = rt_graph_weak_set (graph, number);

  clear_set (graph, next);
  for (int w = 0; w < graph->n_words; w++)
    for (uint64_t off = weak->word[w] & graph->has_strong.word[w]; off; off &= off - 1) {
      int over = 64 * w + __builtin_ctzll (off), end = rt_graph_end_strong (graph, over);

      for (int i = rt_graph_first_strong (graph, over); i < end; i++)
        rt_candidates_add (next, graph->strong[over].to[i]);
    }
}

/* Finds what START reaches. What those before it reach is known, and taken as a whole. */
static void
find_reached (RtGraph *graph, const RtCandidates *next, int start)
{
  RtCandidates *reached = &graph->reached[start], todo;
  bool more = true;

  clear_set (graph, reached);
  clear_set (graph, &todo);
  rt_candidates_add (reached, start);
  rt_candidates_add (&todo, start);
  while (more) {
    more = false;
    for (int w = 0; w < graph->n_words; w++)
      while (todo.word[w]) {
        int from = 64 * w + __builtin_ctzll (todo.word[w]);
        bool known = from < start;
        const RtCandidates *to = known ? &graph->reached[from] : &next[from];

        todo.word[w] &= todo.word[w] - 1;
        for (int v = 0; v < graph->n_words; v++) {
          uint64_t fresh = to->word[v] & ~reached->word[v];

          reached->word[v] |= fresh;
          if (known)
            todo.word[v] &= ~to->word[v];
          else
            todo.word[v] |= fresh;
          more = more || (v < w && todo.word[v]);
        }
      }
  }
}

void
rt_graph_use (RtGraph *graph, RtLinks links)
{
  graph->links = links;
  clear_set (graph, &graph->has_strong);
  for (int number = 0; number < graph->n; number++)
    if (rt_graph_end_strong (graph, number) > rt_graph_first_strong (graph, number))
      rt_candidates_add (&graph->has_strong, number);
  for (int number = 0; number < graph->n; number++)
    find_next_on (graph, number, &graph->next[number]);
  for (int number = 0; number < graph->n; number++)
    find_reached (graph, graph->next, number);
}
