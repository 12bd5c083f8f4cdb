/* forcing.h - forcing chains: assumptions tried out, and what follows whichever is true.
 *
 * For inner use by the chain techniques. A search at one depth propagates assumptions; where it is
 * stuck, it asks for inner finds, which may themselves come from a search, one depth below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chain-search.h"
#include "engine/logic/study.h"
#include "engine/logic/net.h"

#define RT_MAX_DEPTH 3

/* What a search does. */
typedef struct {
  bool multiple;        /* more than two candidates of a cell, more than two places in a house */
  bool dynamic;         /* what is off is gone for what follows */
  bool nishio;          /* links within a digit alone, and contradictions alone */
  int level;            /* how far inner finds go: 0 to 4 */
  int inner_level;      /* at level 4: that of the inner search */
  double base;          /* price without surcharge */
} RtForcingRules;

/* The memory of one depth. */
typedef struct {
  RtStudy study;                          /* its field: the source less what was followed as off */
  RtChoices known;                        /* the source less all that is off */
  RtChainFinds inner;                   /* finds in the look's field */
  GPtrArray *nets;                      /* of RtNet; the first n_nets are in use */
  guint n_nets;
  RtNet *from_on[RT_N_CANDIDATES];      /* by assumption; NULL: not tried yet */
} RtForcingDepth;

struct RtForcing {
  RtStop *stop;
  bool stopped;                         /* it was seen raised: nothing more is found */
  RtChainFinds finds;                   /* for the sink */
  RtChainSearch *search;
  RtForcingDepth depth[RT_MAX_DEPTH];
  RtArena nested;                       /* of RtNested */
  const RtTechnique *pointing, *claiming, *hidden_pair, *naked_pair, *x_wing;

  /* The places of each digit in which nishio found nothing. */
  RtCells no_nishio[9];

  /* Hashes of (source, grid, kind of search) that gave nothing of use; NULL: none yet. */
  uint64_t *nothing;
};

RtForcing *rt_forcing_new (void);
void rt_forcing_free (RtForcing *forcing);

/* Enters into FINDS all that a search finds in GRID. */
void rt_forcing_search (RtForcing *forcing, int depth, const RtChoices *grid,
                        const RtForcingRules *rules, RtChainFinds *finds);

/* Fills NET with what follows from CANDIDATE being on or off in SOURCE, up to a contradiction. */
void rt_forcing_propagate (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                           int candidate, bool on, const RtForcingRules *rules);

/* Adds to NET what inner finds put off. Returns whether any technique had such a find. */
bool rt_forcing_find_inner (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                            const RtForcingRules *rules);
