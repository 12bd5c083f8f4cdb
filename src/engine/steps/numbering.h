/* numbering.h - whether a printout counts rows and columns from 0 or from 1, found from its first
 * lines, which are held until that is known.
 *
 * A 0 as row or column: from 0; a 9: from 1. Of indices: a 0, an 81. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/line.h"

/* How the numbering was found. */
typedef enum {
  RT_NUMBERED_UNKNOWN,
  RT_NUMBERED_BY_NUMBERS, /* a 0 or a 9 */
  RT_NUMBERED_BY_REMARK,  /* `# base` */
  RT_NUMBERED_BY_GIVENS,  /* otherwise it would write into a given */
  RT_NUMBERED_BY_NOTHING, /* either would do: from 0 */
} RtNumbered;

/* A place that tells the numbering. */
typedef struct {
  int base; /* -1: none yet */
  uint64_t line;
  uint32_t column;
} RtEvidence;

typedef struct {
  char *held; /* lines with their ends; NULL: the numbering is known */
  size_t n_held;
  uint64_t n_lines;
  size_t n_steps, n_pairs;
  RtEvidence of_steps, of_pairs, of_remark;

  /* What was found. */
  RtNumbered how;
  int base;
  bool in_pairs;   /* steps are index and digit */
  uint64_t line;   /* where it was found; 0: nowhere */
  uint32_t column;
} RtNumbering;

void rt_numbering_begin (RtNumbering *self);

/* Holds a line. Returns false, with nothing changed, where there is no room for it. */
bool rt_numbering_hold (RtNumbering *self, const char *text, size_t size);

/* Whether enough lines are held to tell. */
bool rt_numbering_is_clear (const RtNumbering *self);

/* Decides by what there is. PUZZLE (or NULL) is the grid on which the steps are made, unless one of
 * the lines says so. */
void rt_numbering_decide (RtNumbering *self, const RtGrid *puzzle);

/* The line that is held at AT, which becomes that of the next; begins with 0. Returns false behind
 * the last. */
bool rt_numbering_next (const RtNumbering *self, size_t *at, const char **text, size_t *size);

/* Lets go of the lines. */
void rt_numbering_drop (RtNumbering *self);
