/* forcing.c - finds forcing chains by comparing the consequences (nets) of assumptions.
 *
 *     contradiction    an assumption makes some candidate both on and off: the assumption is false
 *     double chain     a candidate being on and being off lead to the same conclusion
 *     cell chain       all candidates of a cell lead to the same conclusion
 *     region chain     all places of a digit in a house lead to the same conclusion
 *
 * Each assumption "on" is propagated once for all of these. Common conclusions are found with bit
 * sets. The nodes of a chain are counted only as long as it may still beat its rival. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/chains/forcing.h"

#include "engine/logic/chains/proof.h"

/* Additional state of a search on a board. */
typedef struct {
  RtNetThreads net_threads;
  RtNestedSteps *steps;          /* not owned */
  RtCells no_nishio[9];         /* by digit - 1: places of the digit when nishio found nothing */
} TopSearch;

#define NOT_SEEN INT16_MIN
#define THREADS_FROM 2    /* minimum level at which nets take longer than starting threads */

/* Equivalent candidates: all of them are true, or all are false.
 *
 * Two candidates that are the only ones of a cell, or the only places of a digit in a house, are
 * never both true and never both false. Candidates that are joined by such links fall into two
 * classes. All candidates of a class have equal consequences; each candidate of the other class
 * has these consequences when it is false. Both arrays are indexed by candidate. */
typedef struct {
  uint16_t first[RT_N_CANDIDATES];      /* representative of its class */
  int16_t other[RT_N_CANDIDATES];       /* some candidate of the other class; -1: none */
} Equivalence;

typedef struct {
  RtNetWorker *worker;
  TopSearch *top;     /* set in a search at depth 0; else NULL */
  int depth;
  RtProving at;
  RtDigits skipped;     /* digits that cannot have a find */
  bool looks_ahead;     /* true: only lists the nets that the search will need */
  Equivalence alike;    /* set in a dynamic search */
  const RtGraph *graph; /* set in a static search; else NULL */
} Search;

static const int kinds[] = { RT_KIND_BOX, RT_KIND_ROW, RT_KIND_COLUMN };

/* Candidates that are joined by links, in the order in which they were reached. */
typedef struct {
  int n;
  uint16_t candidate[RT_N_CANDIDATES];
  uint8_t part[RT_N_CANDIDATES];
  int first[2];         /* first candidate of each class; -1: none yet */
} Joined;

static void
join (Joined *joined, Equivalence *equivalence, int candidate, int part)
{
  if (equivalence->other[candidate] != NOT_SEEN)
    return;
  if (joined->first[part] < 0)
    joined->first[part] = candidate;
  equivalence->other[candidate] = -1;
  joined->candidate[joined->n] = (uint16_t) candidate;
  joined->part[joined->n++] = (uint8_t) part;
}

/* Adds to class PART (0 or 1) each candidate that is true just if CANDIDATE is false: the only
 * other one in its cell or a house. */
static void
join_linked (Joined *joined, Equivalence *equivalence, const RtChoices *grid, int candidate,
             int part)
{
  int cell = candidate / 9, digit = candidate % 9 + 1;
  RtDigits others = grid->candidates[cell] & (RtDigits) ~rt_digits_of (digit);

  if (rt_is_single (others))
    join (joined, equivalence, RT_CANDIDATE (cell, rt_digits_first (others)), part);
  for (int kind = 0; kind < 3; kind++) {
    int house = rt_houses_of[cell][kind];
    unsigned left = rt_choices_places (grid, house, digit) & ~(1u << rt_place_in[cell][kind]);

    if (rt_is_single (left))
      join (joined, equivalence, RT_CANDIDATE (rt_houses[house][__builtin_ctz (left)], digit),
            part);
  }
}

