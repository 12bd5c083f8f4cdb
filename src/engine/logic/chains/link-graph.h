/* link-graph.h - the graph of strong and weak links between the candidates of a grid.
 *
 *     weak      candidates that go off when a candidate is on: the others of its cell; then its
 *               peers with the same digit
 *     strong    candidates that go on when a candidate is off: the other one of two in its cell;
 *               then the other one of two in a house
 *
 * The candidates are numbered, so that a set of them is a few words. X chains use links within a
 * digit, Y chains strong links within cells, XY chains all links.
 *
 * Bit sets answer most questions about chains without following any: which candidates are on, after
 * any number of links, if a certain candidate is on; and whether a cycle through it could eliminate
 * something. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chains/node.h"

typedef enum {
  RT_LINKS_X,
  RT_LINKS_Y,
  RT_LINKS_XY,
} RtLinks;

#define RT_MAX_WEAK 28  /* 8 in the cell, 20 peers */
#define RT_MAX_STRONG 4 /* the cell, three houses */

/* The links from a candidate, in the order in which a search follows them. The first n_cell of the
 * n links are within the candidate's cell. */
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
  RtDigits made_of[RT_N_CELLS];             /* copy of the candidates for which the graph was
                                             * made */
  int n, n_words;                           /* candidates; words of a set of them */
  uint16_t candidate[RT_N_CANDIDATES];      /* by number: the candidate */
  uint16_t number[RT_N_CANDIDATES];         /* by candidate: its number */
  RtCells plane[9];                         /* by digit - 1 */
  RtCandidates in_house[RT_N_HOUSES][9];    /* by house and digit - 1 */
  RtStrongLinks strong[RT_N_CANDIDATES];    /* by number, as in all arrays below */
  RtCandidates weak_x[RT_N_CANDIDATES], weak_xy[RT_N_CANDIDATES]; /* weak links as sets */
  RtWeakLinks weak[RT_N_CANDIDATES];        /* computed on demand: see has_weak */
  RtCandidates has_weak;

  /* Computed for the links in use. */
  RtLinks links;
  RtCandidates has_strong;                  /* candidates that have strong links */
  RtCandidates next[RT_N_CANDIDATES];       /* candidates on after one weak and one strong link */
  RtCandidates reached[RT_N_CANDIDATES];    /* candidates on after any number of links */
  RtCandidates may_cycle;                   /* candidates on cycles that may eliminate something */
  RtCandidates off[RT_N_CANDIDATES];        /* see rt_graph_find_off */
} RtGraph;

/* Builds the graph of FIELD, which must live longer than GRAPH. */
void rt_graph_init (RtGraph *graph, const RtChoices *field);

/* Selects the links (of X, Y or XY chains) and digits to follow; computes `next` and `reached`. */
void rt_graph_use_links (RtGraph *graph, RtLinks links, RtDigits digits);

/* Computes `may_cycle`: the candidates on cycles that may eliminate something. */
void rt_graph_find_cycles (RtGraph *graph);

/* Computes `off`: for each candidate, the candidates that are false if it is true; all candidates
 * if that is contradictory. */
void rt_graph_find_off (RtGraph *graph);

/* Returns true if some candidate is false in each of N cases: case I is that candidates[I] (not its
 * number) is true. */
bool rt_graph_share_off (const RtGraph *graph, int n, const uint16_t *candidates);

/* Returns the weak links of candidate number FROM; GRAPH owns them. */
const RtWeakLinks *rt_graph_weak (RtGraph *graph, int from);

/* Return the first index, and the end index, of the links in use from one
 * candidate. */
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
