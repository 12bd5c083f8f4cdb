/* exclusion.c - family of aligned pair and triplet exclusion: tries all combinations of digits in
 * two or three cells (a set), and rejects those that leave another cell without a candidate.
 *
 * The excluders of a cell are its peers with at least two candidates, but not more than the set has
 * cells. A combination is impossible if it takes all candidates from a common excluder, or has one
 * digit twice in cells that see each other. A candidate in no possible combination is
 * eliminated. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/board/study.h"
#include "engine/logic/finders/families.h"
#include "engine/logic/step/sink.h"

typedef struct {
  const RtChoices *field;
  RtCells excluders[RT_N_CELLS];
  RtCells able;                   /* cells that may be part of a set */

  /* `changed`: cells that changed since the last search, which found nothing. `fresh`: cells that
   * may now be in sets that were not allowed then. */
  RtCells changed, fresh;
  bool any;                       /* this search has found something */
} Exclusion;

/* The two or three cells that are tested, and the candidates of their common excluders (the peers
 * that they may leave without a candidate). */
typedef struct {
  int size;
  int cell[3];
  RtDigits candidates[3];
  RtDigits possible[3];           /* candidates that are in a possible combination */
  bool sees[3];                   /* cells 0 and 1, 0 and 2, 1 and 2 see each other */
  int n_excluders;
  RtDigits excluder[RT_N_PEERS];  /* candidates of each common excluder that the set can empty */
} Set;

/* Returns true if CELLS has at least two members. */
static inline bool
are_several (RtCells cells)
{
  return (cells.low & (cells.low - 1)) || (cells.high & (cells.high - 1)) ||
         (cells.low && cells.high);
}

static bool
all_possible (const Set *set)
{
  for (int i = 0; i < set->size; i++)
    if (set->possible[i] != set->candidates[i])
      return false;
  return true;
}

/* Returns the digits that are impossible in the remaining cell of SET if its other cells have the
 * digits TAKEN. Returns all digits if TAKEN is impossible in those cells. */
static RtDigits
excluded_beside (const Set *set, RtDigits taken)
{
  RtDigits excluded = RT_DIGITS_NONE;

  for (int i = 0; i < set->n_excluders; i++) {
    RtDigits left = set->excluder[i] & (RtDigits) ~taken;

    if (!left)
      return RT_DIGITS_ALL;
    if (rt_is_single (left))
      excluded |= left;
  }
  return excluded;
}

static void
try_pairs (Set *set)
{
  for_each_digit (a, set->candidates[0]) {
    RtDigits first = rt_digits_of (a), second = set->candidates[1];

    second &= (RtDigits) ~excluded_beside (set, first);
    if (set->sees[0])
      second &= (RtDigits) ~first;
    set->possible[1] |= second;
    if (second)
      set->possible[0] |= first;
  }
}

static void
try_triplets (Set *set)
{
  for_each_digit (a, set->candidates[0]) {
    RtDigits first = rt_digits_of (a);

    for_each_digit (b, set->candidates[1]) {
      RtDigits second = rt_digits_of (b), third = set->candidates[2];

      if (set->sees[0] && a == b)
        continue;
      third &= (RtDigits) ~excluded_beside (set, first | second);
      if (set->sees[1])
        third &= (RtDigits) ~first;
      if (set->sees[2])
        third &= (RtDigits) ~second;
      if (!third)
        continue;
      set->possible[0] |= first;
      set->possible[1] |= second;
      set->possible[2] |= third;
      /* All candidates of the other two cells are known to be possible, and so is FIRST. */
      if (set->possible[1] == set->candidates[1] && set->possible[2] == set->candidates[2])
        break;
    }
  }
}