static void
join_all (Equivalence *equivalence, const RtChoices *grid, int candidate)
{
  Joined joined;

  joined.n = 0;
  joined.first[0] = joined.first[1] = -1;
  join (&joined, equivalence, candidate, 0);
  for (int i = 0; i < joined.n; i++)
    join_linked (&joined, equivalence, grid, joined.candidate[i], !joined.part[i]);
  for (int i = 0; i < joined.n; i++) {
    equivalence->first[joined.candidate[i]] = (uint16_t) joined.first[joined.part[i]];
    equivalence->other[joined.candidate[i]] = (int16_t) joined.first[!joined.part[i]];
  }
}

/* Fills EQUIVALENCE with the classes of all candidates of GRID. */
static void
find_equivalent (Equivalence *equivalence, const RtChoices *grid)
{
  for (int candidate = 0; candidate < RT_N_CANDIDATES; candidate++)
    equivalence->other[candidate] = NOT_SEEN;
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    for_each_digit (digit, grid->candidates[cell])
      if (equivalence->other[RT_CANDIDATE (cell, digit)] == NOT_SEEN)
        join_all (equivalence, grid, RT_CANDIDATE (cell, digit));
}

static const RtNet *
net_of (const Search *search, int candidate, bool on)
{
  RtNetWorker *worker = search->worker;
  RtNets *nets = &worker->nets[search->depth];

  if (search->looks_ahead)
    return rt_net_threads_want (&search->top->net_threads, nets, search->at.rules,
                                RT_NODE (candidate, on));
  return rt_nets_get (nets, &worker->propagator, search->depth, search->at.grid, search->at.rules,
                      candidate, on);
}

/* Returns the net (consequences) of a candidate that is true just if CANDIDATE is. Its nodes are
 * those of CANDIDATE's net, but with other parents. If one of the two nets is contradictory, both
 * are. Most nets lead to nothing, so one net is enough to exclude all equivalent candidates. */
static const RtNet *
net_like (const Search *search, int candidate)
{
  return net_of (search, search->at.rules->nishio ? candidate : search->alike.first[candidate],
                 true);
}

/* Adds the conclusion that CANDIDATE is not on (or not off, if ON is false) if NET, the
 * consequences of that assumption, is contradictory. A net that was not computed because of a stop
 * has no contradiction. */
static void
conclude_absurd (Search *search, const RtNet *net, int candidate, bool on)
{
  const RtProof proof = {
    .n = 2,
    .net = { net, net },
    .node = { net->contradiction[0], net->contradiction[1] },
    .kind = RT_CHAIN_ABSURD,
    .root_cause = RT_CAUSE_NONE,
  };

  if (!search->looks_ahead && net->contradicts)
    rt_proof_conclude (&proof, &search->at, candidate, !on);
}

/* Returns true if the N nets (consequences of assumptions) may have a new common conclusion. Tests
 * only candidates that all make false, because a common true one makes others of its cell false.
 * Returns false if no net has grown since the level below, which found no conclusion. */
static bool
may_conclude (int n, const RtNet *const *nets)
{
  RtCandidates off = nets[0]->off;
  bool grown = false, contradicts = false;
  uint64_t any = 0;

  for (int i = 0; i < n; i++) {
    grown = grown || nets[i]->has_grown;
    contradicts = contradicts || nets[i]->contradicts;
  }
  if (!grown || contradicts)
    return grown;
  for (guint w = 0; w < G_N_ELEMENTS (off.word); w++) {
    for (int i = 1; i < n; i++)
      off.word[w] &= nets[i]->off.word[w];
    any |= off.word[w];
  }
  return any != 0;
}

/* Adds all nodes that all nets of PROOF (consequences of several assumptions) have in common as
 * conclusions, in the order of the first net. */
