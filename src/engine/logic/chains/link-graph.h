/* graph.h - which candidates put which others on or off, in a grid that stays as it is.
 *
 *     weak      what goes off where a candidate is on: its cell's others; then what sees it and is
 *               the same digit
 *     strong    what goes on where a candidate is off: the other one of two in its cell; then the
 *               other one of two in a house
 *
 * The candidates there are get small numbers, so that sets of them are a few words. X chains use
 * links within a digit alone, Y chains strong links within cells alone, XY chains all.
 *
 * Most of what there is to know about chains is known from sets, without following any: what is on,
 * sooner or later, where a candidate is; and whether a cycle through it could have a use. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/node.h"

typedef enum {
  RT_LINKS_X,
  RT_LINKS_Y,
  RT_LINKS_XY,
} RtLinks;

#define RT_MAX_WEAK 28  /* 8 of the cell, 20 that see it */
#define RT_MAX_STRONG 4 /* the cell, three houses */

/* The links from a candidate, in the order in which they are followed: the first n_cell of n are
 * those of its cell. */
typedef struct {
  uint8_t n, n_cell;
  uint8_t cause[RT_MAX_WEAK];
  uint16_t to[RT_MAX_WEAK];
} RtWeakLinks;

typedef struct {
  uint8_t n, n_cell;
  uint8_t cause[RT_MAX_STRONG];
  uint16_t to[RT_MAX_STRONG];
} RtStrongLinks;

typedef struct {
  const RtChoices *field;
  RtDigits made_of[RT_N_CELLS];             /* the field's candidates when the graph was made */
  int n, n_words;
  uint16_t candidate[RT_N_CANDIDATES];      /* by number */
  uint16_t number[RT_N_CANDIDATES];         /* by candidate */
  RtCells plane[9];                         /* by digit - 1 */
  RtCandidates in_house[RT_N_HOUSES][9];    /* by house and digit - 1 */
  RtStrongLinks strong[RT_N_CANDIDATES];    /* by number, and so all that follows */
  RtCandidates weak_x[RT_N_CANDIDATES], weak_xy[RT_N_CANDIDATES];
  RtWeakLinks weak[RT_N_CANDIDATES];        /* as far as somebody asked: see has_weak */
  RtCandidates has_weak;

  /* For the links in use. */
  RtLinks links;
  RtCandidates has_strong;
  RtCandidates next[RT_N_CANDIDATES];       /* what is on over a weak and a strong link */
  RtCandidates reached[RT_N_CANDIDATES];    /* what is on, sooner or later */
  RtCandidates may_cycle;                   /* a cycle through these might remove something: see
                                             * rt_graph_find_cycles */
  RtCandidates off[RT_N_CANDIDATES];        /* see rt_graph_find_off */
} RtGraph;

void rt_graph_init (RtGraph *graph, const RtChoices *field);

/* Chooses the links that are followed, and for which digits. */
void rt_graph_use (RtGraph *graph, RtLinks links, RtDigits digits);

/* Finds what cycles over these links might be of use. */
void rt_graph_find_cycles (RtGraph *graph);

/* Finds what is off, sooner or later, where a candidate is on; everything, where that contradicts
 * itself. */
void rt_graph_find_off (RtGraph *graph);

/* Whether something is off in common, wherever one of N candidates (not numbers) is on. */
bool rt_graph_share_off (const RtGraph *graph, int n, const uint16_t *candidates);

/* The weak links of a candidate, in their order. */
const RtWeakLinks *rt_graph_weak (RtGraph *graph, int from);

/* The range of links of a candidate that are followed. */
static inline int
rt_graph_first_weak (const RtGraph *graph, const RtWeakLinks *weak)
{
  return graph->links == RT_LINKS_X ? weak->n_cell : 0;
}

static inline int
rt_graph_first_strong (const RtGraph *graph, int from)
{
  return graph->links == RT_LINKS_X ? graph->strong[from].n_cell : 0;
}

static inline int
rt_graph_end_strong (const RtGraph *graph, int from)
{
  return graph->links == RT_LINKS_Y ? graph->strong[from].n_cell : graph->strong[from].n;
}

static inline const RtCandidates *
rt_graph_weak_set (const RtGraph *graph, int from)
{
  return graph->links == RT_LINKS_X ? &graph->weak_x[from] : &graph->weak_xy[from];
}

static inline void
rt_graph_clear (const RtGraph *graph, RtCandidates *set)
{
  for (int w = 0; w < graph->n_words; w++)
    set->word[w] = 0;
}
