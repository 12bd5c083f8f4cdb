/* alternating-chain.h - adds a chain of alternating strong and weak links to a draft. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* A digit in one of several cells. */
typedef struct {
  RtCells cells;
  int digit;
} RtEnd;

static inline RtEnd
rt_end (int cell, int digit)
{
  return (RtEnd) { rt_cells_of (cell), digit };
}

/* Adds the chain of the N ENDS, an even number: the first is strongly linked to the second, the
 * second weakly to the third, and so on, so the first or the last is true. The first and last
 * are marked as the pattern, the others as its second half; the houses of strong links are its
 * base. */
void rt_draft_alternate (RtDraft *draft, const RtChoices *field, const RtEnd *ends, int n);