static void
conclude_common (Search *search, RtProof *proof)
{
  if (search->looks_ahead)
    return;
  for (int on = 1; on >= 0; on--) {
    const RtNet *first = proof->net[0];
    RtCandidates common = on ? first->on : first->off;
    const uint16_t *list = on ? first->on_list : first->off_list;
    int n = on ? first->n_on : first->n_off;
    uint64_t any = 0;

    for (guint w = 0; w < G_N_ELEMENTS (common.word); w++) {
      for (int i = 1; i < proof->n; i++)
        common.word[w] &= on ? proof->net[i]->on.word[w] : proof->net[i]->off.word[w];
      any |= common.word[w];
    }
    for (int k = 0; any && k < n; k++) {
      if (!rt_candidates_has (&common, list[k]))
        continue;
      for (int i = 0; i < proof->n; i++)
        proof->node[i] = RT_NODE (list[k], on);
      rt_proof_conclude (proof, &search->at, list[k], on);
    }
  }
}

/* Returns true if there may be a conclusion that follows from each of the N candidates. In a static
 * search (without removed candidates) the link graph answers this. */
static bool
may_choose (const Search *search, int n, const uint16_t *candidates)
{
  const RtNet *nets[RT_MAX_TARGETS] = { NULL };

  if (search->graph)
    return rt_graph_share_off (search->graph, n, candidates);
  for (int i = 0; i < n; i++)
    nets[i] = net_like (search, candidates[i]);
  return may_conclude (n, nets);
}

/* Adds the conclusions that follow from each of the N candidates, one of which is true. The caller
 * sets all members of PROOF except the nets. */
static void
search_choice (Search *search, RtProof *proof, int n, const uint16_t *candidates)
{
  if (!may_choose (search, n, candidates))
    return;
  proof->n = n;
  for (int i = 0; i < n; i++)
    proof->net[i] = net_of (search, candidates[i], true);
  conclude_common (search, proof);
}

/* Searches for region chains (all places of DIGIT in a house lead to one conclusion) in those
 * houses of CELL in which CELL is the first place. */
static void
search_regions (Search *search, int cell, int digit)
{
  for (int k = 0; k < 3; k++) {
    int house = rt_houses_of[cell][kinds[k]], n = 0;
    RtPlaces places = rt_choices_places (search->at.grid, house, digit);
    RtProof proof = { .kind = RT_CHAIN_REGION, .root_cause = kinds[k], .house = house };
    uint16_t candidates[9];

    if (rt_houses[house][__builtin_ctz (places)] != cell)
      continue;
    for_each_bit (i, places)
      candidates[n++] = (uint16_t) RT_CANDIDATE (rt_houses[house][i], digit);
    if (n == 2 || (n > 2 && search->at.rules->multiple))
      search_choice (search, &proof, n, candidates);
  }
}

/* Returns true if a conclusion may follow from CANDIDATE being false, alone or, if IS_DOUBLE, together
 * with ON, the consequences of CANDIDATE being true. Uses the net of an equivalent assumption. */
static bool
may_lead (const Search *search, const RtNet *on, int candidate, bool is_double)
{
  int other = search->alike.other[candidate];
  const RtNet *nets[2] = { on };

  if (search->at.rules->nishio)
    return true;
  /* Without a strong link, nothing follows from "off", except by nested finds. */
  if (other < 0)
    return search->at.rules->level > 0;
  nets[1] = net_of (search, other, true);
  return nets[1]->contradicts || (is_double && may_conclude (2, nets));
}

/* Searches for contradictions of CANDIDATE being true and false; if IS_DOUBLE, for conclusions of
 * both. */
static void
search_binary (Search *search, int candidate, bool is_double)
{
  const RtNet *on = net_like (search, candidate), *off;

  if (on->contradicts)
    conclude_absurd (search, net_of (search, candidate, true), candidate, true);
  if (!may_lead (search, on, candidate, is_double))
    return;
  off = net_of (search, candidate, false);
  if (off->contradicts)
    conclude_absurd (search, off, candidate, false);
  if (is_double) {
    RtProof proof = { .n = 2, .net = { net_of (search, candidate, true), off },
                    .kind = RT_CHAIN_DOUBLE, .root_cause = RT_CAUSE_NONE };

    conclude_common (search, &proof);
  }
}

