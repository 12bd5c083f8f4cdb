/* grouped-form.h - which shape two strong links of one digit are, with groups of cells at their ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/logic/board/choices.h"

/* Variants of grouped X-chains: with two strong links it has the name of a shape. */
enum {
  RT_CHAIN_OF_GROUPS,
  RT_GROUPED_SKYSCRAPER,       /* strong links in parallel lines, the weak one in a line across */
  RT_GROUPED_KITE,             /* in a row and a column, the weak one in a box */
  RT_GROUPED_RECTANGLE,        /* in a box, in a row and a column of it; and elsewhere, with a group */
  RT_GROUPED_TURBOT,           /* any others */
};

/* Of a = b - c = d, as CELLS in that order: a variant, but not RT_CHAIN_OF_GROUPS. */
int rt_grouped_form (const RtChoices *field, int digit, const RtCells cells[4]);
