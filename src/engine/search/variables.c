/* variables.c - computes variables and call stacks from the state of a search. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/search/variables.h"

const char *const rt_names_of_masks[3] = { "row[r]", "column[c]", "box[b]" };

int
rt_show_question (RtVariables *variables, const RtEvent *event, const RtLook *look)
{
  int cell = look ? look->cell : event->cell, digit = look ? look->digit : event->digit;

  variables->n = 0;
  if (look && cell == RT_NO_CELL && look->at != RT_NO_CELL)
    rt_show (variables, "cell", RT_VARIABLE_CELL, RT_NO_HOUSE, look->at);
  if (cell == RT_NO_CELL || (!look && event->kind == RT_EVENT_PREPARE))
    return RT_NO_CELL;
  rt_show (variables, "cell", RT_VARIABLE_CELL, RT_NO_HOUSE, cell);
  if (digit)
    rt_show (variables, "digit", RT_VARIABLE_DIGIT, RT_NO_HOUSE, digit);
  return cell;
}

void
rt_show_houses (RtVariables *variables, const char *const names[3],
                const RtDigits in_house[RT_N_HOUSES], int cell)
{
  for (int i = 0; i < 3; i++)
    rt_show (variables, names[i], RT_VARIABLE_DIGITS, rt_houses_of[cell][i],
             in_house[rt_houses_of[cell][i]]);
}

RtDigits
rt_used_so_far (const RtDigits in_house[RT_N_HOUSES], int cell, const RtLook *look)
{
  RtDigits used = RT_DIGITS_NONE;

  for (int i = 0; i < 3; i++) {
    used |= in_house[rt_houses_of[cell][i]];
    if (look && look->kind == RT_LOOK_READ && look->house == rt_houses_of[cell][i])
      break;
  }
  return used;
}

RtDigits
rt_seen_so_far (const RtGrid *grid, int cell, const uint8_t order[3], const RtLook *look)
{
  RtDigits seen = RT_DIGITS_NONE;

  for (int i = 0; i < 27; i++) {
    int house = rt_houses_of[cell][order[i / 9]], at = rt_houses[house][i % 9];

    if (grid->digit[at])
      seen |= rt_digits_of (grid->digit[at]);
    if (look->kind == RT_LOOK_READ && look->house == house && look->at == at)
      break;
  }
  return seen;
}

void
rt_stack_rising (RtStack *stack, const RtGrid *grid, const uint8_t *cells, int n, int next)
{
  RtGrid below = *grid;

  for (int i = 0; i < n; i++)
    below.digit[cells[i]] = 0;
  stack->n = (size_t) n + (next > 1);
  for (int i = 0; i < (int) stack->n; i++) {
    RtLevel *level = &stack->level[i];
    int last = i < n ? grid->digit[cells[i]] : next - 1;

    *level = (RtLevel) { cells[i], grid->digit[cells[i]], RT_NO_HOUSE, 0, RT_DIGITS_NONE };
    for (int digit = 1; digit <= last; digit++)
      if (rt_grid_fits (&below, level->cell, digit))
        level->tried |= rt_digits_of (digit);
    below.digit[level->cell] = level->digit;
  }
}
