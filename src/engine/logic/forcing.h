/* forcing.h - forcing chains: assumptions tried out, and what follows whichever is true.
 *
 * For inner use by the chain techniques. A search at one depth propagates assumptions; where it is
 * stuck, it asks for inner finds, which may themselves come from a search, one depth below. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/chain-search.h"
#include "engine/logic/crew.h"
#include "engine/logic/net.h"
#include "engine/logic/recall.h"
#include "engine/logic/study.h"

#include <stdatomic.h>

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

/* A grid by digit and by cell, without houses: where candidates are only taken away. */
typedef struct {
  RtCells plane[9];                     /* by digit - 1 */
  RtDigits candidates[RT_N_CELLS];
} RtKnown;

static inline void
rt_known_remove (RtKnown *known, int cell, int digit)
{
  rt_cells_remove (&known->plane[digit - 1], cell);
  known->candidates[cell] &= (RtDigits) ~rt_digits_of (digit);
}

/* The memory of one depth. */
typedef struct {
  RtStudy study;                        /* its field: the source less what was followed as off */
  RtKnown source;
  RtKnown known;                        /* the source less all that is off */
  RtChainFinds inner;                   /* finds in the study's field */
  GPtrArray *nets;                      /* of RtNet; the first n_nets are in use */
  guint n_nets;
  RtNet *from[RT_N_NODES];              /* by assumption; NULL: not tried yet */
  RtNet *passing;                       /* of the present assumption, where it is not kept */
} RtForcingDepth;

/* Assumptions whose nets are to be made, each once. */
typedef struct {
  int n;
  RtNode node[RT_N_NODES];
  bool has[RT_N_NODES];
} RtWanted;

struct RtForcing {
  RtStop *stop;
  bool stopped;                         /* it was seen raised: nothing more is found */
  RtChainFinds finds;                   /* for the sink */
  RtChainSearch *search;
  RtForcingDepth depth[RT_MAX_DEPTH];
  RtArena nested;                       /* of RtNested */

  /* A level is tried where the one below found nothing, and all that followed there follows again:
   * so the nets at depth 0 are continued, as long as the grid is the same. */
  RtChoices kept_grid;
  int kept_level;                       /* of the nets that can be continued; -1: none */
  int before;                           /* the one that the present search continues; -1: none */
  const RtTechnique *pointing, *claiming, *hidden_pair, *naked_pair, *x_wing;

  /* The places of each digit in which nishio found nothing. */
  RtCells no_nishio[9];

  /* By assumption at depth 0: where simple chains under it came to nothing; NULL: none yet. */
  RtBarren *no_chain;
  int root;                             /* the assumption that is being followed at depth 0 */

  /* Hashes of (grid, kind of search) where nothing was found; NULL: none yet. Read and written by
   * several threads at a time. */
  _Atomic uint64_t *nothing;

  RtRecall *recall;                     /* of inner dynamic chains; NULL: none yet */

  /* Where inner finds are found again to be told, and what was; NULL: nobody has asked yet. */
  RtStudy *again;
  GHashTable *found_again;

  /* Of nets at depth 0 that are made in threads. Each thread but the calling one has the memory of
   * a helper, which also owns the nested finds that it entered into our nets. */
  RtCrew *crew;                         /* NULL: one thread */
  GPtrArray *helpers;                   /* of RtForcing; NULL: none yet */
  RtWanted wanted;
};

RtForcing *rt_forcing_new (void);
void rt_forcing_free (RtForcing *forcing);

/* Enters into FINDS all that a search finds in GRID. */
void rt_forcing_search (RtForcing *forcing, int depth, const RtChoices *grid,
                        const RtForcingRules *rules, RtChainFinds *finds);

/* Begins a search's nets, or goes on with those of a lower level. */
void rt_forcing_begin_nets (RtForcing *forcing, int depth, const RtChoices *grid,
                            const RtForcingRules *rules);

/* What follows from CANDIDATE being on or off, in a search that has begun. Off, at a depth below 0:
 * good until it is asked for the next one. */
const RtNet *rt_forcing_net (RtForcing *forcing, int depth, const RtChoices *grid,
                             const RtForcingRules *rules, int candidate, bool on);

/* A net that is not in use. */
RtNet *rt_forcing_next_net (RtForcingDepth *own);

/* Makes a net, or brings it from the level below to that of RULES. */
void rt_forcing_follow (RtForcing *forcing, int depth, RtNet *net, const RtChoices *grid,
                        const RtForcingRules *rules, int candidate, bool on);

/* The net at depth 0, if it is there; else one with nothing in it, and the net is wanted. */
const RtNet *rt_forcing_want_net (RtForcing *forcing, const RtForcingRules *rules, int candidate,
                                  bool on);

/* Makes all nets that are wanted, in N_THREADS. */
void rt_forcing_make_wanted (RtForcing *forcing, const RtChoices *grid,
                             const RtForcingRules *rules, int n_threads);

/* Gives back the nested finds of all nets at depth 0, and helpers that have nothing to do now. */
void rt_forcing_forget_nested (RtForcing *forcing);

/* Ends the search. NOTHING was found: a higher level may go on from there. */
void rt_forcing_end_nets (RtForcing *forcing, int depth, const RtChoices *grid,
                          const RtForcingRules *rules, bool nothing);

/* Fills NET with what follows from CANDIDATE being on or off in SOURCE, up to a contradiction. */
void rt_forcing_propagate (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                           int candidate, bool on, const RtForcingRules *rules);

/* Continues a net of a dynamic search, which has all that follows by LEVEL, below that of RULES. */
void rt_forcing_continue (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                          const RtForcingRules *rules, int level);

/* Makes room for what inner searches remember. */
void rt_forcing_need_memory (RtForcing *forcing);

/* Adds to NET what inner finds put off. Returns whether any technique had such a find. Those of
 * level TRIED had none; -1: nothing is known of that. */
bool rt_forcing_find_inner (RtForcing *forcing, int depth, RtNet *net, const RtChoices *source,
                            const RtForcingRules *rules, int tried);

/* Explains the branch of a draft that leads to NODE: all that does, from the assumption on. */
void rt_forcing_explain_view (RtDraft *draft, const RtNet *net, RtNode node, int view);

/* The steps behind the nested links of a draft that came from a forcing: see RtDraft. */
GPtrArray *rt_forcing_find_inner_steps (RtDraft *draft);

/* The step behind CANDIDATE, which an inner find put off in a net of the technique OUTER; NULL where
 * the search is stopped. MORE, of uint16_t, gets the candidates that must be off for it beside the
 * parents, in the order of discovery. */
RtStep *rt_forcing_find_again (RtForcing *forcing, const RtTechnique *outer, const RtNet *net,
                               int candidate, GArray *more);
