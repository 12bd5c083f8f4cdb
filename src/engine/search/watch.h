/* watch.h - how the searches show their variables and their stack. For this room alone. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

/* Adds a variable. */
static inline void
rt_show (RtVariables *variables, const char *name, RtVariableKind kind, int house, int value)
{
  variables->variable[variables->n++] =
    (RtVariable) { name, (uint8_t) kind, (uint8_t) house, (uint16_t) value };
}

static inline void
rt_show_digits (RtVariables *variables, const char *name, RtDigits digits)
{
  rt_show (variables, name, RT_VARIABLE_DIGITS, RT_NO_HOUSE, digits);
}

/* Begins the list with the cell and the digit that LOOK, or else EVENT, is about. Returns that
 * cell, or RT_NO_CELL where no call deals with a blank: in preparing, in moving on to a blank, at
 * the end. */
int rt_show_question (RtVariables *variables, const RtEvent *event, const RtLook *look);

/* Adds the digits used in row, column and box of CELL, under these NAMES. */
void rt_show_houses (RtVariables *variables, const char *const names[3],
                     const RtDigits in_house[RT_N_HOUSES], int cell);

/* The names by which most listings call them. */
extern const char *const rt_names_of_masks[3];

/* The OR of the masks of CELL's houses; while LOOK reads them, as far as it has come. LOOK may be
 * NULL. */
RtDigits rt_used_so_far (const RtDigits in_house[RT_N_HOUSES], int cell, const RtLook *look);

/* The digits in the houses of CELL, gone through in ORDER, up to the cell that LOOK is at; all of
 * them where LOOK is a test. */
RtDigits rt_seen_so_far (const RtGrid *grid, int cell, const uint8_t order[3], const RtLook *look);

/* Fills the stack of a search that tries all digits that fit a cell, rising: the first N of CELLS
 * are filled on GRID; where NEXT is above 1, one more had its digits below NEXT, and none now. */
void rt_stack_rising (RtStack *stack, const RtGrid *grid, const uint8_t *cells, int n, int next);
