/* study.h - the study of a board: what finders read, and what they find out and share.
 *
 * The field is always there. Planes, links and sets are made when somebody first asks, and
 * forgotten when the board changes. A study may turn from board to board, and keeps the memory of
 * finders as it does; it belongs to one thread at a time. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/stop.h"
#include "engine/logic/board/choices.h"

#include <glib.h>

typedef struct {
  uint8_t a, b;         /* cells, a < b */
  uint8_t digit;
  uint8_t house;        /* the first, of boxes, rows, columns, where only these two may hold it */
} RtStrongLink;

/* N cells of a house that have N + 1 digits among them. */
typedef struct {
  RtCells cells;
  RtDigits digits;
  uint8_t n_cells;
  uint8_t house;        /* the first, of rows, columns, boxes, that holds them all */
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

/* The cells that lost candidates since; all where nothing is known, or some cell has more now. */
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

/* Whether some pair of places or of candidates was not one when nothing was found: what goes over
 * older links alone was there already. */
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

/* What a finder keeps in a study for itself: the study frees it and knows no more of it. */
typedef struct {
  gpointer memory;              /* NULL: nobody has asked yet */
  GDestroyNotify free;
} RtStudyMemory;

typedef struct RtStudy {
  /* To be read by all, changed by rt_study_place and rt_study_remove alone. */
  RtChoices field;

  /* To be set by who owns the study. */
  RtCells givens;               /* that hold a digit of the puzzle, not one that was found: those
                                 * that held one when the look turned to the board, unless set */
  RtStop *stop;                 /* NULL: never */
  struct RtAsked *asked;        /* which technique is (ladder/reason.h); NULL: nobody wants to know */
  struct RtThreads *threads;    /* that may be used (chains/threads.h); NULL: the calling one
                                 * alone */
  bool corrected_uniqueness;    /* loops and universal graves as they should be found; false: as
                                 * the rating found them from the beginning */
  bool thorough;                /* beyond what any rating knows: graves that are hard to tell */

  /* What was found out so far about this board. */
  bool has_planes;
  GArray *strong_links;         /* NULL: nobody has asked yet */
  GArray *almost_locked;
  RtStudyMemory sets;           /* of almost locked sets */
  RtStudyMemory inferences;     /* chains/inference.h */
  RtCells planes[9], bivalue, empty;

  /* What rt_study_removable knows, of this board or an earlier one. */
  struct {
    RtCells plane, removable;
    uint8_t n_placed;
  } of_digit[9];

  /* What gave nothing, on this board or an earlier one. */
  RtNothingFound no_pair, no_triplet; /* aligned exclusion */
  RtNothingFound no_chain;

  /* What lasts from board to board. */
  RtStudyMemory chains, forcing;
} RtStudy;

RtStudy *rt_study_new (void);
void rt_study_free (RtStudy *study);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RtStudy, rt_study_free)

/* Turns to another board. GRID must break no rule; a board's candidates may be fewer than those of
 * direct sight. */
void rt_study_at_grid (RtStudy *study, const RtGrid *grid);
void rt_study_at_board (RtStudy *study, const RtBoard *board);

/* Changes the board. DIGIT must be a candidate to be placed. */
void rt_study_place (RtStudy *study, int cell, int digit);
void rt_study_remove (RtStudy *study, int cell, RtDigits digits);

/* Whether the search is to end. */
static inline bool
rt_study_stopped (RtStudy *study)
{
  return rt_stop_raised (study->stop);
}

/* The cells that may hold DIGIT; those with just two candidates; those without a digit. */
RtCells rt_study_plane (RtStudy *study, int digit);
RtCells rt_study_bivalue (RtStudy *study);
RtCells rt_study_empty (RtStudy *study);

/* The candidates of DIGIT that its places alone prove false: those in no way to place it nine times
 * (templates.h), all where there is no way. What knows of one digit at a time has nothing to find where
 * there are none. */
RtCells rt_study_removable (RtStudy *study, int digit);

/* The pairs of cells that are the only two for a digit in some house: by digit, then a, then b. */
const RtStrongLink *rt_study_strong_links (RtStudy *study, guint *n);

/* All almost locked sets, single cells with two candidates among them: by house, then by places as
 * bits rising. A set that lies in two houses is there once. */
const RtAlmostLocked *rt_study_almost_locked (RtStudy *study, guint *n);
