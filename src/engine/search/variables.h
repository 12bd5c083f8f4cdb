/* variables.h - helper functions for the variables and call stacks of searches. Private to this
 * folder. */
/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/search/search.h"

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

/* Appends the cell and the digit of LOOK, or of EVENT if LOOK is NULL. Returns the cell, or
 * RT_NO_CELL if the step is about no blank: the preparation, moving on to a blank, the end. */
int rt_show_question (RtVariables *variables, const RtEvent *event, const RtLook *look);

/* Appends the digits used in row, column and box of CELL, under these NAMES. */
void rt_show_houses (RtVariables *variables, const char *const names[3],
                     const RtDigits in_house[RT_N_HOUSES], int cell);

/* Names of the three masks in most listings. */
extern const char *const rt_names_of_masks[3];

/* Returns the OR of the masks of CELL's houses. With LOOK (may be NULL), only of the masks read so
 * far. */
RtDigits rt_used_so_far (const RtDigits in_house[RT_N_HOUSES], int cell, const RtLook *look);

/* Returns the digits in the houses of CELL, read in ORDER, up to the cell of LOOK; all of them if
 * LOOK is a test. */
RtDigits rt_seen_so_far (const RtGrid *grid, int cell, const uint8_t order[3], const RtLook *look);

/* Fills the stack of a search that tries all fitting digits of a cell in rising order. The first N
 * of CELLS are filled on GRID; with NEXT above 1, one more cell had its digits below NEXT and is
 * empty now. */
void rt_stack_rising (RtStack *stack, const RtGrid *grid, const uint8_t *cells, int n, int next);
