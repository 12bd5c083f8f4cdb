/* grouped-form.c - which shape two strong links of one digit are, with groups of cells at their ends. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "engine/logic/finders/chains/grouped-form.h"

#include "engine/logic/board/sight.h"

#define BIT(kind) (1u << (kind))

/* The kinds of houses, as bits, that hold all CELLS. */
static unsigned
kinds_holding (RtCells cells)
{
  const uint8_t *houses = rt_houses_of[rt_cells_first (cells)];
  unsigned kinds = 0;

  for (int kind = 0; kind < 3; kind++)
    if (rt_cells_is_empty (rt_cells_minus (cells, rt_house_cells[houses[kind]])))
      kinds |= BIT (kind);
  return kinds;
}

/* And of these, those in which DIGIT has no other place. */
static unsigned
kinds_filled (const RtChoices *field, int digit, RtCells cells)
{
  const uint8_t *houses = rt_houses_of[rt_cells_first (cells)];
  unsigned kinds = kinds_holding (cells);

  for (int kind = 0; kind < 3; kind++)
    if (rt_count_nine (rt_choices_places (field, houses[kind], digit)) != rt_cells_count (cells))
      kinds &= ~BIT (kind);
  return kinds;
}

/* Whether A and B, which are all places of a box, lie across, where NEAR is the line of B. */
static bool
is_rectangle (RtCells a, RtCells b, unsigned near)
{
  return (near & BIT (RT_KIND_ROW) && kinds_holding (a) & BIT (RT_KIND_COLUMN)) ||
         (near & BIT (RT_KIND_COLUMN) && kinds_holding (a) & BIT (RT_KIND_ROW));
}

int
rt_grouped_form (const RtChoices *field, int digit, const RtCells cells[4])
{
  unsigned one = kinds_filled (field, digit, rt_cells_or (cells[0], cells[1]));
  unsigned other = kinds_filled (field, digit, rt_cells_or (cells[2], cells[3]));
  unsigned weak = kinds_holding (rt_cells_or (cells[1], cells[2]));

  for (int kind = RT_KIND_ROW; kind <= RT_KIND_COLUMN; kind++) {
    if (one & other & BIT (kind) && weak & BIT (!kind))
      return RT_GROUPED_SKYSCRAPER;
    if (one & BIT (kind) && other & BIT (!kind) && weak & BIT (RT_KIND_BOX))
      return RT_GROUPED_KITE;
  }
  if ((one & BIT (RT_KIND_BOX) && is_rectangle (cells[0], cells[1], weak) &&
       rt_cells_count (cells[2]) + rt_cells_count (cells[3]) > 2) ||
      (other & BIT (RT_KIND_BOX) && is_rectangle (cells[3], cells[2], weak) &&
       rt_cells_count (cells[0]) + rt_cells_count (cells[1]) > 2))
    return RT_GROUPED_RECTANGLE;
  return RT_GROUPED_TURBOT;
}
