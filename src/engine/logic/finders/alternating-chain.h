/* alternating-chain.h - a chain of strong and weak links by turns, as a draft tells it. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/step/step.h"

/* A digit in one of some cells. */
typedef struct {
  RtCells cells;
  int digit;
} RtEnd;

static inline RtEnd
rt_end (int cell, int digit)
{
  return (RtEnd) { rt_cells_of (cell), digit };
}

/* Links ENDS, N of them, an even number: the first strongly to the second, this weakly to the
 * third, and so on. So the first or the last is true. These two are marked as the pattern, the
 * others as its second half; the houses of strong links are its base. */
void rt_draft_alternate (RtDraft *draft, const RtChoices *field, const RtEnd *ends, int n);