/* Returns the digits whose places have not changed since nishio (a search within one digit)
 * found nothing. */
static RtDigits
fruitless_for_nishio (const TopSearch *top, const RtChoices *grid)
{
  RtDigits fruitless = RT_DIGITS_NONE;
  RtCells planes[9];

  rt_choices_planes (grid, planes);
  for (int i = 0; i < 9; i++)
    if (rt_cells_equal (planes[i], top->no_nishio[i]))
      fruitless |= rt_digits_of (i + 1);
  return fruitless;
}

/* Returns true if no cell has exactly one candidate. Nishio skips cells with one candidate, so
 * its search is complete only then. */
static bool
has_no_naked_single (const RtChoices *field)
{
  for (int cell = 0; cell < RT_N_CELLS; cell++)
    if (rt_is_single (field->candidates[cell]))
      return false;
  return true;
}

static void
search_cell (Search *search, int cell)
{
  const RtForcingRules *rules = search->at.rules;
  RtDigits digits = search->at.grid->candidates[cell];
  RtProof proof = { .kind = RT_CHAIN_CELL, .root_cause = RT_CAUSE_CELL };
  uint16_t candidates[9];
  int n = 0, n_digits = rt_count_nine (digits);

  for_each_digit (digit, digits) {
    int candidate = RT_CANDIDATE (cell, digit);

    if (rt_digits_has (search->skipped, digit))
      continue;
    candidates[n++] = (uint16_t) candidate;
    if (rules->dynamic)
      search_binary (search, candidate, n_digits > 2 && !rules->nishio);
    if (!rules->nishio)
      search_regions (search, cell, digit);
  }
  if (!rules->nishio && (n == 2 || rules->multiple))
    search_choice (search, &proof, n, candidates);
}

static void
search_all (Search *search)
{
  for (int cell = 0; cell < RT_N_CELLS && !search->worker->propagator.stopped; cell++) {
    int n = rt_count_nine (search->at.grid->candidates[cell]);

    if (n > 2 || (n == 2 && search->at.rules->dynamic))
      search_cell (search, cell);
  }
}

/* Computes in N_THREADS threads the consequences of assumptions (nets) that the search needs: first
 * those that every search needs, then those that it needs because of the first ones. */
static void
look_ahead (Search *search, int n_threads)
{
  search->looks_ahead = true;
  for (int i = 0; i < 2; i++) {
    search_all (search);
    rt_net_threads_make (&search->top->net_threads, search->worker, search->at.grid,
                         search->at.rules, n_threads);
  }
  search->looks_ahead = false;
}

/* Prepares the consequences of assumptions (nets) for the search. If those of the previous search
 * are not continued, frees the finds and steps that belong to them. */
static void
begin_nets (const Search *search)
{
  RtNetWorker *worker = search->worker;
  TopSearch *top = search->top;
  bool goes_on = rt_nets_begin (&worker->nets[search->depth], &worker->propagator, search->depth,
                                search->at.grid, search->at.rules);

  if (goes_on || !top)
    return;
  rt_nested_steps_forget (top->steps);
  rt_nested_finder_back (&worker->propagator.inner, (RtArenaMark) { 0, 0 });
  rt_net_threads_forget (&top->net_threads);
}

/* Returns the number of threads that may compute the consequences of assumptions. */
static int
share_of (const Search *search)
{
  if (!search->top || search->at.rules->level < THREADS_FROM)
    return 1;
  return rt_threads_share (search->top->net_threads.threads);
}