/* Finds the possible combinations of SET. Returns true if they exclude a candidate. */
static bool
test_set (const Exclusion *exclusion, Set *set)
{
  const RtChoices *field = exclusion->field;
  RtCells common = exclusion->excluders[set->cell[0]];
  RtDigits all = RT_DIGITS_NONE;

  for (int i = 1; i < set->size; i++)
    common = rt_cells_and (common, exclusion->excluders[set->cell[i]]);
  if (!are_several (common))
    return false;
  for (int i = 0; i < set->size; i++) {
    set->candidates[i] = field->candidates[set->cell[i]];
    set->possible[i] = RT_DIGITS_NONE;
    all |= set->candidates[i];
  }
  set->n_excluders = 0;
  for_each_cell (cell, common)
    if (!(field->candidates[cell] & ~all))
      set->excluder[set->n_excluders++] = field->candidates[cell];
  set->sees[0] = rt_cells_has (rt_peer_cells[set->cell[0]], set->cell[1]);
  if (set->size == 3) {
    set->sees[1] = rt_cells_has (rt_peer_cells[set->cell[0]], set->cell[2]);
    set->sees[2] = rt_cells_has (rt_peer_cells[set->cell[1]], set->cell[2]);
    try_triplets (set);
  } else
    try_pairs (set);
  return !all_possible (set);
}

static bool
report (const RtTechnique *technique, RtSink *sink, Exclusion *exclusion, const Set *set)
{
  RtDraft *draft = rt_sink_begin (sink, technique, technique->price);
  RtCells common = RT_CELLS_ALL;

  exclusion->any = true;
  for (int i = 0; i < set->size; i++) {
    rt_draft_remove (draft, set->cell[i], set->candidates[i] & (RtDigits) ~set->possible[i]);
    rt_cells_add (&draft->pattern.cells, set->cell[i]);
    common = rt_cells_and (common, exclusion->excluders[set->cell[i]]);
  }
  rt_draft_mark_all (draft, exclusion->field, draft->pattern.cells, RT_DIGITS_ALL,
                     RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, exclusion->field, common, RT_DIGITS_ALL, RT_MARK_SECOND, 0);
  return rt_sink_report (sink);
}

/* Finds the excluders of each cell, and the cells that may be part of a set: cells with several
 * candidates that see no naked single. */
static void
find_excluders (Exclusion *exclusion, const RtChoices *field, int size)
{
  exclusion->field = field;
  exclusion->any = false;
  exclusion->able = RT_CELLS_NONE;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    RtCells excluders = RT_CELLS_NONE;
    bool able = rt_is_several (field->candidates[cell]);

    exclusion->excluders[cell] = RT_CELLS_NONE;
    for (int i = 0; able && i < RT_N_PEERS; i++) {
      int n = rt_count_nine (field->candidates[rt_peers[cell][i]]);

      if (n == 1)
        able = false;
      else if (n >= 2 && n <= size)
        rt_cells_add (&excluders, rt_peers[cell][i]);
    }
    if (able && !rt_cells_is_empty (excluders)) {
      exclusion->excluders[cell] = excluders;
      rt_cells_add (&exclusion->able, cell);
    }
  }
}

/* Finds the cells that changed since the snapshot NOTHING, a board on which nothing was found. A
 * set of unchanged cells must be tried again only if an excluder changed, or if one of its cells
 * saw a naked single then. */
static void
find_fresh (Exclusion *exclusion, const RtNothingFound *nothing)
{
  exclusion->changed = rt_nothing_found_changed (nothing, exclusion->field);
  exclusion->fresh = exclusion->changed;
  if (nothing->is_there)
    for_each_cell (cell, exclusion->changed)
      if (rt_is_single (nothing->field.candidates[cell]))
        exclusion->fresh = rt_cells_or (exclusion->fresh, rt_peer_cells[cell]);
}

/* Returns true if the set of three cells was already tested with its cells in another order. Each
 * set is tested first in the order of its two lowest cells and a third that is an excluder of one
 * of them. */
static bool
was_tested (const Exclusion *exclusion, int a, int b, int third)
{
  int middle = MAX (a, third), low = MIN (a, third);

  return third < b && (rt_cells_has (exclusion->excluders[low], b) ||
                       rt_cells_has (exclusion->excluders[middle], b));
}

/* Tries all third cells for A and B: first the excluders (peers that may be left empty) of A, then
 * of B. Returns true if no more steps are wanted. */
