/* index-base.h - detects whether a step log counts rows and columns from 0 or from 1.
 *
 * The first lines are buffered until the numbering is known. A row or column 0 shows that the
 * log counts from 0, a 9 from 1. If steps are pairs of cell index and digit, an index 0 or 81
 * shows it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/steps/line-parser.h"

/* Evidence for the numbering. */
typedef enum {
  RT_NUMBERED_UNKNOWN,
  RT_NUMBERED_BY_NUMBERS, /* a 0 or a 9 (for cell indices 81) occurred */
  RT_NUMBERED_BY_REMARK,  /* a remark `# base 0` or `# base 1` */
  RT_NUMBERED_BY_GIVENS,  /* the other numbering would write into a given */
  RT_NUMBERED_BY_NOTHING, /* no evidence: counts from 0 */
} RtNumbered;

/* A line that shows the numbering. */
typedef struct {
  int base; /* 0 or 1; -1: no evidence yet */
  uint64_t line;
  uint32_t column;
} RtEvidence;

typedef struct {
  char *held; /* buffered lines, each with its line end; NULL once the numbering is known */
  size_t n_held;
  uint64_t n_lines;
  size_t n_steps, n_pairs;
  RtEvidence of_steps, of_pairs, of_remark;

  /* Result. */
  RtNumbered how;
  int base;
  bool in_pairs;   /* steps are pairs of index and digit */
  uint64_t line;   /* line of the evidence; 0: none */
  uint32_t column;
} RtNumbering;

void rt_numbering_begin (RtNumbering *self);

/* Buffers a line of the log. Returns false, with nothing changed, if the buffer is full. */
bool rt_numbering_hold (RtNumbering *self, const char *text, size_t size);

/* Returns true once enough lines are buffered to know whether the log counts from 0 or 1. */
bool rt_numbering_is_clear (const RtNumbering *self);

/* Decides by the buffered lines whether the log counts from 0 or 1. PUZZLE is the grid from which
 * the steps start, unless a line gives another one; it may be NULL. */
void rt_numbering_decide (RtNumbering *self, const RtGrid *puzzle);

/* Stores the buffered line at AT in TEXT, and advances AT. AT is 0 for the first line. Returns
 * false after the last line. */
bool rt_numbering_next (const RtNumbering *self, size_t *at, const char **text, size_t *size);

/* Frees the buffered lines. */
void rt_numbering_drop (RtNumbering *self);
