/* fish-report.c - fills in the reported deduction of a fish: its houses, cells and fins. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/fish/fish-report.h"

/* Returns the places of DIGIT in HOUSES as layers: the cells that are in at least one, two and
 * three of HOUSES. */
static RtLayers
layers_of (const RtChoices *field, int digit, RtHouses houses)
{
  RtLayers layers = { .once = RT_CELLS_NONE };

  for_each_bit (house, houses)
    layers = rt_layers_with (layers, rt_places_cells ((int) house,
                                                      rt_choices_places (field, (int) house,
                                                                         digit)));
  return layers;
}

void
rt_fish_explain (RtDraft *draft, const RtChoices *field, const RtFish *fish)
{
  RtLayers base, cover;
  RtCells fins;

  draft->pattern.digits = rt_digits_of (fish->digit);
  draft->pattern.base = fish->base;
  draft->pattern.cover = fish->cover;
  if (!draft->explains)
    return;
  base = layers_of (field, fish->digit, fish->base);
  cover = layers_of (field, fish->digit, fish->cover);
  fins = rt_layers_more (&base, &cover);
  rt_draft_mark_all (draft, field, rt_cells_minus (base.once, fins), draft->pattern.digits,
                     RT_MARK_PATTERN, 0);
  rt_draft_mark_all (draft, field, rt_cells_minus (fins, base.twice), draft->pattern.digits,
                     RT_MARK_FIN, 0);
  rt_draft_mark_all (draft, field, rt_cells_and (fins, base.twice), draft->pattern.digits,
                     RT_MARK_ENDO_FIN, 0);
  for_each_bit (house, fish->base)
    rt_draft_house (draft, (int) house, RT_HOUSE_BASE, 0);
  for_each_bit (house, fish->cover)
    rt_draft_house (draft, (int) house, RT_HOUSE_COVER, 0);
}
