/* chain-report.h - adds a chain of alternating strong and weak links to a deduction. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* A node of the chain: a digit in one of several cells. */
typedef struct {
  RtCells cells;
  int digit;
} RtEnd;

static inline RtEnd
rt_end (int cell, int digit)
{
  return (RtEnd) { rt_cells_of (cell), digit };
}

/* Adds to DRAFT the chain of the N ENDS; N is even. The first end is strongly linked to the second,
 * the second weakly to the third, and so on, so that the first or the last is true. Marks the first
 * and the last as the pattern, the others as its second half. The houses of strong links become its
 * base. */
void rt_draft_alternate (RtDraft *draft, const RtChoices *field, const RtEnd *ends, int n);
