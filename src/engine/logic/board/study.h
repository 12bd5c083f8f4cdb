/* study.h - a board under examination: its candidates, and caches of what finders derive from them.
 *
 * The candidates (`field`) are always valid. Planes, links and sets are computed at the first
 * request and dropped when the board changes. A study may move from board to board, and keeps
 * the caches of finders then. It belongs to one thread at a time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/logic/board/choices.h"

#include <glib.h>

typedef struct {
  uint8_t a, b;         /* cells, a < b */
  uint8_t digit;
  uint8_t house;        /* the first, of boxes, rows, columns, with no other place for the digit */
} RtStrongLink;

/* An almost locked set: N cells of a house that have N + 1 digits among them. */
typedef struct {
  RtCells cells;
  RtDigits digits;
  uint8_t n_cells;
  uint8_t house;        /* the first, of rows, columns, boxes, that contains all cells */
} RtAlmostLocked;

/* The candidates in which a technique found nothing. On the way to a solution the same technique
 * searches again and again, and little has changed in between: where the candidates are a subset of
 * these, it has to look only at cells that lost candidates since. */
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

/* Returns the cells that lost candidates since; all cells if nothing is stored or some cell has
 * gained candidates. */
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

/* Returns true if there is a strong link that was none when nothing was found. A chain over
 * older links alone would have been found then. */
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

/* A finder's private cache; the study only frees it. */
typedef struct {
  gpointer memory;              /* NULL: not made yet */
  GDestroyNotify free;
} RtStudyMemory;

typedef struct RtStudy {
  /* Read by all; changed by rt_study_place and rt_study_remove alone. */
  RtChoices field;

  /* Set by the owner of the study. */
  RtCells givens;               /* cells with a digit of the puzzle; by default all cells that
                                 * had one when the study moved to the board */
  RtStop *stop;                 /* NULL: never */
  struct RtAsked *asked;        /* receives the progress (ladder/step-search.h); NULL: nobody is
                                 * interested */
  struct RtThreads *threads;    /* the threads that may be used (chains/threads.h); NULL: only
                                 * the calling one */
  bool corrected_uniqueness;    /* finds loops and universal graves correctly; false: as the
                                 * rating always found them */
  bool thorough;                /* also finds graves that are hard to prove, which no rating
                                 * knows */

  /* Derived from the present board. */
  bool has_planes;
  GArray *strong_links;         /* NULL: not computed yet */
  GArray *almost_locked;
  RtStudyMemory sets;           /* links of almost locked sets (finders/almost-locked) */
  RtStudyMemory inferences;     /* chains/inference.h */
  RtCells planes[9], bivalue, empty;

  /* Cache of rt_study_removable, for this board or an earlier one. */
  struct {
    RtCells plane, removable;
    uint8_t n_placed;
  } of_digit[9];

  /* Searches without a find, on this board or an earlier one. */
  RtNothingFound no_pair, no_triplet; /* aligned exclusion */
  RtNothingFound no_chain;

  /* Kept from board to board. */
  RtStudyMemory chains, forcing;
} RtStudy;

RtStudy *rt_study_new (void);
void rt_study_free (RtStudy *study);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStudy, rt_study_free)

/* Move the study to another board. GRID must break no rule. BOARD may have fewer candidates than
 * its digits leave. */
void rt_study_at_grid (RtStudy *study, const RtGrid *grid);
void rt_study_at_board (RtStudy *study, const RtBoard *board);

/* Change the board. DIGIT must be a candidate to be placed. */
void rt_study_place (RtStudy *study, int cell, int digit);
void rt_study_remove (RtStudy *study, int cell, RtDigits digits);

/* Returns true if the search is to stop. */
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

/* Returns the cells from which DIGIT can be eliminated by its places alone: those in no way to
 * place it nine times (templates.h), all of its cells if there is no way. Where there are none,
 * a technique of one digit has nothing to find. */
RtCells rt_study_removable (RtStudy *study, int digit);

/* Returns the strong links within a digit, pairs of cells that are the only two for it in some
 * house: sorted by digit, then a, then b. */
const RtStrongLink *rt_study_strong_links (RtStudy *study, guint *n);

/* Returns all almost locked sets, cells with two candidates included: sorted by house, then by
 * places as bits. A set that lies in two houses appears once. */
const RtAlmostLocked *rt_study_almost_locked (RtStudy *study, guint *n);
