/* fish-report.h - helpers of all fish finders: counting houses, filling in deductions, sentences.
 *
 * A fish has N base houses and N cover houses. Each house has the digit once, so the
 * cells that hold it are N times in a base house, and N times in a cover house. If
 * none of them is in more base houses than cover houses, each is in equally many of
 * both. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/core/gettext-noop.h"
#include "engine/logic/step/step.h"

/* The cells that are in at least one, at least two and at least three of some houses. */
typedef struct {
  RtCells once, twice, thrice;
} RtLayers;

/* Returns LAYERS with one more house added, whose cells are CELLS. */
static inline RtLayers
rt_layers_with (RtLayers layers, RtCells cells)
{
  layers.thrice = rt_cells_or (layers.thrice, rt_cells_and (layers.twice, cells));
  layers.twice = rt_cells_or (layers.twice, rt_cells_and (layers.once, cells));
  layers.once = rt_cells_or (layers.once, cells);
  return layers;
}

/* Returns the cells that are in more houses of A than of B. */
static inline RtCells
rt_layers_more (const RtLayers *a, const RtLayers *b)
{
  return rt_cells_or (rt_cells_minus (a->once, b->once),
                      rt_cells_or (rt_cells_minus (a->twice, b->twice),
                                   rt_cells_minus (a->thrice, b->thrice)));
}

typedef struct {
  int digit;
  RtHouses base, cover;
} RtFish;

/* Fills in the pattern, the marks and the houses of FISH, but not its effect. */
void rt_fish_explain (RtDraft *draft, const RtChoices *field, const RtFish *fish);

#define WHY_FISH \
  N_("In {base} the digit {digits} can only stand in {cover}, once in each: so the rest of " \
     "{cover} cannot have it.")

#define WHY_FINNED \
  N_("But for {fins}, in {base} the digit {digits} could only stand in {cover}, once in " \
     "each. So either the rest of {cover} cannot have it, or it is in {fins-or}. Either way " \
     "it is not in {victims-or}: part of that rest, and in sight of {fins}.")
