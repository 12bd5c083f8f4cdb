/* study.h - RtStudy: the board that finders examine, with its candidates and caches.
 *
 * The candidates (`field`) are always valid. Planes, links and sets are computed at the first
 * request, and dropped when the board changes. A study can be moved to another board; it then keeps
 * the private caches of finders. It belongs to one thread at a time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/logic/board/candidate-table.h"

#include <glib.h>

typedef struct {
  uint8_t a, b;         /* cells, a < b */
  uint8_t digit;
  uint8_t house;        /* first house (in the order boxes, rows, columns) with only these two */
} RtStrongLink;

/* An almost locked set: N cells of a house that have N + 1 digits among them. */
typedef struct {
  RtCells cells;
  RtDigits digits;
  uint8_t n_cells;
  uint8_t house;        /* first house (in the order rows, columns, boxes) with all cells */
} RtAlmostLocked;

/* Candidates in which a technique found nothing. On the way to a solution the same technique
 * searches again and again, and only few candidates change in between. If all present candidates
 * were there at that time, the technique must look only at cells that have lost some since. */
typedef struct {
  bool is_there;
  RtChoices field;
} RtNothingFound;

static inline void
rt_nothing_found_keep (RtNothingFound *nothing, const RtChoices *field)
{
  nothing->is_there = true;
  nothing->field = *field;
}

/* Returns the cells that lost candidates since NOTHING was stored; all cells if it is not stored,
 * or if some cell has gained candidates. */
static inline RtCells
rt_nothing_found_changed (const RtNothingFound *nothing, const RtChoices *field)
{
  RtCells changed = RT_CELLS_NONE;

  if (!nothing->is_there)
    return RT_CELLS_ALL;
  for (int cell = 0; cell < RT_N_CELLS; cell++) {
    if (field->candidates[cell] & ~nothing->field.candidates[cell])
      return RT_CELLS_ALL;
    if (field->candidates[cell] != nothing->field.candidates[cell])
      rt_cells_add (&changed, cell);
  }
  return changed;
}

/* Returns true if FIELD has a strong link that NOTHING did not have. A chain of older links alone
 * would have been found then. */
static inline bool
rt_nothing_found_has_new_link (const RtNothingFound *nothing, const RtChoices *field)
{
  RtCells changed = rt_nothing_found_changed (nothing, field);

  if (rt_cells_equal (changed, RT_CELLS_ALL))
    return true;
  for_each_cell (cell, changed) {
    RtDigits digits = nothing->field.candidates[cell];

    if (rt_count_nine (field->candidates[cell]) == 2)
      return true;
    for_each_digit (digit, digits)
      for (int kind = 0; kind < 3; kind++)
        if (rt_count_nine (rt_choices_places (field, rt_houses_of[cell][kind], digit)) == 2 &&
            rt_choices_places (field, rt_houses_of[cell][kind], digit) !=
              rt_choices_places (&nothing->field, rt_houses_of[cell][kind], digit))
          return true;
  }
  return false;
}

/* A private cache of a finder; the study only frees it. */
typedef struct {
  gpointer memory;              /* NULL: not made yet */
  GDestroyNotify free;
} RtStudyMemory;

typedef struct RtStudy {
  /* Read by all; changed only by rt_study_place and rt_study_remove. */
  RtChoices field;

  /* Set by the owner of the study. */
  RtCells givens;               /* cells with a digit of the puzzle; by default all cells that
                                 * had one when the study moved to the board */
  RtStop *stop;                 /* cancels a search; NULL: never */
  struct RtAsked *asked;        /* receives the progress (ladder/step-search.h); may be NULL */
  struct RtThreads *threads;    /* threads that may be used (chains/thread-budget.h); NULL: only the
                                 * calling one */
  bool corrected_uniqueness;    /* finds uniqueness loops and graves correctly; false: with the
                                 * faults of Sudoku Explainer, whose ratings depend on them */
  bool thorough;                /* also finds graves that are hard to prove, which no rating
                                 * uses */

  /* Computed for the present board. */
  bool has_planes;
  GArray *strong_links;         /* NULL: not computed yet */
  GArray *almost_locked;
  RtStudyMemory sets;           /* links of almost locked sets (finders/almost-locked) */
  RtStudyMemory inferences;     /* chains/inference.h */
  RtCells planes[9], bivalue, empty;

  /* Cache of rt_study_removable; may be of an earlier board. */
  struct {
    RtCells plane, removable;
    uint8_t n_placed;
  } of_digit[9];

  /* Searches that found nothing; may be of an earlier board. */
  RtNothingFound no_pair, no_triplet; /* aligned exclusion */
  RtNothingFound no_chain;

  /* Private caches of the finders of chains, kept from board to board. */
  RtStudyMemory chains, forcing;
} RtStudy;

RtStudy *rt_study_new (void);
void rt_study_free (RtStudy *study);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStudy, rt_study_free)

/* Move the study to another board. GRID must have no conflict. BOARD may have fewer candidates than
 * its digits leave. */
void rt_study_at_grid (RtStudy *study, const RtGrid *grid);
void rt_study_at_board (RtStudy *study, const RtBoard *board);

/* Place DIGIT, which must be a candidate of CELL; remove DIGITS from the candidates of CELL. */
void rt_study_place (RtStudy *study, int cell, int digit);
void rt_study_remove (RtStudy *study, int cell, RtDigits digits);

/* Returns true if the search must stop. */
static inline bool
rt_study_stopped (RtStudy *study)
{
  return rt_stop_raised (study->stop);
}

/* Return the cells with DIGIT as a candidate, the cells with exactly two candidates, and the
 * cells without a digit. */
RtCells rt_study_plane (RtStudy *study, int digit);
RtCells rt_study_bivalue (RtStudy *study);
RtCells rt_study_empty (RtStudy *study);

/* Returns the cells from which DIGIT can be eliminated because of its places alone: those that are
 * in no template (templates.h); all of its cells if there is no template. If there are none, no
 * technique of one digit can find anything. */
RtCells rt_study_removable (RtStudy *study, int digit);

/* Returns the strong links within a digit, pairs of cells that are the only two for it in some
 * house: sorted by digit, then a, then b. */
const RtStrongLink *rt_study_strong_links (RtStudy *study, guint *n);

/* Returns all almost locked sets, cells with two candidates included: sorted by house, then by
 * places as bits. A set that lies in two houses appears once. */
const RtAlmostLocked *rt_study_almost_locked (RtStudy *study, guint *n);
