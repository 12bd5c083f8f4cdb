/* chain-report.c - adds the marks, links and houses of an alternating chain to a deduction. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/chain-report.h"

#include "engine/logic/board/candidate-table.h"

/* Adds to DRAFT the house in which A and B are the only places for their digit, if there is one. */
static void
draw_house (RtDraft *draft, const RtChoices *field, const RtEnd *a, const RtEnd *b)
{
  RtCells both = rt_cells_or (a->cells, b->cells);

  for (int kind = RT_KIND_BOX; a->digit == b->digit && kind >= 0; kind--) {
    int house = rt_houses_of[rt_cells_first (both)][kind];
    RtPlaces places = rt_choices_places (field, house, a->digit);

    if (rt_cells_equal (rt_places_cells (house, places), both)) {
      rt_draft_house (draft, house, RT_HOUSE_BASE, 0);
      return;
    }
  }
}

void
rt_draft_alternate (RtDraft *draft, const RtChoices *field, const RtEnd *ends, int n)
{
  if (!draft->explains)
    return;
  for (int i = 0; i < n; i++) {
    bool outer = i == 0 || i == n - 1;

    rt_draft_mark_all (draft, field, ends[i].cells, rt_digits_of (ends[i].digit),
                       outer ? RT_MARK_PATTERN : RT_MARK_SECOND, 0);
  }
  for (int i = 0; i + 1 < n; i++) {
    bool strong = i % 2 == 0;

    rt_draft_link (draft,
                   (RtStepNode) { ends[i].cells, (uint8_t) ends[i].digit, !strong },
                   (RtStepNode) { ends[i + 1].cells, (uint8_t) ends[i + 1].digit, strong },
                   strong ? RT_LINK_STRONG : RT_LINK_WEAK, 0);
    if (strong)
      draw_house (draft, field, &ends[i], &ends[i + 1]);
  }
}