static bool
find_third (const RtTechnique *technique, RtSink *sink, Exclusion *exclusion, int a, int b)
{
  const RtCells *excluders = exclusion->excluders;
  RtCells common = rt_cells_and (excluders[a], excluders[b]), able = exclusion->able;
  Set set = { .size = 3, .cell = { a, b } };

  if (!are_several (common))
    return false;
  if (!rt_cells_has (exclusion->fresh, a) && !rt_cells_has (exclusion->fresh, b) &&
      !rt_cells_meet (common, exclusion->changed))
    able = rt_cells_and (able, exclusion->fresh);
  if (rt_cells_is_empty (able))
    return false;
  for (int turn = 0; turn < 2; turn++) {
    RtCells thirds = turn == 0 ? excluders[a] : rt_cells_minus (excluders[b], excluders[a]);

    thirds = rt_cells_and (thirds, able);
    rt_cells_remove (&thirds, a);
    rt_cells_remove (&thirds, b);
    for_each_cell (third, thirds) {
      set.cell[2] = third;
      if (!was_tested (exclusion, a, b, third) && test_set (exclusion, &set) &&
          report (technique, sink, exclusion, &set))
        return true;
    }
  }
  return false;
}

static bool
find_pair (const RtTechnique *technique, RtSink *sink, Exclusion *exclusion, int a, int b)
{
  Set set = { .size = 2, .cell = { a, b } };
  RtCells common = rt_cells_and (exclusion->excluders[a], exclusion->excluders[b]);

  return (rt_cells_has (exclusion->fresh, a) || rt_cells_has (exclusion->fresh, b) ||
          rt_cells_meet (common, exclusion->changed)) &&
         test_set (exclusion, &set) && report (technique, sink, exclusion, &set);
}

static bool
find_exclusion (const RtTechnique *technique, RtStudy *study, RtSink *sink)
{
  RtNothingFound *nothing = technique->size == 2 ? &study->no_pair : &study->no_triplet;
  Exclusion exclusion;

  find_excluders (&exclusion, &study->field, technique->size);
  find_fresh (&exclusion, nothing);
  for_each_cell (b, exclusion.able) {
    if (rt_study_stopped (study))
      return false;
    for_each_cell (a, exclusion.able) {
      if (a >= b)
        break;
      if (technique->size == 2 ? find_pair (technique, sink, &exclusion, a, b)
                               : find_third (technique, sink, &exclusion, a, b))
        return true;
    }
  }
  if (!exclusion.any)
    rt_nothing_found_keep (nothing, &study->field);
  return false;
}

static const RtTechnique rows[] = {
  { .id = "aligned-pair", .name = N_("Aligned Pair Exclusion"), .size = 2, .price = 6.2,
    .rating_rank = 240, .human_rank = 480, .cost = 16, .find = find_exclusion,
    .sentences = RT_WHY (N_("If {if-lost}, then, whatever the other one of {main} holds, both "
                            "would be equal in sight of each other, or no digit would be left "
                            "for {side-or}.")),
    .definition = N_("Take two cells and try every combination of their candidates. A combination "
                    "is impossible if it gives the same digit to cells that see each other, or "
                    "takes both candidates of a third cell that sees the two. A candidate that "
                    "is in no possible combination can be removed. Also known as APE."),
    .example = ":0000:x:.+5.2+3+1+6+78+8+26.7.+1+35+73+1..+542+9...+19..+571..+5.+736.5.+7..39..2"
               ".8.56+7....57......7....+54.:662 864 865 285 885 886::" },
  { .id = "aligned-triplet", .name = N_("Aligned Triplet Exclusion"), .size = 3, .price = 7.5,
    .rating_rank = 260, .human_rank = 490, .cost = 24, .find = find_exclusion,
    .sentences = RT_WHY (N_("If {if-lost}, then, whatever the others of {main} hold, two "
                            "would be equal in sight of each other, or no digit would be left "
                            "for {side-or}.")),
    .definition = N_("Take three cells and try every combination of their candidates. A "
                    "combination is impossible if it gives the same digit to cells that see each "
                    "other, or takes all candidates of a further cell that sees the three and "
                    "has two or three of them. A candidate that is in no possible combination "
                    "can be removed. Also known as ATE."),
    .example = ":0000:x:+3+5+216+47+98+7+4..92+6..+6+9...+7...2+34..5+9.61+67+249+85+3+58+9+6.3+4"
               "..9+2+3..+618.+876.+2+1..+9+4+15+9+3+82+67:::" },
  { .id = NULL }
};

const RtFamily rt_family_exclusion = { "exclusion", N_("Aligned Exclusion"), rows };