static void
run (RtNetWorker *worker, TopSearch *top, int depth, const RtChoices *grid,
     const RtForcingRules *rules, RtChainFinds *finds)
{
  Search search;
  int n_threads;

  search.worker = worker;
  search.top = top;
  search.depth = depth;
  search.at = (RtProving) { grid, rules, finds, top ? top->steps : NULL };
  search.skipped = RT_DIGITS_NONE;
  search.looks_ahead = false;
  n_threads = share_of (&search);
  begin_nets (&search);
  search.graph = rules->dynamic ? NULL
                                : rt_chain_search_graph (worker->propagator.inner.chains, grid);
  if (rules->nishio)
    search.skipped = fruitless_for_nishio (top, grid);
  else if (rules->dynamic)
    find_equivalent (&search.alike, grid);
  if (n_threads > 1)
    look_ahead (&search, n_threads);
  search_all (&search);
}

bool
rt_net_search_below (gpointer searcher, int depth, const RtChoices *grid,
                     const RtForcingRules *rules, RtChainFinds *finds)
{
  RtNetWorker *worker = searcher;
  RtNestedFinder *inner = &worker->propagator.inner;
  RtArenaMark mark = rt_nested_finder_mark (inner);

  run (worker, NULL, depth, grid, rules, finds);
  rt_nested_finder_back (inner, mark);
  return !worker->propagator.stopped;
}

/* Adds all forcing chains of GRID, the board, to FINDS. */
static void
search_board (RtNetWorker *worker, TopSearch *top, const RtChoices *grid,
                     const RtForcingRules *rules, RtChainFinds *finds)
{
  run (worker, top, 0, grid, rules, finds);
  if (worker->propagator.stopped || finds->n_found > 0)
    return;
  if (rules->nishio) {
    if (has_no_naked_single (grid))
      rt_choices_planes (grid, top->no_nishio);
  } else if (rules->dynamic)
    rt_nets_keep (&worker->nets[0], grid, rules);
}

struct RtForcing {
  RtChainFinds *finds;          /* owned by the study */
  const RtTechnique *patterns[RT_N_PATTERNS];
  RtNegativeCache *memory;      /* shared by all threads */
  RtNetWorker *worker;          /* used by the calling thread */
  RtNestedSteps *steps;
  TopSearch top;
};

static RtForcing *
forcing_new (RtChainWorkspace *chains, RtTechniqueById by_id)
{
  RtForcing *forcing = g_new0 (RtForcing, 1);

  for (int i = 0; i < RT_N_PATTERNS; i++)
    forcing->patterns[i] = by_id (rt_pattern_ids[i]);
  forcing->finds = &chains->finds;
  forcing->memory = rt_negative_cache_new ();
  forcing->worker = rt_net_worker_new (forcing->patterns, forcing->memory, chains->search,
                                   rt_net_search_below);
  forcing->steps = rt_nested_steps_new (forcing->patterns, by_id);
  forcing->top.steps = forcing->steps;
  return forcing;
}

static void
forcing_free (gpointer data)
{
  RtForcing *forcing = data;

  rt_net_threads_clear (&forcing->top.net_threads);
  rt_nested_steps_free (forcing->steps);
  rt_net_worker_free (forcing->worker);
  rt_negative_cache_free (forcing->memory);
  g_free (forcing);
}

RtForcing *
rt_forcing_of (RtStudy *study, RtTechniqueById by_id)
{
  if (!study->forcing.memory)
    study->forcing = (RtStudyMemory) { forcing_new (rt_chain_workspace_of (study), by_id),
                                       forcing_free };
  return study->forcing.memory;
}

bool
rt_forcing_find (RtForcing *forcing, const RtTechnique *technique, const RtForcingRules *rules,
                 RtStudy *study, RtSink *sink)
{
  forcing->top.net_threads.threads = study->threads;
  rt_propagator_begin (&forcing->worker->propagator, study->stop);
  rt_nested_steps_turn (forcing->steps, &study->field, rules, study->stop);
  rt_chain_finds_for_sink (forcing->finds, sink, technique, &study->field);
  search_board (forcing->worker, &forcing->top, &study->field, rules, forcing->finds);
  return rt_chain_finds_report (forcing->finds) && !forcing->worker->propagator.stopped;
}
