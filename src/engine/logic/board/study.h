/* study.h - RtStudy: the board that finders examine, with its candidates and caches.
 *
 * The candidates (`field`) are always valid. The cells of a digit, strong links and almost locked
 * sets are computed at the first request, and dropped when the board changes. A study can be moved to
 * another board; it then keeps the private caches of finders. It belongs to one thread at a time. */
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

/* Snapshot of the candidates of a board on which a technique found no step. On the way to a
 * solution a technique runs again and again while few candidates change. If no candidate was
 * added since the snapshot, the technique needs to examine only cells that have lost candidates
 * since. */
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

/* Returns the cells that have lost candidates since the snapshot NOTHING. Returns all cells if
 * there is no snapshot, or if a cell has gained candidates. */
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

/* Returns true if FIELD has a strong link (two last places of a digit in a house) that is missing
 * in the snapshot NOTHING. Without one, a search for chains would find nothing again. */
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
  /* The candidates, read by finders. Only rt_study_place and rt_study_remove may change them. */
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

  /* Caches for the present board. */
  bool has_planes;
  GArray *strong_links;         /* NULL: not computed yet */
  GArray *almost_locked;
  RtStudyMemory sets;           /* links of almost locked sets (finders/almost-locked) */
  RtStudyMemory inferences;     /* chains/inference.h */
  RtCells planes[9], bivalue, empty;

  /* Cache of rt_study_removable; it may belong to an earlier board. */
  struct {
    RtCells plane, removable;
    uint8_t n_placed;
  } of_digit[9];

  /* Snapshots of searches that found nothing; they may belong to earlier boards. */
  RtNothingFound no_pair, no_triplet; /* aligned exclusion */
  RtNothingFound no_chain;

  /* Private caches of the finders of chains, kept from board to board. */
  RtStudyMemory chains, forcing;
} RtStudy;

RtStudy *rt_study_new (void);
void rt_study_free (RtStudy *study);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStudy, rt_study_free)

/* Move STUDY to another board: rt_study_at_grid to the digits and all candidates of GRID, which
 * must have no conflict; rt_study_at_board to BOARD, which may have fewer candidates. */
void rt_study_at_grid (RtStudy *study, const RtGrid *grid);
void rt_study_at_board (RtStudy *study, const RtBoard *board);

/* rt_study_place places DIGIT, which must be a candidate of CELL; rt_study_remove removes DIGITS
 * from the candidates of CELL. */
void rt_study_place (RtStudy *study, int cell, int digit);
void rt_study_remove (RtStudy *study, int cell, RtDigits digits);

/* Returns true if the stop of STUDY was raised, so that the search on this board must end. */
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

/* Returns the cells from which DIGIT can be eliminated by examining DIGIT alone: its cells that
 * are in no template (templates.h), or all its cells if there is no template. If the result is
 * empty, no technique that examines a single digit can find a step. */
RtCells rt_study_removable (RtStudy *study, int digit);

/* Returns the strong links within a digit: pairs of cells that are the only two places of the
 * digit in some house. They are sorted by digit, then a, then b. Stores their number in N. STUDY
 * owns them. */
const RtStrongLink *rt_study_strong_links (RtStudy *study, guint *n);

/* Returns all almost locked sets, including single cells with two candidates. They are sorted by
 * house, then by their places as bits. A set that lies in two houses appears once. Stores their
 * number in N. STUDY owns them. */
const RtAlmostLocked *rt_study_almost_locked (RtStudy *study, guint *n);
